import { ColumnMapping } from '@adaos/api';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database, ShopTransaction } from '../db/database.ts';
import { onOwnConnection } from '../db/long-work.ts';
import { lockByName } from '../db/advisory-lock.ts';
import type { ImportRow } from '../db/schema.ts';
import { attributeOrders } from '../campaigns/attribute-orders.ts';
import { changeGoodsCost } from '../ledger/goods-cost-rule.ts';
import { settleShop, type ShopCalendar } from '../orders/settle-shop.ts';
import { lockLedger } from '../ledger/lock.ts';
import type { ChangedOrder } from '../ledger/coverage.ts';
import { lastEntry } from '../ledger/last-entry.ts';
import { postCostsSince, postGoodsCost, postProductFacts } from '../ledger/post-rules.ts';
import { noteImportedCosts } from '../ledger/recomputation.ts';
import { Conversion } from './conversion.ts';
import { ImportFailure } from './import-failure.ts';
import { ImportOptions } from './import-options.ts';
import { beginImport, finishImport, type ImportResult } from './import-rows.ts';
import { adsLines } from './kinds/ads-lines.ts';
import { costLines } from './kinds/cost-lines.ts';
import { mergeAds } from './kinds/merge-ads.ts';
import { mergeCosts } from './kinds/merge-costs.ts';
import { mergeOrderCosts } from './kinds/merge-order-costs.ts';
import { mergeStock } from './kinds/merge-stock.ts';
import { orderCostLines } from './kinds/order-cost-lines.ts';
import { stockLines } from './kinds/stock-lines.ts';
import { noteDayRates } from '../orders/day-rates.ts';
import { mergeStaged } from '../orders/merge.ts';
import { noteStagedVariants } from '../orders/staged-variants.ts';
import { replaceErased } from '../orders/erased-customers.ts';
import { placeDiscounts } from '../orders/place-discounts.ts';
import { postConversions } from '../orders/post-conversions.ts';
import { takeBackCalledOff } from '../orders/take-back-called-off.ts';
import { noteStatedVat } from '../orders/stated-vat.ts';
import { loadRates } from '../rates/reference-rates.ts';
import { mergeOrderAmounts } from './order-amounts.ts';
import { ImportProgress } from './progress.ts';
import { type FileOptions, orderLines, type StagedFile, stageFile, type Staging } from './stage-file.ts';
import { noteProductGroups } from './product-groups.ts';
import { readStoredFile, type StoredFileRef } from './stored-file.ts';
import { type Survey, Surveyor } from './survey.ts';
import { foldRefundRows, rejectRepeated } from './stated-orders.ts';
import { setOlderAside } from './older-orders.ts';
import { noteDoubtfulNumbers } from './doubtful-numbers.ts';
import { separateNumbers } from './repeated-numbers.ts';
import { countReported, setReportedAside } from './reported-orders.ts';
import { ZoneClock } from '../calendar/zone.ts';

/** An import that was interrupted so often is given up: its file may be what ends the server. */
const MOST_RESTARTS = 5;

export interface RunOptions {
  readonly database: Database;
  /** The server's: customers who were erased are known by hashes that need it. */
  readonly secret: Uint8Array;
  readonly file: StoredFileRef;
  /** Aborted when the server shuts down or the import is cancelled; the import is rolled back. */
  readonly signal: AbortSignal;
}

/**
 * One import of a shop runs at a time, which the queue alone does not ensure among several processes; and of the server that
 * runs it there is no trace if it dies: the lock goes with the connection.
 */
async function lockImports(trx: ShopTransaction, { shopId }: StoredFileRef): Promise<void> {
  await sql`set local work_mem = '96MB'`.execute(trx);
  await sql`set local client_connection_check_interval = '2s'`.execute(trx);
  await lockByName(trx, `imports of ${shopId}`);
}

async function surveyFile({ database, file, signal }: RunOptions): Promise<Survey> {
  const surveyor = new Surveyor();
  for await (const piece of readStoredFile(database, file)) {
    signal.throwIfAborted();
    surveyor.add(piece);
  }
  return surveyor.result();
}

