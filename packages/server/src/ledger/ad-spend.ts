import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { lockLedger } from './lock.ts';

/**
 * Brings the ad spend in the ledger in line with the days of the campaigns, by appending differences: a platform corrects its
 * figures for days afterwards. Doing it again changes nothing. Amounts are in the shop's currency.
 */
export async function postAdSpend(trx: ShopTransaction, shopId: string): Promise<void> {
  await lockLedger(trx, shopId);
  await sql`
    with posted as (
      select campaign_id, occurred_on, -sum(shop_amount_minor) as spend, count(*) as times
      from ledger_entries where shop_id = ${shopId} and kind = 'ad_spend' and campaign_id is not null
      group by campaign_id, occurred_on
    ), wanted as (
      select d.campaign_id, d.day, d.spend_minor - coalesce(p.spend, 0) as difference, coalesce(p.times, 0) as times
      from campaign_days d left join posted p on p.campaign_id = d.campaign_id and p.occurred_on = d.day
      where d.shop_id = ${shopId}
    )
    insert into ledger_entries (shop_id, kind, campaign_id, amount_minor, currency, shop_amount_minor, occurred_on, source_ref, quality)
    select ${shopId}, 'ad_spend', campaign_id, -difference, s.currency, -difference, day,
      'ads:' || campaign_id || ':' || day || ':' || times, 'actual'
    from wanted join shops s on s.shop_id = ${shopId}
    where difference <> 0 and s.currency is not null`.execute(trx);
}
