import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { onOwnConnection } from '../db/long-work.ts';
import { appendEntries } from '../ledger/append-entries.ts';
import { refreshDailyOrders } from '../ledger/daily-orders.ts';

export interface LargeShop {
  readonly lines: number;
  readonly linesPerOrder: number;
  /** The first day; the orders are spread evenly over `days`. */
  readonly from: string;
  readonly days: number;
}

/**
 * Makes a shop with this many order lines, every sixth order a refund, and their ledger: sale or refund of each line,
 * shipping charged and payment fee of each order. Written by the database itself, for measurements.
 */
export async function seedLargeShop(database: Database, shopId: string, shop: LargeShop): Promise<void> {
  const { lines, linesPerOrder, from, days } = shop;
  const orders = Math.ceil(lines / linesPerOrder);
  await onOwnConnection(database, shopId, new AbortController().signal, async (trx) => {
    await trx
      .insertInto('shops')
      .values({ shop_id: shopId, name: 'Large', registration_number: null, currency: 'GBP', timezone: 'Europe/London' })
      .execute();
    const day = sql`${from}::date + (n * ${days}::bigint / ${orders})::int`;
    await sql`
      insert into orders (shop_id, external_id, kind, placed_at, order_on, currency, customer, country)
      select ${shopId}, n::text, case when n % 6 = 0 then 'refund' else 'order' end, ${day} + time '12:00', ${day}, 'GBP',
        'c' || (n::bigint * 7919 % ${Math.ceil(orders / 3)}), 'United Kingdom'
      from generate_series(0, ${orders - 1}) n`.execute(trx);
    await sql`
      insert into order_lines (shop_id, order_id, content_key, occurrence, sku, name, quantity, unit_price, amount_minor, placed_on)
      select ${shopId}, orders.id, md5(orders.id || ':' || line)::uuid, 1, 'SKU' || (line * 37 % 4000), 'Product', 2, 12.34,
        case when kind = 'refund' then -2468 else 2468 end, order_on
      from orders cross join generate_series(1, ${linesPerOrder}) line where shop_id = ${shopId} limit ${lines}`.execute(
      trx,
    );
    await appendEntries(trx, shopId, {
      columns: [
        'kind',
        'order_id',
        'order_line_id',
        'amount_minor',
        'currency',
        'shop_amount_minor',
        'occurred_on',
        'order_on',
        'source_ref',
        'quality',
      ],
      entries: sql`
    select case when amount_minor < 0 then 'refund' else 'sale' end, order_id, id, amount_minor, 'GBP', amount_minor,
        placed_on, placed_on, 'line:' || id, 'actual'
      from order_lines where shop_id = ${shopId}`,
    });
    await appendEntries(trx, shopId, {
      columns: [
        'kind',
        'order_id',
        'amount_minor',
        'currency',
        'shop_amount_minor',
        'occurred_on',
        'order_on',
        'source_ref',
        'quality',
      ],
      entries: sql`
    select kind, id, amount, 'GBP', amount, order_on, order_on, kind || ':' || id, 'actual'
      from (select id, order_on from orders where shop_id = ${shopId}) orders
      cross join (values ('shipping_charged', 495), ('payment_fee', -80)) as entry (kind, amount)`,
    });
    await refreshDailyOrders(trx, shopId, null);
  });
}
