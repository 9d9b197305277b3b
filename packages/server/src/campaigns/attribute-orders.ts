import { AD_PLATFORM_NAMES, AD_PLATFORMS, type AdPlatform, ATTRIBUTION_MODELS } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { withSetsJoined } from '../db/join-sets.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { refreshCampaignResults } from '../ledger/campaign-results.ts';
import { refreshChannelDays } from '../ledger/channel-days.ts';
import { refreshCustomers } from '../ledger/customers.ts';
import { areMostDays } from '../ledger/touched-days.ts';
import { MOST_TOUCHES, TOUCH_SHARES, WHOLE } from './attribution-models.ts';

/** Numbers with the # before them that some shops write, and without. */
const both = (refs: readonly string[]) => refs.map((ref) => ref.replace(/^#/, '')).flatMap((ref) => [ref, `#${ref}`]);

/** The sources of visits that name a platform of ads. */
const SOURCES = {
  google_ads: '^(google|adwords|gads)',
  meta_ads: '^(facebook|fb|instagram|ig$|meta)',
  tiktok_ads: '^(tiktok|tik tok)',
  microsoft_ads: '^(bing|microsoft|msn|msads)',
} as const satisfies Record<AdPlatform, string>;
const byPlatform = (then: (platform: string) => string) =>
  sql.join(
    AD_PLATFORMS.map(
      (platform) =>
        sql`when t.source ~* ${sql.lit(SOURCES[platform])} then ${sql.raw(then(`'${AD_PLATFORM_NAMES[platform]}'`))}`,
    ),
    sql` `,
  );

/** What systems call a visit that came from nowhere: it is no touch. */
const DIRECT = sql`(campaign = '' and lower(btrim(source)) in ('', 'direct', '(direct)', 'none', '(none)', '(not set)'))`;

/** Counts again what the campaigns and channels contributed on the days of some orders, which others brought now, and the customers whom they brought. */
async function refreshChannelsOf(trx: ShopTransaction, shopId: string, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const ids = sql`any (${orderIds}::bigint[])`;
  const { rows } = await sql<{ day: string }>`
    select occurred_on::text as day from order_totals where shop_id = ${shopId} and order_id = ${ids}
    union select order_on::text from orders where shop_id = ${shopId} and id = ${ids}`.execute(trx);
  const changed = rows.map(({ day }) => day);
  const days = (await areMostDays(trx, shopId, changed)) ? null : changed;
  await refreshCampaignResults(trx, shopId, days);
  await refreshChannelDays(trx, shopId, await refreshCustomers(trx, shopId, days));
}

/**
 * Notes the touches of the orders, in the table `touches_now`: the channel and campaign of each, its place among those of the order, and
 * how many campaigns it can be. The same touch several times in a row is one.
 */
async function noteTouches(trx: ShopTransaction, shopId: string, looked: RawBuilder<unknown>): Promise<void> {
  const touches = sql`
    with ways as materialized (
      select distinct ref collate "C" as ref, order_ref, position, campaign, source
      from order_touches t cross join unnest(array[t.order_ref, '#' || t.order_ref, ltrim(t.order_ref, '#')]) as ref
      where t.shop_id = ${shopId} and ${looked} and not ${DIRECT}
    ), known as materialized (
      -- Many orders come by few campaigns.
      select t.campaign, t.source, c.id, c.platform
      from (select distinct campaign, source from ways where campaign <> '') as t
        join campaigns c on c.shop_id = ${shopId} and (lower(c.name) = lower(t.campaign) or c.external_id = t.campaign)
          and case ${byPlatform((platform) => `c.platform = ${platform}`)} else true end
    ), seen as (
      select o.id as order_id, t.position, t.order_ref, t.campaign, t.source, (lower(t.campaign), lower(t.source)) is distinct from
        (lag(lower(t.campaign)) over one, lag(lower(t.source)) over one) as is_other
      from ways t join orders o on o.shop_id = ${shopId} and o.external_id = t.ref
      window one as (partition by o.id order by t.position, t.order_ref)
    ), placed as (
      select order_id, campaign, source, row_number() over (partition by order_id order by position, order_ref) as place
      from seen where is_other
    ), counted as (
      select *, count(*) over (partition by order_id) as touches from placed where place <= ${MOST_TOUCHES}
    )
    select order_id, place::int, touches::int, k.id as campaign_id,
      case when k.id is not null then k.platform
        when t.campaign <> '' then case ${byPlatform((platform) => platform)} else lower(btrim(t.source)) end
        else lower(btrim(t.source)) end as channel,
      coalesce(k.id::text, t.campaign) as campaign,
      (row_number() over (partition by order_id, place order by k.id))::int as match,
      (count(*) over (partition by order_id, place))::int as matches
    from counted t left join known k on k.campaign = t.campaign and k.source = t.source`;
  await createTemporaryTable(trx, 'touches_now', touches, { others: ['order_id'] });
}

/** Writes the shares of the channels of these orders, in the table `channels_now`: a touch of several campaigns is shared evenly by them. */
async function noteShares(trx: ShopTransaction): Promise<void> {
  const models = sql.join(ATTRIBUTION_MODELS.map((model) => sql.ref(model)));
  const share = (model: string) => {
    const whole = sql.ref(`w.${model}`);
    return sql`sum(case when t.match = 1 then ${whole} - (t.matches - 1) * (${whole} / t.matches) else ${whole} / t.matches end)`;
  };
  const rows = sql`
    select order_id, channel, t.campaign, max(campaign_id::text)::uuid as campaign_id,
      ${sql.join(ATTRIBUTION_MODELS.map((model) => sql`(${share(model)})::int as ${sql.ref(model)}`))}
    from touches_now t join (
      select touches, place, ${models} from jsonb_to_recordset(${JSON.stringify(TOUCH_SHARES)}::jsonb)
        as w(touches int, place int, ${sql.join(ATTRIBUTION_MODELS.map((model) => sql`${sql.ref(model)} int`))})
    ) as w on w.touches = t.touches and w.place = t.place
    group by order_id, channel, t.campaign`;
  await createTemporaryTable(trx, 'channels_now', rows, { others: ['order_id'] });
}

/** Brings the channels of the orders in line with `channels_now`. @param all also of the orders that have none there. */
async function writeChannels(trx: ShopTransaction, shopId: string, all: boolean): Promise<string[]> {
  const models = sql.join(ATTRIBUTION_MODELS.map((model) => sql.ref(model)));
  const of = (table: string) => sql.join(ATTRIBUTION_MODELS.map((model) => sql.ref(`${table}.${model}`)));
  const { rows } = await sql<{ order_id: string }>`
    with before as materialized (
      select order_id, channel, campaign, ${models} from order_channels where shop_id = ${shopId}
        and ${all ? sql`true` : sql`order_id = any (array(select order_id from channels_now))`}
    ), gone as materialized (
      select order_id, channel, campaign from before left join channels_now w using (order_id, channel, campaign) where w.order_id is null
    ), removed as (
      delete from order_channels b using gone g
      where b.shop_id = ${shopId} and b.order_id = g.order_id and b.channel = g.channel and b.campaign = g.campaign
    ), other as materialized (
      select w.order_id, w.channel, w.campaign, ${of('w')} from channels_now w left join before b using (order_id, channel, campaign)
      where b.order_id is null or (${of('b')}) is distinct from (${of('w')})
    ), written as (
      insert into order_channels (shop_id, order_id, channel, campaign, ${models})
      select ${shopId}, order_id, channel, campaign, ${models} from other
      on conflict (shop_id, order_id, channel, campaign) do update
      set ${sql.join(ATTRIBUTION_MODELS.map((model) => sql`${sql.ref(model)} = ${sql.ref(`excluded.${model}`)}`))}
    )
    select order_id from gone union select order_id from other`.execute(trx);
  return rows.map(({ order_id: id }) => id);
}

/** Brings the campaigns of these orders in line with their linear shares. @param changed orders whose channels have changed. */
async function writeCampaigns(trx: ShopTransaction, shopId: string, changed: readonly string[]): Promise<string[]> {
  // Of orders without any touch nothing is taken.
  const attributed = sql`select order_id from channels_now union select unnest(${changed}::bigint[])`;
  await createTemporaryTable(trx, 'attributed_orders', attributed, { key: 'order_id' });
  const { rows } = await sql<{ order_id: string }>`
    with wanted as materialized (
      select order_id, campaign_id, (sum(linear) / ${sql.lit(WHOLE)}.0)::numeric(6, 5) as weight
      from channels_now where campaign_id is not null group by order_id, campaign_id
    ), before as materialized (
      select order_id, campaign_id, weight from order_campaigns join attributed_orders using (order_id) where shop_id = ${shopId}
    ), gone as materialized (
      select order_id, campaign_id from before left join wanted w using (order_id, campaign_id) where w.order_id is null
    ), removed as (
      delete from order_campaigns b using gone g where b.shop_id = ${shopId} and b.order_id = g.order_id and b.campaign_id = g.campaign_id
    ), other as materialized (
      select w.* from wanted w left join before b using (order_id, campaign_id) where b.weight is distinct from w.weight
    ), written as (
      insert into order_campaigns (shop_id, order_id, campaign_id, weight)
      select ${shopId}, order_id, campaign_id, weight from other
      on conflict (shop_id, order_id, campaign_id) do update set weight = excluded.weight
    )
    select order_id from gone union select order_id from other`.execute(trx);
  return rows.map(({ order_id: id }) => id);
}

/**
 * Brings which channels and campaigns brought which orders in line with what is known of their customers' ways, for the orders that
 * something is known of: the share of each by each model of attribution; the campaigns have the linear one. A campaign is known by its name
 * or its number, and an order with the # before its number and without; where the way names its platform, by that too. The channel of a
 * touch is the platform of its campaign, or the one that its source names; a source without a campaign is a channel of its own name: a
 * search engine also brings visits that cost nothing. Doing it again changes nothing.
 * @param refs numbers of the orders to look at; left out: all.
 */
export async function attributeOrders(
  trx: ShopTransaction,
  shopId: string,
  refs: readonly string[] | null = null,
): Promise<void> {
  const all = refs === null;
  const attribute = async () => {
    await noteTouches(trx, shopId, all ? sql`true` : sql`t.order_ref = any (${both(refs)}::text[])`);
    await noteShares(trx);
    const channels = await writeChannels(trx, shopId, all);
    return [...channels, ...(await writeCampaigns(trx, shopId, channels))];
  };
  // Those of a few orders are looked up.
  const changed = all ? await withSetsJoined(trx, attribute) : await attribute();
  await refreshChannelsOf(trx, shopId, [...new Set(changed)]);
}
