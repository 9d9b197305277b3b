import { NET_SALES_KINDS } from '@adaos/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ShopTransaction } from '../db/database.ts';
import { lockLedger } from './lock.ts';

export interface GoodsCostRule {
  /** Percent of net sales that the goods cost, 0 to 100; null where no rule is in force. */
  readonly percent: number | null;
  readonly ruleId: string;
}

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

/** The orders to look at: all of the shop, or those that have entries after a given one. */
function ordersSince(shopId: string, since: string | null) {
  if (since === null) return sql`true`;
  // As an array it is looked up in the index of orders; as a join it may read the whole ledger.
  return sql`order_id = any (array(
    select distinct order_id from ledger_entries where shop_id = ${shopId} and id > ${since}::bigint))`;
}

/**
 * Appends, for each line (and for what an order has as a whole) and day, the difference between what the goods cost by the
 * rule and what was posted before. Rounded half away from zero; where the cost itself is known the rule counts for nothing.
 */
async function postByLine(trx: ShopTransaction, shopId: string, rule: GoodsCostRule, since: string | null) {
  await sql`
    with found as (
      select order_id, order_line_id, occurred_on, min(order_on) as order_on, min(currency) as currency,
        coalesce(sum(shop_amount_minor) filter (where kind <> 'cogs'), 0) as net,
        coalesce(sum(shop_amount_minor) filter (where kind = 'cogs' and quality = 'rule' and source_ref not like 'rounding:%'), 0) as posted,
        count(*) filter (where kind = 'cogs' and source_ref like 'cogs:%') as times,
        coalesce(bool_or(kind = 'cogs' and quality <> 'rule'), false) as known
      from ledger_entries
      where shop_id = ${shopId} and kind in (${netSalesKinds}, 'cogs') and ${ordersSince(shopId, since)}
      group by order_id, order_line_id, occurred_on
    ), wanted as (
      select *, case when known then 0 else -round(net * ${rule.percent ?? 0}::numeric / 100) end - posted as difference from found
    )
    insert into ledger_entries (shop_id, kind, order_id, order_line_id, amount_minor, currency, shop_amount_minor, occurred_on,
      order_on, source_ref, quality)
    select ${shopId}, 'cogs', order_id, order_line_id, difference, currency, difference, occurred_on, order_on,
      'cogs:' || coalesce(order_line_id::text, 'order-' || order_id, 'none') || ':' || occurred_on || ':' || times, 'rule'
    from wanted where difference <> 0`.execute(trx);
}

/**
 * Appends what the rounding of the single lines has left over, a few minor units a day, to one order of each day. So the
 * goods cost of the shop's first days up to any day is exactly the percentage of their net sales, and that of any other
 * period within one minor unit of it, in whatever pieces the orders were imported.
 */
async function postRounding(trx: ShopTransaction, shopId: string, rule: GoodsCostRule) {
  const percent = sql`${rule.percent ?? 0}::numeric / 100`;
  await sql`
    with days as (
      select occurred_on,
        coalesce(sum(amount_minor) filter (where kind in (${netSalesKinds})), 0) as net,
        coalesce(sum(amount_minor) filter (where kind = 'cogs' and quality = 'rule'), 0) as posted,
        coalesce(bool_or(kind = 'cogs' and quality <> 'rule'), false) as known
      from daily_totals where shop_id = ${shopId} group by occurred_on
    ), running as (
      select *, sum(net) over (order by occurred_on) as total from days where not known
    ), wanted as (
      select occurred_on, round((total - net) * ${percent}) - round(total * ${percent}) - posted as difference from running
    )
    insert into ledger_entries (shop_id, kind, order_id, amount_minor, currency, shop_amount_minor, occurred_on, order_on,
      source_ref, quality)
    select ${shopId}, 'cogs', o.id, difference, o.currency, difference, wanted.occurred_on, o.order_on,
      'rounding:' || wanted.occurred_on || ':' || ${uuidv7()}, 'rule'
    from wanted cross join lateral (
      select min(order_id) as order_id from order_totals
      where shop_id = ${shopId} and occurred_on = wanted.occurred_on and kind in (${netSalesKinds})
    ) as first join orders o on o.shop_id = ${shopId} and o.id = first.order_id
    where difference <> 0`.execute(trx);
}

/**
 * Brings the goods cost in the ledger in line with the owner's percentage, by appending differences. Doing it again changes
 * nothing. Waits for an import of the same shop to end.
 * @param options.since the shop's last entry before those that are new: only orders with entries after it are looked at.
 *   Left out where the percentage itself has changed.
 */
export async function postGoodsCost(
  trx: ShopTransaction,
  shopId: string,
  rule: GoodsCostRule,
  { since = null }: { since?: string | null } = {},
): Promise<void> {
  await lockLedger(trx, shopId);
  await postByLine(trx, shopId, rule, since);
  await postRounding(trx, shopId, rule);
}
