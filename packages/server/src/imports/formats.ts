import type { ColumnMapping, ImportField, ImportFormat } from '@adaos/api';
import { NEEDED_FIELDS_OF } from '@adaos/domain';
import { LINE_TITLES } from './column-names.ts';
import { squash } from '../orders/squash.ts';

export type Titles = Partial<Record<ImportField, string>>;

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
    currency: 'ordercurrency currency',
    status: 'orderstatus status',
    orderSubtotal: 'ordersubtotalamount ordersubtotal subtotal',
    orderDiscount: 'cartdiscountamount orderdiscountamount discounttotal cartdiscount totaldiscount',
    orderShipping: 'ordershippingamount shippingtotal ordershipping shippingamount',
    orderTax: 'ordertotaltaxamount ordertotaltax taxtotal totaltax',
    orderTotal: 'ordertotalamount ordertotal total',
    orderRefunded: 'orderrefundamount refundedtotal refundtotal totalrefunded',
  },
};

export interface Recognition {
  readonly format: ImportFormat;
  readonly mapping: ColumnMapping;
  /** Required fields that no column was found for. */
  readonly missing: ImportField[];
}

const list = (titles: string) => titles.split(' ');

/** The first column for each field; no column serves two. */
export function mapTitles(columns: readonly string[], titles: Titles): ColumnMapping {
  const squashed = columns.map(squash);
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

/** Recognises what a file is and what its columns mean, by their titles. */
export function recognise(columns: readonly string[]): Recognition {
  const squashed = new Set(columns.map(squash));
  const known = [shopify, woocommerce].find(({ signature }) =>
    signature.every((titles) => list(titles).some((title) => squashed.has(title))),
  );
  const mapping = mapTitles(columns, known?.titles ?? LINE_TITLES);
  const missing = NEEDED_FIELDS_OF.orders.filter((field) => mapping[field] === undefined);
  return { format: known?.format ?? (missing.length === 0 ? 'lines' : 'unknown'), mapping, missing };
}
