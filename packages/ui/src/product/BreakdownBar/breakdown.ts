import type { BreakdownPartName, Quality } from '@adaos/domain';

/** The parts in the order in which they are drawn: the costs first, the profit last. */
export const BREAKDOWN_ORDER = [
  'goods',
  'shipping',
  'fees',
  'returns',
  'discounts',
  'tax',
  'ads',
  'other',
  'unknown',
  'profit',
] as const satisfies BreakdownPartName[];

/** One part of what was sold. All parts add up to the gross sales. */
export interface BreakdownPart {
  part: BreakdownPartName;
  /** Major units. `profit` is negative in a loss. */
  amount: number;
  quality: Quality;
}

export interface BreakdownRow extends BreakdownPart {
  /** Out of every 100 sold; null when nothing was sold. */
  share: number | null;
  /** Part of the bar's whole width, 0 to 1; null for what the bar can't show (a loss, a negative cost). */
  width: number | null;
}

export interface Breakdown {
  rows: BreakdownRow[];
  /** Parts of which no amount is known. */
  missing: BreakdownPartName[];
  /** Where the sales end when costs exceed them, 0 to 1 of the bar's width; null without a loss. */
  salesEnd: number | null;
}

/** Sorts the parts and computes their share of every 100 sold and of the bar's width. */
export function breakDown(parts: readonly BreakdownPart[]): Breakdown {
  const gross = parts.reduce((sum, { amount }) => sum + amount, 0);
  const drawn = parts.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  const profit = parts.find(({ part }) => part === 'profit')?.amount ?? 0;
  const rows = parts
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => BREAKDOWN_ORDER.indexOf(a.part) - BREAKDOWN_ORDER.indexOf(b.part))
    .map((row) => ({
      ...row,
      share: gross > 0 ? (100 * row.amount) / gross : null,
      width: row.amount > 0 ? row.amount / drawn : null,
    }));
  return {
    rows,
    missing: BREAKDOWN_ORDER.filter((name) =>
      parts.some(({ part, amount, quality }) => part === name && amount === 0 && quality === 'missing'),
    ),
    salesEnd: profit < 0 && drawn > 0 ? Math.max(0, gross) / drawn : null,
  };
}
