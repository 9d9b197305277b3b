import type { ReportMail } from '@adaos/api';
import { includesReports, type ReportRhythm, STATEMENT } from '@adaos/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { morningOf } from '../calendar/morning.ts';
import { ZoneClock } from '../calendar/zone.ts';
import type { ShopTransaction } from '../db/database.ts';
import { NotFoundError, TooManyError } from '../errors/domain-errors.ts';
import { sendDelivery } from '../jobs/delivery-jobs.ts';
import { planOfShop } from '../plans/plan-of-shop.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { checkReportsIncluded } from './included.ts';
import { readReportMails, REPORT_CHANNEL } from './read-mails.ts';
import { findReport } from './reports.ts';

type Reader = Pick<Actor, 'shopId' | 'accountId' | 'role'>;
type Queue = Pick<Services, 'database' | 'jobs'>;

const MOST_AN_HOUR = 5;

/** @throws NotFoundError; ForbiddenError `plan_without_reports` for one that was built */
async function checkReport(trx: ShopTransaction, reader: Reader, report: string): Promise<void> {
  if (report === STATEMENT) return;
  await checkReportsIncluded(trx, reader.shopId);
  await findReport(trx, reader, report);
}

/**
 * Has a report sent to the caller's own address on every Monday, or on the first day of every month. It has the figures that the caller may
 * see on that day. @throws as `checkReport`
 */
export const setReportMail = (
  { database }: Pick<Services, 'database'>,
  reader: Reader,
  report: string,
  { every, files }: ReportMail,
): Promise<void> =>
  database.forShop(reader.shopId, async (trx) => {
    await checkReport(trx, reader, report);
    const values = { every, files, changed_at: sql<Date>`now()` };
    await trx
      .insertInto('report_mails')
      .values({ shop_id: reader.shopId, account_id: reader.accountId, report, ...values })
      .onConflict((conflict) => conflict.columns(['shop_id', 'account_id', 'report']).doUpdateSet(values))
      .execute();
  });

/** Ends it. Done twice it changes nothing. */
export const endReportMail = (
  { database }: Pick<Services, 'database'>,
  { shopId, accountId }: Pick<Reader, 'shopId' | 'accountId'>,
  report: string,
): Promise<void> =>
  database.forShop(shopId, async (trx) => {
    await trx
      .deleteFrom('report_mails')
      .where('shop_id', '=', shopId)
      .where('account_id', '=', accountId)
      .where('report', '=', report)
      .execute();
  });

/** Has one delivered, if the transaction commits. */
async function deliver(
  trx: ShopTransaction,
  { jobs }: Pick<Services, 'jobs'>,
  { shopId, accountId }: Pick<Reader, 'shopId' | 'accountId'>,
  period: string,
): Promise<void> {
  const id = uuidv7();
  // One for a period, whatever happens: of two who queue it at once, one does.
  const added = await trx
    .insertInto('notice_deliveries')
    .values({ shop_id: shopId, id, account_id: accountId, channel: REPORT_CHANNEL, period, state: 'waiting' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) await sendDelivery(jobs, REPORT_CHANNEL, { shopId, deliveryId: id }, trx);
}

/**
 * Has one of the caller's sent at once, beside those that come by themselves.
 * @throws NotFoundError for one that is not sent; TooManyError `too_many_attempts`; as `checkReport`
 */
export const sendReportNow = (services: Queue, reader: Reader, report: string): Promise<void> =>
  services.database.forShop(reader.shopId, async (trx) => {
    await checkReport(trx, reader, report);
    if (!(await readReportMails(trx, reader)).has(report)) throw new NotFoundError('This report is not sent by mail.');
    const { asked } = await trx
      .selectFrom('notice_deliveries')
      .select((of) => of.fn.countAll<string>().as('asked'))
      .where('shop_id', '=', reader.shopId)
      .where('account_id', '=', reader.accountId)
      .where('channel', '=', REPORT_CHANNEL)
      .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirstOrThrow();
    if (Number(asked) >= MOST_AN_HOUR) {
      throw new TooManyError('too_many_attempts', 'Too many reports were sent within an hour. Try again later.', {
        retryAfter: 3600,
      });
    }
    await deliver(trx, services, reader, `${report} ${new Date().toISOString()}`);
  });

/** The latest day on which a report is sent: the Monday of a week, the first day of a month. */
const latestDay = (every: ReportRhythm, today: string): string => {
  if (every === 'month') return `${today.slice(0, 7)}-01`;
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
};

/**
 * Queues the reports of a shop that are due: those whose morning has come since they were asked for. Those of a server that was away are sent
 * late, once. Reports that are deleted, or no longer in the plan, are not.
 * @returns how many are due.
 */
export const queueReportMails = (services: Queue, shopId: string, now = new Date()): Promise<number> =>
  services.database.forShop(shopId, async (trx) => {
    await sql`
      delete from report_mails m
      where shop_id = ${shopId} and report <> ${STATEMENT}
        and not exists (select from reports r where r.shop_id = ${shopId} and r.id::text = m.report)`.execute(trx);
    const rows = await trx
      .selectFrom('report_mails')
      .select(['account_id', 'report', 'every', 'changed_at'])
      .where('shop_id', '=', shopId)
      .execute();
    if (rows.length === 0) return 0;
    const { timezone } = await trx
      .selectFrom('shops')
      .select('timezone')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow();
    const zone = timezone ?? 'UTC';
    const today = new ZoneClock(zone).dayAt(now.getTime());
    const included = includesReports(await planOfShop(trx, shopId));
    const due = rows.filter(({ report, every, changed_at: asked }) => {
      const morning = morningOf(latestDay(every, today), zone);
      return (included || report === STATEMENT) && asked < morning && morning <= now;
    });
    for (const { account_id: accountId, report, every } of due)
      await deliver(trx, services, { shopId, accountId }, `${report} ${latestDay(every, today)}`);
    return due.length;
  });
