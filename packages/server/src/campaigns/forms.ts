import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { addDays, daysBetween } from '../calendar/days.ts';
import type { ShopFacts } from '../insights/shop-facts.ts';
import type { CampaignForm } from './advice.ts';
import { BUDGET_DAYS, judgeBudgets, type SpendDay, unknownBudget } from './budget.ts';
import {
  type CampaignStats,
  readCampaignSpan,
  readCampaignStats,
  readMissingCosts,
  readSpendDays,
} from './campaign-stats.ts';
import { savedByPause } from './pause.ts';
import { type BudgetBasis, campaignRoi } from './present.ts';

/** Days that a campaign's form is judged by. */
const FORM_DAYS = 28;

/** The days that budgets are judged by: those up to the last one that any campaign reports. */
function budgetPeriod(lastDay: string) {
  return { from: addDays(lastDay, 1 - BUDGET_DAYS), to: lastDay };
}

/** What the budgets are judged by, of each campaign by its id. */
export async function readBudgetBasis(
  trx: ShopTransaction,
  shopId: string,
  lastDay: string,
): Promise<(id: string) => BudgetBasis> {
  const period = budgetPeriod(lastDay);
  const days = await readSpendDays(trx, shopId, period);
  const verdicts = await judgeBudgets(days, lastDay);
  const missing = await readMissingCosts(trx, shopId, period.from);
  return (id) => ({
    days: days.get(id) ?? [],
    verdict: verdicts.get(id) ?? unknownBudget('no_spend'),
    missing: missing.get(id) ?? [],
  });
}

export interface FormOf extends CampaignForm {
  readonly id: string;
  readonly stats: CampaignStats;
  /** Days of the latest four weeks with spend or orders. */
  readonly days: readonly SpendDay[];
}

interface Rates {
  campaign_id: string;
  rate: string | null;
  rate_before: string | null;
  first_day: string;
}

async function readRates(trx: ShopTransaction, shopId: string, lastDay: string): Promise<Map<string, Rates>> {
  const recent = addDays(lastDay, -13);
  const { rows } = await sql<Rates>`
    select campaign_id, min(day) as first_day,
      sum(clicks) filter (where day >= ${recent}) / nullif(sum(impressions) filter (where day >= ${recent}), 0) as rate,
      sum(clicks) filter (where day < ${recent} and day >= ${addDays(recent, -28)})
        / nullif(sum(impressions) filter (where day < ${recent} and day >= ${addDays(recent, -28)}), 0) as rate_before
    from campaign_days where shop_id = ${shopId} and day <= ${lastDay} group by campaign_id`.execute(trx);
  return new Map(rows.map((row) => [row.campaign_id, row]));
}

const daysSince = (first: string, last: string) => daysBetween(first, last) + 1;
const rateOf = (value: string | null | undefined) => (value === null || value === undefined ? null : Number(value));

function toForm(stats: CampaignStats, basis: BudgetBasis, rates: Rates | undefined, lastDay: string): FormOf {
  const from = addDays(lastDay, 1 - FORM_DAYS);
  const days = basis.days.filter(({ day, spend, contribution }) => day >= from && (spend > 0 || contribution !== 0));
  const daysRunning = rates ? daysSince(rates.first_day, lastDay) : null;
  return {
    id: stats.id,
    stats,
    days,
    name: stats.name,
    active: stats.status.toLowerCase() === 'active',
    roi: campaignRoi(stats),
    missing: stats.missing,
    saved: stats.contribution === null ? null : savedByPause(days, daysRunning),
    budget: stats.contribution === null ? unknownBudget('goods_cost') : basis.verdict,
    budgetMissing: basis.missing,
    clicks: stats.clicks,
    invalidClicks: stats.invalidClicks,
    daysRunning,
    clickRate: rateOf(rates?.rate),
    clickRateBefore: rateOf(rates?.rate_before),
  };
}

/** How each campaign did in the last four weeks that any of them reports; amounts in minor units. */
export async function readCampaignForms(trx: ShopTransaction, facts: ShopFacts): Promise<FormOf[]> {
  const span = await readCampaignSpan(trx, facts.shopId);
  return span === null ? [] : formsBy(trx, facts, span.to, await readBudgetBasis(trx, facts.shopId, span.to));
}

/** @param lastDay that any campaign reports. @param basis of that day. */
export async function formsBy(
  trx: ShopTransaction,
  { shopId }: ShopFacts,
  lastDay: string,
  basis: (id: string) => BudgetBasis,
): Promise<FormOf[]> {
  const stats = await readCampaignStats(trx, shopId, { from: addDays(lastDay, 1 - FORM_DAYS), to: lastDay });
  const rates = await readRates(trx, shopId, lastDay);
  return stats.map((one) => toForm(one, basis(one.id), rates.get(one.id), lastDay));
}
