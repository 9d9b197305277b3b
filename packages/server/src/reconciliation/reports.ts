import type { PlatformReport, PlatformReportFile, PlatformReportInput } from '@adaos/api';
import { REPORT_MEASURES, type ReportMeasure } from '@adaos/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { firstDayOf, monthOf } from '../calendar/months.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import type { PlatformReportsTable } from '../db/ledger-tables.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../errors/domain-errors.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import type { Actor } from '../services/actor.ts';
import { isRowId } from '../paging/cursor.ts';
import type { Totals } from './explain.ts';
import { readReportFile, type ReportRow } from './report-file.ts';
import { toMonthTotals } from './totals.ts';

export type ReportRecord = Selectable<PlatformReportsTable>;

const COLUMNS = {
  orders: 'orders',
  gross: 'gross',
  discounts: 'discounts',
  refunds: 'refunds',
  netSales: 'net_sales',
  shipping: 'shipping',
  vat: 'vat',
} as const satisfies Record<ReportMeasure, keyof ReportRecord>;

const MOST_REPORTS = 500;

/** The totals of a report in minor units. */
export function totalsOf(report: ReportRecord): Totals {
  const entries = REPORT_MEASURES.map((measure) => {
    const value = report[COLUMNS[measure]];
    return [measure, value === null ? null : BigInt(value)] as const;
  });
  return Object.fromEntries(entries) as Record<ReportMeasure, bigint | null>;
}

export const toReport = (report: ReportRecord, digits: number): PlatformReport => ({
  id: report.id,
  month: monthOf(report.month),
  totals: toMonthTotals(totalsOf(report), digits),
  fileName: report.file_name,
  createdAt: report.created_at.toISOString(),
  createdBy: report.created_by_name,
  removedAt: report.removed_at?.toISOString() ?? null,
  removedBy: report.removed_by_name,
});

/** The last reports, newest first, with those that were replaced or removed. */
export const readReports = (trx: ShopTransaction, shopId: string): Promise<ReportRecord[]> =>
  trx
    .selectFrom('platform_reports')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('id', 'desc')
    .limit(MOST_REPORTS)
    .execute();

/** The report of each month that counts: the newest that was not removed. */
export async function readReportsInForce(trx: ShopTransaction, shopId: string): Promise<Map<string, ReportRecord>> {
  const rows = await trx
    .selectFrom('platform_reports')
    .distinctOn('month')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('removed_at', 'is', null)
    .orderBy('month')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [monthOf(row.month), row]));
}

/** @throws ConflictError before the first orders, which settle the currency of all amounts. */
async function reportDigits(trx: ShopTransaction, shopId: string): Promise<number> {
  const { currency, digits } = await readShopFacts(trx, shopId);
  if (currency === null) throw new ConflictError('conflict', 'Import orders first: they settle the currency.');
  return digits;
}

async function nameOf(trx: ShopTransaction, { accountId }: Actor): Promise<string | null> {
  const account = await trx.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirst();
  return account?.name ?? null;
}

async function keep(
  trx: ShopTransaction,
  actor: Actor,
  rows: readonly ReportRow[],
  fileName: string | null,
): Promise<ReportRecord[]> {
  const name = await nameOf(trx, actor);
  return trx
    .insertInto('platform_reports')
    .values(
      rows.map(({ month, totals }) => ({
        shop_id: actor.shopId,
        month: firstDayOf(month),
        ...Object.fromEntries(REPORT_MEASURES.map((measure) => [COLUMNS[measure], totals[measure] ?? null])),
        file_name: fileName,
        created_by: actor.accountId,
        created_by_name: name,
      })),
    )
    .returningAll()
    .execute();
}

/**
 * An amount as it was typed, in whole minor units.
 * @throws InvalidInputError where it has more decimals than the currency.
 */
function minorOf(measure: ReportMeasure, amount: number, digits: number): bigint {
  const scaled = measure === 'orders' ? amount : amount * 10 ** digits;
  const minor = Math.round(scaled);
  if (Math.abs(scaled - minor) <= 0.001) return BigInt(minor);
  const message = 'The amount has more decimals than its currency.';
  throw new InvalidInputError('invalid_request', message, { fields: { [measure]: message } });
}

/** @throws ConflictError before the first orders; InvalidInputError for an amount that cannot be. */
export async function addPlatformReport(
  database: Database,
  actor: Actor,
  { month, ...amounts }: PlatformReportInput,
): Promise<PlatformReport> {
  return database.forShop(actor.shopId, async (trx) => {
    const digits = await reportDigits(trx, actor.shopId);
    const totals = REPORT_MEASURES.flatMap((measure): [ReportMeasure, bigint][] => {
      const amount = amounts[measure];
      if (amount === null || amount === undefined) return [];
      const minor = minorOf(measure, amount, digits);
      const signless = (measure === 'discounts' || measure === 'refunds') && minor < 0n;
      return [[measure, signless ? -minor : minor]];
    });
    const [report] = await keep(trx, actor, [{ month, totals: Object.fromEntries(totals) }], null);
    if (!report) throw new Error('Nothing was written.');
    return toReport(report, digits);
  });
}

/** @throws InvalidInputError as `readReportFile`; ConflictError before the first orders. */
export async function importPlatformReports(
  database: Database,
  actor: Actor,
  { fileName, text }: PlatformReportFile,
): Promise<{ months: string[] }> {
  return database.forShop(actor.shopId, async (trx) => {
    const rows = await readReportFile(text, await reportDigits(trx, actor.shopId));
    await keep(trx, actor, rows, fileName);
    return { months: rows.map(({ month }) => month) };
  });
}

type Marks = { removed_at: RawBuilder<Date | null>; removed_by_name: RawBuilder<string | null> };

async function mark(database: Database, actor: Actor, id: string, marks: (name: string | null) => Marks) {
  if (!isRowId(id)) throw new NotFoundError('There is no such report.');
  return database.forShop(actor.shopId, async (trx) => {
    const { digits } = await readShopFacts(trx, actor.shopId);
    const report = await trx
      .updateTable('platform_reports')
      .set(marks(await nameOf(trx, actor)))
      .where('shop_id', '=', actor.shopId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!report) throw new NotFoundError('There is no such report.');
    return toReport(report, digits);
  });
}

/** Removing one that was removed before changes nothing. @throws NotFoundError */
export const removePlatformReport = (database: Database, actor: Actor, id: string): Promise<PlatformReport> =>
  mark(database, actor, id, (name) => ({
    removed_at: sql`coalesce(removed_at, now())`,
    removed_by_name: sql`case when removed_at is null then ${name} else removed_by_name end`,
  }));

/** Undoes the removal: of the reports of its month it has the place that it had. @throws NotFoundError */
export const restorePlatformReport = (database: Database, actor: Actor, id: string): Promise<PlatformReport> =>
  mark(database, actor, id, () => ({ removed_at: sql`null`, removed_by_name: sql`null` }));
