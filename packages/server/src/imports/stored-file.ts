import { pipeline, Readable } from 'node:stream';
import { createGunzip, constants } from 'node:zlib';
import type { Database } from '../db/database.ts';
import { ImportFailure } from './import-failure.ts';

/** What is unpacked, and parsed, in one turn: short, since calls wait for it. */
const UNPACKED_BYTES = 16 * 1024;

export interface StoredFileRef {
  readonly shopId: string;
  readonly importId: string;
}

export const isGzip = (head: Buffer) => head[0] === 0x1f && head[1] === 0x8b;

async function* storedChunks(
  database: Database,
  file: StoredFileRef,
  onRead: (share: number) => void,
): AsyncGenerator<Buffer> {
  const chunks = await database.forShop(file.shopId, (trx) =>
    trx
      .selectFrom('import_chunks')
      .select((of) => of.fn.countAll<string>().as('count'))
      .where('shop_id', '=', file.shopId)
      .where('import_id', '=', file.importId)
      .executeTakeFirstOrThrow(),
  );
  const count = Number(chunks.count);
  if (count === 0) throw new ImportFailure('file_empty', 'The file is empty.');
  for (let position = 0; position < count; position += 1) {
    const { data } = await database.forShop(file.shopId, (trx) =>
      trx
        .selectFrom('import_chunks')
        .select('data')
        .where('shop_id', '=', file.shopId)
        .where('import_id', '=', file.importId)
        .where('position', '=', position)
        .executeTakeFirstOrThrow(),
    );
    yield data;
    onRead((position + 1) / count);
  }
}

function unzipFailure(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (error.code === 'Z_BUF_ERROR') return new ImportFailure('file_truncated', 'The compressed file ends too early.');
  const corrupt = typeof error.code === 'string' && error.code.startsWith('Z_');
  return corrupt ? new ImportFailure('file_corrupt', 'The compressed file is damaged.') : error;
}

/**
 * The bytes of compressed pieces, 16 KB at most at a time.
 * @param options.whole false where only the beginning is there: it may end anywhere.
 * @throws ImportFailure `file_truncated` or `file_corrupt`
 */
export async function* decompress(
  pieces: AsyncIterable<Buffer>,
  { whole = true }: { whole?: boolean } = {},
): AsyncGenerator<Buffer> {
  const finishFlush = whole ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
  const gunzip = createGunzip({ chunkSize: UNPACKED_BYTES, finishFlush });
  try {
    for await (const piece of pipeline(Readable.from(pieces), gunzip, () => {})) yield piece as Buffer;
  } catch (error) {
    throw unzipFailure(error);
  }
}

/**
 * Reads a stored file from its beginning, in pieces of 16 KB at most.
 * @param onRead called with the share of the file that was read, 0 to 1.
 * @throws ImportFailure `file_empty`, `file_truncated` or `file_corrupt`
 */
export async function* readStoredFile(
  database: Database,
  file: StoredFileRef,
  onRead: (share: number) => void = () => {},
): AsyncGenerator<Buffer> {
  let empty = true;
  for await (const piece of decompress(storedChunks(database, file, onRead))) {
    empty &&= piece.length === 0;
    yield piece;
  }
  if (empty) throw new ImportFailure('file_empty', 'The file is empty.');
}
