import type { ReactNode } from 'react';

/** A range of numbers, both ends included; null is open. */
export interface DataTableRange {
  min: number | null;
  max: number | null;
}

/** What a column is filtered by: words that it holds, one of some choices, or a range. */
export type DataTableFilterValue = string | readonly string[] | DataTableRange;

export interface DataTableChoice {
  value: string;
  label: string;
}

export type DataTableFilter<Row> =
  /** A search field above the rows; neither case nor accents matter. */
  | { kind: 'text'; value: (row: Row) => string }
  | { kind: 'choice'; value: (row: Row) => string; choices: readonly DataTableChoice[] }
  /** Least and greatest number; rows whose number is not known are in no range. */
  | { kind: 'range'; value: (row: Row) => number | null; unit?: string };

export interface DataTableColumn<Row> {
  /** Unique among the columns. */
  id: string;
  /** Its heading; on phones the name before the value. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** What the column sorts by; unknown values come last. Left out, the column does not sort. */
  sortValue?: (row: Row) => string | number | null;
  /** Lets the rows be narrowed by this column. */
  filter?: DataTableFilter<Row>;
  /** What stands under the column, of the rows that the filters leave. */
  total?: (rows: readonly Row[]) => ReactNode;
  /** The value in the CSV file. Default: the cell where it is plain text, else `sortValue`. */
  exportValue?: (row: Row) => string | number | null;
  /** Numbers go `end`. Default `start`. */
  align?: 'start' | 'end';
  /** Least width in px. */
  minWidth?: number;
  /** Keeps the column on one line. Default true; give false to long names. */
  nowrap?: boolean;
  /**
   * Holds a control of its own, which stands above the row's; it is neither exported nor hidden; its
   * heading is for screen readers. Default false.
   */
  action?: boolean;
  /** Left out at first; the visitor can add it. Default false. */
  hidden?: boolean;
  /**
   * Its place on phones, where each row is a card: the title and the amount stand in the first line, details
   * below with their names, plain ones without, since their values speak for themselves. Default `detail`.
   */
  card?: 'title' | 'amount' | 'detail' | 'plain';
}

export interface DataTableSort {
  column: string;
  descending: boolean;
}

/** Which rows are shown, and in which order. */
export interface DataTableQuery {
  sort: DataTableSort | null;
  /** By the column's id. */
  filters: Readonly<Record<string, DataTableFilterValue>>;
  /** From 0. */
  page: number;
}

export type DataTableDensity = 'comfortable' | 'compact';
