import type { OAuthPlatform } from '@adaos/api';
import { PLATFORMS, type ReadProblem } from '@adaos/domain';
import { requestEvaluation } from '../../jobs/evaluation-job.ts';
import type { Services } from '../../services/services.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { isUnavailable } from '../../db/unavailable.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { notifyAdmins } from '../../notifications/notify.ts';
import { OutboundError } from '../outbound.ts';
import { KeysRefused } from './call-patiently.ts';
import {
  changeConnection,
  isOverdue,
  lockConnection,
  lockPlannedConnection,
  OutOfDate,
  type PlannedRead,
} from './connection.ts';
import { callOffGone, type GoneOrder } from './gone-orders.ts';
import { withFreshKeys } from './keys.ts';
import { openSources, readOrders } from './read-store.ts';

/** Shops that one server process reads at a time. */
const AT_ONCE = 3;
const HOUR_MS = 3600_000;
/** Between two reads of a shop of which news keep coming. */
const PAUSE_MS = 1000;
/** Alerts wait so long for more orders, so that a shop is not evaluated after each of them. */
const EVALUATED_AFTER_MS = 60_000;

/** Plans the next read of a connection, in place of the one that was planned; it happens if the transaction commits. */
export async function planRead(
  jobs: Jobs,
  trx: ShopTransaction,
  { shopId, platform, at }: { shopId: string; platform: OAuthPlatform; at: Date },
): Promise<void> {
  await changeConnection(trx, { shopId, platform }).set({ next_read_at: at }).execute();
  const read: PlannedRead = { shopId, platform, at: at.toISOString() };
  await jobs.send('store', read, { trx, startAfter: at });
}

/** Ends a read that is complete, and plans the next. */
async function finish({ database, jobs }: Services, read: PlannedRead): Promise<void> {
  await database.forShop(read.shopId, async (trx) => {
    const { news_at: news } = await lockPlannedConnection(trx, read);
    const now = Date.now();
    await changeConnection(trx, read)
      .set({ problem: null, reading_since: null, last_read_at: new Date(now) })
      .execute();
    await planRead(jobs, trx, { ...read, at: new Date(now + (news === null ? HOUR_MS : PAUSE_MS)) }); // it may have passed what was reported meanwhile
    await requestEvaluation(jobs, read.shopId, trx, new Date(now + EVALUATED_AFTER_MS));
  });
}

/** Ends the turn of a read that has more to do: it continues after the reads that wait, and not before `after` milliseconds. */
async function yieldTurn({ database, jobs }: Services, read: PlannedRead, after: number): Promise<void> {
  await database.forShop(read.shopId, async (trx) => {
    await lockPlannedConnection(trx, read);
    await planRead(jobs, trx, { ...read, at: new Date(Date.now() + after) });
  });
}

/** Ends a read that failed: it is tried again in an hour, unless the keys are invalid, of which the admins are notified. */
async function fail({ database, jobs }: Services, read: PlannedRead, problem: ReadProblem): Promise<void> {
  await database.forShop(read.shopId, async (trx) => {
    const { store } = await lockPlannedConnection(trx, read);
    await changeConnection(trx, read).set({ problem, reading_since: null }).execute();
    if (problem !== 'keys_refused') {
      await planRead(jobs, trx, { ...read, at: new Date(Date.now() + HOUR_MS) });
      return;
    }
    await changeConnection(trx, read).set({ status: 'broken', next_read_at: null }).execute();
    const values = { platform: PLATFORMS[read.platform].name, shopId: store };
    await notifyAdmins(trx, { shopId: read.shopId }, { code: 'notification.shop_broken', values });
  });
}

/** An unexpected error counts as a failure of the platform, too: its card shows it, and the next read is planned. */
function problemOf(error: unknown): { problem: ReadProblem; foreseen: boolean } {
  if (error instanceof KeysRefused) return { problem: 'keys_refused', foreseen: true };
  return { problem: 'platform_failed', foreseen: error instanceof OutboundError };
}

/** Runs one planned read, and plans the next. A read that was replaced by another plan is skipped. */
export async function runRead(services: Services, read: PlannedRead, signal: AbortSignal): Promise<void> {
  try {
    try {
      const after = await readOrders(services, read, signal);
      await (after === null ? finish(services, read) : yieldTurn(services, read, after));
    } catch (error) {
      if (error instanceof OutOfDate || signal.aborted || isUnavailable(error)) throw error;
      const { problem, foreseen } = problemOf(error);
      services.log[foreseen ? 'warn' : 'error'](
        { err: error, shopId: read.shopId, platform: read.platform },
        'reading a shop',
      );
      // Without the database all of this throws, and the queue repeats the read.
      await fail(services, read, problem);
    }
  } catch (error) {
    if (!(error instanceof OutOfDate)) throw error;
  }
}

/** What a platform reports: orders of the shop have changed. */
export type StoreNews = Pick<PlannedRead, 'shopId' | 'platform'>;

/** Has the orders of a shop read at once, of which its platform reports news; where that is under way, again after it. */
export async function takeNews({ database, jobs }: Services, { shopId, platform }: StoreNews): Promise<void> {
  await database.forShop(shopId, async (trx) => {
    const connection = await lockConnection(trx, { shopId, platform });
    if (connection?.status !== 'active') return;
    const now = new Date();
    await changeConnection(trx, { shopId, platform }).set({ news_at: now }).execute();
    const { reading_since: begun, next_read_at: next } = connection;
    const comes = begun !== null || (next !== null && next <= now);
    if (!comes || isOverdue(connection)) await planRead(jobs, trx, { shopId, platform, at: now });
  });
}

/** Takes in what a platform reports: orders that have changed, or one that was deleted. */
async function takeReport(services: Services, report: StoreNews | GoneOrder): Promise<void> {
  const { shopId, platform } = report;
  if (!('gone' in report)) return takeNews(services, report);
  const connection = await services.database.forShop(shopId, (trx) => lockConnection(trx, { shopId, platform }));
  if (connection?.status !== 'active') return;
  const { stopping } = services.jobs;
  await callOffGone(
    services,
    report,
    { connection, source: openSources(services, await withFreshKeys(services, connection), stopping).orders },
    stopping,
  );
  await services.database.forShop(shopId, (trx) =>
    requestEvaluation(services.jobs, shopId, trx, new Date(Date.now() + EVALUATED_AFTER_MS)),
  );
}

/** Works on the queue of reads. A read that the end of the server interrupts is left to the next server, which continues after it. */
export async function registerStoreWorker(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work<PlannedRead>('store', ({ data }) => runRead(services, data, jobs.stopping), { atOnce: AT_ONCE });
  await jobs.work<StoreNews | GoneOrder>('store-news', ({ data }) => takeReport(services, data), { atOnce: AT_ONCE });
}
