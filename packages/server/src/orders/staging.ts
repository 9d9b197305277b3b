import { cutText } from '@adaos/api';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { type Cell, CopyWriter, REJECTED_LENGTH } from './copy-writer.ts';
import { createDayRates } from './day-rates.ts';
import type { LineResult, OrderAmounts, OrderLine } from './order-line.ts';

const COLUMNS = [
  'line integer',
  'order_ref text collate "C"',
  'placed_at timestamptz',
  'day date',
  'customer text',
  'country text',
  'payment_method text',
  'carrier text',
  'parcels integer',
  'weight_grams integer',
  'discount_code text',
  'status text',
  'sku text',
  'name text',
  'product_group text',
  'parent text',
  'parent_name text',
  'quantity numeric',
  'unit_price numeric',
  'amount bigint',
  'key uuid',
  'item_refunded boolean',
  'line_discount bigint',
  'subtotal bigint',
  'discount bigint',
  'shipping bigint',
  'tax bigint',
  'shipping_tax bigint',
  'total bigint',
  'refunded bigint',
  'fees bigint',
  'cancelled boolean',
  'number text collate "C"',
  'store text',
  'updated_at timestamptz',
  'stage smallint',
  'currency text',
  'code text',
  'reason text',
  'text text',
  'noted jsonb',
];
const AMOUNTS = [
  'subtotal',
  'discount',
  'shipping',
  'tax',
  'shippingTax',
  'total',
  'refunded',
  'fees',
] as const satisfies (keyof OrderAmounts)[];

/** Makes the tables that the lines of a file, and the rates of their days, are read into; they are gone with the transaction. */
export async function createStaging(trx: ShopTransaction): Promise<void> {
  await sql`drop table if exists staged`.execute(trx);
  await sql`create temporary table staged (${sql.raw(COLUMNS.join(', '))}) on commit drop`.execute(trx);
  await createDayRates(trx);
}

function row(number: number, { line, rejection, note }: LineResult<OrderLine>, text: string): readonly Cell[] {
  const item = line?.item;
  return [
    number,
    line?.orderId,
    line?.date ? new Date(line.date.at).toISOString() : null,
    line?.date?.day,
    line?.customer,
    line?.country,
    line?.paymentMethod,
    line?.carrier,
    line?.parcels,
    line?.grams,
    line?.discountCode,
    line?.status,
    item?.sku,
    item?.name,
    item?.group,
    item?.variantOf?.parent,
    item?.variantOf?.name,
    item?.quantity,
    item?.unitPrice,
    item?.amount,
    item?.key,
    item?.refunded === true ? 't' : 'f',
    item?.discount,
    ...AMOUNTS.map((name) => line?.amounts?.[name]),
    line?.cancelled === true ? 't' : 'f',
    line?.number,
    line?.store,
    typeof line?.updatedAt === 'number' ? new Date(line.updatedAt).toISOString() : null,
    line?.stage,
    line?.currency,
    rejection?.code,
    rejection?.reason,
    rejection ? cutText(text, REJECTED_LENGTH) : null,
    note && JSON.stringify(note),
  ];
}

/** Writes lines of orders into the staging table. */
export class StagingWriter extends CopyWriter {
  /** @param text the line as it is in the file, where it was rejected. */
  add(number: number, reading: LineResult<OrderLine>, text: string): void {
    this.addRow(row(number, reading, text));
  }
}
