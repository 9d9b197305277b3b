import type { Readable } from 'node:stream';
import type { ProductProfit, ProductProfits, ProductProfitsQuery } from '@adaos/api';
import type { ComparisonChoice, Language, ProductGrouping, ProductProfitColumn } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import { checkPeriod, periodToCompare } from '../calendar/period.ts';
import type { Period } from '../calendar/days.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import {
  lackingOf,
  less,
  NO_SUMS,
  type ProductRow,
  type SumColumns,
  sumsOf,
  toAmounts,
  toProduct,
  wholeOf,
} from './product-amounts.ts';
import { readProductStock, readProductTrends } from './product-marks.ts';
import { parentRows, type ProductColumn, productRows, readMembers, readProductRows } from './product-rows.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { readPeriodTotals } from '../insights/read-totals.ts';
import { readAllocationKey } from '../ledger/allocation.ts';
import { withWholeYears } from '../ledger/product-sums.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { csvOf } from '../files/csv.ts';
import { FILE_WORDS, titlesOf } from '../files/file-words.ts';
import { ORDER_FILE_TEXTS } from '../insights/order-file-texts.ts';

const PAGE = 25;
/** Returned often: so many of so many orders. */
const OFTEN_PERCENT = 20;
const OFTEN_ORDERS = 5;

type Found = Omit<ProductProfitsQuery, 'page' | 'limit' | keyof ComparisonChoice>;

/** What the rows are of: those of one product are its variants. */
const groupingOf = ({ by = 'product', product }: Found): ProductGrouping => (product === undefined ? by : 'variant');

const SORTS: Record<ProductProfitColumn, RawBuilder<unknown>> = {
  product: sql`lower(coalesce(name, code))`,
  units: sql`units`,
  netSales: sql`net`,
  discounts: sql`-discount`,
  returns: sql`returned::float8 / nullif(orders, 0)`,
  goodsCost: sql`-goods`,
  orderCosts: sql`-costs`,
  contribution: sql`net + goods + costs`,
  margin: sql`case when net > 0 then (net + goods + costs)::float8 / net end`,
};

/** Text as a pattern of `ilike` that finds it anywhere. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** What is read of every product of a period; of those on a page all is read. */
const ALWAYS: readonly ProductColumn[] = ['code', 'units', 'orders', 'net', 'discount', 'goods', 'costs'];

const neededFor = ({ search = '', sort, uncosted, returned }: Found): ProductColumn[] => [
  ...ALWAYS,
  ...(search !== '' || sort === 'product' ? (['name'] as const) : []),
  ...(uncosted === 'true' ? (['unknown'] as const) : []),
  ...(returned === 'true' || sort === 'returns' ? (['returned'] as const) : []),
];

/**
 * Common tables `product`, all that were sold or cost something in a period, in minor units; and `found`, those that are asked for.
 * @param columns what is read of each: a sum over all products and months takes its time.
 */
function tables(shopId: string, period: Period, query: Found, by: ProductGrouping, columns: readonly ProductColumn[]) {
  const { search = '', losing, uncosted, returned, product } = query;
  const byProduct = by === 'product';
  const variants = sql`from product_variants where shop_id = ${shopId}`;
  const rows = byProduct
    ? parentRows(shopId, period, columns)
    : sql`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from (${productRows(shopId, period)}) as rows
      where units <> 0 or net <> 0 or goods <> 0 or costs <> 0 or orders <> 0`;
  const pattern = containing(search);
  const ofVariant = byProduct ? sql`or code in (select parent ${variants} and code ilike ${pattern})` : sql``;
  const when = (asked: 'true' | undefined, condition: RawBuilder<unknown>) =>
    asked === 'true' ? condition : sql`true`;
  return sql`product as materialized (${rows}), found as (
      select * from product
      where ${search === '' ? sql`true` : sql`(code ilike ${pattern} or name ilike ${pattern} ${ofVariant})`}
        and ${product === undefined ? sql`true` : sql`code in (select code ${variants} and parent = ${product})`}
        and ${when(losing, sql`net + goods + costs < 0`)} and ${when(uncosted, sql`unknown > 0`)}
        and ${when(returned, sql`orders >= ${OFTEN_ORDERS} and returned * 100 >= orders * ${OFTEN_PERCENT}`)}
    )`;
}

