import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/**
 * Lines as a CSV file for spreadsheets: in UTF-8 with byte order mark; what would be a formula is text, by an apostrophe before it. What is
 * not known is empty.
 * @param columns the titles.
 */
export function csvOf(
  columns: readonly string[],
  lines: Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]>,
): Readable {
  const csv = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  // A read that fails ends the file: the caller sees a download that was cut off.
  return pipeline(Readable.from(lines), csv, () => {});
}
