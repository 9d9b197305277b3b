import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { ofMonthCosts, readDays } from './added-costs.ts';
import { byDimension, byModel } from './channel-days.ts';
import type { Days } from './months.ts';

/**
 * Adds to what the orders of campaigns have contributed in a month, by the day of the entries and by that of the orders.
 * @returns the days of campaigns that have no row yet: they are to be counted again at the end.
 */
export async function addToCampaigns(trx: ShopTransaction, shopId: string): Promise<string[]> {
  const brought = sql`
    select m.occurred_on, m.amount, o.order_on, b.campaign_id, b.weight
    from month_costs m join order_campaigns b
        on b.shop_id = ${shopId} and ${ofMonthCosts('b.order_id')} and b.order_id = m.order_id
      join orders o on o.shop_id = ${shopId} and ${ofMonthCosts('o.id')} and o.id = m.order_id`;
  await createTemporaryTable(
    trx,
    'added_to_campaigns',
    sql`
      with brought as materialized (${brought})
      select campaign_id, day, sum(contribution) as contribution, sum(since) as since
      from (
        select campaign_id, occurred_on as day, amount * weight as contribution, 0 as since from brought
        union all select campaign_id, order_on, 0, amount * weight from brought
      ) as part group by campaign_id, day`,
    {},
  );
  const rows = sql`campaign_results r where r.shop_id = ${shopId} and r.campaign_id = a.campaign_id and r.occurred_on = a.day`;
  const unknown = await readDays(
    trx,
    sql`select distinct day::text from added_to_campaigns a where not exists (select from ${rows})`,
  );
  await sql`
    update campaign_results r set contribution = r.contribution + a.contribution, since_minor = r.since_minor + a.since
    from added_to_campaigns a
    where r.shop_id = ${shopId} and r.campaign_id = a.campaign_id and r.occurred_on = a.day`.execute(trx);
  return unknown;
}

/**
 * Adds to what came of orders in a month by what they are grouped by.
 * @returns where a group has no row yet, the days of the month: nothing is added, and they are to be counted again at the end.
 */
export async function addToChannels(trx: ShopTransaction, shopId: string, month: Days): Promise<string[]> {
  await createTemporaryTable(
    trx,
    'channel_parts',
    sql`select order_id, occurred_on, amount as contribution, 0 as missing from month_costs`,
    {},
  );
  const parts = [shopId, ofMonthCosts, ['contribution']] as const;
  await createTemporaryTable(
    trx,
    'added_to_channels',
    sql`
      select grouped_by collate "C" as grouped_by, occurred_on, channel collate "C" as channel, campaign collate "C" as campaign, contribution
      from (${byDimension(...parts)} union all ${byModel(...parts)}) as part`,
    {},
  );
  const key = sql`t.shop_id = ${shopId} and t.grouped_by = a.grouped_by and t.channel = a.channel and t.campaign = a.campaign`;
  const unknown = await readDays(
    trx,
    sql`
      select distinct occurred_on::text as day from month_costs where exists (
        select from added_to_channels a
        where not exists (select from channel_days t where ${key} and t.occurred_on = a.occurred_on))`,
  );
  if (unknown.length > 0) return unknown;
  await sql`
    update channel_days t set contribution = t.contribution + a.contribution
    from added_to_channels a where ${key} and t.occurred_on = a.occurred_on and a.contribution <> 0`.execute(trx);
  await sql`
    update channel_months t set contribution = t.contribution + a.contribution
    from (
      select grouped_by, channel, campaign, sum(contribution) as contribution from added_to_channels group by 1, 2, 3
    ) as a where ${key} and t.month = ${month.from}::date`.execute(trx);
  return [];
}
