import { Readable } from 'node:stream';
import {
  cleanText,
  type ColumnMapping,
  cutText,
  type ImportField,
  type ImportKind,
  type ImportPreview,
} from '@adaos/api';
import type * as z from 'zod/mini';
import { headToUtf8 } from './decode.ts';
import type { Database } from '../db/database.ts';
import type { SheetChoice } from './archives/choose-sheet.ts';
import { isArchive, unpackArchive } from './archives/unpack.ts';
import { type FileLimits, FileMeter } from './file-limits.ts';
import { currencyOfAmounts } from './amount-currency.ts';
import { currencyInTitle } from './formats.ts';
import { Conversion } from './conversion.ts';
import { countCurrencies, type PreviewedShop } from './preview-currencies.ts';
import { recogniseKind } from './kinds/recognise-kind.ts';
import { readLayout } from './layout.ts';
import { previewNumbers } from './preview-numbers.ts';
import { firstOrderLines } from './stage-file.ts';
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
  readonly database: Database;
  readonly shopId: string;
  /** The sheet of a workbook that a person chose. */
  readonly sheet?: string | undefined;
  /** Of the shop's plan. */
  readonly limits: FileLimits;
  readonly shop: PreviewedShop;
}

async function readText(
  source: AsyncIterable<Buffer>,
  { shopId, limits }: PreviewOptions,
  choice: SheetChoice,
): Promise<{ head: Buffer; whole: boolean }> {
  const pieces = inPieces(source, HEAD_BYTES);
  try {
    const { done, value: head } = await pieces.next();
    if (done) return { head: Buffer.alloc(0), whole: true };
    if (isArchive(head)) {
      return await readHead(unpackArchive(startingWith(head, pieces), shopId, new FileMeter(limits), choice));
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

function conversionOf({ currency: shopCurrency, rates }: PreviewedShop, named: string | null): Conversion {
  const currency = named ?? shopCurrency ?? 'EUR';
  return new Conversion({ shopCurrency: shopCurrency ?? currency, currency, typed: null, rates });
}

const AMOUNTS = [
  'spend',
  'orderTotal',
  'price',
  'lineTotal',
  'unitCost',
  'goodsCost',
  'shippingCost',
] as const satisfies readonly ImportField[];

/** The texts of the first lines that are amounts. */
function* amountsOf(
  rows: readonly (readonly string[])[],
  columns: readonly string[],
  mapping: ColumnMapping,
): Generator<string> {
  for (const field of AMOUNTS) {
    const at = mapping[field] === undefined ? -1 : columns.indexOf(mapping[field]);
    for (const row of at === -1 ? [] : rows) yield row[at] ?? '';
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
  let [sheet, sheets]: [string | null, readonly string[]] = [null, []];
  const onChosen: SheetChoice['onChosen'] = (chosen, fitting) => {
    [sheet, sheets] = [chosen, fitting.length > 1 ? fitting : []];
  };
  const { head, whole } = await readText(source, options, { kind, sheet: options.sheet, onChosen });
  const surveyor = new Surveyor();
  if (head.length > 0) surveyor.add(head);
  const { encoding } = surveyor.result({ whole });
  const layout = await readLayout(headToUtf8(head, encoding), whole, kind);
  const { delimiter, columns, rows } = layout;
  const { format, mapping, missing } = recogniseKind(columns, kind, rows);
  const currencies = countCurrencies(rows, columns, mapping, options.shop);
  const named =
    currencies[0]?.currency ??
    currencyInTitle(mapping.spend ?? mapping.orderTotal ?? mapping.price) ??
    currencyOfAmounts(amountsOf(rows, columns, mapping), options.shop.currency);
  const readable = kind === 'orders' && missing.length === 0;
  return {
    encoding,
    delimiter,
    sheet,
    sheets: [...sheets],
    repeatedNumbers: readable
      ? await previewNumbers(
          options.database,
          options.shopId,
          firstOrderLines(layout, conversionOf(options.shop, named)),
        )
      : null,
    format,
    columns: [...columns],
    sample: rows
      .slice(0, SAMPLE_ROWS)
      .map((row) => columns.map((_, at) => cleanText(cutText(row[at] ?? '', CELL_LENGTH)))),
    mapping,
    missing,
    currency: named,
    currencies,
    whole,
  };
}
