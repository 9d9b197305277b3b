import { COMPARISONS, comparedPeriod, type ComparisonChoice, type ComparisonKind, periodsMeet } from '@adaos/domain';
import type { DateRange } from './ranges.ts';

/** The period that is compared with; null where there is none, or no data of it. */
export function shownComparison(range: DateRange, bounds: DateRange, choice: ComparisonChoice): DateRange | null {
  const compared = comparedPeriod(range, choice);
  return compared && periodsMeet(compared, bounds) ? compared : null;
}

/** What can be chosen: comparisons with days of which there is data, and none. */
export function offeredComparisons(range: DateRange, bounds: DateRange): ComparisonKind[] {
  const elsewhere = bounds.from < range.from || bounds.to > range.to;
  return COMPARISONS.filter((compare) => {
    if (compare === 'none') return true;
    return compare === 'custom' ? elsewhere : shownComparison(range, bounds, { compare }) !== null;
  });
}
