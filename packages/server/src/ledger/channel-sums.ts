import { type RawBuilder, sql } from 'kysely';
import { addDays, type Period } from '../calendar/days.ts';
import { firstDayOf, fullMonths, lastDayOf } from '../calendar/months.ts';

const COLUMNS = sql.raw('grouped_by, channel, campaign, orders, new_customers, net, contribution, missing');

/**
 * A query of what came of orders in a period by some groupings, in several rows for each channel: `grouped_by`, `channel`, `campaign`,
 * `orders`, `new_customers`, `net`, `contribution`, `missing`. Whole months are read as months, the days at both ends as days.
 */
export function channelSums(shopId: string, period: Period, groupings: readonly string[]): RawBuilder<unknown> {
  const of = (table: 'channel_days' | 'channel_months', day: 'occurred_on' | 'month', { from, to }: Period) => sql`
    select ${COLUMNS} from ${sql.table(table)}
    where shop_id = ${shopId} and grouped_by = any (${groupings}::text[]) and ${sql.ref(day)} between ${from}::date and ${to}::date`;
  const months = fullMonths(period);
  if (months === null) return of('channel_days', 'occurred_on', period);
  const [from, to] = [firstDayOf(months.first), lastDayOf(months.last)];
  const parts = [of('channel_months', 'month', { from, to })];
  if (period.from < from) parts.push(of('channel_days', 'occurred_on', { from: period.from, to: addDays(from, -1) }));
  if (period.to > to) parts.push(of('channel_days', 'occurred_on', { from: addDays(to, 1), to: period.to }));
  return sql.join(parts, sql` union all `);
}
