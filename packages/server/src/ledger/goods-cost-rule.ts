import { FIRST_RULE_DAY } from '@adaos/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '../audit/record.ts';
import type { ShopTransaction } from '../db/database.ts';
import { rulesInForce } from './cost-rules.ts';
import { lockLedger } from './lock.ts';

/** The percentage of the owner's newest rule in force for the goods; null without one. */
export async function goodsCostPercent(trx: ShopTransaction, shopId: string): Promise<number | null> {
  const percent = (await rulesInForce(trx, shopId)).findLast(({ kind }) => kind === 'cogs')?.percent ?? null;
  return percent === null ? null : Number(percent);
}

/**
 * Puts a percentage of the goods in force for every order, in place of the rules before; the caller posts it. The same percentage
 * again changes nothing.
 * @param percent 0 to 100, kept with three decimals; null takes the rules back.
 * @returns whether something changed.
 */
export async function changeGoodsCost(
  trx: ShopTransaction,
  { shopId, accountId }: { shopId: string; accountId: string | null },
  percent: number | null,
): Promise<boolean> {
  await lockLedger(trx, shopId);
  const wanted = percent === null ? null : Number(percent.toFixed(3));
  const before = await goodsCostPercent(trx, shopId);
  if (before === wanted) return false;
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
