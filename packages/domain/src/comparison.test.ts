import { describe, expect, test } from 'vitest';
import { comparedPeriod, periodsMeet } from './comparison.ts';

const period = (from: string, to: string) => ({ from, to });

describe('a period is compared with', () => {
  test.each([
    ['previous', period('2009-12-01', '2009-12-31'), period('2009-10-31', '2009-11-30')],
    ['previous', period('2026-03-01', '2026-03-01'), period('2026-02-28', '2026-02-28')],
    ['lastYear', period('2025-12-01', '2025-12-31'), period('2024-12-01', '2024-12-31')],
    ['lastYear', period('2024-02-01', '2024-02-29'), period('2023-02-01', '2023-02-28')],
    ['lastYear', period('2025-02-01', '2025-02-28'), period('2024-02-01', '2024-02-29')],
    ['lastYear', period('2024-02-29', '2024-03-10'), period('2023-02-28', '2023-03-10')],
    ['lastYear', period('2025-12-20', '2026-01-05'), period('2024-12-20', '2025-01-05')],
  ] as const)('%s of %j', (compare, of, expected) => {
    expect(comparedPeriod(of, { compare })).toEqual(expected);
  });

  test('days of choice, once both are there', () => {
    const of = period('2025-12-01', '2025-12-31');
    expect(comparedPeriod(of, { compare: 'custom', compareFrom: '2025-06-01', compareTo: '2025-06-30' })).toEqual(
      period('2025-06-01', '2025-06-30'),
    );
    expect(comparedPeriod(of, { compare: 'custom', compareFrom: '2025-06-01' })).toBeNull();
  });

  test('nothing, unless it is asked for', () => {
    expect(comparedPeriod(period('2025-12-01', '2025-12-31'), {})).toBeNull();
    expect(comparedPeriod(period('2025-12-01', '2025-12-31'), { compare: 'none' })).toBeNull();
  });
});

test.each([
  [period('2025-01-01', '2025-01-31'), period('2025-01-31', '2025-02-28'), true],
  [period('2025-02-01', '2025-02-28'), period('2025-01-01', '2025-01-31'), false],
  [period('2025-01-10', '2025-01-11'), period('2025-01-01', '2025-01-31'), true],
])('%j and %j have a day in common: %s', (one, other, meet) => {
  expect(periodsMeet(one, other)).toBe(meet);
  expect(periodsMeet(other, one)).toBe(meet);
});
