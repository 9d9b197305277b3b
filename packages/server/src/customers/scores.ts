import type { CustomerRow } from '@adaos/api';
import { RFM_STEPS, type CustomerColumn, type CustomerSegment } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
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

/**
 * A query of the customers with their segment: the rows of `customer_sums` and `segment`.
 * @param countedTo the day that recency counts back from.
 */
export const scoredCustomers = (shopId: string, countedTo: string): RawBuilder<unknown> => sql`
  select *, ${SEGMENT} as segment from (
    select s.*, ${score(RFM_STEPS.recencyDays, (days) => sql`last_on >= ${countedTo}::date - ${sql.lit(days)}`)} as r,
      ${score(RFM_STEPS.orders, (orders) => sql`orders >= ${sql.lit(orders)}`)} as f,
      ${score(RFM_STEPS.percentOfAverage, (percent) => sql`net_minor * 100 >= average * ${sql.lit(percent)}`)} as m
    from customer_sums s
      cross join (select coalesce(avg(net_minor), 0)::float8 as average from customer_sums where shop_id = ${shopId}) as mean
    where s.shop_id = ${shopId}
    offset 0 -- each score is made once, not wherever the segment asks for it
  ) as scored`;

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
