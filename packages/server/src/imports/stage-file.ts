import { setImmediate } from 'node:timers/promises';
import type { ColumnMapping, ImportFormat, ImportKind } from '@adaos/api';
import type pg from 'pg';
import type { ShopTransaction } from '../db/database.ts';
import { AmountReader, type DecimalMark } from './amounts.ts';
import type { Conversion } from './conversion.ts';
import type { CopyWriter } from '../orders/copy-writer.ts';
import type { DayOrder } from './date-parts.ts';
import { DateReader, usualDayOrder } from './dates.ts';
import { headToUtf8, toUtf8 } from './decode.ts';
import { type FileFormat, fileFormat } from './file-format.ts';
import { ImportFailure } from './import-failure.ts';
import { type Layout, readLayout, recordsOf } from './layout.ts';
import { LineReader } from './line-reader.ts';
import type { LineResult, OrderLine } from '../orders/order-line.ts';
import { type FileRecord, RecordParser } from './records.ts';
import { createStaging, StagingWriter } from '../orders/staging.ts';
import type { Survey } from './survey.ts';

/** What the person who imports the file says about it. */
export interface FileOptions {
  readonly mapping: ColumnMapping | null;
  readonly currency: string;
  readonly timezone: string;
  readonly conversion: Conversion;
}

export interface StagedFile {
  readonly format: Exclude<ImportFormat, 'unknown'>;
  readonly quantityAfterRefunds: boolean;
  /** Whether the file has a column for what was refunded: an empty cell of it is 0. */
  readonly saysRefunds: boolean;
  /** Lines with data: added, known or rejected. */
  readonly linesRead: number;
}

/** How what could be read either way is read. */
interface Reading {
  readonly mark: DecimalMark;
  readonly order: DayOrder;
}

export interface Staging {
  readonly trx: ShopTransaction;
  /** The connection of `trx`. */
  readonly client: pg.ClientBase;
  /** Opens the file again at its beginning. */
  readonly open: () => AsyncIterable<Buffer>;
  readonly onLines: (linesRead: number) => void;
  /** @throws when the import is to be given up. */
  readonly checkpoint: () => void;
}

/** How the lines of one kind of file are read and kept. */
export interface LineKind<R extends { readonly rejection?: unknown }> {
  readonly kind: ImportKind;
  /** @returns a reader whose `read` answers null for a record without data. */
  open(
    file: FileFormat,
    readers: { readonly amounts: AmountReader; readonly dates: DateReader },
  ): { read(cells: readonly string[]): R | null };
  /** Makes the table `staged`. */
  createStaging(trx: ShopTransaction): Promise<void>;
  writer(client: pg.ClientBase): CopyWriter & { add(line: number, reading: R, text: string): void };
}

type Writer<R> = ReturnType<LineKind<R & { rejection?: unknown }>['writer']>;

/** The lines of a file of orders. */
export function orderLines({ conversion }: Pick<FileOptions, 'conversion'>): LineKind<LineResult<OrderLine>> {
  return {
    kind: 'orders',
    open: (file, readers) => new LineReader({ file, ...readers, conversion }),
    createStaging,
    writer: (client) => new StagingWriter(client),
  };
}

/** One pass over the file. What it proves of amounts and dates is in the readers afterwards. */
class Pass<R extends { readonly rejection?: unknown }> {
  linesRead = 0;
  readonly amounts: AmountReader;
  readonly dates: DateReader;
  readonly #lines: { read(cells: readonly string[]): R | null };
  #skip: number;

  constructor(kind: LineKind<R>, layout: Layout, file: FileFormat, timezone: string, reading: Reading) {
    this.amounts = new AmountReader(reading.mark);
    this.dates = new DateReader(reading.order, timezone);
    this.#lines = kind.open(file, this);
    this.#skip = layout.headRecords;
  }

  stage(records: readonly FileRecord[], parser: RecordParser, writer: Writer<R> | null): void {
    for (const record of records) {
      if (this.#skip > 0) {
        this.#skip -= 1;
        continue;
      }
      const reading = this.#lines.read(record.cells);
      if (!reading) continue;
      this.linesRead += 1;
      writer?.add(record.line, reading, reading.rejection ? parser.textOf(record) : '');
    }
  }

