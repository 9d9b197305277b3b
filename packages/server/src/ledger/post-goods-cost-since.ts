import type { ShopTransaction } from '../db/database.ts';
import { goodsCostRule } from './goods-cost-rule.ts';
import { postGoodsCost } from './goods-cost.ts';
import { postUnitCosts } from './unit-costs.ts';

/** The shop's last ledger entry; null before the first. */
export async function lastEntry(trx: ShopTransaction, shopId: string): Promise<string | null> {
  const { id } = await trx
    .selectFrom('ledger_entries')
    .select((of) => of.fn.max('id').as('id'))
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Posts what the goods cost, by the unit costs of the products and else by the owner's rule.
 * @param since only orders with entries after this one are looked at; null: all.
 */
export async function postGoodsCosts(trx: ShopTransaction, shopId: string, since: string | null): Promise<void> {
  await postUnitCosts(trx, shopId, since);
  const rule = await goodsCostRule(trx, shopId);
  if (rule && rule.percent !== null) await postGoodsCost(trx, shopId, rule, { since });
}

/** As `postGoodsCosts`, where there are entries after the given one. */
export async function postGoodsCostSince(trx: ShopTransaction, shopId: string, since: string | null): Promise<void> {
  if ((await lastEntry(trx, shopId)) !== since) await postGoodsCosts(trx, shopId, since);
}
