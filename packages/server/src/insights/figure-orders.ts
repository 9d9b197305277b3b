import type { Figure, FigureOrder, LedgerKind, OrderKind } from '@adaos/api';
import {
  type AttributionModel,
  type ChannelDimension,
  type KindAsked,
  kindsAsked,
  type OrderSort,
} from '@adaos/domain';
import { sql } from 'kysely';
import { InvalidInputError } from '../errors/domain-errors.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { orderCursor } from '../paging/cursor.ts';
import { FIGURE_KINDS, lackingKinds, signIn } from './figures.ts';
import { findFigureOrders, type FoundOrder } from './find-figure-orders.ts';
import type { ChannelAsked } from '../ledger/channel-orders.ts';
import { kindBits } from '../ledger/order-days.ts';
import { readOrderCoverage } from './order-coverage.ts';
import { toMajor } from '../ledger/money.ts';
import type { Period } from '../calendar/days.ts';
import { checkPeriod } from '../calendar/period.ts';
import { readShopFacts } from './shop-facts.ts';

const PAGE = 50;

export interface FigureOrdersQuery extends Period {
  readonly figure: Figure;
  /** Only what this kind of entry, or this group of kinds, adds; it must enter the figure. */
  readonly kind?: KindAsked | undefined;
  readonly search?: string | undefined;
  /** The code of one product, or its name where it has none: only orders with it. */
  readonly product?: string | undefined;
  /** Only the orders behind a row of the channels: of no channel where none is named. */
  readonly dimension?: ChannelDimension | undefined;
  readonly model?: AttributionModel | undefined;
  readonly channel?: string | undefined;
  readonly campaign?: string | undefined;
  readonly sort?: OrderSort | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface FigureOrders {
  readonly orders: FigureOrder[];
  /** Of the whole list, whatever the page; null where a search finds too many to be counted at once. */
  readonly total: number | null;
  readonly nextCursor: string | null;
}

/** The kinds whose entries are listed. Of `roi` that is the contribution before ads: its divisor is no part of an order's worth. */
function kindsOf({ figure, kind }: FigureOrdersQuery): readonly LedgerKind[] {
  const kinds = FIGURE_KINDS[figure];
  if (kind === undefined) return figure === 'roi' ? kinds.filter((each) => each !== 'ad_spend') : kinds;
  const asked = kindsAsked(kind).filter((each) => kinds.includes(each));
  if (asked.length > 0) return asked;
  const message = `${kind} does not enter ${figure}.`;
  throw new InvalidInputError('invalid_request', message, { fields: { kind: message } });
}

function channelOf({ dimension, model = 'last', channel, campaign = '' }: FigureOrdersQuery): ChannelAsked | null {
  return dimension === undefined ? null : { dimension, model, channel: channel ?? null, campaign };
}

interface Described {
  id: string;
  external_id: string;
  kind: OrderKind;
  customer: string | null;
  country: string | null;
  lines: string;
  amount: string;
  charged: string;
  net: string;
  profit: string | null;
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
    select o.id, external_id, kind, customer, country, coalesce(lines, 0) as lines, coalesce(amount, 0) as amount,
      s.charged_minor as charged, s.net_minor as net, p.profit_minor as profit
    from orders o join order_sums s on s.shop_id = ${shopId} and s.order_id = o.id
      join order_profits p on p.shop_id = ${shopId} and p.order_id = o.id
      left join amounts on amounts.order_id = o.id left join counts on counts.order_id = o.id
    where o.shop_id = ${shopId} and o.id = ${ids}`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of a page of orders what is shown of each. */
async function present(
  trx: ShopTransaction,
  shopId: string,
  query: FigureOrdersQuery,
  { kinds, page, digits }: { kinds: readonly LedgerKind[]; page: readonly FoundOrder[]; digits: number },
): Promise<FigureOrder[]> {
  const ids = page.map(({ order_id: id }) => id);
  const described = await describe(trx, shopId, query, kinds, ids);
  const coverage = await readOrderCoverage(trx, shopId, ids);
  const sign = query.kind === undefined && query.figure !== 'adSpend' ? 1n : signIn(query.figure, kinds[0] ?? 'sale');
  // What one kind adds lacks nothing, nor do the sales: a profit does.
  const isProfit = query.kind === undefined && kinds.includes('cogs');
  return page.flatMap(({ order_id: id, day }): FigureOrder[] => {
    const order = described.get(id);
    if (order === undefined) return [];
    const missing = lackingKinds(coverage.get(id) ?? {});
    return [
      {
        id,
        externalId: order.external_id,
        kind: order.kind,
        occurredOn: day,
        customer: order.customer,
        country: order.country,
        lines: Number(order.lines),
        amount: toMajor(sign * BigInt(order.amount), digits),
        missing: isProfit ? missing : [],
        total: toMajor(BigInt(order.charged), digits),
        netSales: toMajor(BigInt(order.net), digits),
        profit: order.profit === null ? null : toMajor(BigInt(order.profit), digits),
        profitMissing: missing,
      },
    ];
  });
}

/**
 * The orders behind a figure, or behind one kind of entry in it: those that are searched for; by the last day on which they added to it
 * or by what they add up to as a whole, the newest or highest first.
 * @throws InvalidInputError `invalid_request` for a period, kind or cursor that cannot be.
 */
export async function listFigureOrders(
  database: Database,
  shopId: string,
  query: FigureOrdersQuery,
): Promise<FigureOrders> {
  const period = checkPeriod(query);
  const kinds = kindsOf(query);
  const { search = '', sort = 'day', order = 'desc', limit = PAGE } = query;
  const after = query.cursor === undefined ? null : orderCursor.read(sort, query.cursor);

  return database.readShop(shopId, async (trx) => {
    const { digits } = await readShopFacts(trx, shopId);
    const { rows, total } = await findFigureOrders(trx, shopId, {
      period,
      bits: kindBits(kinds),
      search: search.trim(),
      product: query.product ?? null,
      channel: channelOf(query),
      sort,
      descending: order === 'desc',
      after,
      limit,
    });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      orders: await present(trx, shopId, query, { kinds, page, digits }),
      total,
      nextCursor: rows.length > limit && last ? orderCursor.of(sort, { key: last.key, orderId: last.order_id }) : null,
    };
  });
}
