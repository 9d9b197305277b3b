import { defineMessages, type NoMessageValues } from 'react-intl';

/** Texts of the days that the calendar knows by itself. */
export const calendarTexts = defineMessages<{
  title: NoMessageValues;
  text: NoMessageValues;
  noCountry: NoMessageValues;
  holiday: NoMessageValues;
  counted: { name: string };
  off: NoMessageValues;
  moved: { days: string };
  change: { name: string };
  changeTitle: { name: string };
  save: NoMessageValues;
  restore: { name: string };
  failed: NoMessageValues;
  changeShort: NoMessageValues;
  restoreShort: NoMessageValues;
  all: { count: number };
  fewer: NoMessageValues;
}>({
  title: { id: 'screens.Forecast.calendar.title', defaultMessage: 'Holidays and sales days' },
  text: {
    id: 'screens.Forecast.calendar.text',
    defaultMessage:
      'The forecast learns from past years what these days do. Switch off what does not matter to you; change the days where yours differ.',
  },
  noCountry: {
    id: 'screens.Forecast.calendar.noCountry',
    defaultMessage: 'Public holidays are known once the time zone of your shop is that of a country we know.',
  },
  holiday: { id: 'screens.Forecast.calendar.holiday', defaultMessage: 'Public holiday' },
  counted: { id: 'screens.Forecast.calendar.counted', defaultMessage: 'Count {name}' },
  off: { id: 'screens.Forecast.calendar.off', defaultMessage: 'not counted, in any year' },
  moved: { id: 'screens.Forecast.calendar.moved', defaultMessage: 'usually {days}' },
  change: { id: 'screens.Forecast.calendar.change', defaultMessage: 'Change days: {name}' },
  changeTitle: { id: 'screens.Forecast.calendar.changeTitle', defaultMessage: 'Days of {name}' },
  save: { id: 'screens.Forecast.calendar.save', defaultMessage: 'Save' },
  restore: { id: 'screens.Forecast.calendar.restore', defaultMessage: 'Usual days: {name}' },
  failed: { id: 'screens.Forecast.calendar.failed', defaultMessage: 'The days were not saved.' },
  changeShort: { id: 'screens.Forecast.calendar.changeShort', defaultMessage: 'Change days' },
  restoreShort: { id: 'screens.Forecast.calendar.restoreShort', defaultMessage: 'Usual days' },
  all: { id: 'screens.Forecast.calendar.all', defaultMessage: 'Show all {count}' },
  fewer: { id: 'screens.Forecast.calendar.fewer', defaultMessage: 'Show fewer' },
});
