import type { FigureDetail, FigureOrder, OrderDetail, OrderLine } from '@adaos/api';
import { hundredths } from '@adaos/domain';
import type { FigureOrdersView, FigureView } from '@adaos/ui/screens/FigureScreen';
import type { OrderCosting, OrderCostRow, OrderView } from '@adaos/ui/screens/OrderScreen';
import { fn } from 'storybook/test';
import { takeBack } from './costsStates.ts';

const CUSTOMERS = [
  'Ioana Munteanu',
  'Andrei Popescu',
  '13085',
  'Maria do Carmo Vasconcelos e Sá',
  'Élise Fournier',
  null,
] as const;
const COUNTRIES = ['RO', 'FR', 'United Kingdom', 'PT', 'ES', null] as const;

/** Orders of an invented December, newest first. */
export function ordersOf(count: number): FigureOrder[] {
  return Array.from({ length: count }, (_item, index) => {
    const refund = index % 17 === 6;
    const size = hundredths(((index * 7919) % 12_400) / 100 + 9.9);
    return {
      id: String(90_000 - index),
      externalId: `${refund ? 'C' : ''}${536_365 + count - index}`,
      kind: refund ? 'refund' : index % 41 === 29 ? 'adjustment' : 'order',
      occurredOn: `2025-12-${String(31 - Math.floor((index * 31) / count)).padStart(2, '0')}`,
      customer: CUSTOMERS[index % CUSTOMERS.length] ?? null,
      country: COUNTRIES[index % COUNTRIES.length] ?? null,
      lines: ((index * 13) % 27) + 1,
      amount: refund ? -size : size,
      missing: refund ? [] : ['handling'],
      total: refund ? 0 : hundredths(size * 2.4),
      netSales: refund ? -size : hundredths(size * 2),
      profit: refund ? -size : index % 13 === 5 ? null : hundredths(size * 0.7),
      profitMissing: refund ? [] : ['handling'],
    };
  });
}

export const someOrders: FigureOrdersView = {
  status: 'ready',
  orders: ordersOf(50),
  total: 1_839,
  hasMore: true,
  loadingMore: false,
};

export const netProfit: FigureDetail = {
  figure: 'netProfit',
  from: '2025-12-01',
  to: '2025-12-31',
  unit: 'money',
  currency: 'EUR',
  value: 18_432.07,
  parts: [
    { kind: 'sale', amount: 130_724, quality: 'actual', entries: 7_412 },
    { kind: 'refund', amount: -7_843.54, quality: 'actual', entries: 64 },
    { kind: 'cogs', amount: -60_131.99, quality: 'rule', entries: 7_476 },
    { kind: 'shipping_cost', amount: -14_380, quality: 'estimate', entries: 1_839 },
    { kind: 'handling', amount: null, quality: 'missing', entries: 0 },
    { kind: 'payment_fee', amount: -6_535.4, quality: 'rule', entries: 1_839 },
    { kind: 'ad_spend', amount: -23_401, quality: 'actual', entries: 62 },
  ],
  missing: ['handling'],
  goodsCostPercent: 46,
};

export const roi: FigureDetail = {
  ...netProfit,
  figure: 'roi',
  unit: 'percent',
  value: 178.8,
  parts: netProfit.parts.map((part) => (part.kind === 'ad_spend' ? { ...part, amount: 23_401 } : part)),
};

export const profitUnknown: FigureDetail = {
  ...netProfit,
  value: null,
  goodsCostPercent: null,
  parts: netProfit.parts.map((part) =>
    part.kind === 'cogs' ? { ...part, amount: null, quality: 'missing', entries: 0 } : part,
  ),
};

export const figureView = (
  data: FigureDetail,
  view: Partial<Extract<FigureView, { status: 'ready' }>> = {},
): FigureView => ({
  status: 'ready',
  data,
  kind: null,
  orders: someOrders,
  ...view,
});

const PRODUCTS = [
  'Lampă de masă din ceramică, galben șofran',
  'Candle holder',
  'WHITE HANGING HEART T-LIGHT HOLDER',
  'Set of six hand-blown glass lanterns with brass hooks, boxed, assorted colours, for indoor and outdoor use',
  null,
  'Ghirlandă luminoasă, 10 m',
] as const;

function linesOf(count: number, costKnown: boolean): OrderLine[] {
  return Array.from({ length: count }, (_item, index) => {
    const quantity = ((index * 5) % 12) + 1;
    const unitPrice = hundredths(((index * 383) % 2_900) / 100 + 1.25);
    return {
      id: String(index + 1),
      sku: index % 5 === 3 ? null : `8512${(index * 7) % 10}${String.fromCodePoint(65 + (index % 26))}`,
      name: PRODUCTS[index % PRODUCTS.length] ?? null,
      quantity,
      unitPrice,
      amount: hundredths(quantity * unitPrice),
      goodsCost: costKnown ? hundredths(quantity * unitPrice * 0.46) : null,
      goodsCostQuality: costKnown ? 'rule' : 'missing',
    };
  });
}

