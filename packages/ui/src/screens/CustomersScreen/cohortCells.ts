import type { CohortRow } from './CustomersView.ts';

/** What the cells of the grid show. */
export type CohortMeasure = 'retention' | 'contribution';

/** How strongly a cell is tinted, in percent: by its share of the largest value. What is not above 0 is not tinted. */
export function tintOf(value: number, largest: number): number {
  return value <= 0 || largest <= 0 ? 0 : Math.round((100 * value) / largest);
}

/** The value of each month of a cohort; that all ordered in the month of their first order says nothing, so it is null. */
export const valuesOf = ({ months }: CohortRow, measure: CohortMeasure): (number | null)[] =>
  months.map((month, age) => (measure === 'retention' && age === 0 ? null : month[measure]));

/** The largest value of all cells, which the tints are relative to; 0 without any. */
export function largestOf(cohorts: readonly CohortRow[], measure: CohortMeasure): number {
  const values = cohorts.flatMap((cohort) => valuesOf(cohort, measure)).filter((value) => value !== null);
  return Math.max(0, ...values);
}

/** The month `YYYY-MM` that is so many after another. */
export function monthAfter(month: string, months: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
