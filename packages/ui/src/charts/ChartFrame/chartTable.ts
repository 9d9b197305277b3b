import { toCsv } from '../../internal/csv.ts';

/** The values of a chart as rows: for those who would rather read them, and for a file. */
export interface ChartTable {
  /** What the rows are, e.g. "Day". */
  rowHeader: string;
  columns: readonly { id: string; label: string }[];
  rowCount: number;
  /** Asked only for rows that are shown or saved. */
  rowAt: (index: number) => ChartTableRow;
  /** Shows the last row first. Default false. */
  latestFirst?: boolean;
}

export interface ChartTableRow {
  /** Its name as it is saved, e.g. `2025-12-31`. */
  id: string;
  /** Its name as it is read, e.g. `31 Dec 2025`. */
  name: string;
  /** One a column; null where it is not known. */
  values: readonly (number | null)[];
  /** The same as they are read. */
  texts: readonly string[];
}

/** The table as the text of a CSV file: plain numbers, nothing where a value is not known. */
export function tableToCsv({ rowHeader, columns, rowCount, rowAt }: ChartTable): string {
  const rows = Array.from({ length: rowCount }, (_, index) => rowAt(index));
  return toCsv([[rowHeader, ...columns.map(({ label }) => label)], ...rows.map(({ id, values }) => [id, ...values])]);
}
