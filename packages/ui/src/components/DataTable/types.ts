import type { ReactNode } from 'react';

/** A range of numbers, both ends included; null is open. */
export interface DataTableRange {
  min: number | null;
  max: number | null;
}

/** What a column is filtered by: words in its text, some of its choices, or a range. */
export type DataTableFilterValue = string | readonly string[] | DataTableRange;

export interface DataTableChoice {
  value: string;
  label: string;
}

export type DataTableFilter<Row> =
  /** A search field above the rows; neither case nor accents matter. */
  | {
      kind: 'text';
      value: (row: Row) => string;
      /** What the field is called where it finds more than this column has. Default: by the column's heading. */
      label?: string;
    }
  | { kind: 'choice'; value: (row: Row) => string; choices: readonly DataTableChoice[] }
  /** A minimum and a maximum; rows without a number are in no range. */
  | { kind: 'range'; value: (row: Row) => number | null; unit?: string };

export interface DataTableColumn<Row> {
  /** Unique among the columns. */
  id: string;
  /** Its heading; on phones the name before the value. */
  header: string;
  /** Shown in place of the heading, e.g. a control; the heading stays the column's name. */
  heading?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** What the column sorts by; unknown values come last. Left out, the column does not sort. */
  sortValue?: (row: Row) => string | number | null;
  /** Lets visitors filter by this column. */
  filter?: DataTableFilter<Row>;
  /** What is shown under the column, from the rows that pass the filters. */
  total?: (rows: readonly Row[]) => ReactNode;
  /** The value in the CSV file. Default: the cell where it is plain text, else `sortValue`. */
  exportValue?: (row: Row) => string | number | null;
  /** Numbers go `end`. Default `start`. */
  align?: 'start' | 'end';
  /** Minimum width in px. */
  minWidth?: number;
  /** Lets the heading take two lines where there is little room. Default false. */
  headingWraps?: boolean;
  /** Keeps the column on one line. Default true; give false to long names. */
  nowrap?: boolean;
  /**
   * Has controls of its own, which are above the link of the row. Such a column is neither exported nor hidden, and its
   * heading is for screen readers. Default false.
   */
  action?: boolean;
  /** Left out at first; the visitor can add it. Default false. */
  hidden?: boolean;
  /** Is in the CSV file even where the table leaves it out: without it the others could be misread. Default false. */
  alwaysExported?: boolean;
  /**
   * Its place on phones, where each row is a card: title and amount share the first line, details follow with their
   * names, plain ones without, as their values need none. Default `detail`.
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

export interface DataTableProps<Row extends object> {
  /** What the rows are; the table's name for screen readers. */
  label: string;
  /** Unique on its page, for its address: inside a `TableAddressProvider` what is chosen of the table is kept there under it. */
  name?: string;
  /** Memoize them (`useMemo`): with new ones the rows are sorted again. */
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a row opens to. The link is in the column placed `title` (else the first) and covers the row. */
  rowHref?: (row: Row) => string;
  /** What opening a row does, where it has no address. */
  onRowOpen?: (row: Row) => void;
  /** The number of all rows, also those not loaded; null where it is not known. Left out, `rows` are all. */
  total?: number | null;
  /** Asks for the next rows; left out, there are none. Until all are loaded, only a `server` sorts and filters the rows. */
  onLoadMore?: () => void;
  loadingMore?: boolean;
  /** Rows per page. Left out, the rows are one list, of which those in sight are drawn. */
  pageSize?: number;
  /**
   * The rows are one page that a server has sorted and filtered, or its first ones, with `onLoadMore`; `total` says how many there are in
   * all.
   */
  server?: { query: DataTableQuery; onQueryChange: (query: DataTableQuery) => void };
  /** The rows are from the previous query, those of the new one are loading. Default false. */
  refreshing?: boolean;
  /** Shows a skeleton during the first load. Default false. */
  loading?: boolean;
  /** Shown instead of the rows after a failed load: an `ErrorState`. */
  error?: ReactNode;
  /** Shown instead of no rows: an `EmptyState`. */
  empty?: ReactNode;
  /** Order at first. Takes effect only once all rows are loaded, since a page sorted by itself would mislead. */
  defaultSort?: DataTableSort;
  /** The order, kept by the product; null for none. Left out, the table keeps it. */
  sort?: DataTableSort | null;
  onSortChange?: (sort: DataTableSort | null) => void;
  /** The filters by column, kept by the product; left out, the table keeps them, from `defaultFilters` on. */
  filters?: DataTableQuery['filters'];
  defaultFilters?: DataTableQuery['filters'];
  onFiltersChange?: (filters: DataTableQuery['filters']) => void;
  /** The ids of the columns that are shown, in their order, kept by the product; left out, the table keeps them. */
  shownColumns?: readonly string[];
  defaultShownColumns?: readonly string[];
  onShownColumnsChange?: (ids: readonly string[]) => void;
  /** Kept by the product; left out, the table keeps it. */
  density?: DataTableDensity;
  /** Default `comfortable`. */
  defaultDensity?: DataTableDensity;
  onDensityChange?: (density: DataTableDensity) => void;
  /**
   * The keys of the selected rows, kept by the product; left out, the table keeps them, from `defaultSelection` on. With any of the props of
   * the selection, rows have a checkbox. What is selected stays so when filters or pages hide it.
   */
  selection?: readonly string[];
  defaultSelection?: readonly string[];
  onSelectionChange?: (keys: readonly string[]) => void;
  /** What can be done with the selected rows: buttons, above the table while there are any. */
  renderBulkActions?: (rows: readonly Row[]) => ReactNode;
  /** Lets the visitor choose columns, their order and the density. Default false. */
  chooseColumns?: boolean;
  /** Name, without extension, of the CSV file that the rows can be downloaded as; left out, they cannot. */
  exportName?: string;
  /** More buttons above the rows. */
  actions?: ReactNode;
  /** Windows narrower than this show each row as a card; more than `sm` where its actions must stay in reach. Default `sm`. */
  cardsBelow?: 'sm' | 'md' | 'lg';
  /** Height in px past which more than 25 rows scroll under the header. Default 640. */
  maxHeight?: number;
}

/** What grid and cards draw. */
export interface RowsProps<Row extends object> {
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The number of rows on the pages before. */
  offset: number;
  /** The number of all rows. */
  rowCount: number;
  titleColumn: string | undefined;
  /** The rows that the totals are computed from; left out, there are no totals. */
  totalled: readonly Row[] | undefined;
  rowHref: ((row: Row) => string) | undefined;
  onRowOpen: ((row: Row) => void) | undefined;
  /** The keys of the selected rows; left out, rows are not selected. */
  selected: ReadonlySet<string> | undefined;
}
