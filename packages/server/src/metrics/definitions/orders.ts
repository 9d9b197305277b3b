import type { MetricId } from '@adaos/domain';
import { averageOrder } from '../../insights/average-order.ts';
import { divideRounded, percentOf } from '../../ledger/money.ts';
import type { Cell, Metric, Part } from '../types.ts';

const opens = { figure: 'netSales' } as const;
const counted = { unit: 'count', restsOn: [], opens } as const;

/** A number of the cell as it is. */
const count = (
  part: Extract<Part, 'orders' | 'units' | 'refunded' | 'customers' | 'newCustomers' | 'returning'>,
  { additive, role = 'viewer' }: Pick<Metric, 'additive'> & Partial<Pick<Metric, 'role'>>,
  name: string,
  formula: string,
): Metric => ({
  ...counted,
  name,
  formula,
  role,
  additive,
  uses: [part],
  value: (cell) => cell[part] ?? 'not_counted_here',
});

/** A number that the script in the shop's pages counts. */
const visit = (part: 'sessions' | 'views', name: string, formula: string): Metric => ({
  ...counted,
  name,
  formula,
  role: 'viewer',
  additive: true,
  uses: [part],
  value: (cell) => cell[part] ?? 'no_visits',
});

export const orderMetrics = {
  orders: count(
    'orders',
    { additive: true },
    'Orders',
    'Orders placed in the period. By channel each counts by the channel’s share in it; refunds booked as orders do not count.',
  ),
  average_order: {
    name: 'Average order',
    formula: 'Net sales divided by orders: without tax, shipping and what was returned.',
    unit: 'money',
    role: 'viewer',
    restsOn: [],
    additive: false,
    opens,
    uses: ['net', 'orders'],
    value: ({ net = 0n, orders = 0 }: Cell) => {
      if (orders <= 0) return 'no_orders';
      // Channels have shares of orders, in hundredths.
      if (Number.isInteger(orders)) return averageOrder(net, orders) ?? 'no_orders';
      return divideRounded(net * 100n, BigInt(Math.round(orders * 100)));
    },
  },
  units: count('units', { additive: true }, 'Units', 'Units sold of all products, less returned ones.'),
  refunded_orders: count(
    'refunded',
    { additive: false },
    'Refunded orders',
    'Orders refunded in the period, whenever placed, each once: by a refund, its status, or a lost dispute.',
  ),
  refund_rate: {
    name: 'Refund rate',
    formula: 'Refunded orders divided by orders placed in the period, times 100.',
    unit: 'percent',
    role: 'viewer',
    restsOn: [],
    additive: false,
    opens,
    uses: ['refunded', 'orders'],
    value: ({ refunded = 0, orders = 0 }: Cell) =>
      orders > 0 ? (percentOf(BigInt(refunded), BigInt(orders)) ?? 'no_orders') : 'no_orders',
  },
  customers: count(
    'customers',
    { additive: false },
    'Customers',
    'Customers with an order in the period, each once; orders without a customer count for none.',
  ),
  new_customers: count(
    'newCustomers',
    { additive: true },
    'New customers',
    'Customers whose first order was placed in the period.',
  ),
  returning_customers: count(
    'returning',
    { additive: false, role: 'manager' },
    'Returning customers',
    'Customers with a later order than their first in the period, each once.',
  ),
  sessions: visit('sessions', 'Sessions', 'Visits that the script in the shop’s pages counted.'),
  page_views: visit('views', 'Page views', 'Pages that the script in the shop’s pages counted.'),
  conversion_rate: {
    name: 'Conversion rate',
    formula: 'Orders that the script counted divided by its sessions, times 100: who refuses it is in neither.',
    unit: 'percent',
    role: 'viewer',
    restsOn: [],
    additive: false,
    opens,
    uses: ['sessions', 'purchases'],
    value: ({ sessions, purchases }: Cell) => {
      if (!sessions) return 'no_visits';
      return purchases ? (percentOf(BigInt(purchases), BigInt(sessions)) ?? 'no_visits') : 'no_orders';
    },
  },
} satisfies Partial<Record<MetricId, Metric>>;
