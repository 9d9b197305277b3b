import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { appendEntries } from './append-entries.ts';

/**
 * Brings the days on which no ads ran, as the owner says, into the ledger: an entry of 0 with `known` 1 on each of them that has no ad
 * spend. A day that gets spend, or whose statement is taken back, has it taken off by -1. Doing it again changes nothing. The caller
 * holds the ledger and has posted the ad spend.
 */
export async function postNoAds(trx: ShopTransaction, shopId: string): Promise<void> {
  const { rows } = await sql`select from no_ads_periods where shop_id = ${shopId} limit 1`.execute(trx);
  if (rows.length === 0) return;
  await appendEntries(trx, shopId, {
    columns: ['kind', 'amount_minor', 'currency', 'shop_amount_minor', 'occurred_on', 'source_ref', 'quality', 'known'],
    entries: sql`
    with posted as (
      select occurred_on as day, sum(known) as known, count(*) as times
      from ledger_entries where shop_id = ${shopId} and kind = 'ad_spend' and source_ref like 'noads:%'
      group by occurred_on
    ), stated as (
      select distinct d::date as day
      from no_ads_periods p cross join lateral generate_series(p.first_on::timestamp, p.last_on::timestamp, '1 day') as d
      where p.shop_id = ${shopId} and p.withdrawn_at is null
      except
      select day from campaign_days where shop_id = ${shopId} and spend_minor <> 0
    )
    select 'ad_spend', 0, s.currency, 0, day, 'noads:' || day || ':' || times, 'rule', difference
    from (
      select day, coalesce(p.times, 0) as times, case when w.day is null then 0 else 1 end - coalesce(p.known, 0) as difference
      from posted p full join stated w using (day)
    ) as changed join shops s on s.shop_id = ${shopId}
    where difference <> 0 and s.currency is not null`,
  });
}
