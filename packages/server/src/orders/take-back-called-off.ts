import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { CALLED_OFF_ENTRIES, calledOff, statusOfCalledOff } from '../ledger/called-off.ts';
import type { ChangedOrder } from '../ledger/coverage.ts';
import { VAT_ENTRIES } from '../ledger/vat.ts';
import { appendEntries } from '../ledger/append-entries.ts';

/** What customers pay and get back: what an order that was called off is left with nothing of. */
const CHARGED_KINDS = sql.raw(`'sale', 'discount', 'tax', 'refund', 'shipping_charged', 'tip'`);

/**
 * The known orders that a file calls off, or that were called off before and are in the file again: `called_off_now`, with whether the file
 * says so (`said`). Reads `said_of` and `staged`, where the file says something of orders as a whole, and `known_before` of the merge.
 */
async function noteCalledOff(trx: ShopTransaction): Promise<boolean> {
  const { rows: found } = await sql<{ said: boolean }>`
    select to_regclass('pg_temp.said_of') is not null as said`.execute(trx);
  const said =
    found[0]?.said === true
      ? sql`
        select o.id, true as said, min(s.status) as status
        from said_of o left join staged s on s.order_ref = o.order_ref and s.cancelled
        where o.cancelled and o.kind = 'order' group by o.id
        union all`
      : sql``;
  const known = sql`select b.id, false as said, null as status from known_before b where b.kind = 'order' and ${calledOff('b')}`;
  const orders = sql`select id, bool_or(said) as said, min(status) as status from (${said} ${known}) as o group by id`;
  await createTemporaryTable(trx, 'called_off_now', orders, { key: 'id' });
  const { rows } = await sql`select from called_off_now limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * Takes back, of the orders that a file calls off, all that customers paid and got back: each amount by an entry of its own kind, line and
 * day, so that the order is as one that was called off from the start. One that a later file does not call off any more has it again. By
 * appending differences: the same file again changes nothing. After everything else that a file posts of its orders, the VAT of rules
 * apart, which follows.
 * @returns the orders that were called off just now.
 */
export async function takeBackCalledOff(trx: ShopTransaction, shopId: string): Promise<ChangedOrder[]> {
  if (!(await noteCalledOff(trx))) return [];
  const { rows } = await sql<ChangedOrder>`
    update orders o set status = ${statusOfCalledOff('n.status')}
    from called_off_now n
    where o.shop_id = ${shopId} and o.id = n.id and n.said and o.told_by is null and not ${calledOff('o')}
    returning o.id, o.order_on::text as day`.execute(trx);
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
    ],
    entries: sql`
    with cell as (
      select e.order_id, order_line_id, e.kind, occurred_on, quality, min(e.currency) as currency, max(e.rate) as rate,
        min(e.order_on) as order_on, sum(amount_minor) as amount, sum(shop_amount_minor) as shop_amount,
        coalesce(sum(amount_minor) filter (where ${CALLED_OFF_ENTRIES}), 0) as posted,
        coalesce(sum(shop_amount_minor) filter (where ${CALLED_OFF_ENTRIES}), 0) as shop_posted,
        count(*) filter (where ${CALLED_OFF_ENTRIES}) as times
      from ledger_entries e
      where shop_id = ${shopId} and order_id = any (array(select id from called_off_now)) and e.kind in (${CHARGED_KINDS})
        and not ${VAT_ENTRIES}
      group by e.order_id, order_line_id, e.kind, occurred_on, quality
    ), wanted as (
      select c.*, ${calledOff('o')} as off, n.said or bool_or(times > 0) over (partition by c.order_id) as taken_back
      from cell c join called_off_now n on n.id = c.order_id join orders o on o.shop_id = ${shopId} and o.id = c.order_id
    ), changes as (
      select *, case when off then -amount else -posted end as difference,
        case when off then -shop_amount else -shop_posted end as shop_difference
      from wanted where taken_back
    )
    select kind, order_id, order_line_id, difference, currency, rate, shop_difference, occurred_on, order_on,
      'calledoff:' || coalesce(order_line_id::text, 'order-' || order_id) || ':' || kind || '-' || quality || ':' || occurred_on || ':' || times,
      quality
    from changes where difference <> 0 or shop_difference <> 0`,
  });
  return rows;
}
