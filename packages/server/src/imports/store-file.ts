import { pipeline, Readable } from 'node:stream';
import { createGzip, constants } from 'node:zlib';
import type { Database } from '../db/database.ts';
import type { SheetChoice } from './archives/choose-sheet.ts';
import { isArchive, unpackArchive } from './archives/unpack.ts';
import type { FileMeter } from './file-limits.ts';
import { ImportFailure } from './import-failure.ts';
import { inPieces, startingWith } from './pieces.ts';
import { decompress, isGzip, type StoredFileRef } from './stored-file.ts';

/** Files lie in the database in pieces of this many bytes, compressed. */
const CHUNK_BYTES = 256 * 1024;
const READ_BYTES = 64 * 1024;

/** Stores the pieces of one file. */
class ChunkWriter {
  readonly #database: Database;
  readonly #file: StoredFileRef;
  #position = 0;
  #open = true;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(database: Database, file: StoredFileRef) {
    this.#database = database;
    this.#file = file;
  }

  /** Stores what comes and passes it on; the sender is held back while the database is behind. */
  async *through(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const data of inPieces(source, CHUNK_BYTES)) {
      if (!this.#open) return;
      const values = { shop_id: this.#file.shopId, import_id: this.#file.importId, position: this.#position, data };
      this.#writing = this.#database.forShop(this.#file.shopId, (trx) =>
        trx.insertInto('import_chunks').values(values).execute(),
      );
      await this.#writing;
      this.#position += 1;
      yield data;
    }
  }

  /** Nothing is stored after it: a reader who stops in the middle may delete what there is. */
  async close(): Promise<void> {
    this.#open = false;
    await this.#writing.catch(() => {});
  }
}

async function* metered(source: AsyncIterable<Buffer>, meter: FileMeter): AsyncGenerator<Buffer> {
  for await (const piece of source) {
    meter.add(piece);
    yield piece;
  }
}

const compress = (source: AsyncIterable<Buffer>): AsyncIterable<Buffer> =>
  pipeline(Readable.from(source), createGzip({ level: constants.Z_BEST_SPEED, chunkSize: READ_BYTES }), () => {});

/** Reads to the end. @returns false where a packed file is damaged: that is reported when it is imported. */
async function readThrough(pieces: AsyncIterable<Buffer>): Promise<boolean> {
  try {
    for await (const _piece of pieces);
    return true;
  } catch (error) {
    if (!(error instanceof ImportFailure)) throw error;
    return false;
  }
}

/** What is sent, piece by piece, counted; a reader who stops in the middle can go on. */
class Upload {
  bytes = 0;
  readonly #pieces: AsyncIterator<Buffer>;
  /** Why there is no more, where that is not the end: it may have been reported to a reader who had stopped. */
  #failure: { readonly error: unknown } | null = null;

  constructor(source: AsyncIterable<Buffer>) {
    this.#pieces = source[Symbol.asyncIterator]();
  }

  async #next(): Promise<Buffer | null> {
    try {
      const { done, value } = await this.#pieces.next();
      if (done !== true) return value;
    } catch (error) {
      this.#failure = { error };
    }
    if (this.#failure) throw this.#failure.error;
    return null;
  }

  async *read(): AsyncGenerator<Buffer> {
    for (let piece = await this.#next(); piece !== null; piece = await this.#next()) {
      this.bytes += piece.length;
      yield piece;
    }
  }

  async close(): Promise<void> {
    await this.#pieces.return?.();
  }
}

/**
 * Stores a file as it comes, in constant memory, and counts what it unpacks to. What is compressed stays as it is; of a workbook or
 * an archive the text in it is stored.
 * @returns the bytes that came.
 * @throws TooLargeError `file_too_large` of the meter, before the rest is unpacked or stored; ImportFailure of an archive that
 *   can't be read.
 */
export async function storeFile(
  database: Database,
  file: StoredFileRef,
  source: AsyncIterable<Buffer>,
  { meter, ...choice }: { readonly meter: FileMeter } & SheetChoice,
): Promise<number> {
  const upload = new Upload(source);
  const chunks = new ChunkWriter(database, file);
  try {
    const pieces = inPieces(upload.read(), READ_BYTES);
    const first = await pieces.next();
    if (first.done) return 0;
    const all = startingWith(first.value, pieces);
    const pack = (text: AsyncIterable<Buffer>) => chunks.through(compress(metered(text, meter)));
    if (isArchive(first.value)) {
      for await (const _piece of pack(unpackArchive(all, file.shopId, meter, choice)));
      return upload.bytes;
    }
    const whole = await readThrough(isGzip(first.value) ? metered(decompress(chunks.through(all)), meter) : pack(all));
    // A sender who breaks off leaves nothing, whatever was sent.
    if (!whole) await readThrough(upload.read());
    return upload.bytes;
  } finally {
    await chunks.close();
    await upload.close();
  }
}
