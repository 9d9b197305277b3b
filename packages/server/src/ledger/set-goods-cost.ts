import type { Services } from '../services/services.ts';
import { changeGoodsCost, checkNoGoodsRule, goodsCostRule } from './goods-cost-rule.ts';
import { postGoodsCost } from './post-rules.ts';
import { recompute } from './recomputation.ts';

interface Owner {
  readonly shopId: string;
  readonly accountId: string;
}

/**
 * Sets the percentage of a shop's goods, which is their first rule, or takes it back.
 * @throws ConflictError `goods_rule_exists` for another percentage than the one in force
 * @returns the percentage now in force.
 */
export const setGoodsCost = (
  services: Pick<Services, 'database' | 'jobs'>,
  owner: Owner,
  percent: number | null,
): Promise<{ percent: number | null }> =>
  recompute(services, owner.shopId, 'cogs', async (trx, onMonth) => {
    await checkNoGoodsRule(trx, owner.shopId, percent);
    if (await changeGoodsCost(trx, owner, percent)) await postGoodsCost(trx, owner.shopId, onMonth);
    return { percent: (await goodsCostRule(trx, owner.shopId)).goodsCostPercent };
  });
