import type { Level } from '@adaos/api';
import { FRAUD_SIGNS, type FraudFinding, type FraudSign, type FraudVerdict } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { addDays, type Period } from '../calendar/days.ts';
import { CASE_FROM, riskOf, SIGN_POINTS, type SignRecord, signRecords, type SignWeights, weightsOf } from './score.ts';
import { refundedTable } from '../insights/refunded-orders.ts';
import { KEPT_SIGNS } from '../ledger/screened-orders.ts';
import { badTables, disputedTable, findingOf, outcomeOf } from '../verdicts/verdicts.ts';
import { yearUpTo } from './year.ts';

/**
 * The signs, each from the order itself and those before it:
 * - many_orders: the third or later order of a customer within 24 hours
 * - high_value: above the outer fence of the two years' orders, Q3 + 3 (Q3 - Q1) (Tukey, Exploratory Data Analysis, 1977)
 * - address_differs: billed to another country than sent to
 * - card_changed: another card than at the customer's order before, within 24 hours
 * - new_customer: the customer's first order
 * - refused_before: an earlier order of the customer was fraud, by its verdict or by the books
 * - night: placed after midnight and before 5, in the shop's timezone; midnight itself is the time of a file that has days alone
 * What the shop's systems do not report (customer, card, addresses) is no sign. Those that follow from the order and the ones before
 * it are kept (ledger/screened-orders.ts); the usual order, and what was fraud, change from day to day.
 */
/** Days before the period that the usual order is judged by. */
const USUAL_DAYS = 365;
/** The latest of them say as much of the quartiles as all do, and are read in a moment. */
const USUAL_ORDERS = 20_000;
/** With fewer orders than this nothing is unusual. */
const LEAST_ORDERS = 20;
/** After so many days a payment can hardly be charged back any more: the time limit of the card schemes for fraud. */
const CHARGEBACK_DAYS = 120;

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
  /** The order that was asked for, whether it is a suspect or not; null where it is not of the year, or nothing was asked for. */
  readonly asked: Suspect | null;
}

/** Points of an order `s` of `screened_orders` by the signs that are kept with it. */
const keptPoints = sql.join(
  Object.entries(KEPT_SIGNS).map(
    ([sign, bit]) =>
      sql`case when s.signs & ${sql.lit(bit)} <> 0 then ${sql.lit(SIGN_POINTS[sign as keyof typeof KEPT_SIGNS])} else 0 end`,
  ),
  sql` + `,
);

/** Each sign of a `scored` order: kept with it, or found at the moment. */
const namedSigns = sql.join(
  FRAUD_SIGNS.map((sign) => {
    const found =
      sign in KEPT_SIGNS ? sql`signs & ${sql.lit(KEPT_SIGNS[sign as keyof typeof KEPT_SIGNS])} <> 0` : sql.ref(sign);
    return sql`case when ${found} then ${sql.lit(sign)} end`;
  }),
);

interface Found {
  id: string;
  external_id: string;
  placed_at: Date;
  order_on: string;
  amount: string;
  status: string | null;
  signs: FraudSign[];
  verdict: FraudVerdict | null;
  charged_back: boolean;
  over: boolean;
  /** Full points of its signs. */
  sum: number;
}

/**
 * The orders of the year up to a day that make a case with the full points of their signs, those that were judged, and one more that is
 * asked for. Nothing is kept of a scan, so it changes no verdict.
 */
async function findCandidates(
  trx: ShopTransaction,
  shopId: string,
  lastDay: string,
  asked: string | null,
): Promise<Found[]> {
  const period = yearUpTo(lastDay);
  const usualFrom = addDays(period.from, -USUAL_DAYS);
  // Few orders are looked up by arrays of their numbers; joined as sets, all orders of the shop would be read.
  const { rows } = await sql<Found>`
    with ${badTables(shopId)}, usual as materialized (
      select fourths[2] + 3 * (fourths[2] - fourths[1]) as fence, orders
      from (
        select percentile_cont(array[0.25, 0.75]) within group (order by paid_minor) as fourths, count(*) as orders
        from (
          select paid_minor from screened_orders
          where shop_id = ${shopId} and order_on between ${usualFrom} and ${period.to} and paid_minor > 0
          order by order_on desc, order_id desc limit ${USUAL_ORDERS}
        ) as latest
      ) as paid
    ), first_bad as materialized (
      select distinct on (customer) customer, placed_at, id from orders
      where shop_id = ${shopId} and kind = 'order' and id = any (array(select order_id from bad)) and customer is not null
      order by customer, placed_at, id
    ), refused as materialized (
      select o.id
      from (
        select id, customer, placed_at from orders
        where shop_id = ${shopId} and kind = 'order' and order_on between ${period.from} and ${period.to}
          and customer = any (array(select customer from first_bad))
      ) as o join first_bad b using (customer) where (o.placed_at, o.id) > (b.placed_at, b.id)
    ), marked as (
      select order_id, order_on, paid_minor, signs, ${keptPoints} as points,
        (select orders from usual) >= ${LEAST_ORDERS} and paid_minor > (select fence from usual) as high_value,
        order_id in (select id from refused) as refused_before
      from screened_orders s where shop_id = ${shopId} and order_on between ${period.from} and ${period.to}
    ), scored as materialized (
      select * from (
        select *, points + case when high_value then ${sql.lit(SIGN_POINTS.high_value)} else 0 end
          + case when refused_before then ${sql.lit(SIGN_POINTS.refused_before)} else 0 end as sum
        from marked
      ) as summed
      where sum >= ${CASE_FROM} or order_id in (select order_id from judged where verdict is not null)
        or order_id = ${asked}::bigint
    ), refund as (
      select order_id, -sum(amount_minor) as refunded from order_totals
      where shop_id = ${shopId} and kind = 'refund' and order_id = any (array(select order_id from scored)) group by order_id
    ), named as (
      select id, external_id, placed_at, status from orders
      where shop_id = ${shopId} and id = any (array(select order_id from scored))
    )
    select n.*, order_on, paid_minor as amount, verdict, sum, d.order_id is not null as charged_back,
      array_remove(array[${namedSigns}]::text[], null) as signs,
      (coalesce(refunded, 0) > 0 and refunded >= paid_minor) or order_on < ${addDays(lastDay, -CHARGEBACK_DAYS)} as over
    from scored join named n on n.id = scored.order_id left join judged v using (order_id) left join disputed d using (order_id)
      left join refund using (order_id)
    order by placed_at desc, n.id desc`.execute(trx);
  return rows;
}

