import type { Services } from '../services/services.ts';
import { changeGoodsCost, checkNoDatedGoodsRules, goodsCostRule } from './goods-cost-rule.ts';
import { postGoodsCost } from './post-rules.ts';
import { recompute } from './recomputation.ts';

interface Owner {
  readonly shopId: string;
  readonly accountId: string;
}

/**
 * Changes the percentage of a shop's goods.
 * @throws ConflictError `dated_goods_rules`
 * @returns the percentage now in force.
 */
export const setGoodsCost = (
  services: Pick<Services, 'database' | 'jobs'>,
  owner: Owner,
  percent: number | null,
): Promise<{ percent: number | null }> =>
  recompute(services, owner.shopId, 'cogs', async (trx, onMonth) => {
    await checkNoDatedGoodsRules(trx, owner.shopId);
    if (await changeGoodsCost(trx, owner, percent)) await postGoodsCost(trx, owner.shopId, onMonth);
    return { percent: (await goodsCostRule(trx, owner.shopId)).goodsCostPercent };
  });