/** How the file's currencies become the shop's: its own, or that of its first import. */
async function conversionOf(trx: ShopTransaction, row: ImportRow): Promise<Conversion> {
  const shop = await trx
    .selectFrom('shops')
    .select('currency')
    .where('shop_id', '=', row.shop_id)
    .executeTakeFirstOrThrow();
  const { currency } = row;
  const typed = ImportOptions.parse(row.options).rate ?? null;
  return new Conversion({ shopCurrency: shop.currency ?? currency, currency, typed, rates: await loadRates(trx) });
}

/**
 * The currency of a shop, and the timezone of its days, are those of its first import.
 * @throws ImportFailure `currency_mismatch` where it got another while the file was read, or where the file cannot be converted.
 */
async function settleCalendar(trx: ShopTransaction, row: ImportRow, read: Conversion): Promise<ShopCalendar> {
  const shop = await settleShop(trx, row.shop_id, row);
  const converted = row.kind === 'orders' || row.kind === 'ads';
  if (shop.currency === (converted ? read.shopCurrency : row.currency)) return shop;
  const message = `The shop's figures are in ${shop.currency}, this file was imported as ${row.currency}.`;
  throw new ImportFailure('currency_mismatch', message);
}

/**
 * A rule that came since the file was sent counts, and the percentage does not.
 * @returns whether the percentage that was given with the file is now in force.
 */
async function takeGoodsCost(trx: ShopTransaction, row: ImportRow): Promise<boolean> {
  if (row.goods_cost_percent === null) return false;
  const owner = { shopId: row.shop_id, accountId: row.created_by };
  return changeGoodsCost(trx, owner, Number(row.goods_cost_percent));
}

/** Posts the costs of what the file has brought, and what a percentage that came with it changes in the orders that were there before. */
async function postOrderCosts(
  trx: ShopTransaction,
  row: ImportRow,
  since: string | null,
  changed: readonly ChangedOrder[],
): Promise<void> {
  const shopId = row.shop_id;
  if (since === null) {
    await takeGoodsCost(trx, row);
    return postCostsSince(trx, shopId, null, changed);
  }
  await postCostsSince(trx, shopId, since, changed);
  const before = await lastEntry(trx, shopId);
  if (!(await takeGoodsCost(trx, row))) return;
  await postGoodsCost(trx, shopId);
  await noteImportedCosts(trx, shopId, 'cogs', before);
}

type Posted = Pick<ImportResult, 'linesAdded' | 'repeated' | 'doubtful' | 'older'>;

async function postOrders(
  trx: ShopTransaction,
  row: ImportRow,
  staged: StagedFile,
  { shopCurrency: currency, rateOf }: Conversion,
): Promise<Posted> {
  const shopId = row.shop_id;
  const since = await lastEntry(trx, shopId);
  const options = { shopId, currency, format: staged.format, fileName: row.file_name };
  await noteDayRates(trx, rateOf);
  const repeated = await separateNumbers(trx, shopId);
  const doubtful = await noteDoubtfulNumbers(trx, shopId);
  if (staged.format === 'orders') await foldRefundRows(trx);
  await setReportedAside(trx, shopId);
  const older = await setOlderAside(trx, { shopId, ...staged });
  if (staged.format === 'orders') await rejectRepeated(trx);
  const { linesAdded, changed } = await mergeStaged(trx, options);
  const { stated, changed: repaid } = await mergeOrderAmounts(trx, {
    ...options,
    quantityAfterRefunds: staged.quantityAfterRefunds,
    taxInside: ImportOptions.parse(row.options).tax === 'inside',
  });
  await placeDiscounts(trx, options);
  const calledOff = await takeBackCalledOff(trx, shopId);
  const withVat = await noteStatedVat(trx, shopId, 'said');
  const grouped = await noteProductGroups(trx, shopId);
  await noteStagedVariants(trx, shopId);
  await countReported(trx);
  await postConversions(trx, options, since);
  await postOrderCosts(trx, row, since, [...changed, ...repaid, ...calledOff, ...withVat]);
  // Orders that came before have the same products.
  await postProductFacts(trx, shopId, grouped);
  await attributeOrders(trx, shopId);
  return { linesAdded: linesAdded + stated, repeated, doubtful, older };
}

