import type { Figure, FigureOrder, LedgerKind } from '@adaos/api';
import { sql } from 'kysely';
import { InvalidInputError } from '../errors/domain-errors.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { orderCursor } from '../paging/cursor.ts';
import { FIGURE_KINDS, lackingKinds, signIn } from './figures.ts';
import { readOrderCoverage } from './order-coverage.ts';
import { toMajor } from '../ledger/money.ts';
import type { Period } from '../calendar/days.ts';
import { checkPeriod } from '../calendar/period.ts';
import { isKnown } from './read-totals.ts';
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

/** Each order with entries of these kinds in the period, the last day of them and their sum. */
function behind(trx: ShopTransaction, shopId: string, period: Period, kinds: readonly LedgerKind[]) {
  return trx
    .selectFrom('order_totals')
    .select(['order_id', sql<string>`max(occurred_on)`.as('day'), sql<string>`sum(amount_minor)`.as('amount')])
    .where('shop_id', '=', shopId)
    .where('occurred_on', '>=', period.from)
    .where('occurred_on', '<=', period.to)
    .where('kind', 'in', kinds)
    .groupBy('order_id')
    .having(isKnown);
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
    const rows = await trx
      .with('behind', () => behind(trx, shopId, period, kinds))
      .with('page', (cte) =>
        cte
          .selectFrom('behind')
          .selectAll()
          .$if(after !== null, (page) =>
            page.where(sql<boolean>`(day, order_id) < (${after?.day}::date, ${after?.orderId}::bigint)`),
          )
          .orderBy('day', 'desc')
          .orderBy('order_id', 'desc')
          .limit(limit + 1),
      )
      .selectFrom((from) =>
        from
          .selectFrom('behind')
          .select((of) => of.fn.countAll<string>().as('total'))
          .as('all'),
      )
      .leftJoin('page', (join) => join.onTrue())
      .leftJoin('orders', (join) => join.onRef('orders.id', '=', 'page.order_id').on('orders.shop_id', '=', shopId))
      .select(['all.total', 'page.order_id', 'page.day', 'page.amount'])
      .select(['orders.external_id', 'orders.kind', 'orders.customer', 'orders.country'])
      .select((of) =>
        of
          .selectFrom('order_lines')
          .select((line) => line.fn.countAll<string>().as('lines'))
          .where('order_lines.shop_id', '=', shopId)
          .whereRef('order_lines.order_id', '=', 'page.order_id')
          .as('lines'),
      )
      .orderBy('page.day', 'desc')
      .orderBy('page.order_id', 'desc')
      .execute();

    const sign = query.kind === undefined && query.figure !== 'adSpend' ? 1n : signIn(query.figure, kinds[0] ?? 'sale');
    const orders = rows.flatMap(
      ({ order_id: id, day, amount, external_id: externalId, kind, lines, ...row }): FigureOrder[] => {
        if (id === null || day === null || amount === null || externalId === null || kind === null) return [];
        const { customer, country } = row;
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
      },
    );
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
      total: Number(rows[0]?.total ?? 0),
      nextCursor: orders.length > limit && last ? orderCursor.of(last.occurredOn, last.id) : null,
    };
  });
}
