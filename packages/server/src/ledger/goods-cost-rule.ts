import { FIRST_RULE_DAY } from '@adaos/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '../audit/record.ts';
import type { ShopTransaction } from '../db/database.ts';
import { ConflictError } from '../errors/domain-errors.ts';
import { rulesInForce, type RuleTerms } from './cost-rules.ts';

const goodsRules = async (trx: ShopTransaction, shopId: string): Promise<RuleTerms[]> =>
  (await rulesInForce(trx, shopId)).filter(({ kind }) => kind === 'cogs');

const percentOf = (rule: RuleTerms | undefined) => (rule?.percent == null ? null : Number(rule.percent));

/** The owner's newest rule in force for the goods: its percentage and its first day; nulls without one. */
export async function goodsCostRule(trx: ShopTransaction, shopId: string) {
  const rule = (await goodsRules(trx, shopId)).at(-1);
  return { goodsCostPercent: percentOf(rule), goodsCostFrom: rule?.valid_from ?? null };
}

const rounded = (percent: number) => Number(percent.toFixed(3));

/** Whether a percentage is the one rule that there is, for every order. */
const isInForce = (rules: readonly RuleTerms[], percent: number) =>
  rules.length === 1 &&
  percentOf(rules[0]) === rounded(percent) &&
  rules[0]?.valid_from === FIRST_RULE_DAY &&
  rules[0].valid_to === null;

/** Whether the goods have rules of certain days. */
const areDated = (rules: readonly RuleTerms[]) =>
  rules.some(({ valid_from: from, valid_to: to }) => from !== FIRST_RULE_DAY || to !== null);

/**
 * A percentage for every order, from the first day on, is the first rule of the goods: a later one would change the past.
 * @param percent null takes the percentage back, which is the one rule there is.
 * @throws ConflictError `goods_rule_exists`
 */
export async function checkNoGoodsRule(trx: ShopTransaction, shopId: string, percent: number | null): Promise<void> {
  const rules = await goodsRules(trx, shopId);
  if (percent === null ? !areDated(rules) : rules.length === 0 || isInForce(rules, percent)) return;
  const message =
    'The goods have a rule. Add one from a certain day on among the costs, so that profits of the past stay.';
  throw new ConflictError('goods_rule_exists', message);
}

/**
 * Puts a percentage of the goods in force for every order; the caller posts it. Where the goods have a rule, that one stays.
 * @param percent 0 to 100, kept with three decimals; null takes the percentage back.
 * @returns whether something changed.
 */
export async function changeGoodsCost(
  trx: ShopTransaction,
  { shopId, accountId }: { shopId: string; accountId: string | null },
  percent: number | null,
): Promise<boolean> {
  const rules = await goodsRules(trx, shopId);
  const wanted = percent === null ? null : rounded(percent);
  const before = percentOf(rules.at(-1));
  if (wanted === null ? rules.length === 0 || areDated(rules) : rules.length > 0) return false;
  const now = sql<Date>`clock_timestamp()`;
  await trx
    .updateTable('cost_rules')
    .set({ withdrawn_at: now, withdrawn_by: accountId })
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'cogs')
    .where('withdrawn_at', 'is', null)
    .execute();
  if (wanted !== null) {
    const rule = { id: uuidv7(), kind: 'cogs' as const, percent: String(wanted), valid_from: FIRST_RULE_DAY };
    await trx
      .insertInto('cost_rules')
      .values({ ...rule, shop_id: shopId, created_by: accountId, created_at: now })
      .execute();
  }
  const details = { from: before, to: wanted };
  await recordAudit(trx, { shopId, accountId }, { action: 'goods_cost_set', details });
  return true;
}
