import { AD_PLATFORM_NAMES, type AdReadProblem } from '@adaos/domain';
import { DateTime } from 'luxon';
import { isUnavailable } from '../../db/unavailable.ts';
import { notifyAdmins } from '../../notifications/notify.ts';
import type { Services } from '../../services/services.ts';
import { OutboundError } from '../outbound.ts';
import { OutOfDate } from '../reading/connection.ts';
import { changeAccount, lockPlannedAccount, planAdRead, type PlannedAdRead } from './accounts.ts';
import { AccountRefused, KeysRefused, RateLimited } from './call.ts';
import { Access } from './credentials.ts';
import { keepRows } from './keep-rows.ts';
import { type Moment, nextStep } from './next-step.ts';
import { adsPlatform } from './platforms.ts';

/** Accounts that one server process reads at a time, and of one platform: a slow one leaves room for the others. */
const AT_ONCE = 6;
const AT_ONCE_OF_PLATFORM = 2;
const HOUR_MS = 3600_000;
/** An account's turn, in milliseconds; then the others that wait have theirs. */
const TURN_MS = 5 * 60_000;

/** The spend of a shop without a currency cannot be kept. */
class CurrencyUnknown extends Error {}

const momentIn = (at: number, timezone: string): Moment => {
  const local = DateTime.fromMillis(at, { zone: timezone });
  return { today: local.toFormat('yyyy-MM-dd'), hour: local.hour };
};

/** A read under way: the server's signal to stop, and when it was begun. */
interface Run {
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Reads the days of an account that are due, 30 at a time: what was read is kept, and a read that was broken off goes on behind it.
 * @returns whether it came to the end; else its turn was over.
 * @throws OutOfDate, KeysRefused, AccountRefused, RateLimited, OutboundError, CurrencyUnknown
 */
async function readAccount(services: Services, read: PlannedAdRead, { signal, now }: Run): Promise<boolean> {
  const { database, config } = services;
  const turnEnds = performance.now() + TURN_MS;
  const { account, shop } = await database.forShop(read.shopId, async (trx) => {
    const held = await lockPlannedAccount(trx, read);
    if (held.reading_since === null) await changeAccount(trx, read).set({ reading_since: new Date() }).execute();
    const { currency, timezone } = await trx
      .selectFrom('shops')
      .select(['currency', 'timezone'])
      .where('shop_id', '=', read.shopId)
      .executeTakeFirstOrThrow();
    return { account: held, shop: { currency, timezone } };
  });
  const platform = adsPlatform(config, read.platform);
  if (!platform) throw new OutboundError('This server has no keys for the platform any more.');
  const { currency } = shop;
  if (currency === null) throw new CurrencyUnknown('The shop has no currency.');
  const access = await Access.open(services, read, platform, { signal });
  const known = { id: account.account_id, name: account.name, currency: account.currency, parent: account.parent };
  const moment = momentIn(now, shop.timezone);
  let coverage = { from: account.covered_from, through: account.covered_through, restatedOn: account.restated_on };
  let isLatest = false;
  for (;;) {
    const step = nextStep(coverage, moment, isLatest);
    if (!step) return true;
    const rows = await access.use((token) => platform.report(token, known, step, { signal }));
    await keepRows(services, read, { currency, step, rows }, signal);
    coverage = step.coverage;
    isLatest ||= step.latest;
    if (performance.now() > turnEnds) return false;
  }
}

/** Ends a read that is complete, and plans the next. */
async function finish({ database, jobs }: Services, read: PlannedAdRead, now: number): Promise<void> {
  await database.forShop(read.shopId, async (trx) => {
    await lockPlannedAccount(trx, read);
    await changeAccount(trx, read)
      .set({ problem: null, reading_since: null, last_read_at: new Date(now) })
      .execute();
    await planAdRead(jobs, trx, read, new Date(now + HOUR_MS));
  });
}

/** Ends the turn of a read that has more to do: it continues after the reads that wait. */
async function yieldTurn({ database, jobs }: Services, read: PlannedAdRead): Promise<void> {
  await database.forShop(read.shopId, async (trx) => {
    await lockPlannedAccount(trx, read);
    await planAdRead(jobs, trx, read, new Date());
  });
}

/** The consent is no longer good: no account of it is read until it is given again, of which the admins are notified. */
async function breakConnection({ database }: Services, read: PlannedAdRead): Promise<void> {
  const { shopId, platform } = read;
  await database.forShop(shopId, async (trx) => {
    await lockPlannedAccount(trx, read);
    const broken = await trx
      .updateTable('ad_connections')
      .set({ status: 'broken' })
      .where('shop_id', '=', shopId)
      .where('platform', '=', platform)
      .where('status', '=', 'active')
      .returning('platform')
      .executeTakeFirst();
    await trx
      .updateTable('ad_accounts')
      .set({ next_read_at: null, reading_since: null })
      .where('shop_id', '=', shopId)
      .where('platform', '=', platform)
      .execute();
    const values = { platform: AD_PLATFORM_NAMES[platform] };
    if (broken) await notifyAdmins(trx, { shopId }, { code: 'notification.ads_broken', values });
  });
}

/** Ends a read that failed: it is tried again in an hour. */
async function fail(
  { database, jobs }: Services,
  read: PlannedAdRead,
  { problem, now }: { problem: AdReadProblem; now: number },
): Promise<void> {
  await database.forShop(read.shopId, async (trx) => {
    await lockPlannedAccount(trx, read);
    await changeAccount(trx, read).set({ problem, reading_since: null }).execute();
    await planAdRead(jobs, trx, read, new Date(now + HOUR_MS));
  });
}

function problemOf(error: unknown): AdReadProblem {
  if (error instanceof RateLimited) return 'rate_limited';
  if (error instanceof AccountRefused) return 'account_refused';
  return error instanceof CurrencyUnknown ? 'currency_unknown' : 'platform_failed';
}

const isForeseen = (error: unknown): boolean =>
  [OutboundError, KeysRefused, AccountRefused, CurrencyUnknown].some((kind) => error instanceof kind);

/**
 * Runs one planned read, and plans the next. A read that was replaced by another plan is skipped.
 * @param now in milliseconds since 1970: which days are due.
 */
export async function runAdRead(
  services: Services,
  read: PlannedAdRead,
  signal: AbortSignal,
  now = Date.now(),
): Promise<void> {
  const { shopId, platform, accountId } = read;
  try {
    try {
      const isRead = await readAccount(services, read, { signal, now });
      await (isRead ? finish(services, read, now) : yieldTurn(services, read));
    } catch (error) {
      if (error instanceof OutOfDate || signal.aborted || isUnavailable(error)) throw error;
      const level = isForeseen(error) ? 'warn' : 'error';
      services.log[level]({ err: error, shopId, platform, accountId }, 'reading ads');
      // Without the database all of this throws, and the queue repeats the read.
      await (error instanceof KeysRefused
        ? breakConnection(services, read)
        : fail(services, read, { problem: problemOf(error), now }));
    }
  } catch (error) {
    if (!(error instanceof OutOfDate)) throw error;
  }
}

/** Works on the queue of reads. A read that the end of the server interrupts is left to the next server, which continues after it. */
export async function registerAdsWorker(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work<PlannedAdRead>('ads', ({ data }) => runAdRead(services, data, jobs.stopping), {
    atOnce: AT_ONCE,
    groupConcurrency: AT_ONCE_OF_PLATFORM,
  });
}
