import type { LedgerKind } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { withSetsJoined } from '../db/join-sets.ts';
import { calledOff } from './called-off.ts';

/**
 * Counts again, for some days, what the orders of each campaign have contributed:
 * - `contribution`: the entries of the day, by the weight with which the campaign brought each order
 * - `sold_minor`, `open_minor`: the sales of the day, and the part of them without a goods cost
 * - `missing`: the costs that one of these orders lacks on the day: those of days on which no order has the cost, and those that are
 *   named on the others (`order_gaps`)
 * - `since_minor`: what the orders placed on the day have contributed on any day
 * @param days null: all of the shop.
 */
export async function refreshCampaignResults(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<void> {
  const within = (day: string) => (days === null ? sql`true` : sql`${sql.raw(day)} = any (${days}::date[])`);
  await sql`delete from campaign_results where shop_id = ${shopId} and ${within('occurred_on')}`.execute(trx);
  const { rows } = await sql`select from order_campaigns where shop_id = ${shopId} limit 1`.execute(trx);
  if (rows.length === 0) return;
  const ofDays = (order: string) =>
    days === null
      ? sql`true`
      : sql`${sql.raw(order)} = any (array(
          select order_id from order_totals where shop_id = ${shopId} and ${within('occurred_on')}
          union select id from orders where shop_id = ${shopId} and ${within('order_on')}))`;
  const unknownDay = (kind: LedgerKind, day: string) => sql`${sql.raw(day)} in (
    select occurred_on from daily_coverage where shop_id = ${shopId} and ${within('occurred_on')} and kind = ${sql.lit(kind)} and known = 0)`;
  const gap = (kind: LedgerKind) => sql`coalesce(${sql.lit(kind)} = any(gaps), false)`;
  const lacks = (kind: LedgerKind, lacking: RawBuilder<unknown>) =>
    sql`case when bool_or(${lacking}) then ${sql.lit(kind)} end`;
  const sentWithout = (kind: LedgerKind) =>
    sql`sent and not off and placed_today and ${unknownDay(kind, 'occurred_on')} or ${gap(kind)}`;
  // All that is joined is a set already.
  const write = sql`
    with brought as materialized (
      select order_id, campaign_id, weight from order_campaigns where shop_id = ${shopId} and ${ofDays('order_id')}
    ), placed as materialized (
      select o.id as order_id, o.order_on, o.kind = 'order' as sent, ${calledOff('o')} as off
      from orders o where o.shop_id = ${shopId} and o.id = any (array(select order_id from brought))
    ), added as materialized (
      select order_id, occurred_on, sum(amount_minor) as amount, coalesce(sum(amount_minor) filter (where kind = 'sale'), 0) as sold,
        coalesce(bool_or(kind = 'refund' and amount_minor < 0), false) as returned
      from order_totals
      where shop_id = ${shopId} and kind <> 'ad_spend' and order_id = any (array(select order_id from brought))
      group by order_id, occurred_on
    ), gap as (
      select order_id, occurred_on, array_agg(kind) as gaps, sum(amount_minor) filter (where kind = 'cogs') as uncosted
      from order_gaps where shop_id = ${shopId} and ${within('occurred_on')} group by order_id, occurred_on
    ), each as (
      select campaign_id, weight, a.occurred_on, amount, sold, returned, sent, off, gaps, a.occurred_on = p.order_on as placed_today,
        coalesce(g.uncosted, 0) + case when off or not ${unknownDay('cogs', 'a.occurred_on')} then 0 else sold end as open
      from brought b join placed p on p.order_id = b.order_id join added a on a.order_id = b.order_id
        left join gap g on g.order_id = a.order_id and g.occurred_on = a.occurred_on
      where ${within('a.occurred_on')}
    ), by_day as (
      select campaign_id, occurred_on, sum(amount * weight) as contribution, sum(sold) as sold, sum(open) as open,
        array_remove(array[${lacks('cogs', sql`open > 0`)}, ${lacks('shipping_cost', sentWithout('shipping_cost'))},
          ${lacks('handling', sentWithout('handling'))}, ${lacks('payment_fee', sentWithout('payment_fee'))},
          ${lacks('platform_fee', gap('platform_fee'))},
          ${lacks(
            'return_shipping_cost',
            sql`returned and not off and ${unknownDay('return_shipping_cost', 'occurred_on')}
            or ${gap('return_shipping_cost')}`,
          )}], null) as missing,
        0 as since
      from each group by campaign_id, occurred_on
    ), by_order_day as (
      select campaign_id, order_on as occurred_on, sum(amount * weight) as since
      from brought b join placed p on p.order_id = b.order_id join added a on a.order_id = b.order_id
      where ${within('order_on')} group by campaign_id, order_on
    )
    insert into campaign_results (shop_id, campaign_id, occurred_on, contribution, sold_minor, open_minor, missing, since_minor)
    select ${shopId}, campaign_id, occurred_on, coalesce(d.contribution, 0), coalesce(d.sold, 0), coalesce(d.open, 0),
      coalesce(d.missing, '{}'), coalesce(o.since, 0)
    from by_day d full join by_order_day o using (campaign_id, occurred_on)`;
  await withSetsJoined(trx, () => write.execute(trx));
}
