import { Readable } from 'node:stream';
import { cleanText, cutText, type ImportKind, type ImportPreview } from '@adaos/api';
import type * as z from 'zod/mini';
import { headToUtf8 } from './decode.ts';
import { isArchive, unpackArchive } from './archives/unpack.ts';
import { type FileLimits, FileMeter } from './file-limits.ts';
import { currencyInTitle } from './formats.ts';
import { recogniseKind } from './kinds/recognise-kind.ts';
import { readLayout } from './layout.ts';
import { inPieces, startingWith } from './pieces.ts';
import { decompress, isGzip } from './stored-file.ts';
import { HEAD_BYTES, Surveyor } from './survey.ts';

/** Rows that the preview shows, and characters of each cell. */
const SAMPLE_ROWS = 20;
const CELL_LENGTH = 200;

/** The first bytes of a file; the rest is not read. */
async function readHead(source: AsyncIterable<Buffer>): Promise<{ head: Buffer; whole: boolean }> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of source) {
    pieces.push(piece);
    length += piece.length;
    if (length >= HEAD_BYTES) return { head: Buffer.concat(pieces), whole: false };
  }
  return { head: Buffer.concat(pieces), whole: true };
}

export interface PreviewOptions {
  readonly shopId: string;
  /** Of the shop's plan. */
  readonly limits: FileLimits;
}

async function readText(
  source: AsyncIterable<Buffer>,
  { shopId, limits }: PreviewOptions,
): Promise<{ head: Buffer; whole: boolean }> {
  const pieces = inPieces(source, HEAD_BYTES);
  try {
    const { done, value: head } = await pieces.next();
    if (done) return { head: Buffer.alloc(0), whole: true };
    if (isArchive(head)) {
      return await readHead(unpackArchive(startingWith(head, pieces), shopId, new FileMeter(limits)));
    }
    const whole = head.length < HEAD_BYTES;
    if (!isGzip(head)) return { head, whole };
    const text = await readHead(decompress(Readable.from([head]), { whole }));
    return { head: text.head, whole: text.whole && whole };
  } finally {
    // Else nobody could read the rest of the call away.
    await pieces.return(undefined);
  }
}

/**
 * Recognises the columns of a file by its first 64 KB, of which the last line may be cut. The rest is read of archives alone.
 * @throws ImportFailure `file_empty`, `file_corrupt`, `not_a_text_file` or those of `unpackArchive`; TooLargeError `file_too_large`
 */
export async function previewFile(
  source: AsyncIterable<Buffer>,
  kind: ImportKind,
  options: PreviewOptions,
): Promise<z.input<typeof ImportPreview>> {
  const { head, whole } = await readText(source, options);
  const surveyor = new Surveyor();
  if (head.length > 0) surveyor.add(head);
  const { encoding } = surveyor.result({ whole });
  const { delimiter, columns, rows } = await readLayout(headToUtf8(head, encoding), whole, kind);
  const { format, mapping, missing } = recogniseKind(columns, kind);
  const place = mapping.currency === undefined ? -1 : columns.indexOf(mapping.currency);
  const currency = rows.map((row) => row[place]?.trim().toUpperCase() ?? '').find((cell) => /^[A-Z]{3}$/.test(cell));
  return {
    encoding,
    delimiter,
    format,
    columns: [...columns],
    sample: rows
      .slice(0, SAMPLE_ROWS)
      .map((row) => columns.map((_, at) => cleanText(cutText(row[at] ?? '', CELL_LENGTH)))),
    mapping,
    missing,
    currency: currency ?? currencyInTitle(mapping.spend ?? mapping.orderTotal ?? mapping.price),
  };
}
