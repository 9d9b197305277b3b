import pLimit from 'p-limit';
import type { Services } from '../services/services.ts';
import { CALL_LIMITS, WORK_LIMITS } from '../db/connection.ts';
import type { ShopTransaction } from '../db/database.ts';
import { onOwnConnection } from '../db/long-work.ts';

/** Each can write an entry for every order of a shop, on a connection of its own. */
const AT_ONCE = 4;
const inTurn = pLimit(AT_ONCE);

/**
 * Runs a call that touches all orders of a shop, which may take minutes, in one transaction. While an import holds the ledger, it
 * fails at once like any other call.
 */
export const changeLedger = <T>(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  shopId: string,
  work: (trx: ShopTransaction) => Promise<T>,
): Promise<T> =>
  inTurn(() => onOwnConnection(database, shopId, jobs.stopping, work, { ...WORK_LIMITS, lock: CALL_LIMITS.lock }));
