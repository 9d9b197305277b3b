import type { Import, RejectedLine } from '@adaos/api';
import type * as z from 'zod/mini';
import type { Database, ShopTransaction } from '../db/database.ts';
import { NotFoundError } from '../errors/domain-errors.ts';
import { type ListedImport, toImport } from './present.ts';
import { importsAhead } from './queue.ts';
import { readRejections } from './rejections.ts';
import type { StoredFileRef } from './stored-file.ts';

type ListedAnswer = z.input<typeof Import>;

const LATEST = 50;
const PAGE = 50;

/** Imports with what is known of them beside their rows: whether the file of a cancelled one is still kept. */
const selectImports = (trx: ShopTransaction, shopId: string) =>
  trx
    .selectFrom('imports')
    .selectAll()
    .select((of) =>
      of
        .exists(
          of
            .selectFrom('import_chunks')
            .select('position')
            .where('import_chunks.shop_id', '=', shopId)
            .whereRef('import_chunks.import_id', '=', 'imports.id')
            .where('import_chunks.position', '=', 0),
        )
        .as('kept'),
    )
    .where('shop_id', '=', shopId);

/** As the contract has them, with their places in the queue. */
async function present(database: Database, rows: readonly ListedImport[]): Promise<ListedAnswer[]> {
  const waiting = rows.filter(({ status }) => status === 'queued').map(({ id }) => id);
  const ahead = await importsAhead(database, waiting);
  return rows.map((row) => toImport({ ...row, ahead: ahead.get(row.id) }));
}

/** The latest imports of a shop, newest first. */
export async function listImports(database: Database, shopId: string): Promise<ListedAnswer[]> {
  const rows = await database.readShop(shopId, (trx) =>
    selectImports(trx, shopId).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(LATEST).execute(),
  );
  return present(database, rows);
}

/** @throws NotFoundError for an import of another shop. */
export async function getImport(database: Database, { shopId, importId }: StoredFileRef): Promise<ListedAnswer> {
  const rows = await database.readShop(shopId, (trx) =>
    selectImports(trx, shopId).where('id', '=', importId).execute(),
  );
  const [found] = await present(database, rows);
  if (!found) throw new NotFoundError('There is no such import.');
  return found;
}

/**
 * A page of the rejected lines of an import, in the order of the file.
 * @param after the number of the last line of the page before; 0 for the first page.
 * @throws NotFoundError for an import of another shop.
 */
export async function listRejections(
  database: Database,
  file: StoredFileRef,
  { after, limit = PAGE }: { readonly after: number; readonly limit?: number | undefined },
): Promise<{ rows: RejectedLine[]; nextCursor: string | null }> {
  await getImport(database, file);
  const rows = await readRejections(database, file, after, limit + 1);
  const shown = rows.slice(0, limit);
  return { rows: shown, nextCursor: rows.length > limit ? String(shown.at(-1)?.line) : null };
}
