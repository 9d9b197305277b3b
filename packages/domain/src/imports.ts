import { ORDER_COST_FIELDS } from './order-costs.ts';
import { AD_PLATFORMS } from './platforms.ts';

/** What a file holds: orders, the ad spend of campaigns by day, the stock with its suppliers, what products cost, or what single orders did. */
export const IMPORT_KINDS = ['orders', 'ads', 'stock', 'costs', 'order_costs'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What a column of a file can mean. */
export const IMPORT_FIELDS = [
  'orderId',
  'date',
  'quantity',
  'price',
  'sku',
  'name',
  'customer',
  'country',
  'currency',
  'status',
  'lineTotal',
  'orderSubtotal',
  'orderDiscount',
  'orderShipping',
  'orderTax',
  'orderShippingTax',
  'orderTotal',
  'orderRefunded',
  'orderFees',
  'store',
  'updated',
  'paymentMethod',
  'productGroup',
  'variantOf',
  'carrier',
  'weightGrams',
  'weightKg',
  'parcels',
  'discountCode',
  'campaign',
  'spend',
  'impressions',
  'clicks',
  'invalidClicks',
  'conversions',
  'campaignId',
  'platform',
  'dailyBudget',
  'stock',
  'supplier',
  'leadDays',
  'packUnits',
  'leastUnits',
  'unitCost',
  'goodsCost',
  'shippingCost',
  'returnShippingCost',
  'handlingCost',
  'paymentFee',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** What the columns of each kind of file can mean, in the order in which they are asked for. */
export const FIELDS_OF = {
  orders: IMPORT_FIELDS.slice(0, IMPORT_FIELDS.indexOf('campaign')),
  ads: [
    'campaign',
    'date',
    'spend',
    'impressions',
    'clicks',
    'invalidClicks',
    'conversions',
    'campaignId',
    'platform',
    'status',
    'dailyBudget',
    'currency',
  ],
  stock: ['sku', 'stock', 'name', 'supplier', 'leadDays', 'packUnits', 'leastUnits', 'unitCost', 'currency'],
  costs: ['sku', 'unitCost', 'date', 'productGroup', 'variantOf', 'weightGrams', 'weightKg', 'currency'],
  order_costs: [
    'orderId',
    'shippingCost',
    'paymentFee',
    'returnShippingCost',
    'handlingCost',
    'goodsCost',
    'sku',
    'currency',
  ],
} as const satisfies Record<ImportKind, readonly ImportField[]>;

/** The fields of each kind of file without which no line can be read. */
export const NEEDED_FIELDS_OF = {
  orders: ['orderId', 'date', 'quantity', 'price'],
  ads: ['campaign', 'date', 'spend'],
  stock: ['sku', 'stock'],
  costs: ['sku'],
  order_costs: ['orderId'],
} as const satisfies Record<ImportKind, readonly ImportField[]>;

/** Whether a file of what single orders cost has a column with a cost. */
export const hasOrderCost = (mapping: Partial<Record<ImportField, string>>): boolean =>
  Object.values(ORDER_COST_FIELDS).some((field) => (mapping[field] ?? '').trim() !== '');

/** What a file of products says of each beside its number; it needs one of them. */
export const PRODUCT_FIELDS = [
  'unitCost',
  'productGroup',
  'variantOf',
  'weightGrams',
  'weightKg',
] as const satisfies ImportField[];

/** Whether a file of products has a column that says something of them. */
export const hasProductFact = (mapping: Partial<Record<ImportField, string>>): boolean =>
  PRODUCT_FIELDS.some((field) => (mapping[field] ?? '').trim() !== '');

/** What the columns of a file with one row for each order, without its items, can mean, in the order in which they are asked for. */
export const FIELDS_WITHOUT_ITEMS = [
  'orderId',
  'date',
  'orderTotal',
  'orderShipping',
  'orderTax',
  'orderShippingTax',
  'orderDiscount',
  'orderRefunded',
  'status',
  'updated',
  'store',
  'customer',
  'country',
  'paymentMethod',
  'carrier',
  'weightGrams',
  'weightKg',
  'parcels',
  'discountCode',
  'currency',
] as const satisfies readonly ImportField[];

const NEEDED_WITHOUT_ITEMS: readonly ImportField[] = FIELDS_WITHOUT_ITEMS.slice(0, 3);

/** Whether a file of orders has one row for each order, by what its columns mean: a total, and no item with a quantity or a price. */
export function isWithoutItems(mapping: Partial<Record<ImportField, string>>): boolean {
  const has = (field: ImportField) => (mapping[field] ?? '').trim() !== '';
  return has('orderTotal') && !has('quantity') && !has('price') && !has('lineTotal');
}

/** The fields without which no line of a file can be read. @param withoutItems see `isWithoutItems`; only of orders. */
export function neededFields(kind: ImportKind, withoutItems: boolean): readonly ImportField[] {
  return kind === 'orders' && withoutItems ? NEEDED_WITHOUT_ITEMS : NEEDED_FIELDS_OF[kind];
}

/** The kind of file that the columns were recognised as; `orders` has one row for each order. */
export const IMPORT_FORMATS = [
  'shopify',
  'woocommerce',
  'lines',
  'orders',
  ...AD_PLATFORMS,
  'ads',
  'stock',
  'costs',
  'order_costs',
  'unknown',
] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

export const IMPORT_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** Why a whole file was refused. */
export const IMPORT_ERROR_CODES = [
  'file_empty',
  'file_truncated',
  'file_corrupt',
  'not_a_text_file',
  /** It is protected by a password. */
  'file_locked',
  /** An archive with more than one table. */
  'several_files',
  /** A workbook with more text than is kept in memory. */
  'workbook_too_large',
  'quote_unclosed',
  'line_too_long',
  'columns_missing',
  'no_data_lines',
  /** Another import has set the shop's currency in the meantime. */
  'currency_mismatch',
  'interrupted',
  'internal',
] as const;
export type ImportErrorCode = (typeof IMPORT_ERROR_CODES)[number];

/** Why a line was left out while the rest of its file was imported. */
export const REJECTION_CODES = [
  'order_missing',
  'date_unreadable',
  'quantity_unreadable',
  'price_unreadable',
  'amount_unreadable',
  'amount_too_large',
  'currency_differs',
  /** It is in another currency than the shop's, and no rate of its day is known. */
  'no_exchange_rate',
  'columns_count',
  /** The order was cancelled or never paid, so it is no sale. */
  'order_cancelled',
  /** The order was placed to try out the checkout, so it is no sale. */
  'order_test',
  /** A file with one row for each order has this order before, with another total. */
  'order_repeated',
  'campaign_missing',
  'product_missing',
  /** A file of costs names an order that the shop does not have. */
  'order_unknown',
  /** The order has no such product. */
  'product_not_in_order',
] as const;
export type RejectionCode = (typeof REJECTION_CODES)[number];
