import type { CustomerDetail, CustomerOrder } from '@adaos/api';
import { NET_SALES_KINDS, type OrderKind } from '@adaos/domain';
import { sql } from 'kysely';
import { monthOf } from '../calendar/months.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { NotFoundError } from '../errors/domain-errors.ts';
import { lackingKinds } from '../insights/figures.ts';
import { readOrderCoverage } from '../insights/order-coverage.ts';
import { readOrderSpan } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { toMajor } from '../ledger/money.ts';
import { customerKey } from '../orders/erased-customers.ts';
import { isRowId } from '../paging/cursor.ts';
import type { Services } from '../services/services.ts';
import { readMissingEver } from './customers.ts';
import { pseudonymsOf } from './pseudonyms.ts';
import { type FoundCustomer, readScoring, scoredCustomers, toCustomer } from './scores.ts';

const PAGE = 25;
const NO_CUSTOMER = 'There is no such customer.';

/**
 * Whose an order is.
 * @param id the number of one of the customer's orders in the database.
 * @throws NotFoundError where there is no such order, or it has no customer with an order that counts.
 */
export async function keyOf(trx: ShopTransaction, shopId: string, id: string): Promise<string> {
  if (!isRowId(id)) throw new NotFoundError(NO_CUSTOMER);
  const { rows } = await sql<{ customer: string }>`
    select s.customer from customer_orders o join customer_sums s on s.shop_id = ${shopId} and s.customer = o.customer
    where o.shop_id = ${shopId} and o.order_id = ${id}`.execute(trx);
  const key = rows[0]?.customer;
  if (key === undefined) throw new NotFoundError(NO_CUSTOMER);
  return key;
}

/**
 * The customer whom the shop calls so, whatever its case.
 * @throws NotFoundError where there is none with an order that counts.
 */
export async function findCustomer(database: Database, shopId: string, name: string): Promise<{ id: string }> {
  return database.readShop(shopId, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select first_order_id as id from customer_sums where shop_id = ${shopId} and customer = ${customerKey(sql`${name}::text`)}`.execute(
      trx,
    );
    const found = rows[0];
    if (!found) throw new NotFoundError(NO_CUSTOMER);
    return found;
  });
}

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

interface FoundOrder {
  readonly id: string;
  readonly external_id: string;
  readonly kind: OrderKind;
  readonly order_on: string;
  readonly counted: boolean;
  readonly net: string;
  readonly contribution: string;
}

async function readOrders(
  trx: ShopTransaction,
  shopId: string,
  key: string,
  { offset, limit, digits }: { offset: number; limit: number; digits: number },
): Promise<CustomerOrder[]> {
  const { rows } = await sql<FoundOrder>`
    with page as materialized (
      select order_id, counted, order_on from customer_orders where shop_id = ${shopId} and customer = ${key}
      order by order_on desc, order_id desc limit ${limit} offset ${offset}
    ), entry as (
      select order_id, sum(amount_minor) filter (where kind in (${netSalesKinds})) as net, sum(amount_minor) as contribution
      from order_totals
      where shop_id = ${shopId} and kind <> 'ad_spend' and order_id = any (array(select order_id from page)) group by order_id
    )
    select o.id, external_id, kind, p.order_on, counted, coalesce(net, 0) as net, coalesce(contribution, 0) as contribution
    from page p join orders o on o.shop_id = ${shopId} and o.id = p.order_id left join entry e on e.order_id = p.order_id
    order by p.order_on desc, o.id desc`.execute(trx);
  const coverage = await readOrderCoverage(
    trx,
    shopId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    externalId: row.external_id,
    kind: row.kind,
    orderOn: row.order_on,
    counted: row.counted,
    netSales: toMajor(BigInt(row.net), digits),
    contribution: toMajor(BigInt(row.contribution), digits),
    missing: lackingKinds(coverage.get(row.id) ?? {}),
  }));
}

/**
 * One customer by pseudonym, with a page of their orders, newest first.
 * @param id the number of one of their orders in the database.
 * @throws NotFoundError where there is none.
 */
export async function getCustomer(
  { database, secret }: Services,
  shopId: string,
  id: string,
  { page = 0, limit = PAGE }: { readonly page?: number | undefined; readonly limit?: number | undefined },
): Promise<CustomerDetail> {
  return database.readShop(shopId, async (trx) => {
    const key = await keyOf(trx, shopId, id);
    const { currency, digits } = await readShopFacts(trx, shopId);
    const span = await readOrderSpan(trx, shopId);
    const scoring = await readScoring(trx, shopId, span?.to ?? '1900-01-01');
    const { rows } = await sql<FoundCustomer>`
      select * from (${scoredCustomers(scoring, sql`s.customer = ${key}`)}) as c`.execute(trx);
    const { rows: habits } = await sql<{ days: number | null; total: string; erased: boolean }>`
      select percentile_disc(0.5) within group (order by after_days) as days, count(*) as total, exists (
        select from erased_customers e join orders o on o.shop_id = ${shopId} and o.customer = e.token
        where e.shop_id = ${shopId} and o.customer_key = ${key}) as erased
      from customer_orders where shop_id = ${shopId} and customer = ${key}`.execute(trx);
    const [row, habit] = [rows[0], habits[0]];
    if (!row || !habit) throw new NotFoundError(NO_CUSTOMER);
    return {
      currency,
      ...toCustomer(row, pseudonymsOf(secret, shopId), digits),
      cohort: monthOf(row.first_on),
      daysBetween: habit.days,
      list: await readOrders(trx, shopId, key, { offset: page * limit, limit, digits }),
      total: Number(habit.total),
      missing: await readMissingEver(trx, shopId),
      erased: habit.erased,
    };
  });
}
