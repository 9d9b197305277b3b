import type { DayEventKind, Granularity } from '@adaos/domain';
import type { IntlShape } from 'react-intl';
import type { ChartFlag } from '../../charts/parts/types.ts';
import type { Formatters } from '../../i18n/index.ts';
import { calendarMessages, messages } from './dayEvents.messages.ts';

/** What happened on days that figures may follow from. */
export interface DayEventData {
  kind: DayEventKind;
  /** Its first and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** The file, the campaign, the sale or the holiday; null where the kind says it all, or it has no name. */
  name: string | null;
  /** The files of a day. */
  count: number;
  /** A campaign's daily budget from then on, in major units. */
  budget: number | null;
}

interface Words {
  intl: IntlShape;
  formatters: Formatters;
  currency: string | null;
}

/** The most that is said of a month. */
const MOST_OF_MONTH = 4;

function nameOf({ kind, name, count, budget }: DayEventData, { intl, formatters, currency }: Words): string {
  if (kind in calendarMessages) return intl.formatMessage(calendarMessages[kind as keyof typeof calendarMessages]);
  const called = name ?? '';
  if (kind === 'import') {
    if (called === '') return intl.formatMessage(messages.import);
    if (count > 1) return intl.formatMessage(messages.imports, { count, name: called });
    return intl.formatMessage(messages.importOf, { name: called });
  }
  if (kind === 'campaign_budget_changed' && budget !== null) {
    const { amount, money } = formatters;
    const written = currency === null ? amount(budget) : money(budget, currency);
    return intl.formatMessage(messages.budgetIs, { name: called, budget: written });
  }
  return intl.formatMessage(messages[kind as Exclude<DayEventKind, keyof typeof calendarMessages>], { name: called });
}

/** An event with its days, where it is of more than one. */
function textOf(event: DayEventData, words: Words): string {
  const what = nameOf(event, words);
  if (event.from === event.to) return what;
  return words.intl.formatMessage(messages.lasting, { what, days: words.formatters.dateRange(event.from, event.to) });
}

/**
 * The flags of a chart by day or by month. By month, public holidays are left out, as each month has some, and a flag is of the month in
 * which something began.
 */
export function dayEventFlags(events: readonly DayEventData[], granularity: Granularity, words: Words): ChartFlag[] {
  if (granularity === 'day') {
    return events.map((event, index) => ({
      id: String(index),
      from: event.from,
      to: event.to,
      text: textOf(event, words),
    }));
  }
  const months = Map.groupBy(
    events.filter(({ kind }) => kind !== 'public_holiday'),
    ({ from }) => from.slice(0, 7),
  );
  return [...months].flatMap(([month, all]) => {
    const said = all.slice(0, MOST_OF_MONTH).map((event) => textOf(event, words));
    const left = all.length - said.length;
    if (left > 0) said.push(words.intl.formatMessage(messages.more, { count: left }));
    return said.map((text, index) => ({ id: `${month}-${index}`, from: month, text }));
  });
}
