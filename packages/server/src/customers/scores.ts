import type { CustomerRow } from '@adaos/api';
import { RFM_STEPS, type CustomerColumn, type CustomerSegment } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { toMajor } from '../ledger/money.ts';

/** The score of a value by the steps from 5 down; 1 where it meets none. */
const score = (steps: readonly number[], meets: (step: number) => RawBuilder<unknown>) =>
  sql`case ${sql.join(
    steps.map((step, at) => sql`when ${meets(step)} then ${sql.lit(5 - at)}`),
    sql` `,
  )} else 1 end`;

/** The segment by the scores `r`, `f` and `m`; the domain's `CUSTOMER_SEGMENTS` says it in words. */
const SEGMENT = sql`case
  when r >= 4 and f >= 3 and m >= 4 then 'best'
  when r >= 3 and f >= 2 then 'loyal'
  when r >= 4 then 'new'
  when r = 3 then 'waiting'
  when f >= 2 or m = 5 then 'at_risk'
  else 'lost' end`;

const averageOf = (shopId: string) =>
  sql<{
    average: number;
  }>`select coalesce(avg(net_minor), 0)::float8 as average from customer_sums where shop_id = ${shopId}`;

/** @returns the average net sales of a customer, in minor units. */
export async function readAverage(trx: ShopTransaction, shopId: string): Promise<number> {
  const { rows } = await averageOf(shopId).execute(trx);
  return rows[0]?.average ?? 0;
}

/** The scores of a row of `customer_sums` by the `average`: `r`, `f` and `m`. */
const scores = (countedTo: string) => sql`
  ${score(RFM_STEPS.recencyDays, (days) => sql`last_on >= ${countedTo}::date - ${sql.lit(days)}`)} as r,
  ${score(RFM_STEPS.orders, (orders) => sql`orders >= ${sql.lit(orders)}`)} as f,
  ${score(RFM_STEPS.percentOfAverage, (percent) => sql`net_minor * 100 >= average * ${sql.lit(percent)}`)} as m`;

/**
 * A query of the customers with their segment: the rows of `customer_sums` and `segment`.
 * @param countedTo the day that recency counts back from.
 * @param options.average net sales of a customer, where they are known already (`readAverage`).
 * @param options.among which of the customers, `s`; the average is that of all.
 */
export const scoredCustomers = (
  shopId: string,
  countedTo: string,
  { average, among = sql`true` }: { average?: number; among?: RawBuilder<unknown> } = {},
): RawBuilder<unknown> => sql`
  select *, ${SEGMENT} as segment from (
    select s.*, ${scores(countedTo)}
    from customer_sums s
      cross join (${average === undefined ? averageOf(shopId) : sql`select ${average}::float8 as average`}) as mean
    where s.shop_id = ${shopId} and ${among}
  ) as scored`;

/**
 * A query of how many `customers` each `segment` has, with their `net` sales and `contribution` in minor units. They are grouped by their
 * scores, of which there are few, before these say a segment.
 */
export const segmentSums = (shopId: string, countedTo: string, average: number): RawBuilder<unknown> => sql`
  select ${SEGMENT} as segment, sum(customers) as customers, sum(net) as net, sum(contribution) as contribution
  from (
    select ${scores(countedTo)}, count(*) as customers, sum(net_minor) as net, sum(contribution_minor) as contribution
    from customer_sums cross join (select ${average}::float8 as average) as mean where shop_id = ${shopId}
    group by 1, 2, 3
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
