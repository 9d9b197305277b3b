import { NET_SALES_KINDS } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { shopFactor } from '../ledger/in-shop-currency.ts';
import { appendEntries } from '../ledger/append-entries.ts';

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

/**
 * Brings the converted amounts of orders in line with their rates, by appending differences of the shop's currency alone: each line's
 * amount of a kind and day is its sum in the order's currency, rounded once, whatever entries it came in; and the order's net sales are
 * the sum of them all, rounded once, so that an order that was paid back whole is exactly 0. What that leaves over is with its first sale.
 * Doing it again changes nothing.
 * @param since orders with entries after this one are looked at, and those of `merged`.
 */
export async function postConversions(
  trx: ShopTransaction,
  { shopId, currency }: { readonly shopId: string; readonly currency: string },
  since: string | null,
): Promise<void> {
  const { rows } = await sql`
    select from orders where shop_id = ${shopId} and rate_on is not null limit 1`.execute(trx);
  if (rows.length === 0) return;
  const converted = sql`
    select o.id, o.order_on, o.currency, o.rate, ${shopFactor('o', currency)} as factor
    from orders o where o.shop_id = ${shopId} and o.rate_on is not null and o.id = any (array(
      select order_id from merged
      union select order_id from ledger_entries where shop_id = ${shopId} and id > ${since ?? '0'}::bigint and order_id is not null))`;
  await createTemporaryTable(trx, 'converted', converted, { key: 'id' });
  // Costs by rules are in the shop's currency.
  const cells = sql`
    select order_id, order_line_id, kind, occurred_on, case when kind in (${netSalesKinds}) then 'net' else kind end as part,
      sum(amount_minor) as amount, sum(shop_amount_minor) as posted, count(*) as times, min(quality) as quality
    from ledger_entries
    where shop_id = ${shopId} and order_id = any (array(select id from converted)) and currency <> ${currency}
    group by order_id, order_line_id, kind, occurred_on`;
  await createTemporaryTable(trx, 'converted_cells', cells, { others: ['order_id'] });
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
    with cell as (
      select c.*, k.order_on, k.currency, k.rate, k.factor, round(c.amount * k.factor) as wanted
      from converted_cells c join converted k on k.id = c.order_id
    ), whole as (
      select *, round(sum(amount) over (partition by order_id, part) * factor) - sum(wanted) over (partition by order_id, part) as rest,
        row_number() over (
          partition by order_id, part order by kind <> 'sale', amount = 0, order_line_id nulls last, occurred_on) as place
      from cell
    ), changes as (
      select *, wanted + case when place = 1 then rest else 0 end - posted as difference from whole
    )
    select kind, order_id, order_line_id, 0, currency, rate, difference, occurred_on, order_on,
      'rate:' || order_id || ':' || coalesce(order_line_id::text, 'order') || ':' || kind || ':' || occurred_on || ':' || times, quality, 0
    from changes where difference <> 0`,
  });
  await sql`
    update order_lines l set shop_amount_minor = round(l.amount_minor * k.factor)
    from converted k
    where l.shop_id = ${shopId} and l.order_id = k.id and l.order_id = any (array(select id from converted))
      and l.shop_amount_minor is distinct from round(l.amount_minor * k.factor)`.execute(trx);
}
