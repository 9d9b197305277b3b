import type { OrderSort } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { type ChannelAsked, isOfChannel, readChannelOrders } from '../ledger/channel-orders.ts';
import type { OrderPlace } from '../paging/cursor.ts';

/** Up to so many orders are gathered and sorted; of more, as they are dense, the page is read in the order of an index. */
const MOST_GATHERED = 20_000;

export interface OrdersAsked {
  readonly period: Period;
  /** Of `order_days.kinds`: what the orders have entries of in the period. */
  readonly bits: number;
  /** Empty: all. */
  readonly search: string;
  /** The code of one product, or its name where it has none: only orders with it. Null: all. */
  readonly product: string | null;
  /** Only the orders behind a row of the channels. Null: all. */
  readonly channel: ChannelAsked | null;
  readonly sort: OrderSort;
  readonly descending: boolean;
  readonly after: OrderPlace | null;
  readonly limit: number;
}

export interface FoundOrder {
  readonly order_id: string;
  /** The last day in the period on which it has entries of these kinds. */
  readonly day: string;
  /** What the list is sorted by. */
  readonly key: string | null;
}

const AMOUNTS = {
  total: { table: 'order_sums', column: 'charged_minor' },
  netSales: { table: 'order_sums', column: 'net_minor' },
  profit: { table: 'order_profits', column: 'profit_minor' },
} as const satisfies Record<Exclude<OrderSort, 'day'>, { table: string; column: string }>;

/** Text as a pattern of `like` that finds it anywhere. */
const containing = (text: string) => `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Days `d` of orders in the period on which they have entries of these kinds. */
function daysOf(
  shopId: string,
  { period: { from, to }, bits, channel }: Pick<OrdersAsked, 'period' | 'bits' | 'channel'>,
) {
  return sql`d.shop_id = ${shopId} and d.occurred_on between ${from}::date and ${to}::date and d.kinds & ${bits} <> 0
    and ${channel === null ? sql`true` : isOfChannel(shopId, 'd.order_id', channel)}`;
}

/** How many orders there are: each counts on its first day in the period. */
async function countAll(trx: ShopTransaction, shopId: string, asked: OrdersAsked): Promise<number> {
  const { from } = asked.period;
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from order_days d
    where ${daysOf(shopId, asked)} and (before_on is null or before_on < ${from}::date or not exists (
      select from order_days e where e.shop_id = ${shopId} and e.order_id = d.order_id and e.occurred_on < d.occurred_on
        and e.occurred_on >= ${from}::date and e.kinds & ${asked.bits} <> 0))`.execute(trx);
  return Number(rows[0]?.total ?? 0);
}

/** Whether there are so few days of orders that all of them can be gathered. */
async function areFew(
  trx: ShopTransaction,
  shopId: string,
  asked: OrdersAsked,
  mostGathered: number,
): Promise<boolean> {
  const { rows } = await sql<{ days: string }>`
    select count(*) as days from (select from order_days d where ${daysOf(shopId, asked)} limit ${mostGathered + 1}) as day`.execute(
    trx,
  );
  return Number(rows[0]?.days) <= mostGathered;
}

/** What a search finds orders by: a pattern of their number and customer (null: not by these), and the codes of products. */
interface Search {
  readonly pattern: string | null;
  readonly codes: readonly string[];
}

async function readSearch(
  trx: ShopTransaction,
  shopId: string,
  { search, product, period }: OrdersAsked,
): Promise<Search> {
  if (product !== null) return { pattern: null, codes: [product] };
  const pattern = containing(search);
  const { rows } = await sql<{ code: string }>`
    select distinct code from product_years
    where shop_id = ${shopId} and lower(code) like ${pattern}
      -- Whatever an order has on a day is shared by its products on that day.
      and year between ${`${period.from.slice(0, 4)}-01-01`}::date and ${period.to}::date`.execute(trx);
  return { pattern, codes: [search, ...rows.map(({ code }) => code)] };
}

