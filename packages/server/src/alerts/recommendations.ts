import type { InsightType, Level, Recommendation, RecommendationsAnswer } from '@adaos/api';
import { LEDGER_KINDS, type LedgerKind, tenths } from '@adaos/domain';
import { campaignAdvice } from '../campaigns/advice.ts';
import { type FormOf, readCampaignForms } from '../campaigns/forms.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { scanFraud } from '../fraud/scan.ts';
import { joinSets } from '../db/join-sets.ts';
import { addDays } from '../calendar/days.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { worded, type Worded } from '../insights/worded.ts';
import { readShopFacts, type ShopFacts } from '../insights/shop-facts.ts';
import { isCritical, readStock } from '../stock/read-stock.ts';
import { hasAnyData } from './find-conditions.ts';
import { readReturnsByProduct } from './returns-by-product.ts';

/** An order of goods lasts for so many days beyond its arrival. */
const ORDER_FOR_DAYS = 30;
const DESCRIBE = { share: 0.3, least: 5 } as const;
const REVIEW_DAYS = 14;
/** ROI below which a campaign should give budget away, and from which it may take it. */
const MOVE = { below: 80, from: 130 } as const;
const IMPACTS: readonly Level[] = ['High', 'Medium', 'Low'];

interface Kind {
  readonly type: InsightType;
  readonly impact: Level;
  readonly effort: Level;
}

function recommend(
  { type, impact, effort }: Kind,
  subject: string,
  { title, text: description, wording }: Worded,
  missing: readonly LedgerKind[] = [],
): Recommendation {
  const id = `${wording.code}:${subject}`;
  return { id, type, title, description, impact, effort, wording, missing: [...missing] };
}

/** What is advised of budgets; what else is advised of a campaign is on its own page. */
function ofBudgets(forms: readonly FormOf[]): Recommendation[] {
  return forms.flatMap((form) =>
    campaignAdvice(form)
      .filter(({ wording }) => wording.code.startsWith('recommendation.'))
      .map(({ missing, ...advice }) => {
        const percent = advice.wording.values?.['percent'];
        const impact = typeof percent === 'number' && percent < 20 ? 'Medium' : 'High';
        return recommend({ type: 'ads', impact, effort: 'Low' }, form.id, advice, missing);
      }),
  );
}

/** The active campaigns whose ROI is known, from the one that earns least. */
const byReturn = (forms: readonly FormOf[]) =>
  forms
    .filter(({ active, roi, meanDailySpend }) => active && roi !== null && meanDailySpend > 0)
    .toSorted((a, b) => (a.roi ?? 0) - (b.roi ?? 0));

/** Of these the one that should give budget away: what it earns is at most what is known. */
function giver(active: readonly FormOf[]): FormOf | undefined {
  const [least] = active;
  return least && (least.roi ?? 0) < MOVE.below ? least : undefined;
}

/** From the active campaign that earns least to the one that earns most, of those of which all costs are known. */
function ofMoving(forms: readonly FormOf[]): Recommendation[] {
  const active = byReturn(forms);
  const from = giver(active);
  const to = active.findLast(({ missing }) => missing.length === 0);
  if (!from || !to || from === to || (to.roi ?? 0) < MOVE.from) return [];
  const percent = 50;
  const kind: Kind = { type: 'ads', impact: 'Medium', effort: 'Low' };
  const text = worded('recommendation.move_budget', { from: from.name, to: to.name, percent });
  return [recommend(kind, from.id, text, from.missing)];
}

/** The campaigns that may deserve more money, which cannot be said before their costs are known. */
function ofMissingCosts(forms: readonly FormOf[]): Recommendation[] {
  const waiting = new Map<string, readonly LedgerKind[]>();
  for (const form of forms) {
    const advice = campaignAdvice(form).find(({ wording }) => wording.code === 'campaign.fill_costs');
    if (advice) waiting.set(form.id, advice.missing);
  }
  const active = byReturn(forms);
  const best = active.at(-1);
  if (best && giver(active) && best.missing.length > 0 && (best.roi ?? 0) >= MOVE.from) {
    waiting.set(best.id, [...(waiting.get(best.id) ?? []), ...best.missing]);
  }
  if (waiting.size === 0) return [];
  const missing = LEDGER_KINDS.filter((kind) => [...waiting.values()].some((kinds) => kinds.includes(kind)));
  const campaigns = waiting.size;
  const kind: Kind = { type: 'data', impact: 'High', effort: 'Low' };
  return [recommend(kind, '', worded('recommendation.fill_costs', { campaigns }), missing)];
}

async function ofStock(trx: ShopTransaction, { shopId }: ShopFacts): Promise<Recommendation[]> {
  const rows = (await readStock(trx, shopId)).filter((row) => isCritical(row) && (row.velocity ?? 0) > 0);
  return rows.map((row) => {
    const { product, supplier } = row;
    const wanted = (row.reorderPoint ?? 0) + (row.velocity ?? 0) * ORDER_FOR_DAYS - row.units;
    const units = Math.max(1, Math.ceil(wanted));
    const kind: Kind = { type: 'stock', impact: 'High', effort: 'Medium' };
    return recommend(kind, row.id, worded('recommendation.reorder', { product, units, supplier }));
  });
}

async function ofReturns(trx: ShopTransaction, { shopId }: ShopFacts, lastDay: string): Promise<Recommendation[]> {
  const products = await readReturnsByProduct(trx, shopId, { from: addDays(lastDay, -365), to: lastDay });
  return [...products.values()].flatMap(({ sku, name: product, returned, notAsDescribed }) => {
    if (notAsDescribed < DESCRIBE.least || notAsDescribed < returned * DESCRIBE.share) return [];
    const percent = tenths((100 * notAsDescribed) / returned);
    const kind: Kind = { type: 'returns', impact: 'Medium', effort: 'Medium' };
    return [recommend(kind, sku, worded('recommendation.describe_product', { product, percent }))];
  });
}

async function ofFraud(trx: ShopTransaction, { shopId }: ShopFacts, lastDay: string): Promise<Recommendation[]> {
  const from = addDays(lastDay, 1 - REVIEW_DAYS);
  const { suspects } = await scanFraud(trx, shopId, lastDay);
  const orders = suspects.filter(({ on, settled, verdict }) => on >= from && !settled && verdict === null).length;
  if (orders === 0) return [];
  const kind: Kind = { type: 'fraud', impact: orders >= 5 ? 'High' : 'Low', effort: 'Low' };
  return [recommend(kind, 'orders', worded('recommendation.review_orders', { orders }))];
}

/** What would raise the profit, the greatest impact first; each follows from the shop's own data. */
export async function listRecommendations(database: Database, shopId: string): Promise<RecommendationsAnswer> {
  return database.readShop(shopId, async (trx) => {
    await joinSets(trx);
    const facts = await readShopFacts(trx, shopId);
    const live = await hasAnyData(trx, shopId);
    const data = await readOrderSpan(trx, shopId);
    const forms = await readCampaignForms(trx, facts);
    const recommendations = [
      ...ofBudgets(forms),
      ...ofMoving(forms),
      ...ofMissingCosts(forms),
      ...(await ofStock(trx, facts)),
      ...(data ? await ofReturns(trx, facts, data.to) : []),
      ...(data ? await ofFraud(trx, facts, data.to) : []),
    ];
    const updatedAt = live ? await readUpdatedAt(trx, shopId) : null;
    return {
      source: live ? 'live' : 'none',
      currency: facts.currency,
      updatedAt: updatedAt?.toISOString() ?? null,
      recommendations: recommendations.toSorted((a, b) => IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact)),
    };
  });
}
