import type { StockFileQuery } from '@adaos/api';
import type { StockColumn } from '@adaos/domain';
import type { PlannedRow } from './plan-row.ts';
import { isCritical, type StockRow } from './read-stock.ts';

/** What a column sorts by; names are in order already, and unknown values come last. */
const VALUES: Record<Exclude<StockColumn, 'name' | 'product'>, (row: PlannedRow) => number | null> = {
  stock: ({ units }) => units,
  count: ({ countedAt }) => countedAt.getTime(),
  reorderPoint: (row) => row.reorderPoint,
  deliveryTime: ({ lead }) => lead?.mean ?? null,
  status: (row) => (isCritical(row) ? 0 : 1),
  coverDays: (row) => row.coverDays,
  orderBy: ({ orderBy }) => (orderBy === null ? null : Date.parse(orderBy)),
  value: (row) => row.value,
  lost: (row) => row.lost,
};

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a row is asked for. */
function matcher({ search = '', status, least, most }: StockFileQuery): (row: StockRow) => boolean {
  const words = fold(search).split(/\s+/u).filter(Boolean);
  const hasWords = (row: StockRow) => {
    const text = fold(`${row.supplier} ${row.product}`);
    return words.every((word) => text.includes(word));
  };
  return (row) =>
    (words.length === 0 || hasWords(row)) &&
    (status === undefined || (status === 'Critical') === isCritical(row)) &&
    (least === undefined || row.units >= least) &&
    (most === undefined || row.units <= most);
}

/**
 * The rows that are asked for, in the order that is asked for; without one, what is critical first.
 * @param rows by supplier and product, or by product where that is the order (`readStock`).
 */
export function findStock(rows: readonly PlannedRow[], query: StockFileQuery): PlannedRow[] {
  const { sort = 'status', order = 'asc' } = query;
  const found = rows.filter(matcher(query));
  if (sort === 'name' || sort === 'product') return order === 'asc' ? found : found.toReversed();
  const value = VALUES[sort];
  const sign = order === 'asc' ? 1 : -1;
  return found.toSorted((a, b) => {
    const [first, second] = [value(a), value(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

const MOST_CRITICAL = 10;

/** For which part of the delivery time the units last. */
const lasts = ({ units, velocity, lead }: StockRow): number =>
  velocity === null || velocity === 0 ? Number.MAX_VALUE : units / velocity / Math.max(lead?.mean ?? 0, 1);

/** The critical rows that last for the shortest part of their delivery time. */
export const mostCritical = (rows: readonly PlannedRow[]): PlannedRow[] =>
  rows
    .filter(isCritical)
    .toSorted((a, b) => lasts(a) - lasts(b))
    .slice(0, MOST_CRITICAL);