  proves({ mark, order }: Reading): Reading {
    return { mark: this.amounts.bestMark(mark), order: this.dates.bestOrder(order) };
  }
}

/** What the first lines prove, so that most files need one pass. */
async function firstReading<R extends { readonly rejection?: unknown }>(
  kind: LineKind<R>,
  layout: Layout,
  file: FileFormat,
  { timezone }: FileOptions,
): Promise<Reading> {
  // Where the comma is the decimal mark, spreadsheets part the columns by semicolons.
  const usual: Reading = { mark: layout.delimiter === ';' ? ',' : '.', order: usualDayOrder(timezone) };
  const pass = new Pass(kind, { ...layout, headRecords: 0 }, file, timezone, usual);
  const parser = new RecordParser(layout.delimiter);
  const records = layout.rows.map((cells) => ({ cells, line: 0, start: 0, end: 0 }));
  pass.stage(records, parser, null);
  return pass.proves(usual);
}

/** The orders' lines at the beginning of a file that can be read, with dates as they are written. */
export function firstOrderLines(layout: Layout, conversion: Conversion): OrderLine[] {
  const file = fileFormat(layout, null);
  const usual: Reading = { mark: layout.delimiter === ';' ? ',' : '.', order: 'day first' };
  const read = ({ mark, order }: Reading) => {
    const readers = { amounts: new AmountReader(mark), dates: new DateReader(order, 'UTC') };
    const reader = orderLines({ conversion }).open(file, readers);
    const lines = layout.rows.flatMap((cells) => reader.read(cells)?.line ?? []);
    return { lines, proven: { mark: readers.amounts.bestMark(mark), order: readers.dates.bestOrder(order) } };
  };
  return read(read(usual).proven).lines;
}

async function runPass<R extends { readonly rejection?: unknown }>(
  kind: LineKind<R>,
  pass: Pass<R>,
  { layout, survey }: { layout: Layout; survey: Survey },
  staging: Staging,
): Promise<void> {
  const decoder = toUtf8(survey.encoding);
  const parser = new RecordParser(layout.delimiter);
  await kind.createStaging(staging.trx);
  const writer = kind.writer(staging.client);
  try {
    for await (const piece of staging.open()) {
      staging.checkpoint();
      pass.stage(await parser.write(decoder.write(piece)), parser, writer);
      await writer.flush();
      staging.onLines(pass.linesRead);
      await setImmediate(); // calls have their turn
    }
    pass.stage(await parser.write(decoder.end()), parser, writer);
    pass.stage(await parser.end(), parser, writer);
    await writer.end();
    staging.onLines(pass.linesRead);
  } catch (error) {
    await writer.abort();
    throw error;
  }
}

/** @throws ImportFailure that says why a file has not even a title line. */
async function explainNoTitles(head: Buffer): Promise<never> {
  const parser = new RecordParser(',');
  for await (const _record of recordsOf(head, parser));
  await parser.end();
  throw new ImportFailure('columns_missing', 'The file has no title line.', 1);
}

/**
 * Reads a file into the staging table. It is read again from the beginning where its later lines prove that amounts or dates
 * are written otherwise than its first ones let believe.
 * @throws ImportFailure where the whole file is refused
 */
export async function stageFile<R extends { readonly rejection?: unknown }>(
  kind: LineKind<R>,
  survey: Survey,
  options: FileOptions,
  staging: Staging,
): Promise<StagedFile> {
  const head = headToUtf8(survey.head, survey.encoding);
  const layout = await readLayout(head, survey.whole, kind.kind);
  if (layout.columns.length === 0) await explainNoTitles(head);
  const file = fileFormat(layout, options.mapping, kind.kind);
  const pass = async (reading: Reading) => {
    const run = new Pass(kind, layout, file, options.timezone, reading);
    await runPass(kind, run, { layout, survey }, staging);
    return run;
  };
  const believed = await firstReading(kind, layout, file, options);
  let run = await pass(believed);
  const proven = run.proves(believed);
  if (proven.mark !== believed.mark || proven.order !== believed.order) run = await pass(proven);
  const { linesRead } = run;
  if (linesRead === 0) throw new ImportFailure('no_data_lines', 'The file has a title line but no lines with data.');
  const { format, quantityAfterRefunds, columns } = file;
  return { format, quantityAfterRefunds, saysRefunds: columns.orderRefunded !== undefined, linesRead };
}
