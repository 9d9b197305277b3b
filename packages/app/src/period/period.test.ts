import { describe, expect, test } from 'vitest';
import { comparisonIn, openingPeriod, periodIn, periodToShow } from './period.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the overview opens on', () => {
  test.each([
    ['all of the data where it is short', '2009-12-01', '2009-12-23', '2009-12-01', '2009-12-23'],
    ['all of 62 days', '2009-11-01', '2010-01-01', '2009-11-01', '2010-01-01'],
    ['one day', '2009-12-01', '2009-12-01', '2009-12-01', '2009-12-01'],
    ['the month before after 63 days that end on a first', '2009-10-31', '2010-01-01', '2009-12-01', '2009-12-31'],
    ['the last month once four fifths of it are there', '2009-01-01', '2009-11-24', '2009-11-01', '2009-11-30'],
    ['the month before until then', '2009-01-01', '2009-11-23', '2009-10-01', '2009-10-31'],
    ['a leap February', '2023-01-01', '2024-02-29', '2024-02-01', '2024-02-29'],
  ])('%s', (_, dataFrom, dataTo, from, to) => {
    expect(openingPeriod({ from: dataFrom, to: dataTo })).toEqual({ from, to });
  });
});

describe('the period of an address', () => {
  test('is read from its query', () => {
    expect(periodIn(query('from=2009-12-01&to=2009-12-31'))).toEqual({ from: '2009-12-01', to: '2009-12-31' });
  });

  test.each([
    '',
    'from=2009-12-01',
    'from=2009-12-31&to=2009-12-01',
    'from=2009-02-30&to=2009-12-01',
    'from=x&to=y',
    'from=2009-12-1&to=2009-12-31',
  ])('is none with the query %j', (text) => {
    expect(periodIn(query(text))).toBeUndefined();
  });

  test('comes before the one that the data opens on', () => {
    const shop = { dataFrom: '2009-01-01', dataTo: '2009-12-31' };
    expect(periodToShow(query('from=2009-03-01&to=2009-03-02'), shop)).toEqual({
      from: '2009-03-01',
      to: '2009-03-02',
    });
    expect(periodToShow(query(''), shop)).toEqual({ from: '2009-12-01', to: '2009-12-31' });
  });

  test('can be asked for before the shop is known', () => {
    expect(periodToShow(query('from=2009-03-01&to=2009-03-02'), undefined)).toEqual({
      from: '2009-03-01',
      to: '2009-03-02',
    });
    expect(periodToShow(query(''), undefined)).toBeUndefined();
  });

  test('does not matter to a shop without data', () => {
    expect(periodToShow(query('from=2009-03-01&to=2009-03-02'), { dataFrom: null, dataTo: null })).toBe('empty');
  });
});

test('the comparison is the period before unless it is switched off', () => {
  expect(comparisonIn(query(''))).toBe('previous');
  expect(comparisonIn(query('compare=none'))).toBe('none');
  expect(comparisonIn(query('compare=x'))).toBe('previous');
});
