import { FRAUD_SIGNS } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { addDays, type Period } from '../calendar/days.ts';
import { CASE_FROM, type FraudSign, SIGN_POINTS } from './score.ts';
import { calledOff } from '../ledger/called-off.ts';

/**
 * The signs, each from the order itself and those before it:
 * - many_orders: the third or later order of a customer within 24 hours
 * - high_value: above the outer fence of the year's orders, Q3 + 3 (Q3 - Q1) (Tukey, Exploratory Data Analysis, 1977)
 * - address_differs: billed to another country than sent to
 * - card_changed: another card than at the customer's order before, within 24 hours
 * - new_customer: the customer's first order
 * - refused_before: an earlier order of the customer was charged back or called off for fraud
 * - night: placed from midnight to 5, in the shop's timezone
 * What the shop's systems do not report (customer, card, addresses) is no sign.
 */
const MANY = 3;
const NIGHT_UNTIL = 5;
/** Days before the period that the usual order is judged by. */
const USUAL_DAYS = 365;
/** With fewer orders than this nothing is unusual. */
const LEAST_ORDERS = 20;
/** After so many days a payment can hardly be charged back any more: the time limit of the card schemes for fraud. */
export const CHARGEBACK_DAYS = 120;

export interface Suspect {
  readonly orderId: string;
  readonly externalId: string;
  readonly placedAt: Date;
  readonly on: string;
  /** What the customer was to pay, in minor units. */
  readonly amount: bigint;
  readonly signs: readonly FraudSign[];
  /** What became of it is known: it was called off, given back or charged back, or the time to do so is over. */
  readonly settled: boolean;
}

const points = sql.join(
  FRAUD_SIGNS.map((sign) => sql`case when ${sql.ref(sign)} then ${sql.lit(SIGN_POINTS[sign])} else 0 end`),
  sql` + `,
);

/** The orders that were charged back, read once. */
const disputed = (shopId: string) => sql`disputed as materialized (
  select distinct order_id from order_totals where shop_id = ${shopId} and kind = 'dispute' and amount_minor < 0)`;

/** True of an order `o` that fraud was found in: charged back (left joined as `d`), or called off for fraud. */
const isFraud = sql.raw(`(o.status ilike '%fraud%' or d.order_id is not null)`);

interface Found {
  id: string;
  external_id: string;
  placed_at: Date;
  order_on: string;
  amount: string;
  signs: string[];
  settled: boolean;
}

/**
 * The orders of a period that look like fraud, newest first.
 * @param options.timezone of the shop. @param options.today decides what is settled, `YYYY-MM-DD`.
 */
export async function findSuspects(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  { timezone, today }: { timezone: string; today: string },
): Promise<Suspect[]> {
  const signs = sql.join(FRAUD_SIGNS.map((sign) => sql`case when ${sql.ref(sign)} then ${sql.lit(sign)} end`));
  const { rows } = await sql<Found>`
    with paid as (
      select order_id, sum(amount_minor) filter (where kind in ('sale', 'discount', 'shipping_charged', 'tip')) as amount,
        bool_or(kind = 'dispute' and amount_minor < 0) as disputed,
        coalesce(-sum(amount_minor) filter (where kind = 'refund'), 0) as refunded
      from order_totals where shop_id = ${shopId} and occurred_on >= ${addDays(period.from, -USUAL_DAYS)}
      group by order_id
    ), all_orders as materialized (
      select o.id, o.external_id, o.placed_at, o.order_on, o.customer, o.status, coalesce(p.amount, 0) as amount,
        coalesce(p.disputed, false) as disputed, coalesce(p.refunded, 0) as refunded,
        f.billing_country <> f.shipping_country as address_differs, f.card_key,
        (o.status ilike '%fraud%' or p.disputed) as bad
      from orders o left join paid p on p.order_id = o.id
        left join order_facts f on f.shop_id = ${shopId} and f.order_id = o.id
      where o.shop_id = ${shopId} and o.kind = 'order' and o.order_on <= ${period.to}
    ), usual as materialized (
      select percentile_cont(0.75) within group (order by amount) + 3 * (percentile_cont(0.75) within group (order by amount)
        - percentile_cont(0.25) within group (order by amount)) as fence, count(*) as orders
      from all_orders where order_on >= ${addDays(period.from, -USUAL_DAYS)} and amount > 0
    ), signed as (
      select a.*,
        customer is not null and count(*) over day_before >= ${MANY} as many_orders,
        (select orders from usual) >= ${LEAST_ORDERS} and amount > (select fence from usual) as high_value,
        customer is not null and card_key <> lag(card_key) over earlier
          and placed_at - lag(placed_at) over earlier <= interval '24 hours' as card_changed,
        customer is not null and row_number() over earlier = 1 as new_customer,
        customer is not null and bool_or(bad) over before as refused_before,
        extract(hour from placed_at at time zone ${timezone}) < ${NIGHT_UNTIL} as night
      from all_orders a
      window earlier as (partition by customer order by placed_at, id),
        before as (partition by customer order by placed_at, id rows between unbounded preceding and 1 preceding),
        day_before as (partition by customer order by placed_at range between interval '24 hours' preceding and current row)
    )
    select id, external_id, placed_at, order_on, amount, array_remove(array[${signs}]::text[], null) as signs,
      coalesce(bad, false) or (refunded > 0 and refunded >= amount)
        or order_on < ${addDays(today, -CHARGEBACK_DAYS)} as settled
    from signed where order_on >= ${period.from} and (${points}) >= ${CASE_FROM}
    order by placed_at desc, id desc`.execute(trx);
  return rows.map((row) => ({
    orderId: row.id,
    externalId: row.external_id,
    placedAt: row.placed_at,
    on: row.order_on,
    amount: BigInt(row.amount),
    signs: row.signs as FraudSign[],
    settled: row.settled,
  }));
}

