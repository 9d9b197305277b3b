import { useMemo, useState } from 'react';
import { useTableAddress } from './TableAddress.tsx';
import { isChoice, isRange } from './filterKinds.ts';
import { readTable, type TableChoices, writeTable } from './tableAddress.ts';
import type {
  DataTableColumn,
  DataTableDensity,
  DataTableFilterValue,
  DataTableProps,
  DataTableQuery,
  DataTableSort,
} from './types.ts';

type Columns<Row> = readonly DataTableColumn<Row>[];
type Filters = DataTableQuery['filters'];

const NONE: Filters = {};

/** The columns as they are kept: all of them in their order, those left out with a `-` before. */
const keptColumns = <Row>(columns: Columns<Row>, shown: readonly string[]) => [
  ...shown,
  ...columns.filter(({ id }) => !shown.includes(id)).map(({ id }) => `-${id}`),
];

/** What the product keeps of the table, over what the table has. */
function withOwned<Row extends object>(choices: TableChoices, props: DataTableProps<Row>): TableChoices {
  const { sort, filters, density, shownColumns, columns } = props;
  return {
    query: {
      ...choices.query,
      ...(sort !== undefined && { sort }),
      ...(filters !== undefined && { filters }),
    },
    density: density ?? choices.density,
    columns: shownColumns === undefined ? choices.columns : keptColumns(columns, shownColumns),
  };
}

/** Reports to the product what has changed. */
function report<Row extends object>(before: TableChoices, next: TableChoices, props: DataTableProps<Row>): void {
  const { columns, onSortChange, onFiltersChange, onDensityChange, onShownColumnsChange } = props;
  if (next.query.sort !== before.query.sort) onSortChange?.(next.query.sort);
  if (next.query.filters !== before.query.filters) onFiltersChange?.(next.query.filters);
  if (next.density !== before.density) onDensityChange?.(next.density);
  if (next.columns?.join() === before.columns?.join()) return;
  const atFirst = columns.filter(({ hidden }) => hidden !== true).map(({ id }) => id);
  onShownColumnsChange?.(next.columns?.filter((id) => !id.startsWith('-')) ?? atFirst);
}

/** What was chosen of the table: in the address of the page where the table has a name and the page an address, else in the table itself. */
function useKept<Row extends object>(props: DataTableProps<Row>) {
  const { name, columns, defaultFilters = NONE, defaultDensity = 'comfortable', defaultShownColumns } = props;
  const { column, descending = false } = props.defaultSort ?? {};
  const kept = useTableAddress();
  const defaultSort = useMemo(() => (column === undefined ? null : { column, descending }), [column, descending]);
  const address = kept?.address;
  const inAddress = useMemo(
    () => (address && name !== undefined ? readTable(address, name, columns, defaultSort) : null),
    [address, columns, defaultSort, name],
  );
  const [own, setOwn] = useState<TableChoices>({
    query: { sort: defaultSort, filters: defaultFilters, page: 0 },
    density: defaultDensity,
    columns: defaultShownColumns === undefined ? null : keptColumns(columns, defaultShownColumns),
  });
  if (kept === null || name === undefined || inAddress === null) return [own, setOwn] as const;
  const choose = (change: (before: TableChoices) => TableChoices) =>
    kept.onChange((before) =>
      writeTable(before, name, change(readTable(before, name, columns, defaultSort)), defaultSort),
    );
  return [inAddress, choose] as const;
}

function useChoices<Row extends object>(props: DataTableProps<Row>) {
  const [kept, keep] = useKept(props);
  const choices = withOwned(kept, props);
  const choose = (change: (before: TableChoices) => TableChoices) => {
    keep((before) => change(withOwned(before, props)));
    report(choices, change(choices), props);
  };
  return [choices, choose] as const;
}

/** What the visitor has chosen: order, filters and page, columns and density. */
export function useTableState<Row extends object>(props: DataTableProps<Row>) {
  const { columns, server } = props;
  const [choices, choose] = useChoices(props);
  const { density } = choices;
  const chosen = choices.columns?.join();
  const query = server?.query ?? choices.query;
  const change = (changes: Partial<DataTableQuery>) => {
    // Other rows begin at their first page.
    const next = { ...query, page: 0, ...changes };
    if (server) server.onQueryChange(next);
    else choose((before) => ({ ...before, query: next }));
  };

  const [ordered, visible] = useMemo(() => {
    const listed = chosen?.split(',') ?? [];
    const inTurn = inOrder(
      columns,
      listed.map((id) => id.replace(/^-/, '')),
    );
    const isShown = ({ id, hidden }: DataTableColumn<Row>) =>
      listed.includes(id) || (hidden !== true && !listed.includes(`-${id}`));
    return [inTurn, inTurn.filter(isShown)];
  }, [columns, chosen]);
  const shown = new Set(visible.map(({ id }) => id));
  /** @param ids all of them, in their order */
  const setColumns = (ids: readonly string[], isShown = (id: string) => shown.has(id)) =>
    choose((before) => ({ ...before, columns: ids.map((id) => (isShown(id) ? id : `-${id}`)) }));
  return {
    query,
    density,
    setDensity: (next: DataTableDensity) => choose((before) => ({ ...before, density: next })),
    /** All columns in the visitor's order, and those of them that are shown. */
    columns: ordered,
    visible,
    sortBy: (sort: DataTableSort | null) => change({ sort }),
    filterBy: (column: string, value: DataTableFilterValue | undefined) =>
      change({ filters: withFilter(query.filters, column, value) }),
    clearFilters: () => change({ filters: {} }),
    goTo: (page: number) => change({ page }),
    showColumn: (id: string, show: boolean) =>
      setColumns(
        ordered.map((column) => column.id),
        (one) => (one === id ? show : shown.has(one)),
      ),
    moveColumn: (id: string, by: -1 | 1) => setColumns(moved(ordered, id, by)),
    resetColumns: () => choose((before) => ({ ...before, columns: null })),
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
