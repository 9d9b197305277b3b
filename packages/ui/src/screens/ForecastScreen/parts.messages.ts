import { defineMessages, type NoMessageValues } from 'react-intl';

/** Texts of the parts of a forecast, and of sales events. */
export const partsMessages = defineMessages<{
  title: NoMessageValues;
  text: NoMessageValues;
  by: NoMessageValues;
  family: NoMessageValues;
  product: NoMessageValues;
  channel: NoMessageValues;
  loading: NoMessageValues;
  failed: NoMessageValues;
  none: NoMessageValues;
  before: NoMessageValues;
  coming: NoMessageValues;
  course: { name: string };
  range: { low: string; high: string };
  rest: NoMessageValues;
  others: { count: number };
  sum: NoMessageValues;
  events: NoMessageValues;
  eventsText: NoMessageValues;
  noEvents: NoMessageValues;
  addEvent: NoMessageValues;
  eventName: NoMessageValues;
  from: NoMessageValues;
  to: NoMessageValues;
  nameHint: NoMessageValues;
  required: NoMessageValues;
  daysWrong: NoMessageValues;
  save: NoMessageValues;
  saveFailed: NoMessageValues;
  remove: { name: string };
}>({
  title: { id: 'screens.Forecast.parts.title', defaultMessage: 'Where it comes from' },
  text: {
    id: 'screens.Forecast.parts.text',
    defaultMessage:
      'Net sales of the last four weeks and of the next four, with the range of four cases in five, if nothing changes. The parts add up to the whole shop.',
  },
  by: { id: 'screens.Forecast.parts.by', defaultMessage: 'By' },
  family: { id: 'screens.Forecast.parts.family', defaultMessage: 'Product group' },
  product: { id: 'screens.Forecast.parts.product', defaultMessage: 'Product' },
  channel: { id: 'screens.Forecast.parts.channel', defaultMessage: 'Channel' },
  loading: { id: 'screens.Forecast.parts.loading', defaultMessage: 'Loading the breakdown…' },
  failed: { id: 'screens.Forecast.parts.failed', defaultMessage: 'The breakdown could not be loaded' },
  none: {
    id: 'screens.Forecast.parts.none',
    defaultMessage: 'Nothing here yet: it comes with the next forecast, if your orders have this data.',
  },
  before: { id: 'screens.Forecast.parts.before', defaultMessage: 'Last 4 weeks' },
  coming: { id: 'screens.Forecast.parts.coming', defaultMessage: 'Next 4 weeks' },
  range: { id: 'screens.Forecast.parts.range', defaultMessage: '{low} to {high}' },
  course: { id: 'screens.Forecast.parts.course', defaultMessage: 'Net sales of {name}, by week' },
  rest: { id: 'screens.Forecast.parts.rest', defaultMessage: 'Not assigned' },
  others: {
    id: 'screens.Forecast.parts.others',
    defaultMessage: '{count, plural, one {# other} other {# others}}',
  },
  sum: { id: 'screens.Forecast.parts.sum', defaultMessage: 'Whole shop' },
  events: { id: 'screens.Forecast.events.title', defaultMessage: 'Your sales events' },
  eventsText: {
    id: 'screens.Forecast.events.text',
    defaultMessage:
      'Days on which you sell more or less than usual: a promotion, a closed week. Name an event the same each time, and the forecast learns what it does.',
  },
  noEvents: {
    id: 'screens.Forecast.events.none',
    defaultMessage: 'None yet. Public holidays and Black Friday are known already.',
  },
  addEvent: { id: 'screens.Forecast.events.add', defaultMessage: 'Add a sales event' },
  eventName: { id: 'screens.Forecast.events.name', defaultMessage: 'Name' },
  from: { id: 'screens.Forecast.events.from', defaultMessage: 'First day' },
  to: { id: 'screens.Forecast.events.to', defaultMessage: 'Last day' },
  nameHint: { id: 'screens.Forecast.events.nameHint', defaultMessage: 'e.g. Spring sale; the same name each year.' },
  required: { id: 'screens.Forecast.events.required', defaultMessage: 'Please fill this in' },
  daysWrong: {
    id: 'screens.Forecast.events.daysWrong',
    defaultMessage: 'Not before the first day, at most 62 days',
  },
  save: { id: 'screens.Forecast.events.save', defaultMessage: 'Add' },
  saveFailed: { id: 'screens.Forecast.events.saveFailed', defaultMessage: 'The sales event was not saved.' },
  remove: { id: 'screens.Forecast.events.remove', defaultMessage: 'Remove {name}' },
});