export interface FraudMonth {
  readonly month: string;
  readonly orders: number;
  readonly fraud: number;
  /** Orders of which something came back in this month. */
  readonly returns: number;
}

/**
 * By month of a period: captured orders, those among them that turned out to be fraud, and orders that came back in it (which
 * may be of another month). An order that was called off for any other reason was not captured.
 */
export async function readFraudMonths(trx: ShopTransaction, shopId: string, period: Period): Promise<FraudMonth[]> {
  const { rows } = await sql<{ month: string; orders: string; fraud: string; returns: string }>`
    with ${disputed(shopId)}, captured as (
      select to_char(order_on, 'YYYY-MM') as month, ${isFraud} as fraud
      from orders o left join disputed d on d.order_id = o.id
      where shop_id = ${shopId} and kind = 'order' and order_on between ${period.from} and ${period.to}
        and (not ${calledOff('o')} or status ilike '%fraud%')
    ), returned as (
      select to_char(occurred_on, 'YYYY-MM') as month, count(distinct order_id) as returns
      from order_totals t where shop_id = ${shopId} and kind = 'refund' and amount_minor < 0
        and occurred_on between ${period.from} and ${period.to}
        and not exists (select from orders o where o.shop_id = ${shopId} and o.id = t.order_id and ${calledOff('o')})
      group by 1
    ), by_month as (
      select month, count(*) as orders, count(*) filter (where fraud) as fraud from captured group by month
    )
    select month, coalesce(orders, 0) as orders, coalesce(fraud, 0) as fraud, coalesce(returns, 0) as returns
    from by_month full join returned using (month) order by month`.execute(trx);
  return rows.map(({ month, orders, fraud, returns }) => {
    return { month, orders: Number(orders), fraud: Number(fraud), returns: Number(returns) };
  });
}

/**
 * What fraud has cost in a period of orders, in minor units: disputes lost, with their fees, the goods and the shipping. Positive
 * as a loss.
 */
export async function readFraudLoss(trx: ShopTransaction, shopId: string, period: Period): Promise<bigint> {
  const { rows } = await sql<{ loss: string }>`
    with ${disputed(shopId)}
    select coalesce(-sum(t.amount_minor), 0) as loss
    from orders o left join disputed d on d.order_id = o.id
      join order_totals t on t.shop_id = ${shopId} and t.order_id = o.id and t.occurred_on >= ${period.from}
    where o.shop_id = ${shopId} and o.kind = 'order' and o.order_on between ${period.from} and ${period.to}
      and t.kind in ('dispute', 'payment_fee', 'cogs', 'shipping_cost', 'return_shipping_cost') and ${isFraud}`.execute(
    trx,
  );
  return BigInt(rows[0]?.loss ?? '0');
}
