import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDateParts } from './date-parts.ts';
import { DateReader, usualDayOrder } from './dates.ts';

function read(text: string, { order = 'day first', timezone = 'Europe/Bucharest' } = {}) {
  const date = new DateReader(order as 'day first' | 'month first', timezone).read(text);
  return date && `${new Date(date.at).toISOString().slice(0, 19)} ${date.day}`;
}

describe('DateReader', () => {
  test.each([
    ['2009-12-01 07:45:00', '2009-12-01T05:45:00 2009-12-01'],
    ['2009-12-01', '2009-11-30T22:00:00 2009-12-01'],
    ['2009/12/01 7:45', '2009-12-01T05:45:00 2009-12-01'],
    ['20091201', '2009-11-30T22:00:00 2009-12-01'],
    ['2024-03-05T10:00:00Z', '2024-03-05T10:00:00 2024-03-05'],
    ['2024-03-05T10:00:00.123+02:00', '2024-03-05T08:00:00 2024-03-05'],
    ['2024-03-05 23:30:00 -0500', '2024-03-06T04:30:00 2024-03-06'],
    ['1.12.2009', '2009-11-30T22:00:00 2009-12-01'],
    ['31.12.2009 23:59:59', '2009-12-31T21:59:59 2009-12-31'],
    ['12/1/09 7:45 AM', '2009-01-12T05:45:00 2009-01-12'],
    ['3/4/2024, 10:11 PM', '2024-04-03T19:11:00 2024-04-03'],
    ['13/12/2009', '2009-12-12T22:00:00 2009-12-13'],
    ['12/13/2009', '2009-12-12T22:00:00 2009-12-13'],
    ['1 decembrie 2009', '2009-11-30T22:00:00 2009-12-01'],
    ['1 de diciembre de 2009', '2009-11-30T22:00:00 2009-12-01'],
    ['1er décembre 2009', '2009-11-30T22:00:00 2009-12-01'],
    ['Dec 1, 2009 7:45 am', '2009-12-01T05:45:00 2009-12-01'],
    ['Mar 5, 2024 15:30:00 PM', '2024-03-05T13:30:00 2024-03-05'],
    ['Mar 5, 2024 00:10:00 AM', '2024-03-04T22:10:00 2024-03-05'],
    ['15-Jun-09', '2009-06-14T21:00:00 2009-06-15'],
    ['Mon, 5 Mar 2024 10:00:00 GMT', '2024-03-05T10:00:00 2024-03-05'],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    '',
    'abc',
    '40148',
    '2009-02-30',
    '29/02/2023',
    '2009-13-01',
    '2009-12-01 24:00',
    '2009-12-01 10:75',
    '1/2',
    '0000-00-00',
    '1850-01-01',
    '5 foo 2024',
    '3/4/2024 13:00 AM',
    '3/4/2024 0:30 PM',
  ])('rejects %j', (text) => {
    expect(read(text)).toBeNull();
  });

  test('reads dates by the order of day and month', () => {
    expect(read('03/04/2024', { timezone: 'UTC' })).toBe('2024-04-03T00:00:00 2024-04-03');
    expect(read('03/04/2024', { timezone: 'UTC', order: 'month first' })).toBe('2024-03-04T00:00:00 2024-03-04');
  });

  test('knows which order a file proves', () => {
    const reader = new DateReader('day first', 'UTC');
    for (const text of ['01/02/2024', '02/14/2024', '03/31/2024', '05.06.2024', '2024-13-01']) reader.read(text);
    expect(reader.proven).toEqual({ 'day first': 0, 'month first': 2 });
    expect(reader.bestOrder('day first')).toBe('month first');
    expect(new DateReader('day first', 'UTC').bestOrder('month first')).toBe('month first');
  });

  test('a time that the clocks skip is an hour later, one that they show twice the first of the two', () => {
    expect(read('2024-03-31 03:30')).toBe('2024-03-31T01:30:00 2024-03-31');
    expect(read('2024-10-27 02:59')).toBe('2024-10-26T23:59:00 2024-10-27');
    expect(read('2024-10-27 03:30')).toBe('2024-10-27T00:30:00 2024-10-27');
    expect(read('2024-10-27 04:00')).toBe('2024-10-27T02:00:00 2024-10-27');
  });

  test('the United States write the month first', () => {
    expect(usualDayOrder('America/New_York')).toBe('month first');
    expect(usualDayOrder('Europe/London')).toBe('day first');
    expect(usualDayOrder('America/Sao_Paulo')).toBe('day first');
  });

  const zones = fc.constantFrom(
    'UTC',
    'Europe/London',
    'Europe/Bucharest',
    'America/New_York',
    'Asia/Kolkata',
    'Pacific/Apia',
  );
  const moments = fc.date({ min: new Date('1995-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });

  test('a moment written with its offset is that moment, on the day that the shop’s calendar shows', () => {
    fc.assert(
      fc.property(moments, zones, (date, timezone) => {
        const at = Math.floor(date.getTime() / 1000) * 1000;
        const found = new DateReader('day first', timezone).read(new Date(at).toISOString());
        const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(at);
        expect(found).toEqual({ at, day });
      }),
    );
  });

  test('a local time is shown again by the clocks of its timezone, but for the hour or the day that they skip', () => {
    fc.assert(
      fc.property(moments, zones, (date, timezone) => {
        const local = date.toISOString().slice(0, 19);
        const found = new DateReader('day first', timezone).read(local.replace('T', ' '));
        if (!found) throw new Error('not read');
        const shown = new Date(found.at).toLocaleString('sv-SE', { timeZone: timezone }).replace(' ', 'T');
        const later = (hours: number) =>
          new Date(Date.parse(`${local}Z`) + hours * 3_600_000).toISOString().slice(0, 19);
        expect([local, later(1), later(24)]).toContain(shown);
        expect(found.day).toBe(local.slice(0, 10));
      }),
      { examples: [[new Date('2011-12-30T00:00:00Z'), 'Pacific/Apia']] }, // it had no 30 December in 2011
    );
  });
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      readDateParts(text, 'day first');
    }),
  );
});
