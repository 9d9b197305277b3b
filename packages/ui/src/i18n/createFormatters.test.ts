import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { createFormatters } from './createFormatters.ts';
import type { Unit } from './units.ts';
import { LANGUAGES, localeOf, type Language } from '@adaos/domain';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };
import ro from './locales/ro.json' with { type: 'json' };

const catalogs: Record<Language, Record<string, string>> = { en, ro, fr, es, pt };
const formatters = (language: Language, timeZone = 'UTC') =>
  createFormatters(createIntl({ locale: localeOf(language), messages: catalogs[language], timeZone }));
/** No-break spaces written as plain ones, to be readable here. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/gu, ' ');

describe('[ALL-3] money', () => {
  test.each([
    ['en', 'EUR 18,432.07'],
    ['ro', '18.432,07 EUR'],
    ['fr', '18 432,07 EUR'],
    ['es', '18.432,07 EUR'],
    ['pt', '18 432,07 EUR'],
  ] as const)('in %s reads %s', (language, expected) => {
    expect(plain(formatters(language).money(18432.07, 'EUR'))).toBe(expected);
  });

  test.each([
    ['en', '1,234.50'],
    ['ro', '1.234,50'],
    ['fr', '1 234,50'],
    ['es', '1.234,50'],
    ['pt', '1 234,50'],
  ] as const)('of four digits is in line with longer amounts: in %s %s', (language, expected) => {
    expect(plain(formatters(language).amount(1234.5))).toBe(expected);
  });

  test('takes decimals, a sign and a short form', () => {
    const { money, amount } = formatters('ro');
    expect(plain(money(60131.6, 'EUR', { decimals: 0 }))).toBe('60.132 EUR');
    expect(plain(money(12, 'EUR', { sign: 'always' }))).toBe('+12,00 EUR');
    expect(plain(money(0, 'EUR', { sign: 'always' }))).toBe('0,00 EUR');
    expect(plain(money(-1234.5, 'EUR'))).toBe('−1.234,50 EUR');
    expect(plain(money(-1234.5, 'EUR', { sign: 'never' }))).toBe('1.234,50 EUR');
    expect(plain(money(18432.07, 'EUR', { compact: true }))).toBe('18,4 K EUR');
    expect(plain(amount(18432.07))).toBe('18.432,07');
    expect(plain(amount(15000, { compact: true }))).toBe('15 K');
  });
});

test.each(LANGUAGES)('negative values have the minus sign, not a hyphen: %s', (language) => {
  const { amount, money, number, percent, points } = formatters(language);
  const all = [
    amount(-1234.5),
    amount(-15000, { compact: true }),
    money(-1234.5, 'EUR'),
    money(-15000, 'EUR', { compact: true }),
    number(-3),
    percent(-8.06),
    points(-2.5),
  ];
  for (const text of all) expect(text).toMatch(/^[^-]*−[^-]*$/u);
});

describe('percentages', () => {
  test('are given in percent', () => {
    expect(plain(formatters('ro').percent(12.44))).toBe('12,4 %');
    expect(plain(formatters('en').percent(12.44))).toBe('12.4%');
    expect(plain(formatters('fr').percent(-8.06, { sign: 'always' }))).toBe('−8,1 %');
    expect(plain(formatters('en').percent(178, { as: 'whole' }))).toBe('178%');
  });

  test.each([
    ['ro', 1, '1 punct'],
    ['ro', 6, '6 puncte'],
    ['ro', 24, '24 de puncte'],
    ['ro', -2.5, '−2,5 puncte'],
    ['en', 1, '1 point'],
    ['es', 6, '6 puntos'],
    ['pt', 6, '6 pontos'],
  ] as const)('differ by points in words: %s %d', (language, value, expected) => {
    expect(formatters(language).points(value)).toBe(expected);
  });
});

describe('days', () => {
  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Bucharest'])('stay the same day in %s', (timeZone) => {
    const { day, month, dateRange } = formatters('en', timeZone);
    expect(day('2025-12-31')).toBe('31 Dec 2025');
    expect(month('2025-12')).toBe('December 2025');
    expect(plain(dateRange('2025-12-01', '2025-12-31')).replace(/\s/gu, ' ')).toMatch(/^1 ?– ?31 Dec 2025$/u);
  });

  test('read as each language writes them', () => {
    expect(formatters('ro').day('2025-12-01', { style: 'long' })).toBe('1 decembrie 2025');
    expect(formatters('ro').dateRange('2025-12-01', '2025-12-31')).toMatch(/^1.?–.?31 dec\. 2025$/u);
    expect(formatters('fr').month('2025-08')).toBe('août 2025');
    expect(formatters('pt').day('2025-12-01', { style: 'short' })).toMatch(/^1\/12|1 de dez/u);
  });

  test('have their time in the timezone of the shop', () => {
    expect(formatters('ro', 'Europe/Bucharest').time('2026-01-15T12:05:00Z')).toBe('14:05');
  });
});

describe('a value is written by its unit', () => {
  test.each([
    [1234.4, 'count', '1,234', '1.2k'],
    [0.125, 'number', '0.125', '0.1'],
    [12.44, 'percent', '12.4%', '12%'],
    [12.4, { currency: 'EUR' }, 'EUR 12.40', '12.4'],
    [12.4, { currency: 'JPY' }, 'JPY 12', '12.4'],
    [12.4, { currency: 'EUR', decimals: 0 }, 'EUR 12', '12.4'],
    [12.4, { currency: null }, '12.40', '12.4'],
    [3, { format: (value, { short }) => `${value}${short ? '' : ' visits a week'}` }, '3 visits a week', '3'],
  ] satisfies [number, Unit, string, string][])('%s as %o', (value, unit, full, short) => {
    const format = formatters('en').value;
    expect(plain(format(value, unit))).toBe(full);
    expect(plain(format(value, unit, { short: true }))).toBe(short);
  });

  test.each([
    [0, '0 secs'],
    [0.4, '0.4 secs'],
    [59.6, '59.6 secs'],
    [60, '1 min'],
    [5_100, '1 hr 25 mins'],
    [3_599.9, '1 hr'],
    [86_399, '1 day'],
    [90_000, '1 day 1 hr'],
    [-90, '\u22121 min 30 secs'],
  ])('a time of %s seconds', (seconds, expected) => {
    expect(plain(formatters('en').duration(seconds))).toBe(expected);
  });

  test('a time is written as each language writes it, and on an axis in one part', () => {
    const { duration } = formatters('fr');
    expect(plain(duration(5_100))).toBe('1 h 25 min');
    expect(plain(duration(5_400, { short: true }))).toBe('1,5 h');
  });
});
