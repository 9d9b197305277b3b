import type { CustomerPeriod } from '@adaos/api';
import { CUSTOMER_PARTS, LEDGER_KINDS, NET_SALES_KINDS, type CustomerPart } from '@adaos/domain';
import { sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { sumOf, type Totals } from '../insights/totals.ts';
import { toMajor } from '../ledger/money.ts';

interface Part {
  readonly part: CustomerPart;
  readonly orders: string;
  readonly net: string;
  readonly contribution: string;
}

/** First orders of customers, of each day of a period; days without any are left out. */
export async function readNewByDay(
  trx: ShopTransaction,
  shopId: string,
  { from, to }: Period,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; orders: string }>`
    select occurred_on::text as day, sum(orders) as orders from customer_days
    where shop_id = ${shopId} and part = 'new' and orders > 0 and occurred_on between ${from}::date and ${to}::date
    group by occurred_on`.execute(trx);
  return new Map(rows.map(({ day, orders }) => [day, Number(orders)]));
}

/** Customers with a later order in a period: by their first one there. */
export async function countReturning(trx: ShopTransaction, shopId: string, { from, to }: Period): Promise<number> {
  const { rows } = await sql<{ customers: string }>`
    select count(*) as customers from customer_orders
    where shop_id = ${shopId} and counted and number > 1 and order_on between ${from}::date and ${to}::date
      and (number = 2 or order_on - after_days < ${from}::date)`.execute(trx);
  return Number(rows[0]?.customers ?? 0);
}

/** What came of customers' first orders, of their later ones and of orders without a customer in a period; minor units. */
export async function readCustomerParts(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
): Promise<{ part: CustomerPart; orders: number; net: bigint; contribution: bigint }[]> {
  const { rows } = await sql<Part>`
    select part, sum(orders) as orders, sum(net_minor) as net, sum(contribution_minor) as contribution
    from customer_days where shop_id = ${shopId} and occurred_on between ${period.from}::date and ${period.to}::date
    group by part`.execute(trx);
  return CUSTOMER_PARTS.map((part) => {
    const row = rows.find((found) => found.part === part);
    return {
      part,
      orders: Number(row?.orders ?? 0),
      net: BigInt(row?.net ?? 0),
      contribution: BigInt(row?.contribution ?? 0),
    };
  });
}

/**
 * What came of customers' first orders, of their later ones and of orders without a customer in a period, by the day of the entries. The parts
 * and what belongs to no order are the ledger's totals.
 */
export async function readCustomerPeriod(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  totals: Totals,
  digits: number,
): Promise<CustomerPeriod> {
  const returning = await countReturning(trx, shopId, period);
  const parts = (await readCustomerParts(trx, shopId, period)).map((of) => {
    // Each first order is of another customer.
    const customers = { new: of.orders, returning, none: null }[of.part];
    return { ...of, customers };
  });
  const contribution = parts.reduce((sum, part) => sum + part.contribution, 0n);
  return {
    ...period,
    parts: parts.map((part) => ({
      ...part,
      netSales: toMajor(part.net, digits),
      contribution: toMajor(part.contribution, digits),
    })),
    beside: toMajor(sumOf(totals, LEDGER_KINDS) - contribution, digits),
    netSales: toMajor(sumOf(totals, NET_SALES_KINDS), digits),
    contribution: toMajor(contribution, digits),
  };
}