const ordered = ({ sort = 'contribution', order = 'desc' }: Found) =>
  sql`${SORTS[sort]} ${order === 'asc' ? sql`asc` : sql`desc`} nulls last, code`;

async function readPage(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  query: ProductProfitsQuery,
  by: ProductGrouping,
) {
  const { page = 0, limit = PAGE } = query;
  const held = await withWholeYears(trx, shopId, period);
  const { rows } = await sql<{ total: string; all: SumColumns; code: string | null }>`
    with ${tables(shopId, held, query, by, neededFor(query))}, page as (
      select * from found order by ${ordered(query)} limit ${limit} offset ${page * limit}
    ), whole as (
      select jsonb_build_object('net', coalesce(sum(net), 0)::text, 'discount', coalesce(sum(discount), 0)::text,
        'goods', coalesce(sum(goods), 0)::text, 'costs', coalesce(sum(costs), 0)::text) as "all" from product
    )
    select (select count(*) from found) as total, whole.*, page.code from whole left join page on true
    order by ${ordered(query)}`.execute(trx);
  const first = rows[0];
  const codes = rows.flatMap(({ code }) => (code === null ? [] : [code]));
  const details = await readProductRows(trx, shopId, period, codes, by);
  return {
    total: Number(first?.total ?? 0),
    all: first ? sumsOf(first.all) : NO_SUMS,
    products: codes.flatMap((code) => details.get(code) ?? []),
  };
}

/** The period compared with, and what each of some products earned in it. */
async function readBefore(
  trx: ShopTransaction,
  shopId: string,
  before: Period,
  codes: readonly string[],
  by: ProductGrouping,
  digits: number,
) {
  const totals = await readPeriodTotals(trx, shopId, before);
  const rows = await readProductRows(trx, shopId, before, codes, by);
  return {
    of: (code: string) => {
      const row = rows.get(code);
      return { units: Number(row?.units ?? 0), ...toAmounts(row ? sumsOf(row) : NO_SUMS, digits) };
    },
    whole: { ...before, sum: toAmounts(wholeOf(totals), digits), missing: lackingOf(totals) },
  };
}

const rounded = (amount: number, digits: number) => Number(amount.toFixed(digits));

/** Whether any variant is known, and the product whose variants are asked for. */
async function readVariants(trx: ShopTransaction, shopId: string, product: string | undefined) {
  const of = () => trx.selectFrom('product_variants').select('parent_name').where('shop_id', '=', shopId).limit(1);
  const asked = product === undefined ? undefined : await of().where('parent', '=', product).executeTakeFirst();
  return {
    hasVariants: asked !== undefined || (await of().executeTakeFirst()) !== undefined,
    product: product === undefined ? null : { code: product, name: asked?.parent_name ?? null },
  };
}

/** While no variant is known, the rows of products are those of the codes. */
const rowsOf = (query: Found, { hasVariants }: { hasVariants: boolean }): ProductGrouping =>
  hasVariants ? groupingOf(query) : 'variant';

/** By what the costs of whole orders are shared, and how many orders of the period are shared by value all the same. */
async function readAllocation(trx: ShopTransaction, shopId: string, { from, to }: Period) {
  const { rows } = await sql<{ orders: string }>`
    select coalesce(sum(by_value), 0) as orders from allocation_days
    where shop_id = ${shopId} and occurred_on between ${from}::date and ${to}::date`.execute(trx);
  return { key: await readAllocationKey(trx, shopId), byValue: Number(rows[0]?.orders ?? 0) };
}

/**
 * What each product earned in a period, a page of them. What its rows do not have of the ledger is the rest, so all of them add up to the
 * overview.
 * @throws InvalidInputError `invalid_request` for a period that cannot be.
 */
