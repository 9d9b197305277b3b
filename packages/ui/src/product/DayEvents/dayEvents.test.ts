import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { createFormatters } from '../../i18n/createFormatters.ts';
import english from '../../i18n/locales/en.json' with { type: 'json' };
import { type DayEventData, dayEventFlags } from './dayEvents.ts';

const intl = createIntl({ locale: 'en-GB', messages: english });
const words = { intl, formatters: createFormatters(intl), currency: 'EUR' };
const event = (changes: Partial<DayEventData>): DayEventData => ({
  kind: 'import',
  from: '2025-12-05',
  to: '2025-12-05',
  name: null,
  count: 1,
  budget: null,
  ...changes,
});
const textOf = (changes: Partial<DayEventData>) =>
  dayEventFlags([event(changes)], 'day', words)[0]?.text.replaceAll(/\s/gu, ' ');

test('an event says what it is, with its name, its amount and its days', () => {
  expect(textOf({ name: 'orders.csv' })).toBe('Import: orders.csv');
  expect(textOf({ name: 'orders.csv', count: 3 })).toBe('3 imports, the first of them orders.csv');
  expect(textOf({})).toBe('Import');
  expect(textOf({ kind: 'campaign_budget_changed', name: 'Search', budget: 25.5 })).toBe(
    'Budget changed: Search, EUR 25.50 a day',
  );
  expect(textOf({ kind: 'campaign_paused', name: 'Search' })).toBe('Campaign paused: Search');
  expect(textOf({ kind: 'sale', name: 'Winter', to: '2025-12-08' })).toMatch(/^Sale: Winter, 5 – 8 Dec 2025$/);
  expect(textOf({ kind: 'public_holiday', name: 'Christmas Day' })).toBe('Public holiday: Christmas Day');
  expect(textOf({ kind: 'black_friday' })).toBe('Black Friday');
});

test('by month a flag is of the month in which something began, without public holidays, and what is more than four is counted', () => {
  const events = [
    event({ kind: 'public_holiday', name: 'Christmas Day', from: '2025-12-25' }),
    event({ kind: 'black_friday', from: '2025-11-28', to: '2025-12-01' }),
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => event({ name })),
  ];
  const flags = dayEventFlags(events, 'month', words);
  expect(flags.map(({ from }) => from)).toEqual(['2025-11', ...Array<string>(5).fill('2025-12')]);
  expect(flags.at(-1)?.text).toBe('2 more');
  expect(flags.every(({ to }) => to === undefined)).toBe(true);
});
