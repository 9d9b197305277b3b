import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { lockLedger } from './lock.ts';
import { postNoAds } from './no-ads.ts';
import { appendEntries } from './append-entries.ts';

/**
 * Brings the ad spend in the ledger in line with the days of the campaigns, by appending differences: a platform corrects its
 * figures for days afterwards, and what was entered by hand is taken back. Days on which no ads ran follow. Doing it again changes
 * nothing. Amounts are in the shop's currency.
 */
export async function postAdSpend(trx: ShopTransaction, shopId: string): Promise<void> {
  await lockLedger(trx, shopId);
  await appendEntries(trx, shopId, {
    columns: [
      'kind',
      'campaign_id',
      'amount_minor',
      'currency',
      'shop_amount_minor',
      'occurred_on',
      'source_ref',
      'quality',
      'known',
    ],
    entries: sql`
    with posted as (
      select campaign_id, occurred_on, -sum(shop_amount_minor) as spend, sum(known) as known, count(*) as times
      from ledger_entries where shop_id = ${shopId} and kind = 'ad_spend' and campaign_id is not null
      group by campaign_id, occurred_on
    ), wanted as (
      select d.campaign_id, d.day, d.spend_minor - coalesce(p.spend, 0) as difference, 1 - coalesce(p.known, 0) as known,
        coalesce(p.times, 0) as times
      from campaign_days d left join posted p on p.campaign_id = d.campaign_id and p.occurred_on = d.day
      where d.shop_id = ${shopId} and d.spend_minor <> coalesce(p.spend, 0)
      union all
      -- Taken back: the spend of the day is not known to be 0, it is unknown again.
      select p.campaign_id, p.occurred_on, -p.spend, -p.known, p.times
      from posted p
      where p.campaign_id in (select campaign_id from ad_spend_entries where shop_id = ${shopId})
        and (p.spend <> 0 or p.known <> 0) and not exists (
          select from campaign_days d where d.shop_id = ${shopId} and d.campaign_id = p.campaign_id and d.day = p.occurred_on)
    )
    select 'ad_spend', campaign_id, -difference, s.currency, -difference, day,
      'ads:' || campaign_id || ':' || day || ':' || times, 'actual', known
    from wanted join shops s on s.shop_id = ${shopId}
    where s.currency is not null`,
  });
  await postNoAds(trx, shopId);
}
