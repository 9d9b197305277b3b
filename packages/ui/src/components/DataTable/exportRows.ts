import { toCsv, type CsvValue } from '../../internal/csv.ts';
import type { DataTableColumn } from './types.ts';

function valueOf<Row>({ exportValue, sortValue, cell }: DataTableColumn<Row>, row: Row): CsvValue {
  if (exportValue) return exportValue(row);
  // Amounts are wanted as numbers, not as they are written on the screen.
  const value = sortValue?.(row);
  if (typeof value === 'number') return value;
  const content = cell(row);
  return typeof content === 'string' || typeof content === 'number' ? content : (value ?? null);
}

/** The rows with their headings as the text of a CSV file; columns of controls are left out. */
export function exportRows<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[]): string {
  const written = columns.filter(({ action }) => action !== true);
  return toCsv([
    written.map(({ header }) => header),
    ...rows.map((row) => written.map((column) => valueOf(column, row))),
  ]);
}
