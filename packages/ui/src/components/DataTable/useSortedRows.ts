import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { rankOf } from './rank.ts';
import { sortRows } from './sortRows.ts';
import type { DataTableColumn, DataTableSort } from './types.ts';

/** The rows in the order of `sort`; as they are without one, or where its column does not sort. */
export function useSortedRows<Row extends object>(
  columns: readonly DataTableColumn<Row>[],
  rows: readonly Row[],
  sort: DataTableSort | null,
): readonly Row[] {
  const { locale } = useIntl();
  const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue;
  // Each row is asked once, and not at each comparison, nor again when the order is turned round.
  const keys = useMemo(() => {
    if (!valueOf) return null;
    const rank = rankOf(rows, valueOf, locale);
    return Float64Array.from(rows, (row) => rank(row) ?? Number.NaN);
  }, [rows, valueOf, locale]);
  const descending = sort?.descending ?? false;
  return useMemo(() => (keys ? sortRows(rows, keys, descending) : rows), [rows, keys, descending]);
}
