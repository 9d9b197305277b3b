import type { Period } from '../calendar/days.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '../calendar/months.ts';

const MONTHS = 12;

/** The twelve months up to that of the shop's latest order, which is "this month": the calendar's own where the shop is connected. */
export function yearUpTo(lastDay: string): Period & { readonly thisMonth: string; readonly lastMonth: string } {
  const thisMonth = monthOf(lastDay);
  return {
    from: firstDayOf(addMonths(thisMonth, 1 - MONTHS)),
    to: lastDayOf(thisMonth),
    thisMonth,
    lastMonth: addMonths(thisMonth, -1),
  };
}
