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

/** Customers with a later order in a period: by their first one there. */
async function countReturning(trx: ShopTransaction, shopId: string, { from, to }: Period): Promise<number> {
  const { rows } = await sql<{ customers: string }>`
    select count(*) as customers from customer_orders
    where shop_id = ${shopId} and counted and number > 1 and order_on between ${from}::date and ${to}::date
      and (number = 2 or order_on - after_days < ${from}::date)`.execute(trx);
  return Number(rows[0]?.customers ?? 0);
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
  const { rows } = await sql<Part>`
    select part, sum(orders) as orders, sum(net_minor) as net, sum(contribution_minor) as contribution
    from customer_days where shop_id = ${shopId} and occurred_on between ${period.from}::date and ${period.to}::date
    group by part`.execute(trx);
  const returning = await countReturning(trx, shopId, period);
  const parts = CUSTOMER_PARTS.map((part) => {
    const row = rows.find((found) => found.part === part);
    const [orders, net, contribution] = [
      Number(row?.orders ?? 0),
      BigInt(row?.net ?? 0),
      BigInt(row?.contribution ?? 0),
    ];
    // Each first order is of another customer.
    const customers = { new: orders, returning, none: null }[part];
    return { part, customers, orders, net, contribution };
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
