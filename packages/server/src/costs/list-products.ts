import { pipeline, Readable } from 'node:stream';
import type { OAuthPlatform, ProductCost, ProductCosts, ProductRow } from '@adaos/api';
import { stringify } from 'csv-stringify';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../services/services.ts';
import type { Period } from '../calendar/days.ts';
import { ZoneClock } from '../calendar/zone.ts';
import type { ShopTransaction } from '../db/database.ts';
import { readOrderSpan } from '../insights/read-orders.ts';
import { minorDigits, toMajor } from '../ledger/money.ts';
import { productSums, withWholeYears } from '../ledger/product-sums.ts';
import { lastDays } from './costs.ts';

const PAGE = 25;
const EMPTY: ProductCosts = { source: 'none', currency: null, period: null, products: [], total: 0, missing: 0 };

interface StoredCost {
  readonly id: string;
  readonly cost_minor: string;
  readonly valid_from: string;
  readonly created_at: Date;
  readonly created_by_name: string | null;
  readonly read_from: OAuthPlatform | null;
  readonly withdrawn_at: Date | null;
}

/** @param digits of the currency's minor unit. */
export const toProductCost = (row: StoredCost, digits: number): ProductCost => ({
  id: row.id,
  cost: Number(`${row.cost_minor}e-${digits}`),
  from: row.valid_from,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by_name,
  readFrom: row.read_from,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
});

/** The costs of products, the latest day first and of one day the newest. */
export const selectCosts = (trx: ShopTransaction, shopId: string) =>
  trx
    .selectFrom('product_costs')
    .leftJoin('accounts', 'accounts.id', 'product_costs.created_by')
    .select([
      'product_costs.id',
      'sku',
      'cost_minor',
      'valid_from',
      'product_costs.created_at',
      'withdrawn_at',
      'read_from',
    ])
    .select('accounts.name as created_by_name')
    .where('shop_id', '=', shopId)
    .orderBy('valid_from', 'desc')
    .orderBy('product_costs.created_at', 'desc');

interface FoundProduct {
  readonly code: string;
  readonly name: string | null;
  readonly units: string;
  readonly sales: string;
  readonly unknown: string;
  readonly product_group: string | null;
  readonly weight_grams: number | null;
}

/**
 * Common table `product`: what was ever sold, or has a cost, and is a product as far as the owner has said, with its units and sales in a
 * period, and the sales of the lines that have no goods cost, counted like the coverage.
 * @param named whether the names are needed, too.
 */
const productTable = (shopId: string, period: Period, named: boolean): RawBuilder<unknown> => {
  const isProduct = (code: string) => sql`${sql.raw(code)} not in (
          select code from line_decisions where shop_id = ${shopId} and not is_product and withdrawn_at is null)`;
  return sql`product as (
      select code, max(name) as name, sum(units) as units, sum(sales) as sales, sum(unknown) as unknown
      from (
        select code, null as name, 0 as units, 0 as sales, 0 as unknown from product_facts
        where shop_id = ${shopId} and (product_group is not null or weight_grams is not null) and ${isProduct('code')}
        union all
        select code, ${named ? sql`name` : sql`null`}, 0, 0, 0 from product_years
        where shop_id = ${shopId} and (units <> 0 or sales_minor <> 0 or orders > 0)
        union all
        select code, null, units, sales_minor, unknown_minor from (${productSums(shopId, period)}) as sums
        where units <> 0 or sales_minor <> 0 or unknown_minor <> 0
        union all
        select sku, null, 0, 0, 0 from product_costs where shop_id = ${shopId} and ${isProduct('sku')}
      ) as part group by code
    )`;
};

const ORDER = sql`unknown desc, sales desc, code`;

/** Text as a pattern of `ilike` that finds it anywhere. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The first day on which each of some products was sold. */
async function readFirstSales(
  trx: ShopTransaction,
  shopId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ code: string; day: string | null }>`
    select code, (select min(occurred_on)::text from product_days d where d.shop_id = ${shopId} and d.code = one.code
      and (units <> 0 or sales_minor <> 0 or orders > 0)) as day
    from unnest(${codes}::text[]) as one(code)`.execute(trx);
  return new Map(rows.flatMap(({ code, day }) => (day === null ? [] : [[code, day] as const])));
}

