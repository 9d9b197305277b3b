import { addMonths, firstDayOf, monthOf } from '../../calendar/months.ts';

/** The first day of the month of `now`, in UTC, as usage is counted by. */
export const usageMonth = (now: Date): string => firstDayOf(monthOf(now));
/** When the next month of usage begins. */
export const nextMonthAt = (now: Date): string => `${firstDayOf(addMonths(monthOf(now), 1))}T00:00:00.000Z`;
