import type { BreakdownPartName } from '@adaos/domain';
import { minorDigits } from '@adaos/domain';
import type { OverviewData } from './OverviewView.ts';

type CostPart = Exclude<BreakdownPartName, 'profit' | 'unknown'>;

/** What changed the net profit: the amounts of both periods in major units, and how much that adds to the profit. */
export interface WhyPart {
  part: 'sold' | CostPart;
  /** Null: nothing is known of it in that period. */
  before: number | null;
  now: number | null;
  /** Signed as it enters the profit. */
  change: number;
}

const PARTS: readonly CostPart[] = ['discounts', 'returns', 'tax', 'goods', 'shipping', 'fees', 'ads', 'other'];

/**
 * Why the net profit is another than that of the period compared with, by the parts of "where every 100 sold went": with the profit before
 * they add up to the profit now, to the minor unit. What is in neither period is left out. Null where a profit or its parts are not known.
 */
export function whyChanged({ profitNet, breakdown, comparison, currency }: OverviewData): WhyPart[] | null {
  const compared = comparison?.breakdown;
  if (!comparison || !compared || profitNet === null || comparison.profitNet === null) return null;
  const unit = 10 ** minorDigits(currency);
  const minor = (amount: number) => Math.round(amount * unit);
  const sold = (parts: OverviewData['breakdown']) => parts.reduce((sum, { amount }) => sum + minor(amount), 0);
  const amountOf = (parts: OverviewData['breakdown'], name: CostPart) => {
    const found = parts.find(({ part }) => part === name);
    return found ? minor(found.amount) : null;
  };
  const major = (amount: number | null) => (amount === null ? null : amount / unit);
  const costs = PARTS.flatMap((part): WhyPart[] => {
    const [before, now] = [amountOf(compared, part), amountOf(breakdown, part)];
    if (before === null && now === null) return [];
    return [{ part, before: major(before), now: major(now), change: ((before ?? 0) - (now ?? 0)) / unit }];
  });
  const [soldBefore, soldNow] = [sold(compared), sold(breakdown)];
  return [
    { part: 'sold', before: soldBefore / unit, now: soldNow / unit, change: (soldNow - soldBefore) / unit },
    ...costs,
  ];
}
