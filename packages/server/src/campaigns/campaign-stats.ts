import { LEAST_GOODS_COVERAGE, LEDGER_KINDS, type LedgerKind } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { Period } from '../calendar/days.ts';
import type { SpendDay } from './budget.ts';

/** What the platform and the ledger report on one campaign in a period; amounts in minor units. */
export interface CampaignStats {
  readonly id: string;
  readonly platform: string;
  readonly name: string;
  readonly status: string;
  readonly dailyBudget: bigint | null;
  readonly spend: bigint;
  readonly impressions: number;
  readonly clicks: number;
  /** Null where the platform does not report any day. */
  readonly invalidClicks: number | null;
  readonly conversions: number;
  /** Days on which a tenth or more of the clicks were taken for fraud, ten clicks at least. */
  readonly fraudDays: number;
  /** Days with spend. */
  readonly days: number;
  /** What the orders that it brought contributed before ads; null while the orders, or their goods' cost for half of their sales, are unknown. */
  readonly contribution: bigint | null;
  /** The costs that some of these orders lack. */
  readonly missing: readonly LedgerKind[];
}

/** A day counts as an alert from this share of suspicious clicks on, and from this many. */
export const FRAUD_DAY = { share: 0.1, clicks: 10 } as const;

interface Found {
  id: string;
  platform: string;
  name: string;
  status: string;
  daily_budget_minor: string | null;
  spend: string;
  impressions: string;
  clicks: string;
  invalid: string | null;
  conversions: string;
  fraud_days: string;
  days: string;
  contribution: string | null;
  missing: string[] | null;
  known: boolean | null;
  attributed: boolean;
}

/**
 * Reads the campaigns with their figures, most spend first. The contribution of a campaign is the sum of the ledger's entries in
 * the period of the orders that it brought, by the weight with which it brought each.
 * @param id of one campaign; left out: all.
 */
export async function readCampaignStats(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  id: string | null = null,
): Promise<CampaignStats[]> {
  const { rows } = await sql<Found>`
    with days as (
      select campaign_id, sum(spend_minor) as spend, sum(impressions) as impressions, sum(clicks) as clicks,
        sum(invalid_clicks) as invalid, sum(conversions) as conversions, count(*) filter (where spend_minor > 0) as days,
        count(*) filter (where invalid_clicks >= ${FRAUD_DAY.clicks}
          and invalid_clicks >= clicks * ${FRAUD_DAY.share}::numeric) as fraud_days
      from campaign_days where shop_id = ${shopId} and day between ${period.from} and ${period.to}
      group by campaign_id
    ), brought as (
      select campaign_id, round(sum(contribution)) as contribution,
        sum(sold_minor - open_minor) * 100 >= sum(sold_minor) * ${LEAST_GOODS_COVERAGE}::int as known,
        array(select distinct unnest(string_to_array(string_agg(array_to_string(missing, ','), ',') filter (where missing <> '{}'), ',')))
          as missing
      from campaign_results where shop_id = ${shopId} and occurred_on between ${period.from} and ${period.to}
      group by campaign_id
    )
    select c.id, platform, name, status, daily_budget_minor, coalesce(spend, 0) as spend,
      coalesce(impressions, 0) as impressions, coalesce(clicks, 0) as clicks, invalid, coalesce(conversions, 0) as conversions,
      coalesce(fraud_days, 0) as fraud_days, coalesce(days, 0) as days, contribution, known, missing,
      exists (select from order_campaigns where shop_id = ${shopId}) as attributed
    from campaigns c left join days on days.campaign_id = c.id left join brought on brought.campaign_id = c.id
    where c.shop_id = ${shopId} and (${id}::uuid is null or c.id = ${id}::uuid)
    order by coalesce(spend, 0) desc, name, c.id`.execute(trx);
  return rows.map((row) => ({
    id: row.id,
    platform: row.platform,
    name: row.name,
    status: row.status,
    dailyBudget: row.daily_budget_minor === null ? null : BigInt(row.daily_budget_minor),
    spend: BigInt(row.spend),
    impressions: Number(row.impressions),
    clicks: Number(row.clicks),
    invalidClicks: row.invalid === null ? null : Number(row.invalid),
    conversions: Number(row.conversions),
    fraudDays: Number(row.fraud_days),
    days: Number(row.days),
    contribution: row.attributed && (row.known ?? true) ? BigInt(row.contribution ?? '0') : null,
    missing: LEDGER_KINDS.filter((kind) => row.missing?.includes(kind)),
  }));
}

/** By campaign, the costs that some orders lack of what they have contributed since a day; campaigns that lack none are left out. */
export async function readMissingCosts(
  trx: ShopTransaction,
  shopId: string,
  from: string,
): Promise<Map<string, LedgerKind[]>> {
  const { rows } = await sql<{ campaign_id: string; missing: string[] }>`
    select campaign_id, array_agg(distinct kind) as missing from campaign_results cross join unnest(missing) as kind
    where shop_id = ${shopId} and occurred_on >= ${from} group by campaign_id`.execute(trx);
  return new Map(rows.map((row) => [row.campaign_id, LEDGER_KINDS.filter((kind) => row.missing.includes(kind))]));
}

/** The first and the last day of any campaign; null without any. */
export async function readCampaignSpan(trx: ShopTransaction, shopId: string): Promise<Period | null> {
  const span = await trx
    .selectFrom('campaign_days')
    .select([sql<string | null>`min(day)`.as('from'), sql<string | null>`max(day)`.as('to')])
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return span.from === null || span.to === null ? null : { from: span.from, to: span.to };
}

/**
 * Each day of each campaign in a period with what its orders of that day have contributed since, in minor units; a day that only its orders
 * have has cost nothing.
 */
export async function readSpendDays(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
): Promise<Map<string, SpendDay[]>> {
  const { rows } = await sql<{ campaign_id: string; day: string; spend: string; contribution: string }>`
    select campaign_id, day, sum(spend) as spend, sum(contribution) as contribution from (
      select campaign_id, day, spend_minor as spend, 0 as contribution from campaign_days
      where shop_id = ${shopId} and day between ${period.from} and ${period.to}
      union all
      select campaign_id, occurred_on, 0, since_minor from campaign_results
      where shop_id = ${shopId} and occurred_on between ${period.from} and ${period.to} and since_minor <> 0
    ) as each group by campaign_id, day order by campaign_id, day`.execute(trx);
  const byCampaign = new Map<string, SpendDay[]>();
  for (const { campaign_id: id, day, spend, contribution } of rows) {
    const days = byCampaign.get(id) ?? [];
    byCampaign.set(id, days);
    days.push({ day, spend: Number(spend), contribution: Number(contribution) });
  }
  return byCampaign;
}
