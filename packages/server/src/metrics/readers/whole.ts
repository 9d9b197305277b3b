import { LEDGER_KINDS, type TimeDimension } from '@adaos/domain';
import { readVisitsByDay, type Visits } from '../../analytics/visits.ts';
import type { Period } from '../../calendar/days.ts';
import { countReturning, readNewByDay } from '../../customers/period.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { adSpend, goodsCostKnown, missingInSpan, missingKinds, netSales } from '../../insights/figures.ts';
import { countCustomers, readOrdersByDay } from '../../insights/read-orders.ts';
import { NO_TOTALS, readTotals } from '../../insights/read-totals.ts';
import { countRefundedOrders } from '../../insights/refunded-orders.ts';
import { hasEntries, mergeTotals, sumOf, type Totals } from '../../insights/totals.ts';
import { readUnitsByDay } from '../../ledger/product-sums.ts';
import { wholeOf } from '../../products/product-amounts.ts';
import type { Cell, Part } from '../types.ts';
import { keyOfDay, type Span } from './spans.ts';

/** What of a cell the ledger says. */
export function ledgerCell(totals: Totals, period: Totals): Cell {
  const spend = -sumOf(totals, ['ad_spend']);
  const { discount, goods, costs } = wholeOf(totals);
  return {
    totals,
    net: netSales(totals),
    discount: -discount,
    goods: -goods,
    orderCosts: -costs,
    contribution: sumOf(totals, LEDGER_KINDS) + spend,
    spend,
    // As a point of the chart on the overview: nothing sold says nothing in a period whose profit is not known.
    goodsKnown: goodsCostKnown(totals) && (goodsCostKnown(period) || hasEntries(totals, ['sale'])),
    spendKnown: adSpend(totals) !== null,
    missing: totals === period ? missingKinds(totals) : missingInSpan(totals, period),
  };
}

type Days<T> = ReadonlyMap<string, T>;
type Count = Pick<Cell, Part>;

const sumDays = (days: Days<number>, { from, to }: Period): number =>
  [...days].reduce((sum, [day, count]) => (day >= from && day <= to ? sum + count : sum), 0);

function visitsIn(
  found: { since: string; days: Days<Pick<Visits, 'visits' | 'views' | 'orders'>> } | null,
  span: Period,
): Count {
  if (found === null || span.to < found.since) return { sessions: null, views: null, purchases: null };
  const within = [...found.days].filter(([day]) => day >= span.from && day <= span.to).map(([, of]) => of);
  return {
    sessions: within.reduce((sum, { visits }) => sum + visits, 0),
    views: within.reduce((sum, { views }) => sum + views, 0),
    purchases: within.reduce((sum, { orders }) => sum + orders, 0),
  };
}

/** What counts customers or orders once each is asked for span by span, as the screens ask. */
export const COUNTED_ONCE: ReadonlySet<Part> = new Set<Part>(['refunded', 'customers', 'returning']);

/** The counts of each span, as far as they are needed. */
async function readCounts(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  spans: readonly Span[],
  needed: ReadonlySet<Part>,
): Promise<Map<string, Count>> {
  const orders = needed.has('orders') ? await readOrdersByDay(trx, shopId, period) : null;
  const units = needed.has('units') ? await readUnitsByDay(trx, shopId, period) : null;
  const fresh = needed.has('newCustomers') ? await readNewByDay(trx, shopId, period) : null;
  const visited = needed.has('sessions') || needed.has('views');
  const visits = visited ? await readVisitsByDay(trx, shopId, period) : null;
  const counts = new Map<string, Count>();
  for (const span of spans) {
    counts.set(span.key, {
      ...(orders && { orders: sumDays(orders, span) }),
      ...(units && { units: sumDays(units, span) }),
      ...(fresh && { newCustomers: sumDays(fresh, span) }),
      ...(visited && visitsIn(visits, span)),
      ...(needed.has('refunded') && { refunded: await countRefundedOrders(trx, shopId, span) }),
      ...(needed.has('customers') && { customers: await countCustomers(trx, shopId, span) }),
      ...(needed.has('returning') && { returning: await countReturning(trx, shopId, span) }),
    });
  }
  return counts;
}

async function readSpanTotals(trx: ShopTransaction, shopId: string, period: Period, by: TimeDimension) {
  if (by === 'month') return readTotals(trx, shopId, period, 'month');
  const days = await readTotals(trx, shopId, period, 'day');
  if (by === 'day') return days;
  const weeks = Map.groupBy(days, ([day]) => keyOfDay('week', day));
  return new Map([...weeks].map(([week, of]) => [week, mergeTotals(of.map(([, totals]) => totals))]));
}

/** The shop as a whole in a period. */
export async function readWhole(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  needed: ReadonlySet<Part>,
): Promise<Cell> {
  const totals = (await readTotals(trx, shopId, period, 'period')).get('period') ?? NO_TOTALS;
  const counts = await readCounts(trx, shopId, period, [{ ...period, key: '' }], needed);
  return { ...ledgerCell(totals, totals), ...counts.get('') };
}

/** The shop as a whole in each span of a period. @param period what the ledger says of the period. */
export async function readWholeBy(
  trx: ShopTransaction,
  shopId: string,
  asked: { readonly period: Period; readonly by: TimeDimension; readonly spans: readonly Span[] },
  needed: ReadonlySet<Part>,
  period: Totals,
): Promise<Map<string, Cell>> {
  const totals = await readSpanTotals(trx, shopId, asked.period, asked.by);
  const counts = await readCounts(trx, shopId, asked.period, asked.spans, needed);
  return new Map(
    asked.spans.map(({ key }) => {
      return [key, { ...ledgerCell(totals.get(key) ?? { ...NO_TOTALS }, period), ...counts.get(key) }];
    }),
  );
}
