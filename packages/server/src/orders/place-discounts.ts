import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { CALLED_OFF_ENTRIES } from '../ledger/called-off.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { inShopCurrency } from '../ledger/in-shop-currency.ts';
import { appendEntries } from '../ledger/append-entries.ts';

/** Of each line a fraction of a minor unit may be lost where a platform spreads a discount. */
const ROUNDED = 1;

/**
 * Keeps discounts with the lines that they were given on, as the staged lines say (`line_discount`): a line gets its own, and what its order
 * has as a whole is less by as much, so that no sum of the order or the day changes. Where the lines say more than the order's discount, the
 * prices have it in them already, and it stays with the order. By appending differences; lines of which nothing is said stay as they are.
 * Reads `numbered`, which `mergeStaged` has made.
 */
export async function placeDiscounts(
  trx: ShopTransaction,
  { shopId, currency }: { readonly shopId: string; readonly currency: string },
): Promise<void> {
  const { rows } = await sql`select from staged where line_discount is not null limit 1`.execute(trx);
  if (rows.length === 0) return;
  const said = sql`
    select l.id, l.order_id, abs(s.line_discount) as given
    from numbered n join staged s on s.line = n.line
      join order_lines l on l.shop_id = ${shopId} and l.order_id = n.order_id and l.content_key = n.key and l.occurrence = n.occurrence
    where s.line_discount is not null`;
  await createTemporaryTable(trx, 'said_discounts', said, { key: 'id', others: ['order_id'] });
  await createTemporaryTable(
    trx,
    'placed_discounts',
    sql`
      select order_id, order_line_id as line_id, source_ref like 'linediscount:%' as placed, -sum(amount_minor) as amount, count(*) as times
      from ledger_entries
      where shop_id = ${shopId} and kind = 'discount' and order_id = any (array(select order_id from said_discounts))
        and (order_line_id is null or source_ref like 'linediscount:%') and not ${CALLED_OFF_ENTRIES}
      group by 1, 2, 3`,
    { others: ['order_id'] },
  );
  await appendEntries(trx, shopId, {
    columns: [
      'kind',
      'order_id',
      'order_line_id',
      'amount_minor',
      'currency',
      'rate',
      'shop_amount_minor',
      'occurred_on',
      'order_on',
      'source_ref',
      'quality',
      'known',
    ],
    entries: sql`
    with fits as (
      select s.order_id, sum(given) <= coalesce(max(p.amount), 0) + count(*) * ${ROUNDED} and sum(given) > 0 as fits
      from said_discounts s left join placed_discounts p on p.order_id = s.order_id and p.line_id is null and not p.placed
      group by s.order_id
    ), moved as (
      select s.order_id, s.id, case when fits then given else 0 end - coalesce(p.amount, 0) as difference, coalesce(p.times, 0) as times
      from said_discounts s join fits using (order_id)
        left join placed_discounts p on p.order_id = s.order_id and p.line_id = s.id and p.placed
    ), entry as (
      select m.order_id, m.id, m.times, -difference as amount, o.order_on, o.currency, o.rate,
        ${inShopCurrency('(-difference)', 'o', currency)} as shop_amount
      from moved m join orders o on o.shop_id = ${shopId} and o.id = m.order_id where difference <> 0
    ), both_sides as (
      select order_id, id, id::text || ':' || times as name, amount, shop_amount, order_on, currency, rate from entry
      union all
      select e.order_id, null, 'order-' || e.order_id || ':' || coalesce(max(p.times), 0), -sum(e.amount), -sum(e.shop_amount),
        e.order_on, e.currency, e.rate
      from entry e left join placed_discounts p on p.order_id = e.order_id and p.line_id is null and p.placed
      group by e.order_id, e.order_on, e.currency, e.rate
    )
    select 'discount', order_id, id, amount, currency, rate, shop_amount, order_on, order_on, 'linediscount:' || name, 'actual', 0
    from both_sides where amount <> 0`,
  });
}
