import { AD_PLATFORM_NAMES, AD_PLATFORMS, type AdPlatform } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { refreshCampaignResults } from '../ledger/campaign-results.ts';
import { refreshCustomers } from '../ledger/customers.ts';
import { areMostDays } from '../ledger/touched-days.ts';

/** Numbers with the # before them that some shops write, and without. */
const both = (refs: readonly string[]) => refs.map((ref) => ref.replace(/^#/, '')).flatMap((ref) => [ref, `#${ref}`]);

/** The sources of visits that name a platform of ads. */
const SOURCES = {
  google_ads: '^(google|adwords|gads)',
  meta_ads: '^(facebook|fb|instagram|ig$|meta)',
} as const satisfies Record<AdPlatform, string>;
const ofItsPlatform = sql.join(
  AD_PLATFORMS.map(
    (platform) =>
      sql`when t.source ~* ${sql.lit(SOURCES[platform])} then c.platform = ${sql.lit(AD_PLATFORM_NAMES[platform])}`,
  ),
  sql` `,
);

/** Counts again what the campaigns contributed on the days of some orders, which others brought now, and the customers whom they brought. */
async function refreshCampaignsOf(trx: ShopTransaction, shopId: string, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const ids = sql`any (${orderIds}::bigint[])`;
  const { rows } = await sql<{ day: string }>`
    select occurred_on::text as day from order_totals where shop_id = ${shopId} and order_id = ${ids}
    union select order_on::text from orders where shop_id = ${shopId} and id = ${ids}`.execute(trx);
  const changed = rows.map(({ day }) => day);
  const days = (await areMostDays(trx, shopId, changed)) ? null : changed;
  await refreshCampaignResults(trx, shopId, days);
  await refreshCustomers(trx, shopId, days);
}

/**
 * Brings which campaigns brought which orders in line with what is known of their customers' ways, for the orders that something
 * is known of. A campaign is known by its name or its number, and an order with the # before its number and without; where the way names its platform, by that too. The campaigns of an
 * order share it evenly: their weights sum to 1. Doing it again changes nothing.
 * @param refs numbers of the orders to look at; left out: all.
 */
export async function attributeOrders(
  trx: ShopTransaction,
  shopId: string,
  refs: readonly string[] | null = null,
): Promise<void> {
  const looked = refs === null ? sql`true` : sql`t.order_ref = any (${both(refs)}::text[])`;
  const { rows } = await sql<{ order_id: string }>`
    with ways as materialized (
      select distinct ref collate "C" as ref, campaign, source
      from order_touches t cross join unnest(array[t.order_ref, '#' || t.order_ref, ltrim(t.order_ref, '#')]) as ref
      where t.shop_id = ${shopId} and ${looked}
    ), known as materialized (
      -- Many orders come by few campaigns.
      select t.campaign, t.source, c.id
      from (select distinct campaign, source from ways) as t
        join campaigns c on c.shop_id = ${shopId} and (lower(c.name) = lower(t.campaign) or c.external_id = t.campaign)
          and case ${ofItsPlatform} else true end
    ), found as (
      select distinct o.id as order_id, k.id as campaign_id
      from ways t join known k on k.campaign = t.campaign and k.source = t.source
        join orders o on o.shop_id = ${shopId} and o.external_id = t.ref
    ), wanted as (
      select order_id, campaign_id, case when row_number() over one = 1
        then 1 - (count(*) over (partition by order_id) - 1) * trunc(1.0 / count(*) over (partition by order_id), 5)
        else trunc(1.0 / count(*) over (partition by order_id), 5) end as weight
      from found window one as (partition by order_id order by campaign_id)
    ), gone as (
      delete from order_campaigns b
      where b.shop_id = ${shopId} and b.order_id in (select order_id from wanted)
        and not exists (select from wanted w where w.order_id = b.order_id and w.campaign_id = b.campaign_id)
      returning b.order_id
    ), kept as (
      insert into order_campaigns as b (shop_id, order_id, campaign_id, weight)
      select ${shopId}, order_id, campaign_id, weight from wanted
      on conflict (shop_id, order_id, campaign_id) do update set weight = excluded.weight
      where b.weight <> excluded.weight returning b.order_id
    )
    select order_id from gone union select order_id from kept`.execute(trx);
  await refreshCampaignsOf(
    trx,
    shopId,
    rows.map(({ order_id: id }) => id),
  );
}
