/** The days that the calendar knows by itself. */
export const CALENDAR_EVENTS = [
  'public_holiday',
  'valentines',
  'easter',
  'black_friday',
  'christmas',
  'year_end',
  'new_year',
] as const;
export type CalendarEventKind = (typeof CALENDAR_EVENTS)[number];

/**
 * What happened on a day that its figures may follow from: a file that was imported, what changed of a campaign, a sale of the shop's
 * own, a public holiday, and the days that sell more or less in most shops each year.
 */
export const DAY_EVENTS = [
  'import',
  'campaign_started',
  'campaign_budget_changed',
  'campaign_paused',
  'campaign_resumed',
  'campaign_ended',
  'sale',
  ...CALENDAR_EVENTS,
] as const;
export type DayEventKind = (typeof DAY_EVENTS)[number];