/** The orders that a search finds, whatever the period; null where there are too many to be gathered: then none of them is sent. */
async function readMatches(
  trx: ShopTransaction,
  shopId: string,
  { pattern, codes }: Search,
  mostGathered: number,
): Promise<string[] | null> {
  const most = mostGathered + 1;
  const isFew = sql`(select count(*) from by_order) + (select count(*) from by_product) <= ${mostGathered}`;
  const { rows } = await sql<{ order_id: string | null }>`
    with by_order as materialized (
      select order_id from order_sums where shop_id = ${shopId} and found_by like ${pattern}::text limit ${most}
    ), by_product as materialized (
      select order_id from order_lines
      where shop_id = ${shopId} and coalesce(sku, name) = any (${codes}::text[]) and (select count(*) from by_order) <= ${mostGathered}
      limit ${most}
    )
    select order_id from (select order_id from by_order union select order_id from by_product) as found where ${isFew}
    union all select null where not ${isFew}`.execute(trx);
  const ids = rows.flatMap(({ order_id: id }) => id ?? []);
  return ids.length < rows.length ? null : ids;
}

const hasCode = ({ codes }: Search) => sql`coalesce(l.sku, l.name) = any (${codes}::text[])`;

/** True of an order's sums `s` that a search finds. The lines of each order are looked up, where the planner would gather those of all first. */
const isFound = (shopId: string, search: Search) => sql`(s.found_by like ${search.pattern}::text or exists (
  select from order_lines l where l.shop_id = ${shopId} and l.order_id = s.order_id and ${hasCode(search)} offset 0))`;

/** Of `found_days` those that a search finds. Sums and lines are looked up for all of them at once, in the order of their indexes. */
const searchDays = (shopId: string, search: Search) => {
  const ofDays = sql`order_id = any (array(select order_id from found_days))`;
  return sql`
      select d.* from found_days d join (
        select order_id from order_sums where shop_id = ${shopId} and ${ofDays} and found_by like ${search.pattern}::text
        union select order_id from order_lines l where shop_id = ${shopId} and ${ofDays} and ${hasCode(search)}
      ) as s on s.order_id = d.order_id`;
};

/** Behind a place in a list sorted by `key`, what is not known last. */
function behind(key: RawBuilder<unknown>, id: RawBuilder<unknown>, { after, descending, sort }: OrdersAsked) {
  if (after === null) return sql`true`;
  const [compared, idOf] = [descending ? sql`<` : sql`>`, sql`${after.orderId}::bigint`];
  if (after.key === null) return sql`(${key} is null and ${id} ${compared} ${idOf})`;
  const value = sort === 'day' ? sql`${after.key}::date` : sql`${after.key}::bigint`;
  return sql`(${key} is null or (${key}, ${id}) ${compared} (${value}, ${idOf}))`;
}

const direction = ({ descending }: OrdersAsked) => (descending ? sql`desc` : sql`asc`);

/** Of some orders, or of all of a short period: all are gathered, counted and sorted. */
async function gather(
  trx: ShopTransaction,
  shopId: string,
  asked: OrdersAsked,
  { ids = null, search = null }: { ids?: readonly string[] | null; search?: Search | null } = {},
) {
  const amount = asked.sort === 'day' ? null : AMOUNTS[asked.sort];
  const key = amount === null ? sql`r.day` : sql.ref(`s.${amount.column}`);
  // Looked up in the index: as a join the whole table could be read.
  const amounts =
    amount === null
      ? sql``
      : sql`join (
      select * from ${sql.table(amount.table)} where shop_id = ${shopId} and order_id = any (array(select order_id from found))
    ) as s on s.order_id = r.order_id`;
  const among = ids === null ? sql`true` : sql`d.order_id = any (${ids}::bigint[])`;
  const found = search === null ? sql`found` : sql`found_days`;
  const searched = search === null ? sql`` : sql`, found as materialized (${searchDays(shopId, search)})`;
  const { rows } = await sql<FoundOrder & { total: string }>`
    with ${found} as materialized (
      select d.order_id, max(d.occurred_on) as day from order_days d where ${daysOf(shopId, asked)} and ${among} group by d.order_id
    )${searched}
    select r.order_id, r.day::text as day, ${key}::text as key, (select count(*) from found) as total
    from found r ${amounts}
    where ${behind(key, sql`r.order_id`, asked)}
    order by ${key} ${direction(asked)} nulls last, r.order_id ${direction(asked)} limit ${asked.limit + 1}`.execute(
    trx,
  );
  return rows;
}

