import { METRICS, METRIC_DIMENSIONS, type MetricDimension, type MetricId } from '@adaos/domain';
import type { Part } from '../types.ts';
import { metrics } from './index.ts';

/** What figures can be grouped by: what is known of each of its rows. */
export interface Dimension {
  readonly name: string;
  readonly describes: string;
  readonly gives: readonly Part[];
}

const EVERYTHING: readonly Part[] = [
  'totals',
  'net',
  'discount',
  'goods',
  'orderCosts',
  'contribution',
  'spend',
  'orders',
  'units',
  'refunded',
  'customers',
  'newCustomers',
  'returning',
  'sessions',
  'views',
  'purchases',
];
const OF_PRODUCTS: readonly Part[] = ['net', 'discount', 'goods', 'orderCosts', 'contribution', 'units'];
const OF_ORDERS: readonly Part[] = ['net', 'contribution', 'orders', 'newCustomers'];

const time = (name: string, describes: string): Dimension => ({ name, describes, gives: EVERYTHING });
const product = (name: string, describes: string): Dimension => ({ name, describes, gives: OF_PRODUCTS });
const order = (name: string, describes: string): Dimension => ({ name, describes, gives: OF_ORDERS });
const touch = (name: string, describes: string): Dimension => ({ name, describes, gives: [...OF_ORDERS, 'spend'] });

/** Every dimension. A row without a value has what belongs to none, so that the rows add up to the total. */
export const dimensions: Readonly<Record<MetricDimension, Dimension>> = {
  day: time('Day', 'Day of the shop’s calendar, YYYY-MM-DD.'),
  week: time('Week', 'Week from Monday to Sunday, by its Monday.'),
  month: time('Month', 'Calendar month, YYYY-MM.'),
  product: product('Product', 'Product with all of its variants, by its code.'),
  variant: product('Variant', 'Each variant, by its code in the orders.'),
  product_group: product('Product group', 'Group that the shop has given its products.'),
  source: touch('Channel', 'Source or ad platform that the customer came by, shared by the attribution model.'),
  campaign: touch('Campaign', 'Campaign that the customer came by, shared by the attribution model.'),
  store: order('Store', 'Store that the order was placed in.'),
  country: order('Country', 'Country of the order, as the orders have it.'),
  payment_method: order('Payment method', 'Payment method of the order.'),
  discount_code: order('Discount code', 'Discount code of the order.'),
  customer_type: {
    name: 'Customer type',
    describes: 'First orders of customers (new), later ones (returning).',
    gives: ['net', 'contribution', 'orders'],
  },
};

/** Whether a metric can be grouped by a dimension. */
export const goesWith = (metric: MetricId, dimension: MetricDimension): boolean =>
  metrics[metric].uses.every((part) => dimensions[dimension].gives.includes(part));

export const dimensionsOf = (metric: MetricId): MetricDimension[] =>
  METRIC_DIMENSIONS.filter((dimension) => goesWith(metric, dimension));

export const metricsOf = (dimension: MetricDimension): MetricId[] =>
  METRICS.filter((metric) => goesWith(metric, dimension));
