import type { Level } from '@adaos/api';
import { FRAUD_SIGNS, type FraudFinding, type FraudSign, type FraudVerdict } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { addDays, type Period } from '../calendar/days.ts';
import { CASE_FROM, riskOf, SIGN_POINTS, type SignRecord, signRecords, type SignWeights, weightsOf } from './score.ts';
import { calledOff } from '../ledger/called-off.ts';
import { disputedTable, findingOf, foundByBooks, isFraud, judgedTable, outcomeOf } from '../verdicts/verdicts.ts';
import { yearUpTo } from './year.ts';

/**
 * The signs, each from the order itself and those before it:
 * - many_orders: the third or later order of a customer within 24 hours
 * - high_value: above the outer fence of the year's orders, Q3 + 3 (Q3 - Q1) (Tukey, Exploratory Data Analysis, 1977)
 * - address_differs: billed to another country than sent to
 * - card_changed: another card than at the customer's order before, within 24 hours
 * - new_customer: the customer's first order
 * - refused_before: an earlier order of the customer was fraud, by its verdict or by the books
 * - night: placed after midnight and before 5, in the shop's timezone; midnight itself is the time of a file that has days alone
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

/** An order that looks like fraud, or that was judged. */
export interface Suspect {
  readonly orderId: string;
  readonly externalId: string;
  readonly placedAt: Date;
  readonly on: string;
  /** What the customer was to pay, in minor units. */
  readonly amount: bigint;
  readonly signs: readonly FraudSign[];
  /** By its signs, as much as they count in this shop; null where they make no case. */
  readonly risk: Level | null;
  readonly verdict: FraudVerdict | null;
  readonly finding: FraudFinding | null;
  /** What it was; null while that is not known. */
  readonly outcome: 'fraud' | 'not_fraud' | null;
  /** What became of it is known: it was judged, called off, given back or charged back, or the time to do so is over. */
  readonly settled: boolean;
}

export interface FraudScan {
  /** Newest first. */
  readonly suspects: readonly Suspect[];
  readonly records: Readonly<Record<FraudSign, SignRecord>>;
  readonly weights: SignWeights;
}

const points = sql.join(
  FRAUD_SIGNS.map((sign) => sql`case when ${sql.ref(sign)} then ${sql.lit(SIGN_POINTS[sign])} else 0 end`),
  sql` + `,
);

interface Found {
  id: string;
  external_id: string;
  placed_at: Date;
  order_on: string;
  amount: string;
  status: string | null;
  signs: FraudSign[];
  points: number;
  verdict: FraudVerdict | null;
  charged_back: boolean;
  over: boolean;
}

/**
 * The orders of the year up to a day that make a case with the full points of their signs, and those that were judged. Nothing is
 * kept of a scan, so it changes no verdict.
 */
async function findCandidates(
  trx: ShopTransaction,
  shopId: string,
  { timezone, lastDay }: { timezone: string; lastDay: string },
): Promise<Found[]> {
  const period = yearUpTo(lastDay);
  const usualFrom = addDays(period.from, -USUAL_DAYS);
  const signs = sql.join(FRAUD_SIGNS.map((sign) => sql`case when ${sql.ref(sign)} then ${sql.lit(sign)} end`));
  const { rows } = await sql<Found>`
    with ${judgedTable(shopId)}, ${disputedTable(shopId)}, paid as (
      select order_id, sum(amount_minor) filter (where kind in ('sale', 'discount', 'shipping_charged', 'tip')) as amount,
        coalesce(-sum(amount_minor) filter (where kind = 'refund'), 0) as refunded
      from order_totals where shop_id = ${shopId} and occurred_on >= ${usualFrom}
      group by order_id
    ), all_orders as materialized (
      select o.id, o.external_id, o.placed_at, o.order_on, o.customer, o.status, v.verdict,
        d.order_id is not null as charged_back, coalesce(p.amount, 0) as amount, coalesce(p.refunded, 0) as refunded,
        f.billing_country <> f.shipping_country as address_differs, f.card_key, ${isFraud} as bad
      from orders o left join paid p on p.order_id = o.id
        left join order_facts f on f.shop_id = ${shopId} and f.order_id = o.id
        left join judged v on v.order_id = o.id left join disputed d on d.order_id = o.id
      where o.shop_id = ${shopId} and o.kind = 'order' and o.order_on <= ${period.to}
    ), usual as materialized (
      select percentile_cont(0.75) within group (order by amount) + 3 * (percentile_cont(0.75) within group (order by amount)
        - percentile_cont(0.25) within group (order by amount)) as fence, count(*) as orders
      from all_orders where order_on >= ${usualFrom} and amount > 0
    ), signed as (
      select a.*,
        customer is not null and count(*) over day_before >= ${MANY} as many_orders,
        (select orders from usual) >= ${LEAST_ORDERS} and amount > (select fence from usual) as high_value,
        customer is not null and card_key <> lag(card_key) over earlier
          and placed_at - lag(placed_at) over earlier <= interval '24 hours' as card_changed,
        customer is not null and row_number() over earlier = 1 as new_customer,
        customer is not null and bool_or(bad) over before as refused_before,
        extract(hour from placed_at at time zone ${timezone}) < ${NIGHT_UNTIL}
          and (placed_at at time zone ${timezone})::time <> '00:00' as night
      from all_orders a
      window earlier as (partition by customer order by placed_at, id),
        before as (partition by customer order by placed_at, id rows between unbounded preceding and 1 preceding),
        day_before as (partition by customer order by placed_at range between interval '24 hours' preceding and current row)
    ), scored as (
      select id, external_id, placed_at, order_on, amount, status, verdict, charged_back, ${points} as points,
        array_remove(array[${signs}]::text[], null) as signs,
        (refunded > 0 and refunded >= amount) or order_on < ${addDays(lastDay, -CHARGEBACK_DAYS)} as over
      from signed where order_on >= ${period.from}
    )
    select * from scored where points >= ${CASE_FROM} or verdict is not null order by placed_at desc, id desc`.execute(
    trx,
  );
  return rows;
}

