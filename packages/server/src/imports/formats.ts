import type { ColumnMapping, ImportField, ImportFormat } from '@adaos/api';
import { neededFields } from '@adaos/domain';
import { AMOUNT_TITLES, mapOpenTitles } from './amount-titles.ts';
import {
  COULD_BE_OF_ORDERS,
  DISCOUNT_TITLES,
  LINE_TITLES,
  ORDER_TITLES,
  PRESTASHOP_TITLES,
  SHIPMENT_TITLES,
} from './column-names.ts';
import { PLATFORM_LINES } from './platform-lines.ts';
import { squash } from '../orders/squash.ts';
import type { Titles } from './types.ts';

interface KnownFormat {
  readonly format: 'shopify' | 'woocommerce';
  /** Squashed titles that no other file has together: at least one of each. */
  readonly signature: readonly string[];
  /** Squashed titles by field, the best first. */
  readonly titles: Titles;
}

/** The orders export of a Shopify admin. */
const shopify: KnownFormat = {
  format: 'shopify',
  signature: ['name', 'createdat', 'lineitemquantity', 'lineitemprice'],
  titles: {
    orderId: 'name',
    date: 'createdat',
    quantity: 'lineitemquantity',
    price: 'lineitemprice',
    sku: 'lineitemsku',
    name: 'lineitemname',
    customer: 'email billingname',
    country: 'billingcountry shippingcountry',
    paymentMethod: 'paymentmethod',
    carrier: 'shippingmethod',
    discountCode: 'discountcode',
    currency: 'currency',
    status: 'financialstatus',
    orderSubtotal: 'subtotal',
    orderDiscount: 'discountamount',
    orderShipping: 'shipping',
    orderTax: 'taxes',
    orderTotal: 'total',
    orderRefunded: 'refundedamount',
  },
};

/**
 * WooCommerce itself exports no lines; these are the default columns of the plugins that shops use: Advanced Order Export
 * (`Order Number`, `Item Cost`), Customer / Order / Coupon Export with a row for each item (`order_number`, `item_price`),
 * and others that name their columns after the fields of WooCommerce.
 */
const woocommerce: KnownFormat = {
  format: 'woocommerce',
  signature: [
    'ordernumber orderid',
    'orderstatus status',
    'itemcost itemprice lineitemprice productunitprice itemunitprice',
    'quantity quantityrefund itemquantity itemqty qty lineitemquantity productqty',
    'ordertotal ordertotalamount cartdiscountamount ordersubtotalamount ordercurrency paymentmethod paymentmethodtitle',
  ],
  titles: {
    orderId: 'ordernumber ordernumberformatted orderid',
    date: 'orderdate datecreated datecreatedgmt date orderdatetime',
    quantity: 'quantityrefund quantity itemquantity itemqty qty lineitemquantity productqty',
    price: 'itemcost itemprice itemunitprice lineitemprice productunitprice',
    sku: 'sku itemsku productsku lineitemsku productid itemproductid',
    name: 'itemname productname name lineitemname',
    customer: 'emailbilling billingemail customeremail customeruserid customerid customer',
    country: 'countrycodebilling countrynamebilling billingcountry countrycodeshipping shippingcountry country',
    paymentMethod: 'paymentmethodtitle paymentmethod paymentvia paymentgateway',
    variantOf: LINE_TITLES.variantOf ?? '',
    productGroup: 'category categories productcategory productcategories itemcategory',
    ...SHIPMENT_TITLES,
    ...DISCOUNT_TITLES,
    currency: 'ordercurrency currency',
    updated: 'datemodified datemodifiedgmt modifieddate lastmodified',
    status: 'orderstatus status',
    orderSubtotal: 'ordersubtotalamount ordersubtotal subtotal',
    orderDiscount: 'cartdiscountamount orderdiscountamount discounttotal cartdiscount totaldiscount',
    orderShipping: 'ordershippingamount shippingtotal ordershipping shippingamount',
    orderTax: 'ordertotaltaxamount ordertotaltax taxtotal totaltax',
    orderShippingTax: 'ordershippingtaxamount shippingtaxtotal ordershippingtax shippingtax shippingtaxamount',
    orderTotal: 'ordertotalamount ordertotal total',
    orderRefunded: 'orderrefundamount refundedtotal refundtotal totalrefunded',
    orderFees: 'feetotal ordertotalfee orderfeeamount totalfees',
  },
};

