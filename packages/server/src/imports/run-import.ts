import { ColumnMapping } from '@adaos/api';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database, ShopTransaction } from '../db/database.ts';
import { onOwnConnection } from '../db/long-work.ts';
import { takeTurn } from '../db/turns.ts';
import type { ImportRow } from '../db/schema.ts';
import { attributeOrders } from '../campaigns/attribute-orders.ts';
import { changeGoodsCost } from '../ledger/goods-cost-rule.ts';
import { lockLedger } from '../ledger/lock.ts';
import { lastEntry, postGoodsCostSince } from '../ledger/post-goods-cost-since.ts';
import { postUnitCosts } from '../ledger/unit-costs.ts';
import { ImportFailure } from './import-failure.ts';
import { ImportOptions } from './import-options.ts';
import { beginImport, finishImport } from './import-rows.ts';
import { adsLines } from './kinds/ads-lines.ts';
import { mergeAds } from './kinds/merge-ads.ts';
import { mergeStock } from './kinds/merge-stock.ts';
import { stockLines } from './kinds/stock-lines.ts';
import { mergeStaged } from './merge.ts';
import { mergeOrderAmounts } from './order-amounts.ts';
import { ImportProgress } from './progress.ts';
import { type FileOptions, orderLines, type StagedFile, stageFile, type Staging } from './stage-file.ts';
import { readStoredFile, type StoredFileRef } from './stored-file.ts';
import { type Survey, Surveyor } from './survey.ts';
import { countTold, setToldAside } from './told-orders.ts';
import { ZoneClock } from './zone.ts';

/** An import that was interrupted so often is given up: its file may be what ends the server. */
const MOST_RESTARTS = 5;

export interface RunOptions {
  readonly database: Database;
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
  await takeTurn(trx, `imports of ${shopId}`);
}

async function surveyFile({ database, file, signal }: RunOptions): Promise<Survey> {
  const surveyor = new Surveyor();
  for await (const piece of readStoredFile(database, file)) {
    signal.throwIfAborted();
    surveyor.add(piece);
  }
  return surveyor.result();
}

/** The currency that the amounts of an import end up in: of ad spend at a rate of exchange it is the shop's own. */
const inShopCurrency = (row: ImportRow) => row.kind === 'ads' && ImportOptions.parse(row.options).rate !== undefined;

/** The currency of a shop is settled by its first import; its days are those of that import's timezone. */
async function settleShop(trx: ShopTransaction, row: ImportRow): Promise<void> {
  const shop = await trx
    .selectFrom('shops')
    .select('currency')
    .where('shop_id', '=', row.shop_id)
    .executeTakeFirstOrThrow();
  if (shop.currency === row.currency || (shop.currency !== null && inShopCurrency(row))) return;
  if (shop.currency !== null) {
    const message = `The shop's orders are in ${shop.currency}, this file was imported as ${row.currency}.`;
    throw new ImportFailure('currency_mismatch', message);
  }
  await trx
    .updateTable('shops')
    .set({ currency: row.currency, timezone: row.timezone })
    .where('shop_id', '=', row.shop_id)
    .execute();
}

async function postGoodsCostOf(trx: ShopTransaction, row: ImportRow, since: string | null): Promise<void> {
  const shopId = row.shop_id;
  const wanted = row.goods_cost_percent;
  // The percentage counts only where a product's own cost does not.
  await postUnitCosts(trx, shopId, since);
  const changed =
    wanted !== null && (await changeGoodsCost(trx, { shopId, accountId: row.created_by }, Number(wanted)));
  if (!changed) await postGoodsCostSince(trx, shopId, since);
}

async function postOrders(trx: ShopTransaction, row: ImportRow, staged: StagedFile): Promise<number> {
  const shopId = row.shop_id;
  const since = await lastEntry(trx, shopId);
  const options = { shopId, currency: row.currency, format: staged.format };
  await setToldAside(trx, shopId);
  const linesAdded = await mergeStaged(trx, options);
  await mergeOrderAmounts(trx, { ...options, quantityAfterRefunds: staged.quantityAfterRefunds });
  await countTold(trx);
  await postGoodsCostOf(trx, row, since);
  await attributeOrders(trx, shopId);
  return linesAdded;
}

async function postTable(trx: ShopTransaction, row: ImportRow): Promise<number> {
  const shopId = row.shop_id;
  const { rate = 1, costsFrom = null } = ImportOptions.parse(row.options);
  await sql`create temporary table merged (order_id bigint) on commit drop`.execute(trx);
  const { currency, timezone } = await trx
    .selectFrom('shops')
    .select(['currency', 'timezone'])
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  if (row.kind === 'ads') return mergeAds(trx, { shopId, rate: currency === row.currency ? 1 : rate });
  return mergeStock(trx, { shopId, today: new ZoneClock(timezone).dayAt(Date.now()), costsFrom });
}

async function postStaged(trx: ShopTransaction, row: ImportRow, staged: StagedFile): Promise<void> {
  const shopId = row.shop_id;
  await sql`analyze staged`.execute(trx);
  await lockLedger(trx, shopId);
  await settleShop(trx, row);
  const linesAdded = row.kind === 'orders' ? await postOrders(trx, row, staged) : await postTable(trx, row);
  const result = { kind: row.kind, format: staged.format, linesRead: staged.linesRead, linesAdded };
  await finishImport(trx, { shopId, importId: row.id }, result);
}

async function stageKind(row: ImportRow, survey: Survey, options: FileOptions, staging: Staging): Promise<StagedFile> {
  if (row.kind === 'ads') return stageFile(adsLines(options), survey, options, staging);
  if (row.kind === 'stock') return stageFile(stockLines(options), survey, options, staging);
  return stageFile(orderLines(options), survey, options, staging);
}

async function importFile(
  options: RunOptions,
  row: ImportRow,
  trx: ShopTransaction,
  client: pg.ClientBase,
): Promise<void> {
  const { database, file, signal } = options;
  const progress = new ImportProgress(database, file);
  try {
    const survey = await surveyFile(options);
    const { currency, timezone } = row;
    const mapping = row.mapping === null ? null : ColumnMapping.parse(row.mapping);
    const staged = await stageKind(
      row,
      survey,
      { mapping, currency, timezone },
      {
        trx,
        client,
        open: () => readStoredFile(database, file, (share) => progress.read(share)),
        onLines: (linesRead) => progress.lines(linesRead),
        checkpoint: () => signal.throwIfAborted(),
      },
    );
    await progress.stop();
    await postStaged(trx, row, staged);
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
