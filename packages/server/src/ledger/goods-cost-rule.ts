import { FIRST_RULE_DAY } from '@adaos/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '../audit/record.ts';
import type { ShopTransaction } from '../db/database.ts';
import { ConflictError } from '../errors/domain-errors.ts';
import { rulesInForce, type RuleTerms } from './cost-rules.ts';
import { lockLedger } from './lock.ts';

const goodsRules = async (trx: ShopTransaction, shopId: string): Promise<RuleTerms[]> =>
  (await rulesInForce(trx, shopId)).filter(({ kind }) => kind === 'cogs');

const percentOf = (rule: RuleTerms | undefined) => (rule?.percent == null ? null : Number(rule.percent));

/** The owner's newest rule in force for the goods: its percentage and its first day; nulls without one. */
export async function goodsCostRule(trx: ShopTransaction, shopId: string) {
  const rule = (await goodsRules(trx, shopId)).at(-1);
  return { goodsCostPercent: percentOf(rule), goodsCostFrom: rule?.valid_from ?? null };
}

/** Whether the goods have rules of certain days, which one percentage for every order would replace. */
const areDated = (rules: readonly RuleTerms[]) =>
  rules.some(({ valid_from: from, valid_to: to }) => from !== FIRST_RULE_DAY || to !== null);

/** @throws ConflictError `dated_goods_rules` where a percentage for every order would replace the owner's rules of certain days. */
export async function checkNoDatedGoodsRules(trx: ShopTransaction, shopId: string): Promise<void> {
  if (!areDated(await goodsRules(trx, shopId))) return;
  const message =
    'The goods have rules of certain days. Change them among the costs: one percentage would replace them.';
  throw new ConflictError('dated_goods_rules', message);
}

/**
 * Puts a percentage of the goods in force for every order, in place of the one before; the caller posts it. The same percentage
 * again changes nothing. Rules of certain days stay, and no percentage is put in their place.
 * @param percent 0 to 100, kept with three decimals; null takes the percentage back.
 * @returns whether something changed.
 */
export async function changeGoodsCost(
  trx: ShopTransaction,
  { shopId, accountId }: { shopId: string; accountId: string | null },
  percent: number | null,
): Promise<boolean> {
  await lockLedger(trx, shopId);
  const rules = await goodsRules(trx, shopId);
  const wanted = percent === null ? null : Number(percent.toFixed(3));
  const before = percentOf(rules.at(-1));
  if (areDated(rules) || before === wanted) return false;
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
