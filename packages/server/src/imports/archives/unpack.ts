import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import pLimit, { type LimitFunction } from 'p-limit';
import { DomainError } from '../../errors/domain-errors.ts';
import type { FileMeter } from '../file-limits.ts';
import { ImportFailure } from '../import-failure.ts';
import { chooseSheet, type SheetChoice } from './choose-sheet.ts';
import { joinTables } from './joined-tables.ts';
import { SheetReader, type SheetRow } from './sheet.ts';
import { readWorkbook, workbookPart } from './workbook.ts';
import { readXml } from './xml.ts';
import { Zip } from './zip.ts';

/** Archives that are unpacked at once, of a shop one: each has the texts of its workbook in memory. */
const AT_ONCE = 4;
const turns = pLimit(AT_ONCE);
const turnsOf = new Map<string, LimitFunction>();
/** Characters that are gathered of a sheet before they are passed on. */
const PASSED_ON = 64 * 1024;
const BYTE_ORDER_MARK = '\uFEFF';
const TABLES = /\.(?:csv|tsv|txt|xlsx|xlsm)$/i;
const WORKBOOKS = /\.xls[xm]$/i;

/** Whether a file is a zip archive, which workbooks of Excel are, by its first bytes. */
export const isArchive = (head: Buffer): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && ((head[2] === 3 && head[3] === 4) || (head[2] === 5 && head[3] === 6));

/** Waits for a turn of a shop. @returns a function that ends it. */
function takeTurn(shopId: string): Promise<() => void> {
  const own = turnsOf.get(shopId) ?? pLimit(1);
  turnsOf.set(shopId, own);
  return new Promise((begin) => {
    void own(() => turns(() => new Promise<void>((end) => begin(end))));
  });
}

/** Rows as lines of CSV, each on the line of its number: a break in a cell becomes a space. */
class RowLines {
  #line = 1;
  #width = 0;

  of({ number, cells }: SheetRow): string {
    const empty = '\n'.repeat(number - this.#line);
    this.#line = number + 1;
    // A workbook leaves out the empty cells at the end of a row.
    this.#width = Math.max(this.#width, cells.length);
    const line = stringify([cells.map((cell) => cell.replaceAll(/[\r\n]+/g, ' '))], { eof: false });
    return `${empty}${line}${','.repeat(this.#width - cells.length)}\n`;
  }
}

async function* workbookText(zip: Zip, part: string, choice: SheetChoice): AsyncGenerator<Buffer> {
  const workbook = await readWorkbook(zip, part);
  const chosen = await chooseSheet(zip, workbook, choice);
  const sheet = new SheetReader(workbook);
  const lines = new RowLines();
  yield Buffer.from(BYTE_ORDER_MARK);
  for await (const _piece of readXml(zip.read(chosen), sheet)) {
    let text = '';
    for (const row of sheet.rows.splice(0)) {
      text += lines.of(row);
      // A few bytes of the sheet may refer to much text: it is passed on, and counted, before there is more.
      if (text.length < PASSED_ON) continue;
      yield Buffer.from(text);
      text = '';
    }
    if (text !== '') yield Buffer.from(text);
  }
}

/** The tables in an archive, parts of one export in their order; what macOS adds is none. */
function tablesIn({ names }: Zip): readonly [string, ...string[]] {
  const tables = names.filter(
    (name) => TABLES.test(name) && !name.startsWith('__MACOSX/') && !posix.basename(name).startsWith('.'),
  );
  const [table, ...others] = tables.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  if (table === undefined) throw new ImportFailure('not_a_text_file', 'The archive has no text file and no workbook.');
  if (others.length === 0 || !tables.some((name) => WORKBOOKS.test(name))) return [table, ...others];
  const message = `The archive has ${tables.length} files. Please import each by itself.`;
  throw new ImportFailure('several_files', message);
}

async function* archiveText(
  path: string,
  meter: FileMeter,
  choice: SheetChoice,
  nested = false,
): AsyncGenerator<Buffer> {
  let unpacked = 0;
  const zip = await Zip.open(path, ({ length }) => meter.checkSize((unpacked += length)));
  try {
    const part = await workbookPart(zip);
    if (part !== undefined) return yield* workbookText(zip, part, choice);
    const tables = tablesIn(zip);
    const [table] = tables;
    if (tables.length > 1) return yield* joinTables(tables.map((name) => zip.read(name)));
    if (!WORKBOOKS.test(table)) return yield* zip.read(table);
    if (nested) throw new ImportFailure('not_a_text_file', 'The file is no workbook of Excel.');
    yield* spooled(zip.read(table), (inner) => archiveText(inner, meter, choice, true));
  } finally {
    zip.close();
  }
}

/** Reads a file from the disk that came as a stream: the list of what an archive has is at its end. */
async function* spooled(
  source: AsyncIterable<Buffer>,
  read: (path: string) => AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const directory = await mkdtemp(join(tmpdir(), 'adaos-upload-'));
  try {
    const path = join(directory, 'archive');
    await pipeline(source, createWriteStream(path, { mode: 0o600 }));
    yield* read(path);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function* inTurn(shopId: string, pieces: () => AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const end = await takeTurn(shopId);
  try {
    yield* pieces();
  } finally {
    end();
  }
}

async function* packed(source: AsyncIterable<Buffer>, meter: FileMeter): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of source) {
    meter.checkSize((bytes += piece.length));
    yield piece;
  }
}

/** What the libraries find wrong is the file's fault; what the system does is not. */
function asFailure(error: unknown): unknown {
  if (error instanceof ImportFailure || error instanceof DomainError) return error;
  if (!(error instanceof Error) || 'syscall' in error) return error;
  return new ImportFailure('file_corrupt', `The archive is damaged: ${error.message}`);
}

/**
 * The text in an archive: of a workbook the rows of one sheet as CSV in UTF-8, line by line as they are numbered there; of
 * another archive the one table in it, as it is, or the parts of one table, joined.
 * @throws ImportFailure `file_corrupt`, `file_locked`, `several_files`, `not_a_text_file`, `workbook_too_large`, `line_too_long`;
 *   TooLargeError `file_too_large` of the meter, by what is unpacked.
 */
export async function* unpackArchive(
  source: AsyncIterable<Buffer>,
  shopId: string,
  meter: FileMeter,
  choice: SheetChoice = { kind: 'orders' },
): AsyncGenerator<Buffer> {
  try {
    yield* spooled(packed(source, meter), (path) => inTurn(shopId, () => archiveText(path, meter, choice)));
  } catch (error) {
    throw asFailure(error);
  }
}
