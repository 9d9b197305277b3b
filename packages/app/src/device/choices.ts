import { guessCurrency } from './guessCurrency.ts';

const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The currencies and timezones that the browser knows, the timezone that it is in, and the currency that is usual there. */
export const choices = {
  currencies: Intl.supportedValuesOf('currency'),
  timezones: [...new Set([...Intl.supportedValuesOf('timeZone'), timezone, 'UTC'])].toSorted(),
  timezone,
  currency: guessCurrency({ timezone, languages: navigator.languages }),
} as const;
