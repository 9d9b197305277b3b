import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '../audit/record.ts';
import type { ShopTransaction } from '../db/database.ts';
import { type GoodsCostRule, postGoodsCost } from './goods-cost.ts';
import { lockLedger } from './lock.ts';

/** The owner's rule in force; null where none was ever set. Its percentage is null where it was taken back. */
export async function goodsCostRule(trx: ShopTransaction, shopId: string): Promise<GoodsCostRule | null> {
  const rule = await trx
    .selectFrom('cost_rules')
    .select(['id', 'percent'])
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'goods_percent')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return rule ? { ruleId: rule.id, percent: rule.percent === null ? null : Number(rule.percent) } : null;
}

/**
 * Puts a rule in force for every order of the shop and brings the ledger in line with it. The same percentage again changes
 * nothing.
 * @param percent 0 to 100, kept with three decimals; null takes the rule back.
 * @returns whether something changed.
 */
export async function changeGoodsCost(
  trx: ShopTransaction,
  { shopId, accountId }: { shopId: string; accountId: string | null },
  percent: number | null,
): Promise<boolean> {
  await lockLedger(trx, shopId);
  const wanted = percent === null ? null : Number(percent.toFixed(3));
  const before = (await goodsCostRule(trx, shopId))?.percent ?? null;
  if (before === wanted) return false;
  const ruleId = uuidv7();
  await trx
    .insertInto('cost_rules')
    .values({
      shop_id: shopId,
      id: ruleId,
      kind: 'goods_percent',
      percent: wanted === null ? null : String(wanted),
      valid_from: null,
      created_by: accountId,
      created_at: sql<Date>`clock_timestamp()`,
    })
    .execute();
  await postGoodsCost(trx, shopId, { percent: wanted, ruleId });
  await recordAudit(trx, { shopId, accountId }, { action: 'goods_cost_set', details: { from: before, to: wanted } });
  return true;
}
