import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { toCsv, type CsvValue } from '../../internal/csv.ts';
import { rowTest } from './tableState.ts';
import type { DataTableColumn, DataTableProps, DataTableQuery } from './types.ts';

const byLength = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);

/**
 * A number to sort by for each value: numbers as they are, texts by their place among all texts, NaN for what is not known. Each
 * different text is compared only here, and never again when the order is reversed.
 */
export function sortKeys(values: readonly (string | number | null)[], { compare }: Intl.Collator): Float64Array {
  const texts = new Set(values.filter((value) => typeof value === 'string'));
  // Comparing by the rules of a language is slow. Texts of one length are nearly in its order once they are sorted by their
  // characters, so that the collator has a few sorted lists to merge instead of all texts to sort.
  const sorted = [...texts].sort(byLength).sort(compare);
  const places = new Map(sorted.map((text, place) => [text, place]));
  return new Float64Array(values.map((value) => (typeof value === 'string' ? places.get(value) : value) ?? Number.NaN));
}

/** The rows in the order of their keys. Unknown ones come last in either order; equal ones keep the order that they had. */
export function sortRows<Row>(rows: readonly Row[], keys: Float64Array, descending: boolean): Row[] {
  const sign = descending ? -1 : 1;
  const order = keys
    .map((_key, index) => index)
    .sort((a, b) => {
      const [left, right] = [keys[a] ?? Number.NaN, keys[b] ?? Number.NaN];
      if (left === right) return a - b;
      if (Number.isNaN(left)) return Number.isNaN(right) ? a - b : 1;
      if (Number.isNaN(right)) return -1;
      return left < right ? -sign : sign;
    });
  return Array.from(order, (index) => rows[index]).filter((row) => row !== undefined);
}

/** The rows that pass the filters, in order, and of these the ones of the page. */
export function useRows<Row extends object>(
  { columns, rows, server, onLoadMore, pageSize }: DataTableProps<Row>,
  query: DataTableQuery,
) {
  const { locale } = useIntl();
  const local = server === undefined && onLoadMore === undefined;
  const size = server ? undefined : pageSize;
  const collator = useMemo(() => new Intl.Collator(locale, { numeric: true }), [locale]);
  const { column, descending = false } = (local && query.sort) || {};
  const valueOf = columns.find(({ id }) => id === column)?.sortValue;
  const keys = useMemo(() => valueOf && sortKeys(rows.map(valueOf), collator), [rows, valueOf, collator]);
  const sorted = useMemo(() => (keys ? sortRows(rows, keys, descending) : rows), [rows, keys, descending]);
  // So that typing in the search field does not wait for the rows.
  const filters = useDeferredValue(query.filters);
  const left = useMemo(() => {
    const test = local ? rowTest(columns, filters) : null;
    return test === null ? sorted : sorted.filter(test);
  }, [columns, filters, local, sorted]);
  // The last page, where the one asked for does not exist any more.
  const page = size === undefined ? query.page : Math.min(query.page, Math.max(0, Math.ceil(left.length / size) - 1));
  const shown = useMemo(
    () => (size === undefined ? left : left.slice(page * size, (page + 1) * size)),
    [left, page, size],
  );
  return { local, left, page, shown };
}

function exported<Row>({ exportValue, sortValue, cell }: DataTableColumn<Row>, row: Row): CsvValue {
  if (exportValue) return exportValue(row);
  // Amounts as numbers, not as they are formatted on the screen.
  const value = sortValue?.(row);
  if (typeof value === 'number') return value;
  const content = cell(row);
  return typeof content === 'string' || typeof content === 'number' ? content : (value ?? null);
}

/** The rows with their headings as the text of a CSV file, without the columns of controls. */
export function exportRows<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[]): string {
  const written = columns.filter(({ action }) => action !== true);
  return toCsv([
    written.map(({ header }) => header),
    ...rows.map((row) => written.map((column) => exported(column, row))),
  ]);
}
