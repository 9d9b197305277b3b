import type { ReturnsAnswer } from '@adaos/api';
import { sql } from 'kysely';
import type { Database, ShopTransaction } from '../db/database.ts';
import { readWholeShop } from '../db/join-sets.ts';
import { divideRounded, percentOf, toMajor } from '../ledger/money.ts';
import type { Period } from '../calendar/days.ts';
import { refundedTable } from '../insights/refunded-orders.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { calledOffOrders } from '../ledger/called-off.ts';
import { readFraudMonths } from './scan.ts';
import { readWorstProducts } from '../products/worst-products.ts';
import { yearUpTo } from './year.ts';

const MOST_REASONS = 5;
/** A return of the period's orders may come on any later day. */
const LATEST = '2199-12-31';

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
    with ${refundedTable(shopId, { from: period.from, to: LATEST })}, came_back as (
      -- Few orders came back: they are looked up by their numbers.
      select count(*) as orders from screened_orders
      where shop_id = ${shopId} and order_id = any (array(select order_id from refunded))
        and order_on between ${period.from} and ${period.to} and not called_off
    ), placed as (
      select coalesce(sum(orders) filter (where kind = 'order'), 0) as orders,
        coalesce(sum(orders) filter (where kind = 'refund'), 0) as refunds
      from daily_orders where shop_id = ${shopId} and order_on between ${period.from} and ${period.to}
    ), given_back as (
      select order_id, -sum(amount_minor) as value
      from order_totals t
      where shop_id = ${shopId} and kind = 'refund' and amount_minor < 0 and occurred_on between ${period.from} and ${period.to}
        and order_id not in (${calledOffOrders(shopId)})
      group by order_id
    )
    select placed.orders as fulfilled, came_back.orders as returned, placed.refunds as refund_orders,
      (select coalesce(sum(value), 0) from given_back) as value, (select count(*) from given_back) as events
    from placed cross join came_back`.execute(trx);
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
    ), reasoned as materialized (
      select f.order_id, return_reason, in_period
      from order_facts f left join booked b on b.order_id = f.order_id
      where shop_id = ${shopId} and return_reason is not null and f.order_id not in (${calledOffOrders(shopId)})
    ), unbooked as (
      -- Of most the return is booked: only the others are looked up.
      select id from orders
      where shop_id = ${shopId} and id = any (array(select order_id from reasoned where in_period is null))
        and order_on between ${period.from} and ${period.to}
    )
    select return_reason as reason, count(*) as count, sum(count(*)) over () as all
    from reasoned where in_period or order_id in (select id from unbooked)
    group by return_reason order by count(*) desc, return_reason limit ${MOST_REASONS}`.execute(trx);
  return rows.map(({ reason, count, all }) => ({
    reason,
    count: Number(count),
    percentage: percentOf(BigInt(count), BigInt(all)) ?? 0,
  }));
}

/** Returns in the twelve months up to the shop's latest order. */
export async function getReturns(database: Database, shopId: string): Promise<ReturnsAnswer> {
  return database.readShop(shopId, async (trx) => {
    await readWholeShop(trx);
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
        worstProducts: [],
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
      worstProducts: await readWorstProducts(trx, shopId, period, digits),
    };
  });
}