const lines = linesOf(14, true);
const sold = hundredths(lines.reduce((sum, { amount }) => sum + amount, 0));

export const order: OrderDetail = {
  id: '90000',
  externalId: '536365',
  kind: 'order',
  placedAt: '2025-12-09T08:26:00Z',
  currency: 'EUR',
  customer: 'Ioana Munteanu',
  country: 'RO',
  netSales: hundredths(sold - 15),
  netProfit: hundredths(sold - 15 - 0.46 * sold - 12.4),
  parts: [
    { kind: 'sale', amount: hundredths(sold), quality: 'actual', entries: lines.length },
    { kind: 'discount', amount: -15, quality: 'actual', entries: 1 },
    { kind: 'cogs', amount: hundredths(-0.46 * sold), quality: 'rule', entries: lines.length },
    { kind: 'shipping_cost', amount: -12.4, quality: 'estimate', entries: 1 },
  ],
  missing: [],
  lineCount: lines.length,
  lines,
  nextCursor: null,
  fraud: { finding: null, verdicts: [] },
};

/** It was paid in dollars. */
export const convertedOrder: OrderDetail = {
  ...order,
  original: { currency: 'USD', netSales: 164.4, rate: 0.856_237, rateOn: '2025-12-08', rateSource: 'ecb' },
};

/** Half of its goods have a cost, and nobody noted what its sending and payment cost. */
export const orderThatLacksCosts: OrderDetail = { ...order, missing: ['cogs', 'handling', 'payment_fee'] };

export const orderOfUnknownCost: OrderDetail = {
  ...order,
  netProfit: null,
  missing: ['cogs'],
  parts: order.parts.map((part) =>
    part.kind === 'cogs' ? { ...part, amount: null, quality: 'missing', entries: 0 } : part,
  ),
  lines: linesOf(14, false),
};

export const refund: OrderDetail = {
  ...order,
  externalId: 'C536379',
  kind: 'refund',
  fraud: null,
  netSales: -27.5,
  netProfit: -27.5,
  customer: null,
  country: null,
  parts: [{ kind: 'refund', amount: -27.5, quality: 'actual', entries: 1 }],
  missing: [],
  lineCount: 1,
  lines: [
    {
      id: '1',
      sku: 'D',
      name: 'Lampă de masă din ceramică, galben șofran',
      quantity: -1,
      unitPrice: 27.5,
      amount: -27.5,
      goodsCost: 0,
      goodsCostQuality: 'actual',
    },
  ],
};

/** A dispute that was lost, after a verdict that was taken back. */
export const judgedOrder: OrderDetail = {
  ...order,
  fraud: {
    finding: 'charged_back',
    verdicts: [
      { verdict: 'lost', by: 'Ana Ionescu', at: '2026-01-21T10:05:00Z' },
      { verdict: null, by: 'Mihai Radu', at: '2025-12-22T15:40:00Z' },
      { verdict: 'disputed', by: null, at: '2025-12-20T08:00:00Z' },
    ],
  },
};

export const longOrder: OrderDetail = { ...order, lineCount: 412, lines: linesOf(100, true), nextCursor: 'next' };

export const orderView = (data: OrderDetail): OrderView => ({
  status: 'ready',
  data,
  hasMore: data.nextCursor !== null,
  loadingMore: false,
});

const entered = { createdBy: 'Ana Pop', withdrawnAt: null, sku: null } as const;
const byFile = { source: 'file', fileName: 'courier-december.csv' } as const;
const typed = { source: 'typed', fileName: null } as const;

/** Real costs of an order: two that count, one replaced, one taken back. */
export const orderCostRows: readonly OrderCostRow[] = [
  { id: 'cost-4', kind: 'shipping_cost', cost: 12.5, createdAt: '2025-12-20T09:30:00Z', ...entered, ...typed },
  { id: 'cost-3', kind: 'payment_fee', cost: 2.25, createdAt: '2025-12-18T09:30:00Z', ...entered, ...byFile },
  { id: 'cost-2', kind: 'shipping_cost', cost: 11, createdAt: '2025-12-18T09:30:00Z', ...entered, ...byFile },
  {
    id: 'cost-1',
    kind: 'handling',
    cost: 1.1,
    createdAt: '2025-12-15T09:30:00Z',
    ...entered,
    ...typed,
    withdrawnAt: '2025-12-16T09:30:00Z',
  },
];

export const orderCosting: OrderCosting = {
  view: { status: 'ready', costs: [] },
  onRetry: fn(),
  onRecord: fn(() => Promise.resolve()),
  takeBack,
  onTakeBack: fn(() => Promise.resolve()),
};