/** By day, in the order of the days' index: each order on its last day in the period. */
async function walkDays(trx: ShopTransaction, shopId: string, asked: OrdersAsked, search: Search | null) {
  const found =
    search === null
      ? sql`true`
      : sql`exists (select from order_sums s where s.shop_id = ${shopId} and s.order_id = d.order_id and ${isFound(shopId, search)})`;
  const place =
    asked.after === null
      ? sql`true`
      : sql`(d.occurred_on, d.order_id) ${asked.descending ? sql`<` : sql`>`} (${asked.after.key}::date, ${asked.after.orderId}::bigint)`;
  const { rows } = await sql<FoundOrder>`
    select d.order_id, d.occurred_on::text as day, d.occurred_on::text as key from order_days d
    where ${daysOf(shopId, asked)} and ${place} and not exists (
      select from order_days l where l.shop_id = ${shopId} and l.order_id = d.order_id and l.occurred_on > d.occurred_on
        and l.occurred_on <= ${asked.period.to}::date and l.kinds & ${asked.bits} <> 0) and ${found}
    order by d.occurred_on ${direction(asked)}, d.order_id ${direction(asked)} limit ${asked.limit + 1}`.execute(trx);
  return rows;
}

/** By an amount, in the order of its index: first the orders of which it is known, then the others. */
async function walkAmounts(trx: ShopTransaction, shopId: string, asked: OrdersAsked, search: Search | null) {
  const { after, limit, sort } = asked;
  if (sort === 'day') return walkDays(trx, shopId, asked, search);
  const { table, column: name } = AMOUNTS[sort];
  const column = sql.ref(`a.${name}`);
  // Looked up for each order that the page is walked for: joined, all of the shop could be read first.
  const found =
    search === null
      ? sql`true`
      : sql`exists (
          select from order_sums s where s.shop_id = ${shopId} and s.order_id = a.order_id and ${isFound(shopId, search)} offset 0)`;
  const [compared, way] = [asked.descending ? sql`<` : sql`>`, direction(asked)];
  const walk = async (among: RawBuilder<unknown>, by: RawBuilder<unknown>, most: number) => {
    const { rows } = await sql<FoundOrder>`
      select a.order_id, day.day::text as day, ${column}::text as key
      from ${sql.table(table)} a cross join lateral (
        select max(d.occurred_on) as day from order_days d where ${daysOf(shopId, asked)} and d.order_id = a.order_id
      ) as day
      where a.shop_id = ${shopId} and ${among} and day.day is not null and ${found}
      order by ${by} limit ${most}`.execute(trx);
    return rows;
  };
  const id = after === null ? sql`true` : sql`a.order_id ${compared} ${after.orderId}::bigint`;
  const place =
    after === null
      ? sql`true`
      : sql`(${column}, a.order_id) ${compared} (${after.key}::bigint, ${after.orderId}::bigint)`;
  const known =
    after !== null && after.key === null
      ? []
      : await walk(sql`${column} is not null and ${place}`, sql`${column} ${way}, a.order_id ${way}`, limit + 1);
  if (known.length > limit) return known;
  const behindNull = after !== null && after.key === null ? id : sql`true`;
  const others = await walk(sql`${column} is null and ${behindNull}`, sql`a.order_id ${way}`, limit + 1 - known.length);
  return [...known, ...others];
}

const withTotal = (rows: (FoundOrder & { total: string })[]) => ({ rows, total: Number(rows[0]?.total ?? 0) });

/**
 * A page of the orders of a period that have entries of some kinds, and one more, with how many there are; null where a search finds
 * too many to be counted at once.
 */
export async function findFigureOrders(
  trx: ShopTransaction,
  shopId: string,
  asked: OrdersAsked,
  mostGathered = MOST_GATHERED,
): Promise<{ rows: FoundOrder[]; total: number | null }> {
  const { search: text, product, channel } = asked;
  const searched = text !== '' || product !== null;
  if (!searched && channel === null) {
    const total = await countAll(trx, shopId, asked);
    if (asked.sort === 'day') return { rows: await walkDays(trx, shopId, asked, null), total };
    const few = total <= mostGathered;
    return { rows: few ? await gather(trx, shopId, asked) : await walkAmounts(trx, shopId, asked, null), total };
  }
  const ofAll = { ...asked, channel: null };
  if (!searched && channel !== null) {
    const ids = await readChannelOrders(trx, shopId, channel, mostGathered);
    if (ids === null) return { rows: await walkAmounts(trx, shopId, asked, null), total: null };
    return withTotal(await gather(trx, shopId, ofAll, { ids }));
  }
  const search = await readSearch(trx, shopId, asked);
  if (await areFew(trx, shopId, ofAll, mostGathered)) return withTotal(await gather(trx, shopId, asked, { search }));
  const ids = await readMatches(trx, shopId, search, mostGathered);
  if (ids === null) return { rows: await walkAmounts(trx, shopId, asked, search), total: null };
  return withTotal(await gather(trx, shopId, asked, { ids }));
}
