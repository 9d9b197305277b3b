import { cleanText, type ImportKind } from '@adaos/api';
import { setImmediate } from 'node:timers/promises';
import { recogniseKind } from './kinds/recognise-kind.ts';
import { type FileRecord, RecordParser } from './records.ts';

const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A line with more cells has no titles: recognising that many takes too long. Platforms write about a hundred columns. */
export const MOST_COLUMNS = 2_000;

const titlesOf = (row: readonly string[]) =>
  row.length > MOST_COLUMNS ? [] : row.map((title) => cleanText(title).trim());

/** How a file is laid out, by its beginning. */
export interface Layout {
  readonly delimiter: Delimiter;
  /** The titles of the columns, trimmed; none where there are too many. */
  readonly columns: readonly string[];
  /** Records before the first with data: the titles, and a line such as `sep=;`. */
  readonly headRecords: number;
  /** The first records with data, cell by cell. */
  readonly rows: readonly (readonly string[])[];
}

/** What is parsed of a file's beginning before other work of the process has its turn. */
const TURN_BYTES = 16 * 1024;

/** The records of a file's first bytes, in turns with other work. */
export async function* recordsOf(head: Buffer, parser: RecordParser): AsyncGenerator<FileRecord> {
  for (let at = 0; at < head.length; at += TURN_BYTES) {
    yield* await parser.write(head.subarray(at, at + TURN_BYTES));
    await setImmediate();
  }
}

async function readRows(head: Buffer, whole: boolean, delimiter: string): Promise<(readonly string[])[]> {
  const parser = new RecordParser(delimiter);
  const rows: (readonly string[])[] = [];
  try {
    for await (const record of recordsOf(head, parser)) rows.push(record.cells);
    if (whole) for (const record of await parser.end()) rows.push(record.cells);
  } catch {
    // What is wrong with the file is reported when it is imported; here its first good records serve.
  }
  return rows;
}

/** Reports of ad platforms begin with a name and a period: their titles are the first line with the most known columns. */
const TITLES_WITHIN = 8;

function titlesAt(all: readonly (readonly string[])[], kind: ImportKind): number {
  const announced = /^"?sep=/i.test(all[0]?.[0] ?? '') ? 1 : 0;
  if (kind === 'orders') return announced;
  const known = all
    .slice(0, TITLES_WITHIN)
    .map((row) => Object.keys(recogniseKind(titlesOf(row), kind).mapping).length);
  const most = Math.max(0, ...known);
  return most === 0 ? announced : known.indexOf(most);
}

function layoutOf(delimiter: Delimiter, all: (readonly string[])[], kind: ImportKind): Layout {
  const at = titlesAt(all, kind);
  const [titles = [], ...rows] = all.slice(at);
  return { delimiter, columns: titlesOf(titles), headRecords: at + 1, rows };
}

/** Known columns say most; then records of one width. */
function score({ columns, rows }: Layout, kind: ImportKind): number {
  const { mapping, missing } = recogniseKind(columns, kind);
  const even = rows.filter((row) => row.length === columns.length).length / Math.max(rows.length, 1);
  const width = columns.length > 1 ? 1 : 0;
  return Object.keys(mapping).length - missing.length + width * (1 + even);
}

/**
 * Finds the delimiter and the columns.
 * @param head the first bytes of the file, in UTF-8 without byte order mark.
 * @param whole true where that is all of it.
 */
export async function readLayout(head: Buffer, whole: boolean, kind: ImportKind = 'orders'): Promise<Layout> {
  const announced = /^"?sep=(.)/i.exec(head.toString('utf8', 0, 8))?.[1];
  const candidates = DELIMITERS.filter((delimiter) => announced === undefined || delimiter === announced);
  const layouts = await Promise.all(
    (candidates.length > 0 ? candidates : DELIMITERS).map(async (delimiter) =>
      layoutOf(delimiter, await readRows(head, whole, delimiter), kind),
    ),
  );
  return layouts.reduce((best, layout) => (score(layout, kind) > score(best, kind) ? layout : best));
}