export interface Recognition {
  readonly format: ImportFormat;
  readonly mapping: ColumnMapping;
  /** Required fields that no column was found for. */
  readonly missing: ImportField[];
}

const list = (titles: string) => titles.split(' ');

/** `Amount spent (EUR)` and `Total (RON) (livrare inclusa)` name their currency; `Total (TTC)` names none. */
const CURRENCY_IN_TITLE = new RegExp(String.raw`\((${Intl.supportedValuesOf('currency').join('|')})\)`);

/** The currency that a title names; null where it names none. */
export function currencyInTitle(title: string | undefined): string | null {
  return CURRENCY_IN_TITLE.exec(title ?? '')?.[1] ?? null;
}

/** A title as it is compared: without its currency, squashed. */
export const plainTitle = (title: string) => squash(title.replace(CURRENCY_IN_TITLE, ''));

/** The first column for each field; no column serves two. */
export function mapTitles(columns: readonly string[], titles: Titles): ColumnMapping {
  const squashed = columns.map(plainTitle);
  const mapping: ColumnMapping = {};
  const used = new Set<number>();
  for (const [field, known] of Object.entries(titles) as [ImportField, string][]) {
    const at = list(known)
      .map((title) => squashed.findIndex((column, index) => column === title && !used.has(index)))
      .find((index) => index !== -1);
    const title = at === undefined ? undefined : columns[at];
    if (at === undefined || title === undefined || title.length > 512) continue;
    used.add(at);
    mapping[field] = title;
  }
  return mapping;
}

/** A column that only an item has: its order has none of it. */
const saysItem = (mapping: ColumnMapping) =>
  (['quantity', 'price', 'lineTotal', 'sku', 'name'] as const).some((field) => {
    const title = mapping[field];
    return title !== undefined && !COULD_BE_OF_ORDERS.has(plainTitle(title));
  });

/** The columns of a file with one row for each order; null where it may have items, or one that is needed is missing. */
function mapWithoutItems(columns: readonly string[], items: ColumnMapping): ColumnMapping | null {
  if (saysItem(items)) return null;
  const squashed = new Set(columns.map(squash));
  const prestashop = PRESTASHOP_TITLES.signature.some((title) => squashed.has(title));
  const mapping = mapTitles(columns, prestashop ? { ...ORDER_TITLES, ...PRESTASHOP_TITLES.titles } : ORDER_TITLES);
  return neededFields('orders', true).every((field) => mapping[field] !== undefined) ? mapping : null;
}

const missingIn = (mapping: ColumnMapping) =>
  neededFields('orders', false).filter((field) => mapping[field] === undefined);

/** The columns of a platform's file with a line for each item; null where it is none, or one that is needed is missing. */
function mapPlatformLines(
  columns: readonly string[],
  has: (signature: readonly string[]) => boolean,
): ColumnMapping | null {
  const platform = PLATFORM_LINES.find(({ signature }) => has(signature));
  const [mapping] = (platform?.titles ?? [])
    .map((titles) => mapTitles(columns, titles))
    .filter((mapped) => missingIn(mapped).length === 0)
    .toSorted((a, b) => Object.keys(b).length - Object.keys(a).length);
  return mapping ?? null;
}

/**
 * Recognises what a file is and what its columns mean, by their titles.
 * @param rows its first records, which show whether a column such as `Discount` has amounts. Without them it is left to the person.
 */
export function recognise(columns: readonly string[], rows: readonly (readonly string[])[] = []): Recognition {
  const squashed = columns.map(plainTitle);
  const titles = new Set([...columns.map(squash), ...squashed]);
  const has = (signature: readonly string[]) =>
    signature.every((some) => list(some).some((title) => titles.has(title)));
  const known = [shopify, woocommerce].find(({ signature }) => has(signature));
  if (known) {
    const mapping = mapTitles(columns, known.titles);
    return { format: known.format, mapping, missing: missingIn(mapping) };
  }
  const platform = mapPlatformLines(columns, has);
  if (platform) return { format: 'lines', mapping: platform, missing: [] };
  const mapping = mapTitles(columns, { ...LINE_TITLES, ...AMOUNT_TITLES });
  const missing = missingIn(mapping);
  if (missing.length === 0) {
    return { format: 'lines', mapping: mapOpenTitles(mapping, columns, squashed, rows), missing };
  }
  const whole = mapWithoutItems(columns, mapping);
  if (!whole) return { format: 'unknown', mapping, missing };
  return { format: 'orders', mapping: mapOpenTitles(whole, columns, squashed, rows), missing: [] };
}
