const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The currencies and timezones that the browser knows, and the timezone that it is in. */
export const choices = {
  currencies: Intl.supportedValuesOf('currency'),
  timezones: [...new Set([...Intl.supportedValuesOf('timeZone'), timezone, 'UTC'])].toSorted(),
  timezone,
} as const;
