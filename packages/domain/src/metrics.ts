import { CHANNEL_DIMENSIONS } from './channels.ts';

/** Every figure of a shop that can be asked for by its name; what each means and how it is calculated is the server's. */
export const METRICS = [
  'gross_sales',
  'discounts',
  'returns',
  'taxes',
  'net_sales',
  'shipping_charged',
  'tips',
  'total_revenue',
  'goods_cost',
  'shipping_cost',
  'return_shipping_cost',
  'handling_cost',
  'payment_fees',
  'platform_fees',
  'disputes',
  'dispute_fees',
  'fees',
  'ad_spend',
  'other_costs',
  'order_costs',
  'contribution',
  'contribution_margin',
  'net_profit',
  'net_margin',
  'roi',
  'mer',
  'acquisition_cost',
  'orders',
  'average_order',
  'units',
  'refunded_orders',
  'refund_rate',
  'customers',
  'new_customers',
  'returning_customers',
  'sessions',
  'page_views',
  'conversion_rate',
  'goods_cost_coverage',
  'shipping_cost_coverage',
  'return_shipping_cost_coverage',
  'handling_cost_coverage',
  'payment_fee_coverage',
  'platform_fee_coverage',
  'ad_spend_coverage',
] as const;
export type MetricId = (typeof METRICS)[number];

/** `money` in major units of the shop's currency, `percent` as 12.4 for 12.4 %. */
export const METRIC_UNITS = ['money', 'count', 'percent', 'ratio'] as const;
export type MetricUnit = (typeof METRIC_UNITS)[number];

/** Weeks begin on Monday and are named by that day. */
export const TIME_DIMENSIONS = ['day', 'week', 'month'] as const;
export type TimeDimension = (typeof TIME_DIMENSIONS)[number];

export const PRODUCT_DIMENSIONS = ['product', 'variant', 'product_group'] as const;
export type ProductDimension = (typeof PRODUCT_DIMENSIONS)[number];

/** What figures can be grouped by. */
export const METRIC_DIMENSIONS = [
  ...TIME_DIMENSIONS,
  ...PRODUCT_DIMENSIONS,
  ...CHANNEL_DIMENSIONS,
  'customer_type',
] as const;
export type MetricDimension = (typeof METRIC_DIMENSIONS)[number];

export const isTimeDimension = (dimension: MetricDimension): dimension is TimeDimension =>
  (TIME_DIMENSIONS as readonly string[]).includes(dimension);

/** Why a figure is not known. */
export const UNKNOWN_REASONS = [
  'goods_cost_unknown',
  'cost_unknown',
  'ad_spend_unknown',
  'no_ad_spend',
  'no_orders',
  'no_sales',
  'no_new_customers',
  'no_visits',
  'nothing_to_cover',
  'not_counted_here',
] as const;
export type UnknownReason = (typeof UNKNOWN_REASONS)[number];
