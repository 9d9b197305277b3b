import type { Figure, FigureOrder, LedgerKind, OrderKind } from '@adaos/api';
import { sql } from 'kysely';
import { InvalidInputError } from '../errors/domain-errors.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { orderCursor } from '../paging/cursor.ts';
import { FIGURE_KINDS, lackingKinds, signIn } from './figures.ts';
import { kindBits } from '../ledger/order-days.ts';
import { readOrderCoverage } from './order-coverage.ts';
import { toMajor } from '../ledger/money.ts';
import type { Period } from '../calendar/days.ts';
import { checkPeriod } from '../calendar/period.ts';
import { readShopFacts } from './shop-facts.ts';

const PAGE = 50;

export interface FigureOrdersQuery extends Period {
  readonly figure: Figure;
  /** Only what this kind of entry adds; it must be one that enters the figure. */
  readonly kind?: LedgerKind | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface FigureOrders {
  readonly orders: FigureOrder[];
  /** Of the whole list, whatever the page. */
  readonly total: number;
  readonly nextCursor: string | null;
}

/** The kinds whose entries are listed. Of `roi` that is the contribution before ads: its divisor is no part of an order's worth. */
function kindsOf({ figure, kind }: FigureOrdersQuery): readonly LedgerKind[] {
  const kinds = FIGURE_KINDS[figure];
  if (kind === undefined) return figure === 'roi' ? kinds.filter((each) => each !== 'ad_spend') : kinds;
  if (kinds.includes(kind)) return [kind];
  const message = `${kind} does not enter ${figure}.`;
  throw new InvalidInputError('invalid_request', message, { fields: { kind: message } });
}

/** A day of an order in the period on which it has entries of these kinds. */
function daysOf(shopId: string, { from, to }: Period, bits: number) {
  const within = (day: string) => sql`${sql.ref(day)} between ${from}::date and ${to}::date`;
  const adds = (day: string) => sql`${sql.ref(`${day}.kinds`)} & ${bits} <> 0`;
  return sql`d.shop_id = ${shopId} and ${within('d.occurred_on')} and ${adds('d')}`;
}

interface OrderOfFigure {
  order_id: string;
  day: string;
}

/** A page of the orders, each on the last day in the period on which it has entries of these kinds, and one more. */
async function readPage(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  { bits, after, limit }: { bits: number; after: { day: string; orderId: string } | null; limit: number },
): Promise<OrderOfFigure[]> {
  const from =
    after === null ? sql`true` : sql`(d.occurred_on, d.order_id) < (${after.day}::date, ${after.orderId}::bigint)`;
  const { rows } = await sql<OrderOfFigure>`
    select d.order_id, d.occurred_on::text as day from order_days d
    where ${daysOf(shopId, period, bits)} and ${from} and not exists (
      select from order_days l where l.shop_id = ${shopId} and l.order_id = d.order_id and l.occurred_on > d.occurred_on
        and l.occurred_on <= ${period.to}::date and l.kinds & ${bits} <> 0)
    order by d.occurred_on desc, d.order_id desc limit ${limit + 1}`.execute(trx);
  return rows;
}

/** How many orders there are: each counts on its first day in the period. */
async function countAll(trx: ShopTransaction, shopId: string, period: Period, bits: number): Promise<number> {
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from order_days d
    where ${daysOf(shopId, period, bits)} and (before_on is null or before_on < ${period.from}::date or not exists (
      select from order_days e where e.shop_id = ${shopId} and e.order_id = d.order_id and e.occurred_on < d.occurred_on
        and e.occurred_on >= ${period.from}::date and e.kinds & ${bits} <> 0))`.execute(trx);
  return Number(rows[0]?.total ?? 0);
}

interface Described {
  id: string;
  external_id: string;
  kind: OrderKind;
  customer: string | null;
  country: string | null;
  lines: string;
  amount: string;
}

/** What is shown of some orders, by their ids, with the sum of their entries of these kinds in the period. */
async function describe(
  trx: ShopTransaction,
  shopId: string,
  { from, to }: Period,
  kinds: readonly LedgerKind[],
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Described>> {
  const ids = sql`any (${orderIds}::bigint[])`;
  const { rows } = await sql<Described>`
    with amounts as (
      select order_id, sum(amount_minor) as amount from order_totals
      where shop_id = ${shopId} and order_id = ${ids} and occurred_on between ${from}::date and ${to}::date
        and kind in (${sql.join(kinds)})
      group by order_id
    ), counts as (
      select order_id, count(*) as lines from order_lines where shop_id = ${shopId} and order_id = ${ids} group by order_id
    )
    select o.id, external_id, kind, customer, country, coalesce(lines, 0) as lines, coalesce(amount, 0) as amount
    from orders o left join amounts on amounts.order_id = o.id left join counts on counts.order_id = o.id
    where o.shop_id = ${shopId} and o.id = ${ids}`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The orders behind a figure, or behind one kind of entry in it, by the last day on which they added to it, newest first.
 * @throws InvalidInputError `invalid_request` for a period, kind or cursor that cannot be.
 */
export async function listFigureOrders(
  database: Database,
  shopId: string,
  query: FigureOrdersQuery,
): Promise<FigureOrders> {
  const period = checkPeriod(query);
  const kinds = kindsOf(query);
  const after = query.cursor === undefined ? null : orderCursor.read(query.cursor);
  const limit = query.limit ?? PAGE;

  return database.readShop(shopId, async (trx) => {
    const { digits } = await readShopFacts(trx, shopId);
    const bits = kindBits(kinds);
    const found = await readPage(trx, shopId, period, { bits, after, limit });
    const total = await countAll(trx, shopId, period, bits);
    const ids = found.map(({ order_id: id }) => id);
    const described = await describe(trx, shopId, period, kinds, ids);

    const sign = query.kind === undefined && query.figure !== 'adSpend' ? 1n : signIn(query.figure, kinds[0] ?? 'sale');
    const orders = found.flatMap(({ order_id: id, day }): FigureOrder[] => {
      const order = described.get(id);
      if (order === undefined) return [];
      const { external_id: externalId, kind, customer, country, lines, amount } = order;
      return [
        {
          id,
          externalId,
          kind,
          occurredOn: day,
          customer,
          country,
          lines: Number(lines),
          amount: toMajor(sign * BigInt(amount), digits),
          missing: [],
        },
      ];
    });
    const page = orders.slice(0, limit);
    const last = page.at(-1);
    // What one kind adds lacks nothing, nor do the sales: a profit does.
    const coverage =
      query.kind === undefined && kinds.includes('cogs')
        ? await readOrderCoverage(
            trx,
            shopId,
            page.map(({ id }) => id),
          )
        : null;
    return {
      orders: page.map((order) => ({ ...order, missing: lackingKinds(coverage?.get(order.id) ?? {}) })),
      total,
      nextCursor: orders.length > limit && last ? orderCursor.of(last.occurredOn, last.id) : null,
    };
  });
}
