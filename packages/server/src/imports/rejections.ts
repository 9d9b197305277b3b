import { pipeline, Readable } from 'node:stream';
import type { RejectedLine } from '@adaos/api';
import { REJECTION_CODES } from '@adaos/domain';
import { stringify } from 'csv-stringify';
import type { Database } from '../db/database.ts';
import type { StoredFileRef } from './stored-file.ts';

const PAGE = 2_000;

/**
 * The rejected lines of an import after a line, in their order.
 * @param limit at most so many.
 */
export async function readRejections(
  database: Database,
  { shopId, importId }: StoredFileRef,
  after: number,
  limit: number,
): Promise<RejectedLine[]> {
  const rows = await database.forShop(shopId, (trx) =>
    trx
      .selectFrom('import_rejections')
      .select(['line', 'code', 'reason', 'text'])
      .where('shop_id', '=', shopId)
      .where('import_id', '=', importId)
      .where('line', '>', after)
      .orderBy('line')
      .limit(limit)
      .execute(),
  );
  return rows.map((row) => ({
    ...row,
    code: REJECTION_CODES.find((code) => code === row.code) ?? 'amount_unreadable',
  }));
}

async function* allRejections(database: Database, file: StoredFileRef): AsyncGenerator<unknown[]> {
  for (let after = 0; ;) {
    const rows = await readRejections(database, file, after, PAGE);
    for (const { line, code, reason, text } of rows) yield [line, code, reason, text];
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.line;
  }
}

/**
 * All rejected lines as a CSV file for spreadsheets: in UTF-8 with byte order mark; what would be a formula is text, by an
 * apostrophe before it.
 */
export function rejectionsFile(database: Database, file: StoredFileRef): Readable {
  const csv = stringify({
    bom: true,
    header: true,
    columns: ['line', 'code', 'reason', 'text'],
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  // A read that fails ends the file: the caller sees a download that was cut off.
  return pipeline(Readable.from(allRejections(database, file)), csv, () => {});
}
