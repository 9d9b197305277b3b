import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/database.ts';
import type { CampaignEventKind } from '../db/insight-tables.ts';
import { postAdSpend } from '../ledger/ad-spend.ts';
import { refreshCampaignResults } from '../ledger/campaign-results.ts';

export interface BuiltCampaignDay {
  readonly day: string;
  /** Minor units. */
  readonly spend: number;
  readonly impressions?: number;
  readonly clicks?: number;
  readonly invalidClicks?: number | null;
  readonly conversions?: number;
}

export interface BuiltCampaign {
  readonly name: string;
  readonly platform?: string;
  readonly status?: string;
  readonly dailyBudget?: number;
  readonly days: readonly BuiltCampaignDay[];
  readonly events?: readonly { at: string; kind: CampaignEventKind; budget?: number }[];
  /** Orders that it brought, with the weight of each. */
  readonly orders?: readonly { id: string; weight?: number }[];
}

/** Writes a campaign with its days, posts its spend, and answers its id. For tests of what is read from it. */
export async function addCampaign(database: Database, shopId: string, campaign: BuiltCampaign): Promise<string> {
  const id = uuidv7();
  const of = { shop_id: shopId, campaign_id: id };
  await database.forShop(shopId, async (trx) => {
    await trx
      .insertInto('campaigns')
      .values({
        shop_id: shopId,
        id,
        platform: campaign.platform ?? 'Google Ads',
        external_id: id,
        name: campaign.name,
        status: campaign.status ?? 'active',
        daily_budget_minor: campaign.dailyBudget ?? null,
      })
      .execute();
    for (const day of campaign.days) {
      await trx
        .insertInto('campaign_days')
        .values({
          ...of,
          day: day.day,
          spend_minor: day.spend,
          impressions: day.impressions ?? 0,
          clicks: day.clicks ?? 0,
          invalid_clicks: day.invalidClicks ?? null,
          conversions: day.conversions ?? 0,
        })
        .execute();
    }
    for (const { at, kind, budget } of campaign.events ?? []) {
      await trx
        .insertInto('campaign_events')
        .values({ ...of, at: new Date(at), kind, budget_minor: budget ?? null })
        .execute();
    }
    for (const { id: orderId, weight } of campaign.orders ?? []) {
      await trx
        .insertInto('order_campaigns')
        .values({ ...of, order_id: orderId, weight: String(weight ?? 1) })
        .execute();
    }
    await postAdSpend(trx, shopId);
    await refreshCampaignResults(trx, shopId, null);
  });
  return id;
}
