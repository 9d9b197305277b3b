import pLimit from 'p-limit';
import { CALL_LIMITS, WORK_LIMITS } from '../db/connection.ts';
import { onOwnConnection } from '../db/long-work.ts';
import type { Services } from '../services/services.ts';
import { changeGoodsCost, goodsCostRule } from './goods-cost-rule.ts';

/** Each writes an entry for every order of a shop, on a connection of its own. */
const COST_CHANGES_AT_ONCE = 4;

interface Owner {
  readonly shopId: string;
  readonly accountId: string;
}

/** Changes the cost rules of shops, each on a connection of its own and a few at a time. */
export function createGoodsCostSetter({ database, jobs }: Pick<Services, 'database' | 'jobs'>) {
  const inTurn = pLimit(COST_CHANGES_AT_ONCE);
  /** @returns the percentage now in force. */
  return (owner: Owner, percent: number | null): Promise<{ percent: number | null }> =>
    inTurn(() =>
      onOwnConnection(
        database,
        owner.shopId,
        jobs.stopping,
        async (trx) => {
          await changeGoodsCost(trx, owner, percent);
          return { percent: (await goodsCostRule(trx, owner.shopId))?.percent ?? null };
        },
        { ...WORK_LIMITS, lock: CALL_LIMITS.lock }, // an import holds the ledger for minutes: the caller gets an answer at once
      ),
    );
}
