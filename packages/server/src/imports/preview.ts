import { Readable } from 'node:stream';
import { cleanText, cutText, type ImportKind, type ImportPreview } from '@adaos/api';
import type * as z from 'zod/mini';
import { headToUtf8 } from './decode.ts';
import { currencyInTitle, recogniseKind } from './kinds/recognise-kind.ts';
import { readLayout } from './layout.ts';
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

async function readText(source: AsyncIterable<Buffer>): Promise<{ head: Buffer; whole: boolean }> {
  const sent = await readHead(source);
  if (!isGzip(sent.head)) return sent;
  const text = await readHead(decompress(Readable.from([sent.head]), { whole: sent.whole }));
  return { head: text.head, whole: text.whole && sent.whole };
}

/**
 * Recognises the columns of a file by its first 64 KB, of which the last line may be cut.
 * @throws ImportFailure `file_empty`, `file_corrupt` or `not_a_text_file`
 */
export async function previewFile(
  source: AsyncIterable<Buffer>,
  kind: ImportKind = 'orders',
): Promise<z.input<typeof ImportPreview>> {
  const { head, whole } = await readText(source);
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
    currency: currency ?? currencyInTitle(mapping.spend),
  };
}
