import { isChoice, isRange } from './filterKinds.ts';
import type {
  DataTableColumn,
  DataTableDensity,
  DataTableFilterValue,
  DataTableQuery,
  DataTableSort,
} from './types.ts';

/** What a visitor has chosen of a table. */
export interface TableChoices {
  query: DataTableQuery;
  density: DataTableDensity;
  /** The columns in their order, those left out with a `-` before; null: as the table has them. */
  columns: readonly string[] | null;
}

const PARTS = ['sort', 'page', 'columns', 'density'] as const;
const filterName = (name: string, column: string) => `${name}.is.${column}`;

const numberIn = (text: string | undefined): number | null =>
  text === undefined || text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text);

function filterIn<Row>({ id, filter }: DataTableColumn<Row>, address: URLSearchParams, name: string) {
  const values = address.getAll(filterName(name, id));
  const [first] = values;
  if (filter === undefined || first === undefined) return undefined;
  if (filter.kind === 'text') return first;
  if (filter.kind === 'choice') {
    const known = values.filter((value) => filter.choices.some((choice) => choice.value === value));
    return known.length > 0 ? known : undefined;
  }
  const [min, max] = first.split('..');
  const range = { min: numberIn(min), max: numberIn(max) };
  return range.min === null && range.max === null ? undefined : range;
}

function sortIn<Row>(columns: readonly DataTableColumn<Row>[], text: string | null): DataTableSort | null | undefined {
  if (text === null) return undefined;
  if (text === '') return null;
  const [column, descending] = text.startsWith('-') ? [text.slice(1), true] : [text, false];
  return columns.some(({ id, sortValue }) => id === column && sortValue !== undefined)
    ? { column, descending }
    : undefined;
}

/** Reads what an address says of a table; what makes no sense for its columns is as if it were not there. */
export function readTable<Row>(
  address: URLSearchParams,
  name: string,
  columns: readonly DataTableColumn<Row>[],
  defaultSort: DataTableSort | null,
): TableChoices {
  const page = Number(address.get(`${name}.page`) ?? 1);
  const sort = sortIn(columns, address.get(`${name}.sort`));
  const filters: Record<string, DataTableFilterValue> = {};
  for (const column of columns) {
    const value = filterIn(column, address, name);
    if (value !== undefined) filters[column.id] = value;
  }
  const listed = address
    .get(`${name}.columns`)
    ?.split(',')
    .filter((listedId) => columns.some(({ id }) => listedId === id || listedId === `-${id}`));
  return {
    query: {
      sort: sort === undefined ? defaultSort : sort,
      filters,
      page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    },
    density: address.get(`${name}.density`) === 'compact' ? 'compact' : 'comfortable',
    columns: listed && listed.length > 0 ? listed : null,
  };
}

function writeFilter(address: URLSearchParams, key: string, value: DataTableFilterValue): void {
  if (typeof value === 'string') address.set(key, value);
  else if (isChoice(value)) for (const one of value) address.append(key, one);
  else if (isRange(value)) address.set(key, `${value.min ?? ''}..${value.max ?? ''}`);
}

/** Puts what was chosen of a table into an address; what is usual is left out. */
export function writeTable(
  address: URLSearchParams,
  name: string,
  { query, density, columns }: TableChoices,
  defaultSort: DataTableSort | null,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const key of address.keys())
    if (key.startsWith(`${name}.is.`) || PARTS.some((part) => key === `${name}.${part}`)) next.delete(key);
  const { sort, filters, page } = query;
  if (sort?.column !== defaultSort?.column || sort?.descending !== defaultSort?.descending)
    next.set(`${name}.sort`, sort === null ? '' : `${sort.descending ? '-' : ''}${sort.column}`);
  for (const [column, value] of Object.entries(filters)) writeFilter(next, filterName(name, column), value);
  if (page > 0) next.set(`${name}.page`, String(page + 1));
  if (columns !== null) next.set(`${name}.columns`, columns.join(','));
  if (density === 'compact') next.set(`${name}.density`, density);
  return next;
}
