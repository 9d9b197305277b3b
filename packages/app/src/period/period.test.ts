import { describe, expect, test } from 'vitest';
import {
  comparisonIn,
  openingPeriod,
  periodIn,
  periodPart,
  periodToShow,
  spanPeriod,
  withPeriod,
  writeComparison,
} from './period.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the overview opens on', () => {
  test.each([
    ['all of the data where it is short', '2009-12-01', '2009-12-23', '2009-12-01', '2009-12-23'],
    ['all of 62 days', '2009-11-01', '2010-01-01', '2009-11-01', '2010-01-01'],
    ['one day', '2009-12-01', '2009-12-01', '2009-12-01', '2009-12-01'],
    ['the month before after 63 days that end on a first', '2009-10-31', '2010-01-01', '2009-12-01', '2009-12-31'],
    [
      'the last month up to its last day with data, once four fifths of it are there',
      '2009-01-01',
      '2009-11-24',
      '2009-11-01',
      '2009-11-24',
    ],
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
  expect(comparisonIn(query(''))).toEqual({ compare: 'previous' });
  expect(comparisonIn(query('compare=none'))).toEqual({ compare: 'none' });
  expect(comparisonIn(query('compare=x'))).toEqual({ compare: 'previous' });
  expect(comparisonIn(query('compare=lastYear'))).toEqual({ compare: 'lastYear' });
});

test('a comparison of choice needs its two days', () => {
  const days = 'compareFrom=2009-11-01&compareTo=2009-11-30';
  expect(comparisonIn(query(`compare=custom&${days}`))).toEqual({
    compare: 'custom',
    compareFrom: '2009-11-01',
    compareTo: '2009-11-30',
  });
  expect(comparisonIn(query('compare=custom&compareFrom=2009-11-01'))).toEqual({ compare: 'previous' });
  expect(String(writeComparison(query('compare=none'), comparisonIn(query(`compare=custom&${days}`))))).toBe(
    `compare=custom&${days}`,
  );
  expect(String(writeComparison(query(`page=2&compare=custom&${days}`), { compare: 'previous' }))).toBe('page=2');
});

describe('a period is carried to another address', () => {
  const part = periodPart(query('search=x&from=2009-12-01&to=2009-12-31&compare=none&page=3'));

  test('with its comparison and nothing else', () => {
    expect(part).toBe('from=2009-12-01&to=2009-12-31&compare=none');
    expect(withPeriod('/dashboard/products', part)).toBe(`/dashboard/products?${part}`);
    expect(withPeriod('/dashboard/products?sort=name#list', part)).toBe(`/dashboard/products?sort=name&${part}#list`);
  });

  test('unless that has its own, or there is none', () => {
    const own = '/dashboard/products?from=2010-01-01&to=2010-01-31';
    expect(withPeriod(own, part)).toBe(own);
    expect(withPeriod('/dashboard/products', '')).toBe('/dashboard/products');
  });
});

test('a day of a chart is itself, and a month has its days within those of the chart', () => {
  const within = { from: '2009-11-15', to: '2010-02-10' };
  expect(spanPeriod('2009-12-24', within)).toEqual({ from: '2009-12-24', to: '2009-12-24' });
  expect(spanPeriod('2009-11', within)).toEqual({ from: '2009-11-15', to: '2009-11-30' });
  expect(spanPeriod('2009-12', within)).toEqual({ from: '2009-12-01', to: '2009-12-31' });
  expect(spanPeriod('2010-02', within)).toEqual({ from: '2010-02-01', to: '2010-02-10' });
  expect(spanPeriod('2010-02')).toEqual({ from: '2010-02-01', to: '2010-02-28' });
});
