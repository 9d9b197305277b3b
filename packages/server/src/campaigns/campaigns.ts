import type { Campaign, CampaignList } from '@adaos/api';
import { sql } from 'kysely';
import { NotFoundError } from '../errors/domain-errors.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { joinSets } from '../db/join-sets.ts';
import { toMajor } from '../ledger/money.ts';
import { readCampaignValues } from './campaign-values.ts';
import { addDays, type Period } from '../calendar/days.ts';
import { checkEnds } from '../calendar/period.ts';
import { readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts, type ShopFacts } from '../insights/shop-facts.ts';
import { campaignAdvice } from './advice.ts';
import { readCampaignSpan, readCampaignStats } from './campaign-stats.ts';
import { readCampaignEvents } from './events.ts';
import { formsBy, readBudgetBasis } from './forms.ts';
import { fraudShare, presentBudget, toCampaignRow } from './present.ts';

/** Days that the chart of a campaign shows where no period is asked for. */
const CHART_DAYS = 30;
const NO_CAMPAIGN = 'There is no such campaign.';
const NO_SPAN: Period = { from: '1970-01-01', to: '1970-01-01' };
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export interface AskedPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days asked for within those that the campaigns report; an end that is left out is the data's own. */
export function periodOf(asked: AskedPeriod, data: Period): Period {
  checkEnds(asked);
  return { from: asked.from ?? data.from, to: asked.to ?? data.to };
}

/** The campaigns with their figures in the period, and as rows of the list: budgets by the last weeks. */
export async function readCampaigns(trx: ShopTransaction, facts: ShopFacts, period: Period, lastDay: string) {
  const { shopId, digits } = facts;
  const stats = await readCampaignStats(trx, shopId, period);
  const basis = await readBudgetBasis(trx, shopId, lastDay);
  return { stats, rows: stats.map((one) => toCampaignRow(one, basis(one.id), digits)) };
}

/** The shop's campaigns with their figures in a period, or over all days that they report. */
export async function listCampaigns(database: Database, shopId: string, asked: AskedPeriod): Promise<CampaignList> {
  return database.readShop(shopId, async (trx) => {
    await joinSets(trx);
    const facts = await readShopFacts(trx, shopId);
    const data = await readCampaignSpan(trx, shopId);
    if (data === null) {
      return { source: 'none', currency: facts.currency, updatedAt: null, campaigns: [] };
    }
    const updatedAt = await readUpdatedAt(trx, shopId);
    const { rows } = await readCampaigns(trx, facts, periodOf(asked, data), data.to);
    return {
      source: 'live',
      currency: facts.currency,
      updatedAt: updatedAt?.toISOString() ?? null,
      campaigns: rows,
    };
  });
}

async function readChart(trx: ShopTransaction, { shopId, digits }: ShopFacts, id: string, period: Period) {
  const { rows } = await sql<{ day: string; spend: string; conversions: number }>`
    select day, spend_minor as spend, conversions from campaign_days
    where shop_id = ${shopId} and campaign_id = ${id}::uuid and day between ${period.from} and ${period.to}
    order by day`.execute(trx);
  return rows.map(({ day, spend, conversions }) => ({ day, spend: toMajor(BigInt(spend), digits), conversions }));
}

/** The days of the chart: those asked for, else the last of the campaign itself. */
async function chartPeriod(trx: ShopTransaction, shopId: string, id: string, asked: AskedPeriod, data: Period) {
  if (asked.from !== undefined || asked.to !== undefined) return periodOf(asked, data);
  const { last } = await trx
    .selectFrom('campaign_days')
    .select(sql<string | null>`max(day)`.as('last'))
    .where('shop_id', '=', shopId)
    .where('campaign_id', '=', id)
    .executeTakeFirstOrThrow();
  const to = last ?? data.to;
  return { from: addDays(to, 1 - CHART_DAYS), to };
}

/**
 * One campaign with its days, events and what would raise its profit.
 * @throws NotFoundError for a campaign that is not this shop's.
 */
export async function getCampaign(
  database: Database,
  shopId: string,
  id: string,
  asked: AskedPeriod,
): Promise<Campaign> {
  if (!UUID.test(id)) throw new NotFoundError(NO_CAMPAIGN);
  return database.readShop(shopId, async (trx) => {
    await joinSets(trx);
    const facts = await readShopFacts(trx, shopId);
    const data = (await readCampaignSpan(trx, shopId)) ?? NO_SPAN;
    const [stats] = await readCampaignStats(trx, shopId, periodOf(asked, data), id);
    if (!stats) throw new NotFoundError(NO_CAMPAIGN);
    const basis = await readBudgetBasis(trx, shopId, data.to);
    const form = (await formsBy(trx, facts, data.to, basis)).find((one) => one.id === stats.id);
    const advice = form ? campaignAdvice(form) : [];
    const fraud = fraudShare(stats);
    return {
      ...toCampaignRow(stats, basis(stats.id), facts.digits),
      ...(form && { budget: presentBudget(form.budget, form.budgetMissing, facts.digits) }),
      ...(await readCampaignValues(trx, facts, stats.id, periodOf(asked, data))),
      events: await readCampaignEvents(trx, shopId, stats.id, facts),
      recommendations: advice.map(({ title, text }) => `${title}. ${text}`),
      recommendationWordings: advice.map(({ wording }) => wording),
      recommendationMissing: advice.map(({ missing }) => [...missing]),
      chartData: await readChart(trx, facts, stats.id, await chartPeriod(trx, shopId, stats.id, asked, data)),
      fraudPie: fraud === null ? null : { fraud, safe: Math.round((100 - fraud) * 10) / 10 },
      ...(facts.currency === null ? {} : { currency: facts.currency }),
      source: 'live',
    };
  });
}
