import type { Recomputing } from '@adaos/api';
import type { Services } from '../services/services.ts';
import { changeCosts } from './change-costs.ts';
import { changeGoodsCost, checkNoGoodsRule, goodsCostRule } from './goods-cost-rule.ts';

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
): Promise<Recomputing<{ percent: number | null }>> =>
  changeCosts(services, owner.shopId, async (trx, recompute) => {
    await checkNoGoodsRule(trx, owner.shopId, percent);
    if (await changeGoodsCost(trx, owner, percent)) await recompute({ kind: 'cogs', work: 'rules' });
    return { percent: (await goodsCostRule(trx, owner.shopId)).goodsCostPercent };
  });
