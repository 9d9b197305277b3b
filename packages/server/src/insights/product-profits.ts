import { pipeline, Readable } from 'node:stream';
import type { ProductAmounts, ProductProfit, ProductProfits, ProductProfitsQuery } from '@adaos/api';
import { LEDGER_KINDS, NET_SALES_KINDS, type LedgerKind, type ProductProfitColumn } from '@adaos/domain';
import { stringify } from 'csv-stringify';
import { type RawBuilder, sql } from 'kysely';
import { checkPeriod } from '../calendar/period.ts';
import type { Period } from '../calendar/days.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { percentOf, toMajor } from '../ledger/money.ts';
import { productSums } from '../ledger/product-sums.ts';
import { missingKinds } from './figures.ts';
import { readOrderSpan, readUpdatedAt } from './read-orders.ts';
import { readPeriodTotals } from './read-totals.ts';
import { readShopFacts } from './shop-facts.ts';
import { sumOf, type Totals } from './totals.ts';

const PAGE = 25;
/** Returned often: so many of so many orders. */
const OFTEN_PERCENT = 20;
const OFTEN_ORDERS = 5;

type Found = Omit<ProductProfitsQuery, 'page' | 'limit'>;

/** In minor units, signed as they enter the profit. */
interface Sums {
  readonly net: bigint;
  readonly goods: bigint;
  readonly costs: bigint;
}

interface FoundProduct {
  readonly code: string;
  readonly name: string | null;
  readonly units: string;
  readonly orders: string;
  readonly returned: string;
  readonly unknown: string;
  readonly net: string;
  readonly goods: string;
  readonly costs: string;
}

const SORTS: Record<ProductProfitColumn, RawBuilder<unknown>> = {
  product: sql`lower(coalesce(name, code))`,
  units: sql`units`,
  netSales: sql`net`,
  returns: sql`returned::float8 / nullif(orders, 0)`,
  goodsCost: sql`-goods`,
  orderCosts: sql`-costs`,
  contribution: sql`net + goods + costs`,
  margin: sql`case when net > 0 then (net + goods + costs)::float8 / net end`,
};

/** Text as a pattern of `ilike` that finds it anywhere. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Common tables `product`, all that were sold or cost something in a period, in minor units; and `found`, those that are asked for. */
function tables(shopId: string, period: Period, { search = '', losing, uncosted, returned }: Found) {
  const when = (asked: 'true' | undefined, condition: RawBuilder<unknown>) =>
    asked === 'true' ? condition : sql`true`;
  return sql`product as materialized (
      select code, name, units, orders, returned, unknown_minor as unknown, round(net / 1000)::bigint as net,
        round(goods / 1000)::bigint as goods, round(costs / 1000)::bigint as costs
      from (${productSums(shopId, period)}) as sums
      where units <> 0 or net <> 0 or goods <> 0 or costs <> 0 or orders <> 0
    ), found as (
      select * from product
      where ${search === '' ? sql`true` : sql`(code ilike ${containing(search)} or name ilike ${containing(search)})`}
        and ${when(losing, sql`net + goods + costs < 0`)} and ${when(uncosted, sql`unknown > 0`)}
        and ${when(returned, sql`orders >= ${OFTEN_ORDERS} and returned * 100 >= orders * ${OFTEN_PERCENT}`)}
    )`;
}

const ordered = ({ sort = 'contribution', order = 'desc' }: Found) =>
  sql`${SORTS[sort]} ${order === 'asc' ? sql`asc` : sql`desc`} nulls last, code`;

const amounts = ({ net, goods, costs }: Sums, digits: number): ProductAmounts => ({
  netSales: toMajor(net, digits),
  goodsCost: toMajor(-goods, digits),
  orderCosts: toMajor(-costs, digits),
  contribution: toMajor(net + goods + costs, digits),
});

const sumsOf = (row: Pick<FoundProduct, 'net' | 'goods' | 'costs'>): Sums => ({
  net: BigInt(row.net),
  goods: BigInt(row.goods),
  costs: BigInt(row.costs),
});

const OTHER_KINDS = LEDGER_KINDS.filter(
  (kind) => kind !== 'cogs' && !(NET_SALES_KINDS as readonly string[]).includes(kind),
);

const wholeOf = (totals: Totals): Sums => ({
  net: sumOf(totals, NET_SALES_KINDS),
  goods: sumOf(totals, ['cogs']),
  costs: sumOf(totals, OTHER_KINDS),
});

const less = (whole: Sums, part: Sums): Sums => ({
  net: whole.net - part.net,
  goods: whole.goods - part.goods,
  costs: whole.costs - part.costs,
});

