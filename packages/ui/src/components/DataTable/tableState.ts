import { useMemo, useState } from 'react';
import type {
  DataTableColumn,
  DataTableDensity,
  DataTableFilterValue,
  DataTableProps,
  DataTableQuery,
  DataTableRange,
  DataTableSort,
} from './types.ts';

type Columns<Row> = readonly DataTableColumn<Row>[];
type Filters = DataTableQuery['filters'];

/** What the visitor has chosen: order, filters and page, columns and density. */
export function useTableState<Row extends object>({ columns, defaultSort, server }: DataTableProps<Row>) {
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
  const visible = useMemo(() => ordered.filter(({ id, hidden }) => shown[id] ?? hidden !== true), [ordered, shown]);
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

export type TableState<Row extends object> = ReturnType<typeof useTableState<Row>>;

function inOrder<Row>(columns: Columns<Row>, order: readonly string[]) {
  const place = new Map(order.map((id, index) => [id, index]));
  return columns.toSorted((a, b) => (place.get(a.id) ?? order.length) - (place.get(b.id) ?? order.length));
}

function moved<Row>(ordered: Columns<Row>, id: string, by: -1 | 1): string[] {
  const ids = ordered.map((column) => column.id);
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  return ids.with(from, ids[to] ?? id).with(to, id);
}

export const isRange = (value: DataTableFilterValue | undefined): value is DataTableRange =>
  typeof value === 'object' && 'min' in value;

export const isChoice = (value: DataTableFilterValue | undefined): value is readonly string[] => Array.isArray(value);

/** True for a filter that every row passes. */
function isOpen(value: DataTableFilterValue): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return isRange(value) ? value.min === null && value.max === null : value.length === 0;
}

/** The filters with one of them changed, or removed where every row passes it. */
export function withFilter(filters: Filters, column: string, value: DataTableFilterValue | undefined): Filters {
  const { [column]: _before, ...others } = filters;
  return value === undefined || isOpen(value) ? others : { ...others, [column]: value };
}

/** Text without case and accents, so that `sapun` finds `Săpun`. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function testOf<Row>(
  { filter }: DataTableColumn<Row>,
  value: DataTableFilterValue | undefined,
): ((row: Row) => boolean) | null {
  if (filter === undefined || value === undefined || isOpen(value)) return null;
  if (filter.kind === 'text' && typeof value === 'string') {
    const words = fold(value).split(/\s+/u).filter(Boolean);
    return (row) => {
      const text = fold(filter.value(row));
      return words.every((word) => text.includes(word));
    };
  }
  if (filter.kind === 'choice' && isChoice(value)) {
    const wanted = new Set(value);
    return (row) => wanted.has(filter.value(row));
  }
  if (filter.kind === 'range' && isRange(value)) {
    const { min, max } = value;
    return (row) => {
      const number = filter.value(row);
      return number !== null && (min === null || number >= min) && (max === null || number <= max);
    };
  }
  return null;
}

/** Whether a row passes all filters; null where there are none. A filter of another kind than its column's is ignored. */
export function rowTest<Row>(columns: Columns<Row>, filters: Filters): ((row: Row) => boolean) | null {
  const tests = columns.map((column) => testOf(column, filters[column.id])).filter((test) => test !== null);
  return tests.length === 0 ? null : (row) => tests.every((test) => test(row));
}

/** Reads a number as people type it or copy it from the table: `1200`, `-3,5`, `−12.50`. Null for nothing, undefined for other text. */
export function parseBound(text: string): number | null | undefined {
  const trimmed = text.replaceAll(/\s/gu, '').replace(/^−/u, '-');
  if (trimmed === '') return null;
  return /^-?\d+(?:[.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined;
}
