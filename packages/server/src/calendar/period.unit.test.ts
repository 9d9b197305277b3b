import { periodBefore } from '@adaos/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../errors/domain-errors.ts';
import { addDays, dayCount } from './days.ts';
import { addMonths, fullMonths, monthsBetween } from './months.ts';
import { checkPeriod, granularityOf, periodToCompare, spansOf } from './period.ts';

const day = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1900-01-01', days));
const period = fc
  .tuple(day, fc.integer({ min: 0, max: 3_652 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));

const fieldsOf = (from: string, to: string) => {
  try {
    checkPeriod({ from, to });
  } catch (error) {
    if (error instanceof DomainError)
      return { kind: error.kind, code: error.code, fields: Object.keys(error.details.fields ?? {}) };
    throw error;
  }
  return null;
};

describe('a period that is asked for', () => {
  test.each([
    ['2009-12-01', '2009-12-01', null],
    ['2009-12-02', '2009-12-01', 'to'],
    ['2000-01-01', '2009-12-31', null],
    ['2000-01-01', '2010-01-02', 'to'],
    ['1899-12-31', '1900-01-01', 'from'],
    ['2199-12-01', '2199-12-31', null],
    ['9999-12-01', '9999-12-31', 'to'],
  ])('%s to %s: wrong field %s', (from, to, field) => {
    expect(fieldsOf(from, to)).toEqual(
      field === null ? null : { kind: 'invalid_input', code: 'invalid_request', fields: [field] },
    );
  });
});

test('months come to an end at the end of the calendar too', () => {
  expect(monthsBetween('9999-11', '9999-12')).toEqual(['9999-11', '9999-12']);
  expect(monthsBetween('2026-02', '2026-01')).toEqual([]);
});

test('the previous period has the same length and ends the day before', () => {
  expect(periodBefore({ from: '2009-12-01', to: '2009-12-31' })).toEqual({ from: '2009-10-31', to: '2009-11-30' });
  fc.assert(
    fc.property(period, (now) => {
      const before = periodBefore(now);
      expect(dayCount(before)).toBe(dayCount(now));
      expect(addDays(before.to, 1)).toBe(now.from);
    }),
  );
});

describe('the period to compare with', () => {
  const december = { from: '2009-12-01', to: '2009-12-31' };
  const data = { from: '2008-11-15', to: '2009-12-31' };

  test('is none where the shop has no data of that time', () => {
    expect(periodToCompare({ ...december, compare: 'previous' }, data)).toEqual({
      from: '2009-10-31',
      to: '2009-11-30',
    });
    expect(periodToCompare({ ...december, compare: 'previous' }, { ...data, from: '2009-12-01' })).toBeNull();
    expect(periodToCompare({ ...december, compare: 'lastYear' }, data)).toEqual({
      from: '2008-12-01',
      to: '2008-12-31',
    });
    expect(periodToCompare({ from: '2009-11-01', to: '2009-11-14', compare: 'lastYear' }, data)).toBeNull();
    expect(periodToCompare(december, data)).toBeNull();
  });

  test.each([
    [{}, 'compareFrom'],
    [{ compareFrom: '2009-11-01' }, 'compareTo'],
    [{ compareFrom: '2009-11-02', compareTo: '2009-11-01' }, 'compareTo'],
    [{ compareFrom: '1899-01-01', compareTo: '2009-11-01' }, 'compareFrom'],
    [{ compareFrom: '1990-01-01', compareTo: '2009-11-01' }, 'compareTo'],
    [{ compareFrom: '2199-01-01', compareTo: '2200-01-01' }, 'compareTo'],
  ])('of choice names what is wrong: %j', (days, field) => {
    expect(() => periodToCompare({ ...december, compare: 'custom', ...days }, data)).toThrow(
      expect.objectContaining({ kind: 'invalid_input', details: { fields: { [field]: expect.any(String) } } }),
    );
  });
});

test('[OVER-2] a chart is by day up to 62 days, by month beyond, without a gap', () => {
  expect(granularityOf({ from: '2009-12-01', to: '2010-01-31' })).toBe('day');
  expect(granularityOf({ from: '2009-12-01', to: '2010-02-01' })).toBe('month');
  fc.assert(
    fc.property(period, (asked) => {
      const days = spansOf(asked, 'day');
      expect([days.length, days[0], days.at(-1)]).toEqual([dayCount(asked), asked.from, asked.to]);
      expect(spansOf(asked, 'month')).toEqual([...new Set(days.map((each) => each.slice(0, 7)))]);
    }),
  );
});

test('months are counted over the turn of a year', () => {
  expect(addMonths('2009-12', 1)).toBe('2010-01');
  expect(addMonths('2010-01', -1)).toBe('2009-12');
  expect(addMonths('2009-05', 32)).toBe('2012-01');
});

test.each([
  ['2009-12-01', '2010-02-28', { first: '2009-12', last: '2010-02' }],
  ['2009-12-02', '2010-02-27', { first: '2010-01', last: '2010-01' }],
  ['2008-02-01', '2008-02-28', null],
  ['2009-12-01', '2009-12-23', null],
])('data from %s to %s: full months %j', (from, to, months) => {
  expect(fullMonths({ from, to })).toEqual(months);
});
