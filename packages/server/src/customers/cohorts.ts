import { VALUE_MONTHS } from '@adaos/domain';
import { addMonths, monthCount } from '../calendar/months.ts';

/** What customers who first ordered in one month did in another. */
export interface CohortMonthRow {
  /** `YYYY-MM`. */
  readonly cohort: string;
  readonly month: string;
  readonly channel: string;
  /** Who ordered in the month, by the weight of the channel. */
  readonly customers: number;
  /** Minor units. */
  readonly contribution: number;
}

export interface CohortCells {
  readonly month: string;
  readonly size: number;
  /** By the months since the first order, 0 being its own: up to the last month with data, twelve at most. */
  readonly months: readonly { readonly customers: number; readonly contribution: number }[];
}

/**
 * The cohorts of some rows, oldest first.
 * @param last the last month with data.
 */
export function cohortsOf(rows: readonly CohortMonthRow[], last: string): CohortCells[] {
  const byCohort = Map.groupBy(rows, ({ cohort }) => cohort);
  return [...byCohort]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, own]) => {
      const count = Math.min(VALUE_MONTHS, monthCount(month, last) + 1);
      const months = Array.from({ length: Math.max(0, count) }, () => ({ customers: 0, contribution: 0 }));
      for (const row of own) {
        // What was given back before the first order that is known belongs to it.
        const cell = months[Math.max(0, monthCount(month, row.month))];
        if (!cell) continue;
        cell.customers += row.customers;
        cell.contribution += row.contribution;
      }
      return { month, size: months[0]?.customers ?? 0, months };
    });
}

/**
 * What a customer contributes on average in each month after the first order (0: in its own), by all cohorts for which that month is
 * over: `m(n) = sum of contributions of the cohorts in month n / sum of their customers`. It is the estimate of the additive method of
 * loss reserving (Wüthrich and Merz, Stochastic Claims Reserving Methods in Insurance, 2008), with customers as the volume: unlike
 * ratios of cumulative amounts it also holds where a cohort has lost money.
 * @param known the last month that is over.
 * @returns null for each month that no cohort has reached; minor units.
 */
export function monthlyAverages(cohorts: readonly CohortCells[], known: string): (number | null)[] {
  return Array.from({ length: VALUE_MONTHS }, (_, age) => {
    const reached = cohorts.filter(({ month }) => addMonths(month, age) <= known);
    const customers = reached.reduce((sum, { size }) => sum + size, 0);
    const contribution = reached.reduce((sum, { months }) => sum + (months[age]?.contribution ?? 0), 0);
    return customers > 0 ? contribution / customers : null;
  });
}

const total = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number | null>((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0);

/**
 * What a customer of a cohort is expected to have contributed in twelve months: what it was in the months that were over, and the average
 * of older cohorts in the others. Minor units; null where no cohort has reached one of them.
 * @param known the last month that is over.
 */
export function valueOf(cohort: CohortCells, cohorts: readonly CohortCells[], known: string): number | null {
  if (cohort.size <= 0) return null;
  const over = Math.max(0, Math.min(VALUE_MONTHS, monthCount(cohort.month, known) + 1));
  const so = cohort.months.slice(0, over).reduce((sum, { contribution }) => sum + contribution, 0) / cohort.size;
  const rest = total(monthlyAverages(cohorts, known).slice(over));
  return rest === null ? null : so + rest;
}

export interface ValueTest {
  readonly cohort: CohortCells;
  readonly predicted: number;
  readonly actual: number;
}

/** For each cohort whose twelve months are over: what was expected when its first month had ended, by what was known then, and what happened. */
export function testValues(cohorts: readonly CohortCells[], known: string): ValueTest[] {
  return cohorts.flatMap((cohort) => {
    if (addMonths(cohort.month, VALUE_MONTHS - 1) > known) return [];
    const [predicted, actual] = [valueOf(cohort, cohorts, cohort.month), valueOf(cohort, cohorts, known)];
    return predicted === null || actual === null ? [] : [{ cohort, predicted, actual }];
  });
}

/** By how many percent of what happened the predictions were wrong on average, by customer; null where nothing was earned. */
export function errorOf(tests: readonly ValueTest[]): number | null {
  const weigh = (of: (one: ValueTest) => number) => tests.reduce((sum, one) => sum + of(one) * one.cohort.size, 0);
  const happened = weigh(({ actual }) => actual);
  return happened > 0 ? (100 * weigh(({ predicted, actual }) => Math.abs(predicted - actual))) / happened : null;
}

/** What customers contributed on average up to the end of each month after the first order, as far as it is known. */
export function cumulativeOf(cohorts: readonly CohortCells[], known: string): number[] {
  const cumulative: number[] = [];
  for (const amount of monthlyAverages(cohorts, known)) {
    if (amount === null) break;
    cumulative.push((cumulative.at(-1) ?? 0) + amount);
  }
  return cumulative;
}
