import { sql } from 'kysely';
import { attributeOrders } from '../../campaigns/attribute-orders.ts';
import { UNNAMED_PLATFORM } from '../../campaigns/platforms.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { postAdSpend } from '../../ledger/ad-spend.ts';
import { settleEnteredSpend } from '../../ledger/entered-ad-spend.ts';

/**
 * Takes out of a file what a connected account reports of the same campaign and day: the platform itself knows it better, and a file
 * that names no numbers could count it a second time.
 */
async function leaveOutReported(trx: ShopTransaction, shopId: string): Promise<void> {
  await sql`
    delete from staged s using campaigns c, campaign_days d
    where s.code is null and c.shop_id = ${shopId} and (c.platform = s.platform or s.platform = ${UNNAMED_PLATFORM})
      and (c.external_id = s.ref or (s.ref is null and lower(c.name) = lower(s.name)))
      and d.shop_id = ${shopId} and d.campaign_id = c.id and d.day = s.day and d.connected`.execute(trx);
}

/**
 * The campaigns of the lines with the campaign that each is, old or new: `named (platform, ref, name, campaign_id)`.
 * @param account the ad account that reports them; null for a file.
 */
async function mergeCampaigns(trx: ShopTransaction, shopId: string, account: string | null): Promise<void> {
  await sql`
    create temporary table named on commit drop as
    select s.*, coalesce(known.id, gen_random_uuid()) as campaign_id, known.id is null as is_new,
      row_number() over (partition by known.id order by known.by_number desc, s.spend desc, s.ref) as place
    from (
      select platform, coalesce(ref, 'name:' || lower(name)) as ref, (array_agg(name order by day desc, line desc))[1] as name,
        (array_agg(status order by day desc, line desc) filter (where status is not null))[1] as status,
        (array_agg(budget order by day desc, line desc) filter (where budget is not null))[1] as budget,
        sum(spend) as spend
      from staged where code is null group by 1, 2
    ) as s left join lateral (
      -- By its number; else by its name, where one of the two is known by nothing else.
      select c.id, c.external_id = s.ref as by_number from campaigns c
      where c.shop_id = ${shopId} and (c.platform = s.platform or (${account !== null} and c.platform = ${UNNAMED_PLATFORM}
          and c.external_id like 'name:%')) and (c.external_id = s.ref
        or (lower(c.name) = lower(s.name) and (s.ref like 'name:%' or c.external_id like 'name:%')))
      order by c.external_id = s.ref desc, c.created_at desc limit 1
    ) as known on true`.execute(trx);
  // Of several that a campaign known by its name alone could be, the one with the most spend is it.
  await sql`
    update named set campaign_id = gen_random_uuid(), is_new = true where not is_new and place > 1`.execute(trx);
  await sql`
    insert into campaigns (shop_id, id, platform, external_id, name, status, daily_budget_minor, ad_account)
    select ${shopId}, campaign_id, platform, ref, name, coalesce(status, 'active'), budget, ${account}::text
    from named where is_new`.execute(trx);
  await sql`
    update campaigns c set platform = n.platform, name = n.name, ad_account = coalesce(${account}::text, c.ad_account),
      status = coalesce(n.status, c.status),
      daily_budget_minor = coalesce(n.budget, c.daily_budget_minor),
      external_id = case when n.ref like 'name:%' then c.external_id else n.ref end
    from named n where c.shop_id = ${shopId} and c.id = n.campaign_id and not n.is_new`.execute(trx);
}

/**
 * Brings the staged lines into the shop's campaigns, and their spend into the ledger: what a day was before is replaced, by
 * entries of the difference. Lines of one campaign and day, e.g. of its devices, are one. What a connected account has reported of a
 * campaign and day no file changes.
 * @param account the ad account that reports the lines, by its platform's number; left out for a file.
 * @returns how many days of campaigns are new or have changed.
 */
export async function mergeAds(trx: ShopTransaction, shopId: string, account: string | null = null): Promise<number> {
  if (account === null) await leaveOutReported(trx, shopId);
  await mergeCampaigns(trx, shopId, account);
  const { rows } = await sql<{ changed: string }>`
    with days as (
      select n.campaign_id, s.day, sum(s.spend) as spend, sum(s.impressions) as impressions, sum(s.clicks) as clicks,
        sum(s.invalid) as invalid, sum(s.conversions) as conversions, sum(s.value) as value
      from staged s join named n on n.platform = s.platform and n.ref = coalesce(s.ref, 'name:' || lower(s.name))
      where s.code is null group by 1, 2
    ), merged as (
      insert into campaign_days as d (shop_id, campaign_id, day, spend_minor, impressions, clicks, invalid_clicks, conversions,
        conversion_value_minor, connected)
      select ${shopId}, campaign_id, day, spend, impressions, clicks, invalid, conversions, value, ${account !== null} from days
      on conflict (shop_id, campaign_id, day) do update set spend_minor = excluded.spend_minor,
        impressions = excluded.impressions, clicks = excluded.clicks,
        invalid_clicks = coalesce(excluded.invalid_clicks, d.invalid_clicks), conversions = excluded.conversions,
        conversion_value_minor = coalesce(excluded.conversion_value_minor, d.conversion_value_minor),
        connected = excluded.connected, reported = true
      where not d.reported or (d.spend_minor, d.impressions, d.clicks, d.invalid_clicks, d.conversions, d.conversion_value_minor, d.connected)
        is distinct from (excluded.spend_minor, excluded.impressions, excluded.clicks, coalesce(excluded.invalid_clicks, d.invalid_clicks),
        excluded.conversions, coalesce(excluded.conversion_value_minor, d.conversion_value_minor), excluded.connected)
      returning 1
    )
    select count(*) as changed from merged`.execute(trx);
  await settleEnteredSpend(trx, shopId);
  await postAdSpend(trx, shopId);
  await attributeOrders(trx, shopId);
  return Number(rows[0]?.changed ?? 0);
}