export async function listProductProfits(
  database: Database,
  shopId: string,
  query: ProductProfitsQuery,
): Promise<ProductProfits> {
  const period = checkPeriod(query);
  return database.readShop(shopId, async (trx) => {
    const { currency, digits } = await readShopFacts(trx, shopId);
    const none = toAmounts(NO_SUMS, digits);
    const span = await readOrderSpan(trx, shopId);
    if (span === null) {
      const nothing = { products: [], total: 0, rest: none, sum: none, missing: [] };
      const allocation = { key: await readAllocationKey(trx, shopId), byValue: 0 };
      const by = groupingOf(query);
      const variants = { hasVariants: false, product: null };
      return { source: 'none', currency, updatedAt: null, period: null, allocation, by, ...variants, ...nothing };
    }
    const totals = await readPeriodTotals(trx, shopId, period);
    const lacking = lackingOf(totals);
    const variants = await readVariants(trx, shopId, query.product);
    const by = rowsOf(query, variants);
    const { products, all, total } = await readPage(trx, shopId, period, query, by);
    const codes = products.map(({ code }) => code);
    const compared = periodToCompare(query, span);
    const before = compared && (await readBefore(trx, shopId, compared, codes, by, digits));
    const members = await readMembers(trx, shopId, by, codes);
    const trends = await readProductTrends(trx, shopId, period.to, [...members.values()].flat(), digits);
    const trendOf = (code: string) => {
      const each = (members.get(code) ?? []).map(trends);
      return each.reduce((sum, months) => sum.map((amount, month) => rounded(amount + (months[month] ?? 0), digits)));
    };
    const stock = await readProductStock(trx, shopId, codes);
    const whole = wholeOf(totals);
    return {
      source: 'live',
      currency,
      updatedAt: (await readUpdatedAt(trx, shopId))?.toISOString() ?? null,
      period,
      allocation: await readAllocation(trx, shopId, period),
      by: groupingOf(query),
      ...variants,
      products: products.map((row): ProductProfit => {
        const held = stock.get(row.code);
        return {
          ...toProduct(row, lacking, digits),
          before: before && before.of(row.code),
          trend: trendOf(row.code),
          ...(held && { stock: held }),
        };
      }),
      total,
      rest: toAmounts(less(whole, all), digits),
      sum: toAmounts(whole, digits),
      missing: lacking,
      before: before && before.whole,
    };
  });
}

const COLUMNS_OF_FILE: readonly ProductColumn[] = [...ALWAYS, 'name', 'unknown', 'returned'];

const COLUMNS = [
  'code',
  'name',
  'units',
  'netSales',
  'discounts',
  'orders',
  'ordersReturned',
  'goodsCost',
  'orderCosts',
  'contribution',
  'margin',
  'missingCosts',
] as const;

/** The products that are asked for as a CSV file in a language, with what belongs to no product where all are. */
export async function productProfitsFile(
  database: Database,
  shopId: string,
  { language = 'en', ...query }: Found & { readonly language?: Language | undefined },
): Promise<Readable> {
  const { costs } = ORDER_FILE_TEXTS[language];
  const period = checkPeriod(query);
  const lines = await database.readShop(shopId, async (trx) => {
    const { digits } = await readShopFacts(trx, shopId);
    const totals = await readPeriodTotals(trx, shopId, period);
    const lacking = lackingOf(totals);
    const by = rowsOf(query, await readVariants(trx, shopId, query.product));
    const { rows } = await sql<ProductRow>`
      with ${tables(shopId, period, query, by, COLUMNS_OF_FILE)} select * from found order by ${ordered(query)}`.execute(
      trx,
    );
    const products = rows.map((row) => toProduct(row, lacking, digits));
    const written = products.map((row) => [
      row.code,
      row.name,
      row.units,
      row.netSales,
      row.discounts,
      row.orders,
      row.returned,
      row.goodsCost,
      row.orderCosts,
      row.contribution,
      row.margin,
      row.missing.map((kind) => costs[kind] ?? kind).join(', '),
    ]);
    const { search = '', losing, uncosted, returned, product } = query;
    if (search !== '' || losing || uncosted || returned || product !== undefined) return written;
    const rest = toAmounts(rows.map(sumsOf).reduce(less, wholeOf(totals)), digits);
    const last = [
      '',
      FILE_WORDS[language].rest.noProduct,
      null,
      rest.netSales,
      rest.discounts,
      null,
      null,
      rest.goodsCost,
      rest.orderCosts,
      rest.contribution,
    ];
    return [...written, [...last, null, '']];
  });
  return csvOf(titlesOf(COLUMNS, language), lines);
}
