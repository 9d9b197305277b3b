import type { CustomerRow } from '@adaos/api';
import { RFM_STEPS, type CustomerColumn, type CustomerSegment } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { toMajor } from '../ledger/money.ts';

/** The score of a value by the steps from 5 down; 1 where it meets none. */
const score = (steps: readonly number[], meets: (step: number) => RawBuilder<unknown>) =>
  sql`(case ${sql.join(
    steps.map((step, at) => sql`when ${meets(step)} then ${sql.lit(5 - at)}`),
    sql` `,
  )} else 1 end)`;

/** The segment by the scores `r`, `f` and `m`; the domain's `CUSTOMER_SEGMENTS` says it in words. */
const SEGMENT = sql`case
  when r >= 4 and f >= 3 and m >= 4 then 'best'
  when r >= 3 and f >= 2 then 'loyal'
  when r >= 4 then 'new'
  when r = 3 then 'waiting'
  when f >= 2 or m = 5 then 'at_risk'
  else 'lost' end`;

/** What the customers of a shop are scored by. */
export interface Scoring {
  readonly shopId: string;
  /** The day that recency counts back from. */
  readonly countedTo: string;
  /** Net sales of a customer, in minor units. */
  readonly average: number;
}

/**
 * The average is that of the days' sums: what the customers ordered, by how many of them there are, each with one first order.
 * @param countedTo the last day of the shop's data.
 */
export async function readScoring(trx: ShopTransaction, shopId: string, countedTo: string): Promise<Scoring> {
  const { rows } = await sql<{ average: number | null }>`
    select sum(net_minor)::float8 / nullif(sum(orders) filter (where part = 'new'), 0)::float8 as average
    from customer_days where shop_id = ${shopId} and part in ('new', 'returning')`.execute(trx);
  return { shopId, countedTo, average: rows[0]?.average ?? 0 };
}

const recency = ({ countedTo }: Scoring) =>
  score(RFM_STEPS.recencyDays, (days) => sql`last_on >= ${countedTo}::date - ${sql.lit(days)}`);
const frequency = score(RFM_STEPS.orders, (orders) => sql`orders >= ${sql.lit(orders)}`);
/** Compared as whole minor units, which a database does quicker than it multiplies. */
const money = ({ average }: Scoring) =>
  score(RFM_STEPS.percentOfAverage, (percent) => sql`net_minor >= ${Math.ceil((average * percent) / 100)}::bigint`);

/**
 * A query of the customers with their segment: the rows of `customer_sums` and `segment`.
 * @param among which of the customers, `s`.
 */
export const scoredCustomers = (scoring: Scoring, among: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> => sql`
  select *, ${SEGMENT} as segment from (
    select s.*, ${recency(scoring)} as r, ${frequency} as f, ${money(scoring)} as m
    from customer_sums s where s.shop_id = ${scoring.shopId} and ${among}
  ) as scored`;

/**
 * A query of how many `customers` each `segment` has, with their `net` sales and `contribution` in minor units. They are grouped by their
 * scores as one number, of which there are few, before these say a segment.
 */
export const segmentSums = (scoring: Scoring): RawBuilder<unknown> => sql`
  select ${SEGMENT} as segment, sum(customers) as customers, sum(net) as net, sum(contribution) as contribution
  from (
    select score / 100 as r, score / 10 % 10 as f, score % 10 as m, customers, net, contribution
    from (
      select 100 * ${recency(scoring)} + 10 * ${frequency} + ${money(scoring)} as score, count(*) as customers,
        sum(net_minor) as net, sum(contribution_minor) as contribution
      from customer_sums where shop_id = ${scoring.shopId} group by 1
    ) as summed
  ) as scored group by 1`;

export interface FoundCustomer {
  readonly customer: string;
  readonly first_order_id: string;
  readonly segment: CustomerSegment;
  readonly first_on: string;
  readonly last_on: string;
  readonly orders: number;
  readonly net_minor: string;
  readonly contribution_minor: string;
}

export const SORTS: Record<CustomerColumn, RawBuilder<unknown>> = {
  firstOn: sql`first_on`,
  lastOn: sql`last_on`,
  orders: sql`orders`,
  netSales: sql`net_minor`,
  contribution: sql`contribution_minor`,
};

export function toCustomer(row: FoundCustomer, pseudonym: (key: string) => string, digits: number): CustomerRow {
  return {
    id: row.first_order_id,
    pseudonym: pseudonym(row.customer),
    segment: row.segment,
    firstOn: row.first_on,
    lastOn: row.last_on,
    orders: row.orders,
    netSales: toMajor(BigInt(row.net_minor), digits),
    contribution: toMajor(BigInt(row.contribution_minor), digits),
  };
}
