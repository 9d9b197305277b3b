import type { Services } from '../services/services.ts';
import { changeGoodsCost, goodsCostPercent } from './goods-cost-rule.ts';
import { changeLedger } from './long-change.ts';
import { postGoodsCost } from './post-rules.ts';

interface Owner {
  readonly shopId: string;
  readonly accountId: string;
}

/** Changes the percentage of a shop's goods. @returns the percentage now in force. */
export const setGoodsCost = (
  services: Pick<Services, 'database' | 'jobs'>,
  owner: Owner,
  percent: number | null,
): Promise<{ percent: number | null }> =>
  changeLedger(services, owner.shopId, async (trx) => {
    if (await changeGoodsCost(trx, owner, percent)) await postGoodsCost(trx, owner.shopId);
    return { percent: await goodsCostPercent(trx, owner.shopId) };
  });
