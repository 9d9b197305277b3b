import type { Row, RowData, RowModel, SortingState, TableFeatures } from '@tanstack/react-table';

type ValueOf<Data> = (original: Data, index: number) => unknown;

interface SortableTable<Features extends TableFeatures, Data extends RowData> {
  atoms: { sorting: { get: () => SortingState } };
  getPreSortedRowModel: () => RowModel<Features, Data>;
  getColumn: (id: string) => { accessorFn?: ValueOf<Data> } | undefined;
}

/**
 * TanStack's sorted row model for columns whose accessor gives numbers, null for what is not known. Each row is asked
 * once, and not at each comparison.
 */
export function createKeySortedRowModel<Features extends TableFeatures, Data extends RowData>(
  table: SortableTable<Features, Data>,
): () => RowModel<Features, Data> {
  let last: { by: unknown; before: unknown; descending: boolean; model: RowModel<Features, Data> } | undefined;
  return () => {
    const before = table.getPreSortedRowModel();
    const [sort] = table.atoms.sorting.get();
    const valueOf = sort && table.getColumn(sort.id)?.accessorFn;
    if (!valueOf) return before;
    if (last?.before !== before || last.by !== valueOf || last.descending !== sort.desc) {
      const rows = sorted(before.rows, valueOf, sort.desc);
      last = { by: valueOf, before, descending: sort.desc, model: { ...before, rows, flatRows: rows } };
    }
    return last.model;
  };
}

function sorted<Features extends TableFeatures, Data extends RowData>(
  rows: Row<Features, Data>[],
  valueOf: ValueOf<Data>,
  descending: boolean,
) {
  const keys = Float64Array.from(rows, (row) => {
    const value = valueOf(row.original, row.index);
    return typeof value === 'number' ? value : Number.NaN;
  });
  const sign = descending ? -1 : 1;
  const order = Uint32Array.from(rows, (_row, index) => index).sort((a, b) => {
    const [left, right] = [keys[a] ?? Number.NaN, keys[b] ?? Number.NaN];
    if (left === right) return a - b;
    // What is not known comes last in either order.
    if (Number.isNaN(left)) return Number.isNaN(right) ? a - b : 1;
    if (Number.isNaN(right)) return -1;
    return left < right ? -sign : sign;
  });
  return Array.from(order, (index) => rows[index]).filter((row) => row !== undefined);
}
