import type { ColumnMapping, ImportField, ImportFormat, ImportKind } from '@adaos/api';
import { isWithoutItems } from '@adaos/domain';
import { squash } from '../orders/squash.ts';
import { ImportFailure } from './import-failure.ts';
import { recogniseKind } from './kinds/recognise-kind.ts';
import type { Layout } from './layout.ts';

/** Titles of cells of Shopify's export that say what a line is, and no figure by themselves. */
export const SHOPIFY_CELLS = {
  duties: 'Duties',
  payment: 'Payment Method',
  requiresShipping: 'Lineitem requires shipping',
  taxable: 'Lineitem taxable',
  discount: 'Lineitem discount',
} as const;

/** What the cells of a file's records mean. */
export interface FileFormat {
  readonly format: Exclude<ImportFormat, 'unknown'>;
  /** Cells of each record. */
  readonly width: number;
  /** The titles of the columns, in their order. */
  readonly titles: readonly string[];
  /** The place of each field's cell. */
  readonly columns: Partial<Record<ImportField, number>>;
  /** The place of the cell that is filled where the order was called off, in exports that have one. */
  readonly cancelledAt: number | undefined;
  /** The place of the cell that names the item which a line is a part of, in Magento's items. */
  readonly partOfAt: number | undefined;
  /** The place of the cell with an item's own number, in such a file. */
  readonly itemAt: number | undefined;
  /** The places of a line's value before and after its discount, in exports of WooCommerce that have both. */
  readonly discounted: { readonly before: number; readonly after: number } | null;
  /** The places of cells that only Shopify's export has; empty in others. */
  readonly shopify: Partial<Record<keyof typeof SHOPIFY_CELLS, number>>;
  /** The places of the numbers of a product and its variation, in exports of WooCommerce that have both. */
  readonly variation: { readonly product: number; readonly variation: number } | null;
  /** True where an order is closed once all of it was refunded: in Magento's files. */
  readonly closedIsRefunded: boolean;
  /** True where quantities are given after what was refunded. */
  readonly quantityAfterRefunds: boolean;
}

/** What a file is whose columns only its mapping gives. */
const PLAIN = {
  orders: 'lines',
  ads: 'ads',
  stock: 'stock',
  costs: 'costs',
  order_costs: 'order_costs',
} as const satisfies Record<ImportKind, ImportFormat>;

/** A mapping by hand says itself whether a file of orders has items. */
function formatOf(recognised: ImportFormat, mapping: ColumnMapping, kind: ImportKind): FileFormat['format'] {
  if (kind === 'orders' && isWithoutItems(mapping)) return 'orders';
  return recognised === 'unknown' || recognised === 'orders' ? PLAIN[kind] : recognised;
}

/** The place of a column by its title, as it is or squashed; -1 where there is none. */
function placeOf(columns: readonly string[], title: string): number {
  const exact = columns.indexOf(title.trim());
  return exact === -1 ? columns.findIndex((column) => squash(column) === squash(title)) : exact;
}

/** What plugins of WooCommerce call the numbers of an item's product and of its variation. */
const ITEM_NUMBERS = {
  product: ['productid', 'itemproductid', 'lineitemproductid'],
  variation: ['variationid', 'itemvariationid', 'productvariationid', 'lineitemvariationid'],
} as const;

function variationCells(columns: readonly string[]): FileFormat['variation'] {
  const squashed = columns.map(squash);
  const [product, variation] = [ITEM_NUMBERS.product, ITEM_NUMBERS.variation].map((titles: readonly string[]) =>
    squashed.findIndex((title) => titles.includes(title)),
  );
  return product === undefined || variation === undefined || product === -1 || variation === -1
    ? null
    : { product, variation };
}

/** Titles that Magento's grid of orders, or its items, have and no other file. */
const MAGENTO_TITLES = new Set(['incrementid', 'purchasepoint', 'grandtotalbase', 'grandtotalpurchased', 'qtyordered']);

/** What plugins of WooCommerce call the fields `subtotal` and `total` of an order's item. */
const ITEM_VALUES = {
  before: ['itemsubtotal', 'linesubtotal', 'lineitemsubtotal', 'productsubtotal', 'orderlinesubtotal'],
  after: ['itemtotal', 'linetotal', 'lineitemtotal', 'producttotal', 'orderlinetotal'],
} as const;

function discountedCells(columns: readonly string[]): FileFormat['discounted'] {
  const squashed = columns.map(squash);
  const [before, after] = [ITEM_VALUES.before, ITEM_VALUES.after].map((titles: readonly string[]) =>
    squashed.findIndex((title) => titles.includes(title)),
  );
  return before === undefined || after === undefined || before === -1 || after === -1 ? null : { before, after };
}

/**
 * Settles what the columns mean: as the person mapped them, else as they are recognised.
 * @throws ImportFailure `columns_missing`
 */
export function fileFormat(
  { columns, rows }: Layout,
  mapping: ColumnMapping | null,
  kind: ImportKind = 'orders',
): FileFormat {
  const recognised = recogniseKind(columns, kind, rows);
  if (!mapping && recognised.missing.length > 0) {
    throw new ImportFailure('columns_missing', `No column was found for: ${recognised.missing.join(', ')}.`, 1);
  }
  const format = formatOf(recognised.format, mapping ?? recognised.mapping, kind);
  const chosen = Object.entries(mapping ?? recognised.mapping) as [ImportField, string][];
  const places = chosen.map(([field, title]) => [field, placeOf(columns, title), title] as const);
  const absent = places.filter(([, place]) => place === -1);
  if (absent.length > 0) {
    const titles = absent.map(([, , title]) => `"${title}"`).join(', ');
    throw new ImportFailure('columns_missing', `The file has no column ${titles}.`, 1);
  }
  const quantityTitle = chosen.find(([field]) => field === 'quantity')?.[1] ?? '';
  const cancelledAt = format === 'shopify' ? placeOf(columns, 'Cancelled at') : -1;
  const partOfAt = format === 'lines' ? placeOf(columns, 'parent_item_id') : -1;
  const itemAt = partOfAt === -1 ? -1 : placeOf(columns, 'item_id');
  const own = Object.entries(SHOPIFY_CELLS).map(([cell, title]) => [cell, placeOf(columns, title)] as const);
  return {
    format,
    shopify: format === 'shopify' ? Object.fromEntries(own.filter(([, place]) => place !== -1)) : {},
    width: columns.length,
    titles: columns,
    columns: Object.fromEntries(places.map(([field, place]) => [field, place])),
    cancelledAt: cancelledAt === -1 ? undefined : cancelledAt,
    partOfAt: partOfAt === -1 ? undefined : partOfAt,
    itemAt: itemAt === -1 ? undefined : itemAt,
    discounted: format === 'woocommerce' ? discountedCells(columns) : null,
    variation: format === 'woocommerce' ? variationCells(columns) : null,
    closedIsRefunded: columns.some((column) => MAGENTO_TITLES.has(squash(column))),
    quantityAfterRefunds: squash(quantityTitle) === 'quantityrefund',
  };
}
