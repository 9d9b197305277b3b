import { AD_PLATFORM_NAMES, AD_ROW_REASONS, type AdRowReason } from '@adaos/domain';
import type pg from 'pg';
import { requestEvaluation } from '../../jobs/evaluation-job.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { onOwnConnection } from '../../db/long-work.ts';
import { Conversion } from '../../imports/conversion.ts';
import { type AdsLine, adsLines } from '../../imports/kinds/ads-lines.ts';
import { mergeAds } from '../../imports/kinds/merge-ads.ts';
import { LineRejected } from '../../imports/line-rejected.ts';
import { lockLedger } from '../../ledger/lock.ts';
import { toMinor } from '../../orders/decimal.ts';
import { loadRates } from '../../rates/reference-rates.ts';
import type { Services } from '../../services/services.ts';
import { changeAccount, lockPlannedAccount, type PlannedAdRead } from './accounts.ts';
import type { Step } from './next-step.ts';
import { isUnread, type ReadRow, type ReportRow, type UnreadRow } from './types.ts';

/** Rows that are listed of one reading; a report that is unreadable as a whole has many more. */
const MOST_SET_ASIDE = 500;
/** Alerts wait so long for more days, so that a shop is not evaluated after each of them. */
const EVALUATED_AFTER_MS = 60_000;

const reasonOf = (code: string): AdRowReason => AD_ROW_REASONS.find((reason) => reason === code) ?? 'row_unreadable';

/** A row in the shop's currency, by the rate of its day, as a line of a file would be. */
function lineOf(row: ReportRow, platform: string, conversion: Conversion): AdsLine | UnreadRow {
  try {
    const inShop = (amount: ReportRow['spend']) =>
      conversion.inShopCurrency(toMinor(amount, conversion.digits(row.currency)), row.currency, row.day);
    const { campaignId, campaign, status, day, impressions, clicks, invalidClicks, conversions, value, budget } = row;
    return {
      platform,
      campaignId,
      campaign,
      status,
      budget: budget && inShop(budget),
      day,
      spend: inShop(row.spend),
      impressions,
      clicks,
      invalidClicks,
      conversions,
      value: value && inShop(value),
    };
  } catch (error) {
    if (!(error instanceof LineRejected)) throw error;
    return { reason: reasonOf(error.rejection.code), campaign: row.campaign, day: row.day };
  }
}

/** The rows of these days that could not be read before are replaced by those of now. */
async function noteSetAside(
  trx: ShopTransaction,
  { shopId, platform, accountId }: PlannedAdRead,
  { from, to }: Step,
  unread: readonly UnreadRow[],
): Promise<void> {
  await trx
    .deleteFrom('set_aside_ad_rows')
    .where('shop_id', '=', shopId)
    .where('platform', '=', platform)
    .where('account_id', '=', accountId)
    .where((of) =>
      of.or([
        of.and([of('reason', '<>', 'date_unreadable'), of('day', '>=', from), of('day', '<=', to)]),
        // Of no day that was asked for: it came with the days that it was read with.
        of.and([
          of.or([of('reason', '=', 'date_unreadable'), of('day', '=', '')]),
          of('read_to', '>=', from),
          of('read_from', '<=', to),
        ]),
      ]),
    )
    .execute();
  if (unread.length === 0) return;
  const rows = unread.slice(0, MOST_SET_ASIDE).map(({ campaign, day, reason }) => ({
    shop_id: shopId,
    platform,
    account_id: accountId,
    read_from: from,
    read_to: to,
    campaign,
    day,
    reason,
  }));
  await trx.insertInto('set_aside_ad_rows').values(rows).execute();
}

const isLeftOut = (line: AdsLine | UnreadRow): line is UnreadRow => 'reason' in line;

const readLines = (rows: readonly ReadRow[], platform: string, conversion: Conversion) =>
  rows.map((row) => (isUnread(row) ? row : lineOf(row, platform, conversion)));

/** @returns how many days of campaigns are new or have changed. */
async function mergeLines(
  trx: ShopTransaction,
  client: pg.ClientBase,
  { shopId, accountId }: PlannedAdRead,
  { lines, conversion }: { lines: readonly AdsLine[]; conversion: Conversion },
): Promise<number> {
  if (lines.length === 0) return 0;
  await lockLedger(trx, shopId);
  const kind = adsLines({ conversion });
  await kind.createStaging(trx);
  const writer = kind.writer(client);
  for (const [place, line] of lines.entries()) writer.add(place + 1, { line }, '');
  await writer.end();
  return mergeAds(trx, shopId, accountId);
}

/**
 * Keeps the rows of some days, and then that these were read: days that were broken off are read again, which changes nothing of what
 * was kept. They go the way that the lines of a file go.
 * @throws OutOfDate
 */
export async function keepRows(
  services: Pick<Services, 'database' | 'jobs'>,
  read: PlannedAdRead,
  { currency: shopCurrency, step, rows }: { currency: string; step: Step; rows: readonly ReadRow[] },
  signal: AbortSignal,
): Promise<void> {
  const { database, jobs } = services;
  const { shopId } = read;
  await onOwnConnection(database, shopId, signal, async (trx, client) => {
    await lockPlannedAccount(trx, read);
    const rates = await loadRates(trx);
    const conversion = new Conversion({ shopCurrency, currency: shopCurrency, typed: null, rates });
    const all = readLines(rows, AD_PLATFORM_NAMES[read.platform], conversion);
    const lines = all.filter((line): line is AdsLine => !isLeftOut(line));
    const changed = await mergeLines(trx, client, read, { lines, conversion });
    await noteSetAside(trx, read, step, all.filter(isLeftOut));
    const { from, through, restatedOn } = step.coverage;
    await changeAccount(trx, read)
      .set({ covered_from: from, covered_through: through, restated_on: restatedOn })
      .execute();
    if (changed > 0) await requestEvaluation(jobs, shopId, trx, new Date(Date.now() + EVALUATED_AFTER_MS));
    signal.throwIfAborted();
  });
}
