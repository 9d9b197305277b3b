/** A cell of a table: its text, and a quieter line below it. */
export interface SheetCell {
  readonly text: string;
  readonly below?: string;
}

export interface SheetRow {
  readonly cells: readonly SheetCell[];
  /** `sum`: of what is above it; `total`: of all rows. */
  readonly kind: 'row' | 'sum' | 'total';
}

/** Bars or a line over the points of one figure. */
export interface SheetChart {
  readonly kind: 'bars' | 'line';
  readonly title: string;
  /** Null where the figure is not known. `said` is the value in the words of the language. */
  readonly points: readonly { readonly name: string; readonly value: number | null; readonly said: string }[];
  /** Whether the points are times, one after the other. */
  readonly times: boolean;
}

/** A report as it is printed: every text is written out. */
export interface ReportSheet {
  readonly language: string;
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly chart: SheetChart | null;
  readonly columns: readonly { readonly text: string; readonly numbers: boolean }[];
  readonly rows: readonly SheetRow[];
  /** Below the table. */
  readonly notes: readonly string[];
  /** With `{page}` and `{pages}`. */
  readonly page: string;
}
