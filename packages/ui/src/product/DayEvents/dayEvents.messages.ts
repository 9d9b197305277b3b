import type { DayEventKind } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

type Calendar = Extract<DayEventKind, 'valentines' | 'easter' | 'black_friday' | 'christmas' | 'year_end' | 'new_year'>;

/** The days of each year that sell more or less in most shops. */
export const calendarMessages = defineMessages<Record<Calendar, NoMessageValues>>({
  valentines: { id: 'ui.DayEvent.valentines', defaultMessage: 'Before Valentine’s Day' },
  easter: { id: 'ui.DayEvent.easter', defaultMessage: 'Before Easter' },
  black_friday: { id: 'ui.DayEvent.blackFriday', defaultMessage: 'Black Friday' },
  christmas: { id: 'ui.DayEvent.christmas', defaultMessage: 'Before Christmas' },
  year_end: { id: 'ui.DayEvent.yearEnd', defaultMessage: 'End of the year' },
  new_year: { id: 'ui.DayEvent.newYear', defaultMessage: 'New Year' },
});

export const messages = defineMessages<{
  import: NoMessageValues;
  importOf: { name: string };
  imports: { count: number; name: string };
  campaign_started: { name: string };
  campaign_budget_changed: { name: string };
  budgetIs: { name: string; budget: string };
  campaign_paused: { name: string };
  campaign_resumed: { name: string };
  campaign_ended: { name: string };
  sale: { name: string };
  public_holiday: { name: string };
  lasting: { what: string; days: string };
  more: { count: number };
}>({
  import: { id: 'ui.DayEvent.import', defaultMessage: 'Import' },
  importOf: { id: 'ui.DayEvent.importOf', defaultMessage: 'Import: {name}' },
  imports: {
    id: 'ui.DayEvent.imports',
    defaultMessage: '{count, plural, one {# import} other {# imports}}, the first of them {name}',
  },
  campaign_started: { id: 'ui.DayEvent.started', defaultMessage: 'Campaign started: {name}' },
  campaign_budget_changed: { id: 'ui.DayEvent.budgetChanged', defaultMessage: 'Budget changed: {name}' },
  budgetIs: { id: 'ui.DayEvent.budgetIs', defaultMessage: 'Budget changed: {name}, {budget} a day' },
  campaign_paused: { id: 'ui.DayEvent.paused', defaultMessage: 'Campaign paused: {name}' },
  campaign_resumed: { id: 'ui.DayEvent.resumed', defaultMessage: 'Campaign resumed: {name}' },
  campaign_ended: { id: 'ui.DayEvent.ended', defaultMessage: 'Campaign ended: {name}' },
  sale: { id: 'ui.DayEvent.sale', defaultMessage: 'Sale: {name}' },
  public_holiday: { id: 'ui.DayEvent.publicHoliday', defaultMessage: 'Public holiday: {name}' },
  lasting: { id: 'ui.DayEvent.lasting', defaultMessage: '{what}, {days}' },
  more: { id: 'ui.DayEvent.more', defaultMessage: '{count} more' },
});
