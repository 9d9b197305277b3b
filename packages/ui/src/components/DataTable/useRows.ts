import {
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as TableRowModel,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { rankOf } from './rank.ts';
import { createKeySortedRowModel } from './sortedRowModel.ts';
import type { DataTableColumn, DataTableSort } from './types.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createKeySortedRowModel });

/** A row of the table's model: `id` and `original`. */
export type ModelRow<Row extends object> = TableRowModel<typeof features, Row>;

/** The rows in the order of `sort`, kept until one of them changes. */
export function useRows<Row extends object>(
  columns: readonly DataTableColumn<Row>[],
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  sort: DataTableSort | null,
): readonly ModelRow<Row>[] {
  const { locale } = useIntl();
  const definitions = useMemo(
    () =>
      columns.map(({ id, header, sortValue }): ColumnDef<typeof features, Row> => {
        const rank = sortValue && rankOf(rows, sortValue, locale);
        return { id, header, accessorFn: (row) => rank?.(row) ?? null, enableSorting: sortValue !== undefined };
      }),
    [columns, rows, locale],
  );
  const data = useMemo(() => [...rows], [rows]);
  const sorting = useMemo(() => (sort === null ? [] : [{ id: sort.column, desc: sort.descending }]), [sort]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    enableMultiSort: false,
    state: { sorting },
  });
  return table.getRowModel().rows;
}
