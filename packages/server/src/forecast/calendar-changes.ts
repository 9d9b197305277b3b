import type { ShopTransaction } from '../db/database.ts';
import type { CalendarChange } from './models/events.ts';

/** What a shop has changed of the calendar. */
export async function readCalendarChanges(trx: ShopTransaction, shopId: string): Promise<CalendarChange[]> {
  const rows = await trx
    .selectFrom('calendar_changes')
    .select(['event', 'year', 'from_on', 'to_on'])
    .where('shop_id', '=', shopId)
    .execute();
  return rows.map(({ event, year, from_on: from, to_on: to }) => {
    return { event, year, days: from === null || to === null ? null : { from, to } };
  });
}
