import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { Services } from '../services/services.ts';
import type { ShopTransaction } from '../db/database.ts';
import { onOwnConnection } from '../db/long-work.ts';

/** Each can read all orders of a shop, on a connection of its own. */
const AT_ONCE = 4;
const inTurn = pLimit(AT_ONCE);

/** A preview waits for the ledger so long: the caller gives up at 30 s. In milliseconds. */
const LOCK_LIMIT_MS = 20_000;

/**
 * Runs a preview, which may read all orders of a shop and take longer than a call, in one transaction.
 */
export const previewLedger = <T>(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  shopId: string,
  work: (trx: ShopTransaction) => Promise<T>,
): Promise<T> =>
  inTurn(() =>
    onOwnConnection(database, shopId, jobs.stopping, async (trx) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_LIMIT_MS)}`.execute(trx);
      return work(trx);
    }),
  );