/**
 * The orders of the year up to a day that look like fraud or were judged, with how often each sign was right. A sign is measured by the
 * cases whose outcome is known, taken with its full points: what it counts for does not change what it is measured by.
 * @param options.timezone of the shop. @param options.lastDay of its orders, `YYYY-MM-DD`; it decides what is settled.
 */
export async function scanFraud(
  trx: ShopTransaction,
  shopId: string,
  options: { readonly timezone: string; readonly lastDay: string },
): Promise<FraudScan> {
  const candidates = (await findCandidates(trx, shopId, options)).map((row) => {
    const finding = findingOf(row.status, row.charged_back);
    return { row, finding, outcome: outcomeOf(row.verdict, finding !== null) };
  });
  const known = candidates.filter(({ outcome }) => outcome !== null);
  const records = signRecords(known.map(({ row: { signs }, outcome }) => ({ signs, fraud: outcome === 'fraud' })));
  const weights = weightsOf(records);
  const suspects = candidates.flatMap(({ row, finding, outcome }): Suspect[] => {
    const risk = riskOf(row.signs, weights);
    if (risk === null && row.verdict === null) return [];
    return [
      {
        orderId: row.id,
        externalId: row.external_id,
        placedAt: row.placed_at,
        on: row.order_on,
        amount: BigInt(row.amount),
        signs: row.signs,
        risk,
        verdict: row.verdict,
        finding,
        outcome,
        settled: row.verdict === 'disputed' ? false : outcome !== null || row.over,
      },
    ];
  });
  return { suspects, records, weights };
}

export interface FraudMonth {
  readonly month: string;
  readonly orders: number;
  /** Orders that the signs can work for (they have a customer, or both addresses), or of which it is known what they were. */
  readonly checked: number;
  readonly fraud: number;
  /** Orders of which something came back in this month. */
  readonly returns: number;
}

/**
 * By month of a period: captured orders, those among them that turned out to be fraud, and orders that came back in it (which
 * may be of another month). An order that was called off for any other reason was not captured.
 */
export async function readFraudMonths(trx: ShopTransaction, shopId: string, period: Period): Promise<FraudMonth[]> {
  const { rows } = await sql<{ month: string; orders: string; checked: string; fraud: string; returns: string }>`
    with ${judgedTable(shopId)}, ${disputedTable(shopId)}, placed as (
      select to_char(o.order_on, 'YYYY-MM') as month, ${isFraud} as fraud, ${calledOff('o')} as called_off,
        o.customer is not null or f.billing_country is not null and f.shipping_country is not null
          or v.verdict is not null or ${foundByBooks} as checked
      from orders o left join judged v on v.order_id = o.id left join disputed d on d.order_id = o.id
        left join order_facts f on f.shop_id = ${shopId} and f.order_id = o.id
      where o.shop_id = ${shopId} and o.kind = 'order' and o.order_on between ${period.from} and ${period.to}
    ), returned as (
      select to_char(occurred_on, 'YYYY-MM') as month, count(distinct order_id) as returns
      from order_totals t where shop_id = ${shopId} and kind = 'refund' and amount_minor < 0
        and occurred_on between ${period.from} and ${period.to}
        and not exists (select from orders o where o.shop_id = ${shopId} and o.id = t.order_id and ${calledOff('o')})
      group by 1
    ), by_month as (
      select month, count(*) as orders, count(*) filter (where checked) as checked, count(*) filter (where fraud) as fraud
      from placed where fraud or not called_off group by month
    )
    select month, coalesce(orders, 0) as orders, coalesce(checked, 0) as checked, coalesce(fraud, 0) as fraud,
      coalesce(returns, 0) as returns
    from by_month full join returned using (month) order by month`.execute(trx);
  return rows.map(({ month, orders, checked, fraud, returns }) => {
    return {
      month,
      orders: Number(orders),
      checked: Number(checked),
      fraud: Number(fraud),
      returns: Number(returns),
    };
  });
}
