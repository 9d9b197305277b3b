import type { MonthTotals } from '@adaos/api';
import { REPORT_MEASURES, type ReportMeasure } from '@adaos/domain';
import { toMajor } from '../ledger/money.ts';
import type { Totals } from './explain.ts';

/** A total in major units; the number of orders has none. */
export const majorOf = (measure: ReportMeasure, amount: bigint, digits: number): number =>
  toMajor(amount, measure === 'orders' ? 0 : digits);

export function toMonthTotals(totals: Totals, digits: number): MonthTotals {
  const entries = REPORT_MEASURES.map((measure) => {
    const amount = totals[measure];
    return [measure, amount === null ? null : majorOf(measure, amount, digits)] as const;
  });
  return Object.fromEntries(entries) as MonthTotals;
}
