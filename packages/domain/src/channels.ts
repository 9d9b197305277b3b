/**
 * How an order is shared by the touches that its customer came by, each a campaign or a source:
 * - `first`, `last`: the whole order is of the first or the last touch
 * - `linear`: each touch has the same share
 * - `position`: the first and the last touch have 40 % each, those between them share 20 %; of two touches each has half
 */
export const ATTRIBUTION_MODELS = ['first', 'last', 'linear', 'position'] as const;
export type AttributionModel = (typeof ATTRIBUTION_MODELS)[number];

/** What orders say themselves, and can be grouped by. */
export const ORDER_DIMENSIONS = ['store', 'country', 'payment_method', 'discount_code'] as const;
export type OrderDimension = (typeof ORDER_DIMENSIONS)[number];

/** What the screen of channels groups orders by: the ways of their customers, or what the orders say themselves. */
export const CHANNEL_DIMENSIONS = ['source', 'campaign', ...ORDER_DIMENSIONS] as const;
export type ChannelDimension = (typeof CHANNEL_DIMENSIONS)[number];

export const isOrderDimension = (dimension: ChannelDimension): dimension is OrderDimension =>
  (ORDER_DIMENSIONS as readonly string[]).includes(dimension);

/** The columns that the channels sort by. */
export const CHANNEL_COLUMNS = [
  'channel',
  'orders',
  'netSales',
  'contribution',
  'adSpend',
  'profit',
  'roi',
  'newCustomers',
] as const;
export type ChannelColumn = (typeof CHANNEL_COLUMNS)[number];
