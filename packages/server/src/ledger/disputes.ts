import { NET_SALES_KINDS } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { ChangedOrder } from './coverage.ts';
import { appendEntries } from './append-entries.ts';

/** What the shop was paid for an order and still has, without VAT; a dispute that the books have already has taken its part. */
const KEPT_KINDS = sql.join([...NET_SALES_KINDS, 'shipping_charged', 'tip', 'dispute'].map((kind) => sql.lit(kind)));

/**
 * Appends, for each order whose newest verdict is a lost dispute, what the customer got back by it, on the day of the verdict:
 *
 *     dispute = -max(0, sale + discount + tax + refund + shipping charged + tip + dispute in the books)
 *
 * so that money which was refunded, or which the books have as a dispute, is gone once. What was posted before is taken off where the
 * verdict is another. Doing it again changes nothing.
 * @param since orders with entries after this one are looked at, and the changed ones; null: all.
 */
export async function postDisputes(
  trx: ShopTransaction,
  shopId: string,
  since: string | null,
  changed: readonly Pick<ChangedOrder, 'id'>[] = [],
): Promise<void> {
  const { rows } = await sql`
    select from fraud_verdicts where shop_id = ${shopId} and verdict = 'lost' limit 1`.execute(trx);
  if (rows.length === 0) return;
  const some = (order: string): RawBuilder<unknown> =>
    since === null
      ? sql`true`
      : sql`${sql.raw(order)} = any (array(
          select order_id from ledger_entries where shop_id = ${shopId} and id > ${since}::bigint
          union select unnest(${changed.map(({ id }) => id)}::bigint[])))`;
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
      'known',
    ],
    entries: sql`
    with judged as materialized (
      select distinct on (order_id) order_id, verdict, decided_at
      from fraud_verdicts where shop_id = ${shopId} and ${some('order_id')} order by order_id, id desc
    ), posted as materialized (
      select order_id, occurred_on as day, sum(shop_amount_minor) as posted, sum(known) as live, count(*) as times
      from ledger_entries
      where shop_id = ${shopId} and kind = 'dispute' and source_ref like 'dispute:%'
        and order_id = any (array(select order_id from judged))
      group by order_id, occurred_on
    ), kept as (
      select order_id, sum(amount_minor) as amount
      from order_totals
      where shop_id = ${shopId} and kind in (${KEPT_KINDS}) and order_id = any (array(select order_id from judged where verdict = 'lost'))
      group by order_id
    ), lost as (
      select v.order_id, (v.decided_at at time zone s.timezone)::date as day,
        -greatest(k.amount - coalesce((select sum(posted) from posted p where p.order_id = v.order_id), 0), 0) as amount
      from judged v join kept k on k.order_id = v.order_id join shops s on s.shop_id = ${shopId}
      where v.verdict = 'lost'
    ), compared as (
      select order_id, day, coalesce(l.amount, 0) - coalesce(p.posted, 0) as difference,
        case when coalesce(l.amount, 0) = 0 then 0 else 1 end - coalesce(p.live, 0) as known, coalesce(p.times, 0) as times
      from lost l full join posted p using (order_id, day)
    )
    select 'dispute', o.id, difference, (select currency from shops where shop_id = ${shopId}), difference, day, o.order_on,
      'dispute:' || o.id || ':' || day || ':' || times, 'actual', c.known
    from compared c join orders o on o.shop_id = ${shopId} and o.id = c.order_id
    where difference <> 0 or c.known <> 0
    order by day, o.id`,
  });
}