interface ProductsQuery {
  readonly search?: string | undefined;
  readonly missing?: 'true' | 'false' | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

async function findProducts(trx: ShopTransaction, shopId: string, period: Period, query: ProductsQuery) {
  const { search = '', missing, page = 0, limit = PAGE } = query;
  const pattern = containing(search);
  const held = await withWholeYears(trx, shopId, period);
  const { rows } = await sql<{ missing: string; total: string } & (FoundProduct | { code: null })>`
    with ${productTable(shopId, held, search !== '')}, found as (
      select * from product
      where ${search === '' ? sql`true` : sql`(code ilike ${pattern} or name ilike ${pattern})`}
        and ${missing === 'true' ? sql`unknown > 0` : sql`true`}
    ), page as (select * from found order by ${ORDER} limit ${limit} offset ${page * limit})
    select (select count(*) from product where unknown > 0) as missing, (select count(*) from found) as total,
      page.code, named.name, units, sales, unknown, product_group, weight_grams
    from (values (1)) as one left join page on true left join product_facts f on f.shop_id = ${shopId} and f.code = page.code
      left join (
        select code, max(name) as name from product_years
        where shop_id = ${shopId} and code = any (array(select code from page)) group by code
      ) as named on named.code = page.code
    order by unknown desc, sales desc, page.code`.execute(trx);
  return {
    missing: Number(rows[0]?.missing ?? 0),
    total: Number(rows[0]?.total ?? 0),
    products: rows.filter((row) => row.code !== null),
  };
}

interface Books {
  readonly currency: string;
  readonly digits: number;
  /** In the shop's calendar. */
  readonly today: string;
  readonly period: Period | null;
}

/** Null before the first import. */
async function readBooks(trx: ShopTransaction, shopId: string): Promise<Books | null> {
  const shop = await trx
    .selectFrom('shops')
    .select(['currency', 'timezone'])
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  if (!shop.currency || !shop.timezone) return null;
  const span = await readOrderSpan(trx, shopId);
  const today = new ZoneClock(shop.timezone).dayAt(Date.now());
  return { currency: shop.currency, digits: minorDigits(shop.currency), today, period: span && lastDays(span) };
}

const spanOf = ({ period, today }: Books): Period => period ?? { from: today, to: today };

/** The products of the shop with what one unit of each costs, a page of them: what sells most without a cost comes first. */
export async function listProductCosts(
  { database }: Pick<Services, 'database'>,
  shopId: string,
  query: ProductsQuery,
): Promise<ProductCosts> {
  return database.readShop(shopId, async (trx) => {
    const books = await readBooks(trx, shopId);
    if (!books) return EMPTY;
    const { currency, digits, period, today } = books;
    const { products, ...counts } = await findProducts(trx, shopId, spanOf(books), query);
    const codes = products.map(({ code }) => code);
    const stored = codes.length === 0 ? [] : await selectCosts(trx, shopId).where('sku', 'in', codes).execute();
    const firstSales = await readFirstSales(trx, shopId, codes);
    const rows = products.map((row): ProductRow => {
      const costs = stored.filter(({ sku }) => sku === row.code).map((cost) => toProductCost(cost, digits));
      return {
        code: row.code,
        name: row.name,
        units: Number(row.units),
        sales: toMajor(BigInt(row.sales), digits),
        unknownSales: toMajor(BigInt(row.unknown), digits),
        firstSale: firstSales.get(row.code) ?? null,
        group: row.product_group,
        weightGrams: row.weight_grams,
        cost: costs.find(({ from, withdrawnAt }) => from <= today && withdrawnAt === null) ?? null,
        costs,
      };
    });
    return { source: 'live', currency, period, products: rows, ...counts };
  });
}

/**
 * All products as a CSV file for spreadsheets, which the import of costs takes back: in UTF-8 with byte order mark; what would be a
 * formula is text, by an apostrophe before it.
 */
export async function productCostsFile({ database }: Pick<Services, 'database'>, shopId: string): Promise<Readable> {
  const { currency, lines } = await database.readShop(shopId, async (trx) => {
    const books = await readBooks(trx, shopId);
    if (!books) return { currency: '', lines: [] };
    const { digits, today } = books;
    const { rows } = await sql<FoundProduct>`
      with ${productTable(shopId, spanOf(books), true)} select product.*, product_group, weight_grams
      from product left join product_facts f on f.shop_id = ${shopId} and f.code = product.code
      order by unknown desc, sales desc, product.code`.execute(trx);
    const stored = await selectCosts(trx, shopId)
      .where('withdrawn_at', 'is', null)
      .where('valid_from', '<=', today)
      .execute();
    // The first of each product is the one that counts.
    const costs = new Map(stored.toReversed().map((cost) => [cost.sku, toProductCost(cost, digits)]));
    return {
      currency: books.currency,
      lines: rows.map(({ code, name, units, sales, product_group: group, weight_grams: weight }) => {
        const cost = costs.get(code);
        return [code, name, cost?.cost, cost?.from, group, weight, Number(units), toMajor(BigInt(sales), digits)];
      }),
    };
  });
  const unitCost = currency === '' ? 'Unit cost' : `Unit cost (${currency})`;
  const csv = stringify({
    bom: true,
    header: true,
    columns: ['Code', 'Name', unitCost, 'From', 'Group', 'Weight (g)', 'Units', 'Sales'],
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return pipeline(Readable.from(lines), csv, () => {});
}