async function postTable(trx: ShopTransaction, row: ImportRow, { timezone }: ShopCalendar): Promise<number> {
  const shopId = row.shop_id;
  const { costsFrom = null } = ImportOptions.parse(row.options);
  const since = await lastEntry(trx, shopId);
  await sql`create temporary table merged (order_id bigint) on commit drop`.execute(trx);
  if (row.kind === 'ads') return mergeAds(trx, shopId);
  if (row.kind === 'order_costs') {
    const changed = await mergeOrderCosts(trx, { shopId, accountId: row.created_by, importId: row.id });
    await noteImportedCosts(trx, shopId, 'order_costs', since);
    return changed;
  }
  const table = { shopId, accountId: row.created_by, today: new ZoneClock(timezone).dayAt(Date.now()) };
  const changed = row.kind === 'costs' ? await mergeCosts(trx, table) : await mergeStock(trx, { ...table, costsFrom });
  if (row.kind === 'costs' || costsFrom !== null) await noteImportedCosts(trx, shopId, 'cogs', since);
  return changed;
}

async function postStaged(
  trx: ShopTransaction,
  row: ImportRow,
  staged: StagedFile,
  { read, secret }: { readonly read: Conversion; readonly secret: Uint8Array },
): Promise<void> {
  const shopId = row.shop_id;
  await sql`analyze staged`.execute(trx);
  await lockLedger(trx, shopId);
  if (row.kind === 'orders') await replaceErased(trx, { shopId, secret });
  const shop = await settleCalendar(trx, row, read);
  const posted =
    row.kind === 'orders' ? await postOrders(trx, row, staged, read) : { linesAdded: await postTable(trx, row, shop) };
  const result = { kind: row.kind, format: staged.format, linesRead: staged.linesRead, ...posted };
  await finishImport(trx, { shopId, importId: row.id }, result);
}

async function stageKind(row: ImportRow, survey: Survey, options: FileOptions, staging: Staging): Promise<StagedFile> {
  if (row.kind === 'ads') return stageFile(adsLines(options), survey, options, staging);
  if (row.kind === 'costs') return stageFile(costLines(options), survey, options, staging);
  if (row.kind === 'order_costs') return stageFile(orderCostLines(options), survey, options, staging);
  if (row.kind === 'stock') return stageFile(stockLines(options), survey, options, staging);
  return stageFile(orderLines(options), survey, options, staging);
}

async function importFile(
  options: RunOptions,
  row: ImportRow,
  trx: ShopTransaction,
  client: pg.ClientBase,
): Promise<void> {
  const { database, secret, file, signal } = options;
  const progress = new ImportProgress(database, file);
  try {
    const survey = await surveyFile(options);
    const { currency, timezone } = row;
    const conversion = await conversionOf(trx, row);
    const mapping = row.mapping === null ? null : ColumnMapping.parse(row.mapping);
    const staged = await stageKind(
      row,
      survey,
      { mapping, currency, timezone, conversion },
      {
        trx,
        client,
        open: () => readStoredFile(database, file, (share) => progress.read(share)),
        onLines: (linesRead) => progress.lines(linesRead),
        checkpoint: () => signal.throwIfAborted(),
      },
    );
    await progress.stop();
    await postStaged(trx, row, staged, { read: conversion, secret });
    signal.throwIfAborted();
  } finally {
    await progress.stop();
  }
}

/**
 * Runs one import, in one transaction: all of the file is posted, or nothing. An import that another process runs is waited
 * for; one that has ended is left as it is.
 * @throws ImportFailure where the file is refused; whatever else goes wrong is the server's own.
 */
export async function runImport(options: RunOptions): Promise<void> {
  const { database, file } = options;
  await onOwnConnection(database, file.shopId, options.signal, async (trx, client) => {
    await lockImports(trx, file);
    const row = await beginImport(database, file);
    if (!row) return;
    if (row.restarts > MOST_RESTARTS) {
      throw new ImportFailure('interrupted', 'The import was interrupted too often. Please import the file again.');
    }
    await importFile(options, row, trx, client);
  });
}
