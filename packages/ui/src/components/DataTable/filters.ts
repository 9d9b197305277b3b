import type { DataTableColumn, DataTableFilterValue, DataTableQuery, DataTableRange } from './types.ts';

const MARKS = /\p{M}/gu;

/** Text as it is compared: without case and accents, so that `sapun` finds `Săpun`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

export const isRange = (value: DataTableFilterValue | undefined): value is DataTableRange =>
  typeof value === 'object' && 'min' in value;

export const isChoice = (value: DataTableFilterValue | undefined): value is readonly string[] => Array.isArray(value);

/** True for a filter that leaves nothing out. */
export function isOpen(value: DataTableFilterValue | undefined): boolean {
  if (value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return isRange(value) ? value.min === null && value.max === null : value.length === 0;
}

/** The filters with one set anew; one that leaves nothing out goes. */
export function withFilter(
  filters: DataTableQuery['filters'],
  column: string,
  value: DataTableFilterValue | undefined,
): DataTableQuery['filters'] {
  const { [column]: _before, ...others } = filters;
  return value === undefined || isOpen(value) ? others : { ...others, [column]: value };
}

function testOf<Row>(column: DataTableColumn<Row>, value: DataTableFilterValue): ((row: Row) => boolean) | null {
  const { filter } = column;
  if (filter === undefined || isOpen(value)) return null;
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

/** Whether a row passes all filters; null where there are none. A filter of another kind than its column's is none. */
export function rowTest<Row>(
  columns: readonly DataTableColumn<Row>[],
  filters: DataTableQuery['filters'],
): ((row: Row) => boolean) | null {
  const tests = columns.flatMap((column) => {
    const value = filters[column.id];
    const test = value === undefined ? null : testOf(column, value);
    return test === null ? [] : [test];
  });
  return tests.length === 0 ? null : (row) => tests.every((test) => test(row));
}

/** Reads a number as people type it or copy it from the table: `1200`, `-3,5`, `−12.50`. Null for nothing, undefined for what is no number. */
export function parseBound(text: string): number | null | undefined {
  const trimmed = text.replaceAll(/\s/gu, '').replace(/^−/u, '-');
  if (trimmed === '') return null;
  return /^-?\d+(?:[.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined;
}
