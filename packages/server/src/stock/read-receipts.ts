import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { isAmong, type Skus } from './read-movements.ts';
import { type LeadTime, meanAndVariance } from './reorder-point.ts';

/** Deliveries that a supplier, or a product, is judged by: the latest. */
const DELIVERIES = 12;
/** So many deliveries of a product itself say more than all of its supplier's. */
const LEAST_OF_PRODUCT = 3;

/** A product at a supplier. */
export const placeOf = (supplierId: string, sku: string): string => `${supplierId} ${sku}`;

/** Common table `receipt`: goods that came in and were not taken back, with the supplier and the day of the order. */
const receipts = (shopId: string) => sql`receipt as materialized (
  select r.id, r.received_on, r.shelved_at, o.supplier_id, o.id as order_id
  from goods_receipts r join purchase_orders o on o.shop_id = ${shopId} and o.id = r.order_id
  where r.shop_id = ${shopId} and r.undoes is null
    and not exists (select from goods_receipts u where u.shop_id = ${shopId} and u.undoes = r.id)
)`;

export interface Incoming {
  /** Units that came in since the product was counted. */
  readonly received: number;
  /** Units that are ordered and have not come. */
  readonly onOrder: number;
}
export const NOTHING_INCOMING: Incoming = { received: 0, onOrder: 0 };

/** What came in since the counts and what is on its way, by `placeOf`. */
export async function readIncoming(
  trx: ShopTransaction,
  shopId: string,
  skus: Skus = null,
): Promise<Map<string, Incoming>> {
  const { rows } = await sql<{ supplier_id: string; sku: string; received: string; on_order: string }>`
    with ${receipts(shopId)}, counted as (
      select sku, max(counted_at) as at from stock_items i where shop_id = ${shopId} and ${isAmong('i.sku', skus)} group by sku
    ), came as (
      select receipt.supplier_id, receipt.order_id, l.sku, l.units, receipt.shelved_at
      from receipt join goods_receipt_lines l on l.shop_id = ${shopId} and l.receipt_id = receipt.id where ${isAmong('l.sku', skus)}
    ), open as (
      select o.supplier_id, l.sku, greatest(0, l.units - coalesce((
        select sum(c.units) from came c where c.order_id = o.id and c.sku = l.sku), 0)) as units
      from purchase_orders o join purchase_order_lines l on l.shop_id = ${shopId} and l.order_id = o.id
      where o.shop_id = ${shopId} and o.state = 'ordered' and ${isAmong('l.sku', skus)}
    ), moved as (
      select c.supplier_id, c.sku, c.units as received, 0 as on_order from came c join counted on counted.sku = c.sku and c.shelved_at > counted.at
      union all select supplier_id, sku, 0, units from open
    )
    select supplier_id, sku, sum(received) as received, sum(on_order) as on_order from moved group by supplier_id, sku`.execute(
    trx,
  );
  return new Map(
    rows.map(({ supplier_id: supplier, sku, received, on_order: onOrder }) => [
      placeOf(supplier, sku),
      { received: Number(received), onOrder: Number(onOrder) },
    ]),
  );
}

/** Mean and variance of the days that the latest deliveries took. */
export interface LeadTimes {
  /** @returns that of the product where it was delivered three times, else that of its supplier; null before the first delivery. */
  of(supplierId: string, sku: string): LeadTime | null;
}

/** An order has come once so much of its units has: what is missing at the end of a delivery may never come. */
const COME_FROM = 0.9;

/**
 * Common tables of what has come as a whole, by its last receipt; what came in parts is one delivery, and none before the rest is there or
 * is called off: `delivered`, the purchase orders, and `delivered_line`, their products. `came` is what has come of each, in however many parts.
 */
export const delivered = (shopId: string) => sql`${receipts(shopId)}, came as materialized (
  select receipt.order_id, l.sku, sum(l.units) as units, max(receipt.received_on) as received_on
  from receipt join goods_receipt_lines l on l.shop_id = ${shopId} and l.receipt_id = receipt.id group by receipt.order_id, l.sku
), progress as (
  select p.order_id, sum(p.units) as units, coalesce(sum(least(p.units, c.units)), 0) as came
  from purchase_order_lines p left join came c on c.order_id = p.order_id and c.sku = p.sku where p.shop_id = ${shopId} group by p.order_id
), delivered as materialized (
  -- An order without lines was kept before goods were: its receipt is the delivery.
  select o.supplier_id, o.id as order_id, o.ordered_on, o.due_on, max(r.received_on) as received_on
  from receipt r join purchase_orders o on o.shop_id = ${shopId} and o.id = r.order_id left join progress p on p.order_id = o.id
  where p.order_id is null or o.state = 'cancelled' or p.came >= p.units * ${sql.lit(COME_FROM)} group by o.supplier_id, o.id, o.ordered_on, o.due_on
), delivered_line as (
  select o.supplier_id, c.sku, c.order_id, o.ordered_on, c.received_on
  from came c join purchase_orders o on o.shop_id = ${shopId} and o.id = c.order_id
    join purchase_order_lines p on p.shop_id = ${shopId} and p.order_id = c.order_id and p.sku = c.sku
  where o.state = 'cancelled' or c.units >= p.units * ${sql.lit(COME_FROM)}
)`;

export async function readLeadTimes(trx: ShopTransaction, shopId: string): Promise<LeadTimes> {
  const { rows } = await sql<{ supplier_id: string; sku: string | null; days: number[] }>`
    with ${delivered(shopId)}, took as (
      select supplier_id, null as sku, received_on - ordered_on as days, received_on, order_id from delivered
      union all select supplier_id, sku, received_on - ordered_on, received_on, order_id from delivered_line
    ), latest as (
      select *, row_number() over (partition by supplier_id, sku order by received_on desc, order_id) as place from took
    )
    select supplier_id, sku, array_agg(days order by place) as days from latest where place <= ${DELIVERIES}
    group by supplier_id, sku having sku is null or count(*) >= ${LEAST_OF_PRODUCT}`.execute(trx);
  const found = new Map(
    rows.map(({ supplier_id: supplier, sku, days }) => [placeOf(supplier, sku ?? ''), meanAndVariance(days)]),
  );
  return { of: (supplier, sku) => found.get(placeOf(supplier, sku)) ?? found.get(placeOf(supplier, '')) ?? null };
}
