import type { Services } from '../services/services.ts';
import { changeGoodsCost, goodsCostRule } from './goods-cost-rule.ts';
import { changeLedger } from './long-change.ts';

interface Owner {
  readonly shopId: string;
  readonly accountId: string;
}

/** Changes the cost rule of a shop. @returns the percentage now in force. */
export const setGoodsCost = (
  services: Pick<Services, 'database' | 'jobs'>,
  owner: Owner,
  percent: number | null,
): Promise<{ percent: number | null }> =>
  changeLedger(services, owner.shopId, async (trx) => {
    await changeGoodsCost(trx, owner, percent);
    return { percent: (await goodsCostRule(trx, owner.shopId))?.percent ?? null };
  });