/** The goods' cost is known by product. Which orders lack another cost is not kept by product: each may. */
function toProduct(row: FoundProduct, lacking: readonly LedgerKind[], digits: number): ProductProfit {
  const sums = sumsOf(row);
  return {
    code: row.code,
    name: row.name,
    units: Number(row.units),
    orders: Number(row.orders),
    returned: Number(row.returned),
    ...amounts(sums, digits),
    margin: sums.net > 0n ? percentOf(sums.net + sums.goods + sums.costs, sums.net) : null,
    missing: lacking.filter((kind) => kind !== 'cogs' || BigInt(row.unknown) > 0n),
  };
}

const NO_SUMS: Sums = { net: 0n, goods: 0n, costs: 0n };

/** What the sales of a period lack. Ads belong to no product, so where none are known no product lacks them. */
const lackingOf = (totals: Totals): LedgerKind[] => missingKinds(totals).filter((kind) => kind !== 'ad_spend');

async function readPage(trx: ShopTransaction, shopId: string, period: Period, query: ProductProfitsQuery) {
  const { page = 0, limit = PAGE } = query;
  const { rows } = await sql<
    { total: string; all_net: string; all_goods: string; all_costs: string } & (FoundProduct | { code: null })
  >`
    with ${tables(shopId, period, query)}, page as (
      select * from found order by ${ordered(query)} limit ${limit} offset ${page * limit}
    ), whole as (
      select coalesce(sum(net), 0) as all_net, coalesce(sum(goods), 0) as all_goods, coalesce(sum(costs), 0) as all_costs from product
    )
    select (select count(*) from found) as total, whole.*, page.* from whole left join page on true
    order by ${ordered(query)}`.execute(trx);
  const first = rows[0];
  return {
    total: Number(first?.total ?? 0),
    all: first ? sumsOf({ net: first.all_net, goods: first.all_goods, costs: first.all_costs }) : NO_SUMS,
    products: rows.filter((row) => row.code !== null),
  };
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
    const none = amounts(NO_SUMS, digits);
    if ((await readOrderSpan(trx, shopId)) === null) {
      const nothing = { products: [], total: 0, rest: none, sum: none, missing: [] };
      return { source: 'none', currency, updatedAt: null, period: null, ...nothing };
    }
    const totals = await readPeriodTotals(trx, shopId, period);
    const lacking = lackingOf(totals);
    const { products, all, total } = await readPage(trx, shopId, period, query);
    const whole = wholeOf(totals);
    return {
      source: 'live',
      currency,
      updatedAt: (await readUpdatedAt(trx, shopId))?.toISOString() ?? null,
      period,
      products: products.map((row) => toProduct(row, lacking, digits)),
      total,
      rest: amounts(less(whole, all), digits),
      sum: amounts(whole, digits),
      missing: lacking,
    };
  });
}

const COLUMNS = [
  'Code',
  'Name',
  'Units',
  'Net sales',
  'Orders',
  'Orders with a return',
  'Cost of goods',
  'Share of order costs',
  'Contribution',
  'Margin %',
  'Missing costs',
];

/**
 * The products that are asked for as a CSV file, with what belongs to no product where all are: in UTF-8 with byte order mark; what would
 * be a formula is text, by an apostrophe before it.
 */
export async function productProfitsFile(database: Database, shopId: string, query: Found): Promise<Readable> {
  const period = checkPeriod(query);
  const lines = await database.readShop(shopId, async (trx) => {
    const { digits } = await readShopFacts(trx, shopId);
    const totals = await readPeriodTotals(trx, shopId, period);
    const lacking = lackingOf(totals);
    const { rows } = await sql<FoundProduct>`
      with ${tables(shopId, period, query)} select * from found order by ${ordered(query)}`.execute(trx);
    const products = rows.map((row) => toProduct(row, lacking, digits));
    const written = products.map((row) => [
      row.code,
      row.name,
      row.units,
      row.netSales,
      row.orders,
      row.returned,
      row.goodsCost,
      row.orderCosts,
      row.contribution,
      row.margin,
      row.missing.join(', '),
    ]);
    const { search = '', losing, uncosted, returned } = query;
    if (search !== '' || losing || uncosted || returned) return written;
    const rest = amounts(rows.map(sumsOf).reduce(less, wholeOf(totals)), digits);
    const last = [
      '',
      'No product',
      null,
      rest.netSales,
      null,
      null,
      rest.goodsCost,
      rest.orderCosts,
      rest.contribution,
    ];
    return [...written, [...last, null, '']];
  });
  const csv = stringify({
    bom: true,
    header: true,
    columns: COLUMNS,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return pipeline(Readable.from(lines), csv, () => {});
}
