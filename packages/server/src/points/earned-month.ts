import type { EarnedMonth } from '@adaos/api';
import { addDays } from '../calendar/days.ts';
import { monthOf } from '../calendar/months.ts';
import { WINDOW_DAYS } from '../insights/statistics.ts';
import type { ShopTransaction } from '../db/database.ts';
import { toMajor } from '../ledger/money.ts';
import type { Measured } from './earn.ts';

/** What the shop's actions brought in the current month, what is being measured, and what is open. @param today of the shop. */
export async function readEarnedMonth(
  trx: ShopTransaction,
  shopId: string,
  { measured, today, digits }: { measured: readonly Measured[]; today: string; digits: number },
): Promise<EarnedMonth> {
  const month = monthOf(today);
  const own = measured.filter(({ day }) => monthOf(day) === month);
  const waiting = await trx
    .selectFrom('actions')
    .select('done_on')
    .where('shop_id', '=', shopId)
    .where('status', '=', 'done')
    .where('happened_minor', 'is', null)
    .where('measure', 'is not', null)
    .where('decided_without_minor', 'is not', null)
    .where('done_on', 'is not', null)
    .orderBy('done_on')
    .execute();
  const open = await trx
    .selectFrom('actions')
    .select((of) => [of.fn.countAll<string>().as('count'), of.fn.sum<string | null>('effect_minor').as('worth')])
    .where('shop_id', '=', shopId)
    .where('status', '=', 'open')
    .where('holds', '=', true)
    .executeTakeFirstOrThrow();
  const first = waiting[0]?.done_on ?? null;
  const due = first === null ? null : addDays(first, WINDOW_DAYS + 1);
  return {
    month,
    earned:
      own.length === 0
        ? null
        : toMajor(BigInt(own.reduce((total, { amount }) => total + Math.round(amount), 0)), digits),
    measured: own.length,
    gained: own.filter(({ amount }) => amount > 0).length,
    waiting: waiting.length,
    // One that is overdue waits for the shop's next data.
    nextOn: due !== null && due < today ? today : due,
    open: Number(open.count),
    worth: open.worth === null ? null : toMajor(BigInt(open.worth), digits),
  };
}
