import {
  LedgerKind,
  type V1Customer,
  type V1EntriesQuery,
  type V1LedgerEntry,
  type V1Order,
  type V1OrderLine,
  type V1PageQuery,
  type V1Product,
  type V1RowsQuery,
} from '@adaos/api';
import { sql } from 'kysely';
import { checkEnds } from '../calendar/period.ts';
import { pseudonymsOf } from '../customers/pseudonyms.ts';
import type { ShopTransaction } from '../db/database.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { toMajor } from '../ledger/money.ts';
import { lineCursor, textCursor } from '../paging/cursor.ts';
import type { Services } from '../services/services.ts';
import { cutPage, sizeOf } from './page.ts';

interface Page<T> {
  readonly currency: string | null;
  readonly data: T[];
  readonly nextCursor: string | null;
}

const major = (minor: string, digits: number) => toMajor(BigInt(minor), digits);

/** Reads a page in the shop's transaction, where nothing of another is seen. */
const inShop = <T>(
  { database }: Services,
  shopId: string,
  read: (trx: ShopTransaction, digits: number) => Promise<Omit<Page<T>, 'currency'>>,
): Promise<Page<T>> =>
  database.readShop(shopId, async (trx) => {
    const { currency, digits } = await readShopFacts(trx, shopId);
    return { currency, ...(await read(trx, digits)) };
  });

/** Of a column the days that are asked for. */
const within = (column: string, { from, to }: V1RowsQuery) =>
  sql<boolean>`${from === undefined ? sql`true` : sql`${sql.ref(column)} >= ${from}::date`} and ${
    to === undefined ? sql`true` : sql`${sql.ref(column)} <= ${to}::date`
  }`;

const after = (cursor: string | undefined) => (cursor === undefined ? '0' : lineCursor.read(cursor));

/**
 * Orders in the order in which they came in first. @param named whether customers are named.
 * @throws InvalidInputError for a cursor of another list, or days that cannot be.
 */
export function listRawOrders(
  services: Services,
  shopId: string,
  query: V1RowsQuery,
  named: boolean,
): Promise<Page<V1Order>> {
  checkEnds(query);
  const pseudonym = pseudonymsOf(services.secret, shopId);
  return inShop(services, shopId, async (trx, digits) => {
    const size = sizeOf(query);
    const found = await trx
      .selectFrom('orders as o')
      .leftJoin('order_sums as s', (join) => join.on('s.shop_id', '=', shopId).onRef('s.order_id', '=', 'o.id'))
      .leftJoin('order_profits as p', (join) => join.on('p.shop_id', '=', shopId).onRef('p.order_id', '=', 'o.id'))
      .select(['o.id', 'external_id', 'kind', 'placed_at', 'order_on', 'customer', 'customer_key', 'country', 'status'])
      .select(['payment_method', 'store', 'discount_code', 'currency', 'charged_minor', 'net_minor', 'profit_minor'])
      .where('o.shop_id', '=', shopId)
      .where('o.id', '>', after(query.cursor))
      .where(within('o.order_on', query))
      .orderBy('o.id')
      .limit(size + 1)
      .execute();
    const { rows, nextCursor } = cutPage(found, size, ({ id }) => lineCursor.of(id));
    const data = rows.map((row): V1Order => {
      const { customer, customer_key: key } = row;
      return {
        id: row.id,
        number: row.external_id,
        kind: row.kind,
        placedAt: row.placed_at.toISOString(),
        day: row.order_on,
        customer: named ? customer : key === null ? null : pseudonym(key),
        country: row.country,
        status: row.status,
        paymentMethod: row.payment_method,
        store: row.store,
        discountCode: row.discount_code,
        originalCurrency: row.currency,
        total: major(row.charged_minor ?? '0', digits),
        netSales: major(row.net_minor ?? '0', digits),
        profit: row.profit_minor === null ? null : major(row.profit_minor, digits),
      };
    });
    return { data, nextCursor };
  });
}

/** Lines of orders, in the order in which they came in first. @throws InvalidInputError as above */
export function listRawLines(services: Services, shopId: string, query: V1RowsQuery): Promise<Page<V1OrderLine>> {
  checkEnds(query);
  return inShop(services, shopId, async (trx, digits) => {
    const size = sizeOf(query);
    const found = await trx
      .selectFrom('order_lines')
      .select(['id', 'order_id', 'placed_on', 'sku', 'name', 'quantity'])
      .select(sql<string>`coalesce(shop_amount_minor, amount_minor)`.as('amount'))
      .where('shop_id', '=', shopId)
      .where('id', '>', after(query.cursor))
      .where(within('placed_on', query))
      .orderBy('id')
      .limit(size + 1)
      .execute();
    const { rows, nextCursor } = cutPage(found, size, ({ id }) => lineCursor.of(id));
    const data = rows.map((row): V1OrderLine => ({
      id: row.id,
      orderId: row.order_id,
      day: row.placed_on,
      code: row.sku,
      name: row.name,
      quantity: Number(row.quantity),
      amount: major(row.amount, digits),
    }));
    return { data, nextCursor };
  });
}

