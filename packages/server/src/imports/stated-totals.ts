import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { ChangedOrder } from '../ledger/coverage.ts';
import { STATED_COLUMNS, tieOrders } from '../orders/ties.ts';

/** What is noted of a line beside what is counted of it, see `LineNote`. */
const noted = (name: string, type: string) => sql.raw(`(noted ->> '${name}')::${type}`);

/**
 * Compares what the file says an order's total is with what is counted of it, of the orders in the file. Orders that a connected shop
 * reports are compared as it reports them.
 * @param says whether `said` has what the file says of its orders.
 * @returns see `tieOrders`.
 */
export async function tieFile(trx: ShopTransaction, shopId: string, says: boolean): Promise<ChangedOrder[]> {
  const { rows: found } = await sql<{ notes: boolean; known: boolean }>`
    select exists (select from staged where noted is not null) as notes,
      exists (select from order_statements where shop_id = ${shopId}) as known`.execute(trx);
  const { notes = false, known = false } = found[0] ?? {};
  if (!says && !notes && !known) return [];
  await sql`drop table if exists pg_temp.stated`.execute(trx);
  await sql`create temporary table stated (${sql.raw(STATED_COLUMNS.join(', '))}) on commit drop`.execute(trx);
  const nothing = sql`null::text as state, null::date as placed_on, null::text as currency, null::bigint as amount,
    null::boolean as by_gift_card, null::bigint as duties, null::bigint as gift_card_sold`;
  const said = sql`
    select order_ref, total, subtotal, discount, shipping, tax, refunded, ${nothing} from said where coalesce(total, tax) is not null and not cancelled`;
  const lines = sql`
    select ${noted('ref', 'text')} as order_ref, ${noted('total', 'bigint')} as total, null::bigint as subtotal,
      ${noted('discount', 'bigint')} as discount, ${noted('shipping', 'bigint')} as shipping, ${noted('tax', 'bigint')} as tax,
      null::bigint as refunded, ${noted('state', 'text')} as state, ${noted('day', 'date')} as placed_on,
      ${noted('currency', 'text')} as currency, ${noted('amount', 'bigint')} as amount, ${noted('giftCard', 'boolean')} as by_gift_card,
      ${noted('duties', 'bigint')} as duties, ${noted('giftCardSold', 'bigint')} as gift_card_sold
    from staged where noted is not null`;
  const parts = [...(says ? [said] : []), ...(notes ? [lines] : [])];
  if (parts.length > 0) {
    // Of an order whose lines are partly left out, the rest is counted.
    await sql`
      insert into stated (order_ref, state, placed_on, currency, total, subtotal, discount, shipping, tax, refunded, by_gift_card,
        duties, gift_card_sold, lines_rejected)
      select order_ref, case when bool_or(counted) then 'counted' else min(state) end, min(placed_on),
        case when not bool_or(counted) then min(currency) end,
        coalesce(max(total) + coalesce(sum(duties), 0), case when not bool_or(counted) then sum(amount) end)::bigint, max(subtotal), max(discount), max(shipping),
        max(tax), max(refunded), bool_or(by_gift_card), sum(duties)::bigint, sum(gift_card_sold)::bigint, bool_or(state is not null)
      from (
        select *, state is null or (order_ref in (select order_ref from merged) and state not in ('cancelled', 'test')) as counted
        from (${sql.join(parts, sql` union all `)}) as part
      ) as part
      where order_ref is not null group by order_ref`.execute(trx);
    await sql`
      delete from stated where order_ref = any (array(
        select external_id from orders
        where shop_id = ${shopId} and external_id = any (array(select ${noted('ref', 'text')} from staged where noted is not null))
          and told_by is not null))`.execute(trx);
  }
  return tieOrders(trx, shopId);
}
