import type { Selectable } from 'kysely';
import { DateTime } from 'luxon';
import type { SandboxSubscriptionsTable } from '../../db/billing-tables.ts';
import { planById, priceMinorOf } from '../plan-table.ts';

/** The end of the month of service that `now` is in. Months are counted from the start, as calendars do: 31 January, 28 February, 31 March. */
export const periodEndAfter = (startedAt: Date, now: Date): Date => {
  const start = DateTime.fromJSDate(startedAt, { zone: 'utc' });
  let months = Math.max(1, Math.floor(DateTime.fromJSDate(now, { zone: 'utc' }).diff(start, 'months').months));
  while (start.plus({ months }).toJSDate() <= now) months += 1;
  return start.plus({ months }).toJSDate();
};

type Renewable = Pick<
  Selectable<SandboxSubscriptionsTable>,
  'plan' | 'price_minor' | 'started_at' | 'period_end' | 'cancel_at_period_end' | 'next_plan' | 'ended_at'
>;

/** What time has made of a subscription: ended where it was cancelled, else renewed, with the plan that was chosen for it. */
export function rolledOn<R extends Renewable>(row: R, now: Date): R {
  if (row.ended_at !== null || row.period_end > now) return row;
  if (row.cancel_at_period_end) return { ...row, ended_at: row.period_end };
  const plan = row.next_plan ?? row.plan;
  return {
    ...row,
    plan,
    price_minor: String(priceMinorOf(planById(plan).id)),
    next_plan: null,
    period_end: periodEndAfter(row.started_at, now),
  };
}
