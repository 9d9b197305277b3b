import { useMemo, useState } from 'react';
import { withFilter } from './filters.ts';
import type {
  DataTableColumn,
  DataTableDensity,
  DataTableFilterValue,
  DataTableQuery,
  DataTableSort,
} from './types.ts';

export interface ServerQuery {
  query: DataTableQuery;
  onQueryChange: (query: DataTableQuery) => void;
}

/** What the visitor has chosen: order, filters and page, columns and density. */
export function useTableState<Row>(
  columns: readonly DataTableColumn<Row>[],
  defaultSort: DataTableSort | undefined,
  server: ServerQuery | undefined,
) {
  const [own, setOwn] = useState<DataTableQuery>({ sort: defaultSort ?? null, filters: {}, page: 0 });
  const [density, setDensity] = useState<DataTableDensity>('comfortable');
  const [order, setOrder] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<Readonly<Record<string, boolean>>>({});
  const query = server?.query ?? own;
  const change = (changes: Partial<DataTableQuery>) => {
    // Other rows begin at their first page.
    const next = { ...query, page: 0, ...changes };
    if (server) server.onQueryChange(next);
    else setOwn(next);
  };

  const ordered = useMemo(() => inOrder(columns, order), [columns, order]);
  const visible = useMemo(() => ordered.filter((column) => isShown(column, shown)), [ordered, shown]);
  return {
    query,
    density,
    setDensity,
    /** All columns in the visitor's order, and those of them that are shown. */
    columns: ordered,
    visible,
    sortBy: (sort: DataTableSort | null) => change({ sort }),
    filterBy: (column: string, value: DataTableFilterValue | undefined) =>
      change({ filters: withFilter(query.filters, column, value) }),
    clearFilters: () => change({ filters: {} }),
    goTo: (page: number) => change({ page }),
    showColumn: (id: string, show: boolean) => setShown((before) => ({ ...before, [id]: show })),
    moveColumn: (id: string, by: -1 | 1) => setOrder(moved(ordered, id, by)),
    resetColumns: () => {
      setShown({});
      setOrder([]);
    },
  };
}

export type TableState<Row> = ReturnType<typeof useTableState<Row>>;

const isShown = <Row>(column: DataTableColumn<Row>, shown: Readonly<Record<string, boolean>>) =>
  shown[column.id] ?? column.hidden !== true;

function inOrder<Row>(columns: readonly DataTableColumn<Row>[], order: readonly string[]) {
  const place = new Map(order.map((id, index) => [id, index]));
  return columns.toSorted((a, b) => (place.get(a.id) ?? order.length) - (place.get(b.id) ?? order.length));
}

function moved<Row>(ordered: readonly DataTableColumn<Row>[], id: string, by: -1 | 1): string[] {
  const ids = ordered.map((column) => column.id);
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  return ids.with(from, ids[to] ?? id).with(to, id);
}