/**
 * The orders of the year up to a day that look like fraud or were judged, with how often each sign was right. A sign is measured by the
 * cases whose outcome is known, taken with its full points: what it counts for does not change what it is measured by.
 * @param lastDay of its orders, `YYYY-MM-DD`; it decides what is settled.
 * @param askedFor an order to look at as well. It changes nothing of the others.
 */
export async function scanFraud(
  trx: ShopTransaction,
  shopId: string,
  lastDay: string,
  askedFor: string | null = null,
): Promise<FraudScan> {
  const found = (await findCandidates(trx, shopId, lastDay, askedFor)).map((row) => {
    const finding = findingOf(row.status, row.charged_back);
    return { row, finding, outcome: outcomeOf(row.verdict, finding !== null) };
  });
  const candidates = found.filter(({ row }) => row.sum >= CASE_FROM || row.verdict !== null);
  const known = candidates.filter(({ outcome }) => outcome !== null);
  const records = signRecords(known.map(({ row: { signs }, outcome }) => ({ signs, fraud: outcome === 'fraud' })));
  const weights = weightsOf(records);
  const toSuspect = ({ row, finding, outcome }: (typeof found)[number]): Suspect => ({
    orderId: row.id,
    externalId: row.external_id,
    placedAt: row.placed_at,
    on: row.order_on,
    amount: BigInt(row.amount),
    signs: row.signs,
    risk: riskOf(row.signs, weights),
    verdict: row.verdict,
    finding,
    outcome,
    settled: row.verdict === 'disputed' ? false : outcome !== null || row.over,
  });
  const suspects = candidates.map(toSuspect).filter(({ risk, verdict }) => risk !== null || verdict !== null);
  const asked = found.find(({ row }) => row.id === askedFor);
  return { suspects, records, weights, asked: asked ? toSuspect(asked) : null };
}

interface FraudMonth {
  readonly month: string;
  readonly orders: number;
  /** Orders that the signs can work for (they have a customer, or both addresses), or of which it is known what they were. */
  readonly checked: number;
  readonly fraud: number;
  /** Orders that were refunded in this month, each once. */
  readonly returns: number;
}

/**
 * By month of a period: captured orders, those among them that turned out to be fraud, and orders that came back in it (which
 * may be of another month). An order that was called off for any other reason was not captured.
 */
export async function readFraudMonths(trx: ShopTransaction, shopId: string, period: Period): Promise<FraudMonth[]> {
  const { rows } = await sql<{ month: string; orders: string; checked: string; fraud: string; returns: string }>`
    with ${refundedTable(shopId, period)}, ${disputedTable(shopId)}, decided as (
      select order_id, coalesce(verdict in ('fraud', 'lost'), true) as fraud
      from judged full join disputed using (order_id) where verdict is not null or disputed.order_id is not null
    ), judged_order as (
      -- Few orders are decided: they are looked up by their numbers.
      select order_on, d.fraud, found, called_off, found or not called_off as counted, checkable or found as checked
      from decided d join screened_orders s on s.order_id = d.order_id
      where s.shop_id = ${shopId} and s.order_id = any (array(select order_id from decided))
        and order_on between ${period.from} and ${period.to}
    ), returned as (
      select to_char(day, 'YYYY-MM') as month, count(distinct order_id) as returns from refunded group by 1
    ), by_day as (
      -- As if none were decided, and what the decided ones change in that.
      select order_on, orders, checked, fraud
      from screened_days where shop_id = ${shopId} and order_on between ${period.from} and ${period.to}
      union all
      select order_on, (fraud or not called_off)::int - counted::int, (fraud or not called_off)::int - (counted and checked)::int,
        fraud::int - found::int from judged_order
    ), by_month as (
      select to_char(order_on, 'YYYY-MM') as month, sum(orders) as orders, sum(checked) as checked, sum(fraud) as fraud
      from by_day group by 1 having sum(orders) > 0
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
