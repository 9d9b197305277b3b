import type { ImportErrorCode, ImportKind } from '@adaos/api';
import { sql } from 'kysely';
import type { Database, ShopTransaction } from '../db/database.ts';
import type { ImportRow } from '../db/schema.ts';
import { notify } from '../notifications/notify.ts';
import type { RepeatedNumbers } from './repeated-numbers.ts';
import type { StoredFileRef } from './stored-file.ts';

const selectOne = (trx: ShopTransaction, { shopId, importId }: StoredFileRef) =>
  trx.selectFrom('imports').where('shop_id', '=', shopId).where('id', '=', importId);

const updateOne = (trx: ShopTransaction, { shopId, importId }: StoredFileRef) =>
  trx.updateTable('imports').where('shop_id', '=', shopId).where('id', '=', importId);

export async function dropFile(trx: ShopTransaction, { shopId, importId }: StoredFileRef): Promise<void> {
  await trx.deleteFrom('import_chunks').where('shop_id', '=', shopId).where('import_id', '=', importId).execute();
}

/**
 * Marks an import as running. One that was running already had been interrupted: that is counted.
 * @returns null where it has ended, or is no more.
 */
export function beginImport(database: Database, file: StoredFileRef): Promise<ImportRow | null> {
  return database.forShop(file.shopId, async (trx) => {
    const row = await updateOne(trx, file)
      .where('status', 'in', ['queued', 'running'])
      .set({
        status: 'running',
        restarts: sql<number>`restarts + case when status = 'running' then 1 else 0 end`,
        bytes_read: 0,
        lines_read: 0,
      })
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  });
}

/** What a file without a name is called in a notification. */
const UNNAMED = 'orders.csv';

/** Ends an import that was refused. Nothing of its file is kept. One that has been cancelled stays so. */
export async function failImport(
  database: Database,
  file: StoredFileRef,
  error: { code: ImportErrorCode; message: string; line: number | null },
): Promise<void> {
  await database.forShop(file.shopId, async (trx) => {
    const row = await updateOne(trx, file)
      .where('status', 'in', ['queued', 'running'])
      .set({
        status: 'failed',
        error_code: error.code,
        error_message: error.message,
        error_line: error.line,
        finished_at: sql<Date>`clock_timestamp()`,
      })
      .returning(['file_name', 'created_by'])
      .executeTakeFirst();
    if (!row) return;
    await dropFile(trx, file);
    if (row.created_by === null) return;
    const values = { fileName: row.file_name ?? UNNAMED };
    await notify(
      trx,
      { shopId: file.shopId, accountIds: [row.created_by] },
      { code: 'notification.import_failed', values },
    );
  });
}

export async function saveProgress(
  database: Database,
  file: StoredFileRef,
  { share, linesRead }: { share: number; linesRead: number },
): Promise<void> {
  await database.forShop(file.shopId, (trx) =>
    updateOne(trx, file)
      .where('status', '=', 'running')
      .set({ bytes_read: sql<string>`floor(file_bytes * ${share}::float8)`, lines_read: linesRead })
      .execute(),
  );
}

export interface ImportResult {
  readonly kind: ImportKind;
  readonly format: string;
  readonly linesRead: number;
  readonly linesAdded: number;
  /** Of orders: the numbers that belong to several. */
  readonly repeated?: RepeatedNumbers;
  /** Of orders: numbers of which it is doubtful whether they belong to one order. */
  readonly doubtful?: number;
  /** Of orders: those that a newer file had brought before. */
  readonly older?: number;
}

/** The import was cancelled while it ran. */
export class ImportCancelled extends Error {
  override readonly name = 'ImportCancelled';
}

/**
 * Counts what the file held, keeps its rejected lines, ends the import with the transaction and notifies who started it.
 * @throws ImportCancelled where it was cancelled meanwhile: nothing of it may stay
 */
export async function finishImport(trx: ShopTransaction, file: StoredFileRef, result: ImportResult): Promise<void> {
  const { shopId, importId } = file;
  await sql`
    insert into import_rejections (shop_id, import_id, line, code, reason, text)
    select ${shopId}, ${importId}, line, code, reason, text from staged where code is not null
    order by line limit ${MOST_REJECTIONS}`.execute(trx);
  const { rows } = await sql<Pick<ImportRow, 'file_name' | 'orders' | 'created_by'>>`
    with kinds as (
      select count(*) filter (where kind = 'order') as orders, count(*) filter (where kind = 'refund') as refunds,
        count(*) filter (where kind = 'adjustment') as adjustments
      from merged join orders o on o.shop_id = ${shopId} and o.id = merged.order_id
    ), lines as (
      select count(*) filter (where code is not null) as rejected, min(day) filter (where code is null) as first_day,
        max(day) filter (where code is null) as last_day
      from staged
    )
    update imports set status = 'done', format = ${result.format}, bytes_read = file_bytes, lines_read = ${result.linesRead},
      lines_added = ${result.linesAdded}, orders = kinds.orders, refunds = kinds.refunds, adjustments = kinds.adjustments,
      repeated_numbers = ${result.repeated?.numbers ?? 0}, repeated_orders = ${result.repeated?.orders ?? 0},
      doubtful_numbers = ${result.doubtful ?? 0}, older_orders = ${result.older ?? 0}, rejected = lines.rejected, first_day = lines.first_day, last_day = lines.last_day, finished_at = clock_timestamp()
    from kinds, lines where shop_id = ${shopId} and id = ${importId} and status = 'running'
    returning imports.file_name, imports.orders, imports.created_by`.execute(trx);
  const [done] = rows;
  if (!done) throw new ImportCancelled();
  await dropFile(trx, file);
  if (done.created_by === null) return;
  const to = { shopId, accountIds: [done.created_by] };
  const fileName = done.file_name ?? UNNAMED;
  if (result.kind === 'orders') {
    await notify(trx, to, { code: 'notification.import_done', values: { fileName, orders: done.orders } });
  } else {
    await notify(trx, to, { code: 'notification.table_imported', values: { fileName, lines: result.linesAdded } });
  }
}

/** Rejected lines that are kept of one file. */
const MOST_REJECTIONS = 100_000;

export function readImport(trx: ShopTransaction, file: StoredFileRef): Promise<ImportRow | undefined> {
  return selectOne(trx, file).selectAll().executeTakeFirst();
}