/** Products that were sold, by code. @throws InvalidInputError for a cursor of another list */
export function listRawProducts(services: Services, shopId: string, query: V1PageQuery): Promise<Page<V1Product>> {
  return inShop(services, shopId, async (trx) => {
    const size = sizeOf(query);
    const place = query.cursor === undefined ? null : textCursor.read(query.cursor);
    const { rows: found } = await sql<{
      code: string;
      name: string | null;
      parent: string | null;
      product_group: string | null;
      weight_grams: number | null;
    }>`
      select p.code, p.name, v.parent, f.product_group, f.weight_grams
      from (
        select code collate "C" as code, max(name) as name from product_years
        where shop_id = ${shopId} and ${place === null ? sql`true` : sql`code collate "C" > ${place}`}
        group by 1 order by 1 limit ${size + 1}
      ) as p
        left join product_variants v on v.shop_id = ${shopId} and v.code = p.code
        left join product_facts f on f.shop_id = ${shopId} and f.code = p.code
      order by p.code`.execute(trx);
    const { rows, nextCursor } = cutPage(found, size, ({ code }) => textCursor.of(code));
    const data = rows.map(({ parent, product_group: group, weight_grams: weightGrams, ...row }) => {
      return { ...row, product: parent, group, weightGrams };
    });
    return { data, nextCursor };
  });
}

/** Customers, in the order of their first orders. @param named whether they are named beside their pseudonyms. @throws InvalidInputError */
export function listRawCustomers(
  services: Services,
  shopId: string,
  query: V1PageQuery,
  named: boolean,
): Promise<Page<V1Customer>> {
  const pseudonym = pseudonymsOf(services.secret, shopId);
  return inShop(services, shopId, async (trx, digits) => {
    const size = sizeOf(query);
    const found = await trx
      .selectFrom('customer_sums as c')
      .innerJoin('orders as o', (join) => join.on('o.shop_id', '=', shopId).onRef('o.id', '=', 'c.first_order_id'))
      .select(['c.customer as key', 'o.customer as name', 'first_order_id', 'first_on', 'last_on', 'orders'])
      .select(['net_minor', 'contribution_minor'])
      .where('c.shop_id', '=', shopId)
      .where('first_order_id', '>', after(query.cursor))
      .orderBy('first_order_id')
      .limit(size + 1)
      .execute();
    const { rows, nextCursor } = cutPage(found, size, ({ first_order_id: id }) => lineCursor.of(id));
    const data = rows.map((row): V1Customer => ({
      id: pseudonym(row.key),
      name: named ? row.name : null,
      firstOrder: row.first_on,
      lastOrder: row.last_on,
      orders: row.orders,
      netSales: major(row.net_minor, digits),
      contribution: major(row.contribution_minor, digits),
    }));
    return { data, nextCursor };
  });
}

/** Entries of the ledger, in the order in which they were added. @throws InvalidInputError as above */
export function listRawEntries(
  services: Services,
  shopId: string,
  query: V1EntriesQuery,
): Promise<Page<V1LedgerEntry>> {
  checkEnds(query);
  const { kind, updated_since: since } = query;
  return inShop(services, shopId, async (trx, digits) => {
    const size = sizeOf(query);
    let entries = trx
      .selectFrom('ledger_entries')
      .select(['id', 'kind', 'order_id', 'order_line_id', 'shop_amount_minor', 'occurred_on', 'quality', 'created_at'])
      .where('shop_id', '=', shopId)
      .where('id', '>', after(query.cursor))
      .where(within('occurred_on', query));
    if (kind !== undefined) entries = entries.where('kind', '=', kind);
    if (since !== undefined) entries = entries.where('created_at', '>=', new Date(since));
    const found = await entries
      .orderBy('id')
      .limit(size + 1)
      .execute();
    const { rows, nextCursor } = cutPage(found, size, ({ id }) => lineCursor.of(id));
    const data = rows.map((row): V1LedgerEntry => ({
      id: row.id,
      kind: LedgerKind.parse(row.kind),
      orderId: row.order_id,
      orderLineId: row.order_line_id,
      amount: major(row.shop_amount_minor, digits),
      day: row.occurred_on,
      quality: row.quality,
      createdAt: row.created_at.toISOString(),
    }));
    return { data, nextCursor };
  });
}
