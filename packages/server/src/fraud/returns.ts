import type { ReturnsAnswer } from '@adaos/api';
import { sql } from 'kysely';
import type { Database, ShopTransaction } from '../db/database.ts';
import { joinSets } from '../insights/join-sets.ts';
import { divideRounded, percentOf, toMajor } from '../ledger/money.ts';
import type { Period } from '../calendar/days.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { calledOff } from '../ledger/called-off.ts';
import { readFraudMonths } from './scan.ts';
import { yearUpTo } from './year.ts';

const MOST_REASONS = 5;

interface Sums {
  fulfilled: string;
  returned: string;
  refund_orders: string;
  value: string;
  events: string;
}

/**
 * Of the orders of a period: how many were fulfilled, and of how many of these something came back on whatever day. Shops that
 * book a return as an order of its own (a credit note) do not say of which order it is: there it counts alone.
 */
async function readReturnSums(trx: ShopTransaction, shopId: string, period: Period): Promise<Sums> {
  const { rows } = await sql<Sums>`
    with cohort as (
      select o.id, o.kind, ${calledOff('o')} as called_off, o.id in (
        select order_id from order_totals where shop_id = ${shopId} and kind = 'refund' and amount_minor < 0) as came_back
      from orders o where o.shop_id = ${shopId} and o.order_on between ${period.from} and ${period.to}
        and o.kind in ('order', 'refund')
    ), given_back as (
      select t.order_id, -sum(t.amount_minor) as value
      from order_totals t join orders o on o.shop_id = ${shopId} and o.id = t.order_id and not ${calledOff('o')}
      where t.shop_id = ${shopId} and t.kind = 'refund' and t.amount_minor < 0
        and t.occurred_on between ${period.from} and ${period.to}
      group by t.order_id
    )
    select count(*) filter (where kind = 'order' and not called_off) as fulfilled,
      count(*) filter (where kind = 'order' and not called_off and came_back) as returned,
      count(*) filter (where kind = 'refund') as refund_orders,
      (select coalesce(sum(value), 0) from given_back) as value, (select count(*) from given_back) as events
    from cohort`.execute(trx);
  return rows[0] ?? { fulfilled: '0', returned: '0', refund_orders: '0', value: '0', events: '0' };
}

/**
 * Why orders came back, of the same returns as their value: those that were given back in the period. One whose shop reports the
 * reason and books nothing counts by the day of the order.
 */
async function readReasons(trx: ShopTransaction, shopId: string, period: Period) {
  const { rows } = await sql<{ reason: string; count: string; all: string }>`
    with booked as (
      select order_id, bool_or(occurred_on between ${period.from} and ${period.to}) as in_period
      from order_totals where shop_id = ${shopId} and kind = 'refund' and amount_minor < 0 group by order_id
    )
    select f.return_reason as reason, count(*) as count, sum(count(*)) over () as all
    from orders o join order_facts f on f.shop_id = ${shopId} and f.order_id = o.id left join booked b on b.order_id = o.id
    where o.shop_id = ${shopId} and f.return_reason is not null and not ${calledOff('o')}
      and coalesce(b.in_period, o.order_on between ${period.from} and ${period.to})
    group by f.return_reason order by count(*) desc, f.return_reason limit ${MOST_REASONS}`.execute(trx);
  return rows.map(({ reason, count, all }) => ({
    reason,
    count: Number(count),
    percentage: percentOf(BigInt(count), BigInt(all)) ?? 0,
  }));
}

/** Returns in the twelve months up to the shop's latest order. */
export async function getReturns(database: Database, shopId: string): Promise<ReturnsAnswer> {
  return database.readShop(shopId, async (trx) => {
    await joinSets(trx);
    const { currency, digits } = await readShopFacts(trx, shopId);
    const data = await readOrderSpan(trx, shopId);
    if (data === null) {
      return {
        source: 'none',
        currency,
        updatedAt: null,
        returnsThisMonth: 0,
        returnsLastMonth: 0,
        returnRate: null,
        totalReturnValue: 0,
        averageReturnValue: null,
        topReturnReasons: [],
      };
    }
    const { thisMonth, lastMonth, ...period } = yearUpTo(data.to);
    const months = await readFraudMonths(trx, shopId, period);
    const returnsIn = (month: string) => months.find((one) => one.month === month)?.returns ?? 0;
    const sums = await readReturnSums(trx, shopId, period);
    const updatedAt = await readUpdatedAt(trx, shopId);
    const [value, events] = [BigInt(sums.value), BigInt(sums.events)];
    return {
      source: 'live',
      currency,
      updatedAt: updatedAt?.toISOString() ?? null,
      returnsThisMonth: returnsIn(thisMonth),
      returnsLastMonth: returnsIn(lastMonth),
      returnRate: percentOf(BigInt(sums.returned) + BigInt(sums.refund_orders), BigInt(sums.fulfilled)),
      totalReturnValue: toMajor(value, digits),
      averageReturnValue: events === 0n ? null : toMajor(divideRounded(value, events), digits),
      topReturnReasons: await readReasons(trx, shopId, period),
    };
  });
}
