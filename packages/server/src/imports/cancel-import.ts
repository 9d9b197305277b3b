import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../services/actor.ts';
import { ConflictError, NotFoundError } from '../errors/domain-errors.ts';
import type { Services } from '../services/services.ts';
import type { ShopTransaction } from '../db/database.ts';
import type { ImportRow } from '../db/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { dropFile, readImport } from './import-rows.ts';
import { enqueueImport } from './queue.ts';
import type { StoredFileRef } from './stored-file.ts';

type Means = Pick<Services, 'database' | 'jobs'>;

/** So long the file of a cancelled import is kept, in seconds. */
const KEPT_FOR_S = 24 * 60 * 60;

async function lockedImport(trx: ShopTransaction, { shopId, importId }: StoredFileRef): Promise<ImportRow> {
  const row = await trx
    .selectFrom('imports')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', importId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFoundError('There is no such import.');
  return row;
}

/**
 * Cancels an import that waits or runs. A run that is under way loses its job, and with it its transaction; its end in the same
 * moment counts, whichever came first.
 * @throws NotFoundError; ConflictError where it has ended
 */
export async function cancelImport({ database, jobs }: Means, file: StoredFileRef): Promise<void> {
  const { shopId, importId } = file;
  await database.forShop(shopId, async (trx) => {
    const { status } = await lockedImport(trx, file);
    if (status === 'cancelled') return;
    if (status !== 'queued' && status !== 'running') throw new ConflictError('conflict', 'The import has ended.');
    await trx
      .updateTable('imports')
      .set({ status: 'cancelled', bytes_read: 0, lines_read: 0, finished_at: sql<Date>`clock_timestamp()` })
      .where('shop_id', '=', shopId)
      .where('id', '=', importId)
      .execute();
    await jobs.cancel('import', importId, { trx });
    await jobs.send('cancelled-import', file, { trx, startAfter: KEPT_FOR_S });
  });
}

/**
 * Begins a cancelled import again, as a new import of the same file.
 * @throws NotFoundError; ConflictError where it was not cancelled, or its file is kept no more
 * @returns the new import's id.
 */
export async function restartImport({ database, jobs }: Means, actor: Actor, importId: string): Promise<string> {
  const { shopId, accountId } = actor;
  const file: StoredFileRef = { shopId, importId: uuidv7() };
  await database.forShop(shopId, async (trx) => {
    const row = await lockedImport(trx, { shopId, importId });
    if (row.status !== 'cancelled') throw new ConflictError('conflict', 'The import was not cancelled.');
    const moved = await trx
      .updateTable('import_chunks')
      .set({ import_id: file.importId })
      .where('shop_id', '=', shopId)
      .where('import_id', '=', importId)
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) throw new ConflictError('conflict', 'The file of this import is not kept.');
    const {
      file_name,
      file_bytes,
      file_lines,
      unpacked_bytes,
      mapping,
      goods_cost_percent,
      currency,
      timezone,
      kind,
      options,
    } = row;
    await trx
      .insertInto('imports')
      .values({
        shop_id: shopId,
        id: file.importId,
        file_name,
        file_bytes,
        file_lines,
        unpacked_bytes,
        mapping: mapping && JSON.stringify(mapping),
        goods_cost_percent,
        currency,
        timezone,
        kind,
        options: JSON.stringify(options),
        created_by: accountId,
      })
      .execute();
    // A file that was never measured counts as a large one.
    const lines = file_lines ?? Number.POSITIVE_INFINITY;
    const bytes = Number(unpacked_bytes ?? Number.POSITIVE_INFINITY);
    await enqueueImport(jobs, trx, file, { kind, lines, bytes, goods_cost_percent, options });
  });
  return file.importId;
}

/** Drops the files of cancelled imports a day later. */
export async function registerCancelledWorker({ database, jobs }: { jobs: Jobs } & Means): Promise<void> {
  await jobs.work<StoredFileRef>('cancelled-import', async ({ data }) => {
    await database.forShop(data.shopId, async (trx) => {
      if ((await readImport(trx, data))?.status === 'cancelled') await dropFile(trx, data);
    });
  });
}
