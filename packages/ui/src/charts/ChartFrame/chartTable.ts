import { toCsv } from '../../internal/csv.ts';

/** The values of a chart as rows: for those who would rather read them, and for a file. */
export interface ChartTable {
  /** What the rows are, e.g. "Day". */
  rowHeader: string;
  columns: readonly { id: string; label: string }[];
  rowCount: number;
  /** Asked only for rows that are shown or saved. */
  rowAt: (index: number) => ChartTableRow;
  /** What is to be said of the values of a row: columns of text after them. */
  notes?: readonly ChartNotes[] | undefined;
  /** Shows the last row first. Default false. */
  latestFirst?: boolean;
}

/** A text of each point beside its values, e.g. what they lack. Shown in the table and in the file. */
export interface ChartNotes {
  label: string;
  /** One a point, in their order. */
  texts: readonly string[];
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
  /** Where its name leads. */
  href?: string | undefined;
}

/** The table as the text of a CSV file: plain numbers, nothing where a value is not known. */
export function tableToCsv({ rowHeader, columns, rowCount, rowAt, notes = [] }: ChartTable): string {
  const rows = Array.from({ length: rowCount }, (_, index) => rowAt(index));
  return toCsv([
    [rowHeader, ...columns.map(({ label }) => label), ...notes.map(({ label }) => label)],
    ...rows.map(({ id, values }, index) => [id, ...values, ...notes.map(({ texts }) => texts[index] ?? '')]),
  ]);
}
