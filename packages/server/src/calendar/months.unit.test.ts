import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Period } from './days.ts';
import { daysAround, firstDayOf, fullMonths, fullYears, lastDayOf, monthsAround } from './months.ts';

/** A period as the years, months and days that it is read as, in order. */
function partsOf(period: Period): Period[] {
  const months = fullMonths(period);
  const years = months && fullYears(months);
  return [
    ...daysAround(period, months),
    ...(months ? monthsAround(months, years) : []).map(({ first, last }) => ({
      from: firstDayOf(first),
      to: lastDayOf(last),
    })),
    ...(years ? [{ from: `${years.first}-01-01`, to: `${years.last}-12-31` }] : []),
  ].toSorted((a, b) => a.from.localeCompare(b.from));
}

test.each([
  ['2024-11-01', '2026-10-31', ['2024-11-01 2024-12-31', '2025-01-01 2025-12-31', '2026-01-01 2026-10-31']],
  ['2025-01-01', '2025-12-31', ['2025-01-01 2025-12-31']],
  ['2025-01-02', '2025-12-31', ['2025-01-02 2025-01-31', '2025-02-01 2025-12-31']],
  ['2025-03-05', '2025-03-20', ['2025-03-05 2025-03-20']],
  ['2025-03-05', '2025-04-20', ['2025-03-05 2025-04-20']],
])('%s to %s is read as whole years, months and days', (from, to, parts) => {
  expect(partsOf({ from, to }).map((part) => `${part.from} ${part.to}`)).toEqual(parts);
});

test('the parts of any period follow on each other from its first day to its last', () => {
  const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2020-01-01', days));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 2_000 }), (from, length) => {
      const period = { from, to: addDays(from, length) };
      const parts = partsOf(period);
      expect(parts[0]?.from).toBe(period.from);
      expect(parts.at(-1)?.to).toBe(period.to);
      for (const [at, part] of parts.slice(1).entries()) expect(part.from).toBe(addDays(parts[at]?.to ?? '', 1));
    }),
  );
});
