import { COST_RULE_KINDS, type CostRuleKind } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { rulesInForce, type RuleTerms } from './cost-rules.ts';
import { type ChangedOrder, refreshCoverage } from './coverage.ts';
import { goodsChanges, postGoodsRules } from './goods-cost.ts';
import { lastEntry } from './last-entry.ts';
import { lockLedger } from './lock.ts';
import { fixedDifferences, orderDifferences, postFixedCosts, postOrderCosts } from './rule-costs.ts';
import { postUnitCosts } from './unit-costs.ts';

export interface PostRulesOptions {
  readonly shopId: string;
  /** Today in the shop's calendar: fixed costs are posted up to it. */
  readonly today: string;
}

interface MonthChange {
  readonly month: string;
  /** Minor units. */
  readonly change: string;
  readonly changed: string;
}

/** The changes of the profit by month that the rules of a kind would make, newest month first. Nothing is written. */
export async function previewRules(
  trx: ShopTransaction,
  { shopId, today }: PostRulesOptions,
  kind: CostRuleKind,
  rules: readonly RuleTerms[],
): Promise<MonthChange[]> {
  const ofKind = rules.filter((rule) => rule.kind === kind);
  if (kind === 'cogs') return (await sql<MonthChange>`${goodsChanges(shopId, ofKind)}`.execute(trx)).rows;
  const differences =
    kind === 'custom_cost' ? fixedDifferences(shopId, ofKind, today) : orderDifferences(shopId, kind, ofKind, null);
  const { rows } = await sql<MonthChange>`
    select to_char(day, 'YYYY-MM') as month, sum(difference) as change, count(*) as changed
    from (${differences}) as d group by 1 order by 1 desc`.execute(trx);
  return rows;
}

async function postKind(
  trx: ShopTransaction,
  shopId: string,
  kind: CostRuleKind,
  post: (rules: readonly RuleTerms[]) => Promise<void>,
): Promise<void> {
  await lockLedger(trx, shopId);
  const since = await lastEntry(trx, shopId);
  await post((await rulesInForce(trx, shopId)).filter((rule) => rule.kind === kind));
  await refreshCoverage(trx, shopId, since);
}

/** Brings the costs of one kind in the ledger in line with the rules in force, by appending differences. */
export function postRules(
  trx: ShopTransaction,
  { shopId, today }: PostRulesOptions,
  kind: CostRuleKind,
): Promise<void> {
  if (kind === 'cogs') return postGoodsCost(trx, shopId);
  return postKind(trx, shopId, kind, (rules) =>
    kind === 'custom_cost' ? postFixedCosts(trx, shopId, rules, today) : postOrderCosts(trx, shopId, kind, rules, null),
  );
}

/** As `postRules`, for the goods. */
export const postGoodsCost = (trx: ShopTransaction, shopId: string): Promise<void> =>
  postKind(trx, shopId, 'cogs', (rules) => postGoodsRules(trx, shopId, rules, null));

/**
 * Brings the goods cost of some products in line with their unit costs and else with the rules, by appending differences. Doing it
 * again changes nothing.
 * @param skus codes of products, else their names.
 */
export async function postProductCosts(trx: ShopTransaction, shopId: string, skus: readonly string[]): Promise<void> {
  await lockLedger(trx, shopId);
  const since = await lastEntry(trx, shopId);
  if (since === null || skus.length === 0) return;
  await postUnitCosts(trx, shopId, { skus });
  const rules = (await rulesInForce(trx, shopId)).filter(({ kind }) => kind === 'cogs');
  await postGoodsRules(trx, shopId, rules, since);
  await refreshCoverage(trx, shopId, since);
}

/**
 * Posts the costs of orders with new entries: of the goods by the unit costs of the products and else by the rules, the other costs
 * by their rules. Doing it again changes nothing.
 * @param since only orders with entries after this one are looked at, and the changed ones; null: all.
 */
export async function postCostsSince(
  trx: ShopTransaction,
  shopId: string,
  since: string | null,
  changed: readonly ChangedOrder[] = [],
): Promise<void> {
  if (since !== null && changed.length === 0 && (await lastEntry(trx, shopId)) === since) return;
  await postUnitCosts(trx, shopId, { since });
  const rules = await rulesInForce(trx, shopId);
  for (const kind of COST_RULE_KINDS) {
    const ofKind = rules.filter((rule) => rule.kind === kind);
    if (kind === 'custom_cost' || ofKind.length === 0) continue;
    if (kind === 'cogs') await postGoodsRules(trx, shopId, ofKind, since);
    else await postOrderCosts(trx, shopId, kind, ofKind, since, changed);
  }
  await refreshCoverage(trx, shopId, since, changed);
}
