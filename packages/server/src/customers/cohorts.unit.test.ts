import { describe, expect, test } from 'vitest';
import { addMonths } from '../calendar/months.ts';
import {
  type CohortMonthRow,
  cohortsOf,
  cumulativeOf,
  errorOf,
  monthlyAverages,
  testValues,
  valueOf,
} from './cohorts.ts';

/** Cohorts of so many customers, from a month on, each with what it contributed month by month. */
const rows = (first: string, ...cohorts: [size: number, ...contributions: number[]][]): CohortMonthRow[] =>
  cohorts.flatMap(([size, ...contributions], index) => {
    const cohort = addMonths(first, index);
    return contributions.map((contribution, age) => ({
      cohort,
      month: addMonths(cohort, age),
      channel: '',
      customers: age === 0 ? size : 1,
      contribution,
    }));
  });

describe('cohorts', () => {
  test('have a cell for each month up to the last one with data, also where nothing happened, and twelve at most', () => {
    const [first, second] = cohortsOf(rows('2024-01', [10, 500, 40], [4, 100]), '2025-03');
    expect(first?.months).toHaveLength(12);
    expect(first?.months.slice(0, 3)).toEqual([
      { customers: 10, contribution: 500 },
      { customers: 1, contribution: 40 },
      { customers: 0, contribution: 0 },
    ]);
    expect(second).toMatchObject({ month: '2024-02', size: 4 });
  });

  test('have what came back before the first order in its month', () => {
    const early = { cohort: '2024-02', month: '2024-01', channel: '', customers: 0, contribution: -70 };
    expect(cohortsOf([...rows('2024-02', [2, 100]), early], '2024-02')[0]?.months).toEqual([
      { customers: 2, contribution: 30 },
    ]);
  });
});

describe('the value of a customer in twelve months', () => {
  test('is the sum of the averages of all cohorts that have reached each month, by their customers', () => {
    const year = Array.from({ length: 12 }, (_, age) => (age === 0 ? 1_000 : 100));
    const cohorts = cohortsOf(rows('2024-01', [10, ...year], [30, 9_000, 600]), '2024-12');
    const averages = monthlyAverages(cohorts, '2024-12');
    // (1000 + 9000) / 40 in the first month, (100 + 600) / 40 in the second, 100 and nothing of both in the third, the older one alone in the last.
    expect(averages.slice(0, 3)).toEqual([250, 17.5, 2.5]);
    expect(averages.at(-1)).toBe(10);
    expect(averages).not.toContain(null);
    // Of the second cohort eleven months are known.
    expect(valueOf(cohorts[1] as never, cohorts, '2024-12')).toBe((9_000 + 600) / 30 + 10);
  });

  test('is not known while no cohort is a year old', () => {
    const cohorts = cohortsOf(rows('2024-01', [10, 1_000]), '2024-11');
    expect(valueOf(cohorts[0] as never, cohorts, '2024-11')).toBeNull();
    expect(testValues(cohorts, '2024-11')).toEqual([]);
    expect(errorOf([])).toBeNull();
  });

  test('is compared with what happened, by what was known when the first month of the cohort had ended', () => {
    // The first cohort gives 100 a month, the twelfth 200 after its first month.
    const old = Array.from({ length: 24 }, () => 100);
    const tested = [300, ...Array.from({ length: 12 }, () => 200)];
    const cohorts = cohortsOf([...rows('2024-01', [1, ...old]), ...rows('2024-12', [1, ...tested])], '2025-11');
    const [one, ...others] = testValues(cohorts, '2025-11');
    expect(others).toEqual([]);
    expect(one).toMatchObject({ predicted: 300 + 11 * 100, actual: 300 + 11 * 200 });
    expect(errorOf([one as never])).toBeCloseTo((100 * 1_100) / 2_500);
    // A month earlier the year of the twelfth cohort was not over.
    expect(testValues(cohorts, '2025-10')).toEqual([]);
  });
});

test('what customers contributed adds up as far as a cohort has reached', () => {
  const cohorts = cohortsOf(rows('2024-01', [2, 100, 20], [2, 300]), '2024-02');
  expect(cumulativeOf(cohorts, '2024-02')).toEqual([100, 110]);
});
