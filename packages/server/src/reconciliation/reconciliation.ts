import type { ReconciledMonth, Reconciliation } from '@adaos/api';
import { type ReportMeasure, TIE_CAUSES } from '@adaos/domain';
import { sql } from 'kysely';
import type { Database, ShopTransaction } from '../db/database.ts';
import { readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { calledOffOrders } from '../ledger/called-off.ts';
import { toMajor } from '../ledger/money.ts';
import { explainMonth, type Totals } from './explain.ts';
import { candidateOf, type CauseSums, readCauses } from './read-causes.ts';
import { type OwnMonth, readOwnMonths } from './read-months.ts';
import { readReports, readReportsInForce, type ReportRecord, toReport, totalsOf } from './reports.ts';
import { majorOf, toMonthTotals } from './totals.ts';

/** Ten years. */
const MOST_MONTHS = 120;

const NOTHING: Totals = { orders: 0n, gross: 0n, discounts: 0n, refunds: 0n, netSales: 0n, shipping: 0n, vat: 0n };

async function countOrders(trx: ShopTransaction, shopId: string, causes: readonly CauseSums[]) {
  const { rows } = await sql<{ placed: string; tied: string; calledOff: string }>`
    select (select coalesce(sum(orders), 0) from daily_orders where shop_id = ${shopId} and kind <> 'adjustment') as placed,
      count(*) filter (where state = 'counted' and total is not null and cause is null) as tied,
      -- Those with a status that says so are not among the placed ones.
      count(*) filter (where state in ('cancelled', 'test') and order_id is not null
        and order_id not in (${calledOffOrders(shopId)})) as "calledOff"
    from order_statements where shop_id = ${shopId}`.execute(trx);
  const { placed = '0', tied = '0', calledOff = '0' } = rows[0] ?? {};
  const of = (leftOut: boolean) =>
    causes.filter((sums) => sums.leftOut === leftOut).reduce((all, { orders }) => all + orders, 0);
  const counted = Number(placed) - Number(calledOff);
  const withoutTotal = Math.max(counted - Number(tied) - of(false), 0);
  return { counted, tied: Number(tied), differing: of(false), withoutTotal, leftOut: of(true) };
}

function causeRows(causes: readonly CauseSums[], digits: number): Reconciliation['causes'] {
  return TIE_CAUSES.flatMap((cause) => {
    const sums = causes.filter((each) => each.cause === cause);
    if (sums.length === 0) return [];
    const orders = sums.reduce((all, each) => all + each.orders, 0);
    const amount = sums.reduce((all, { difference }) => all + difference, 0n);
    const unknownAmounts = sums.reduce((all, each) => all + each.unknownAmounts, 0);
    return [{ cause, orders, amount: toMajor(amount, digits), unknownAmounts }];
  });
}

/** The months with orders, ledger entries, left out orders or a report, oldest first. */
function allMonths(own: readonly OwnMonth[], causes: readonly CauseSums[], reports: ReadonlyMap<string, unknown>) {
  const months = new Set([...own, ...causes].flatMap(({ month }) => (month === null ? [] : [month])));
  for (const month of reports.keys()) months.add(month);
  return [...months].toSorted().slice(-MOST_MONTHS);
}

interface MonthSources {
  readonly own: ReadonlyMap<string, OwnMonth>;
  readonly causes: readonly CauseSums[];
  readonly reports: ReadonlyMap<string, ReportRecord>;
  readonly digits: number;
}

function reconcileMonth(month: string, sources: MonthSources): ReconciledMonth {
  const { own, causes, reports, digits } = sources;
  const ours = own.get(month)?.totals ?? NOTHING;
  const report = reports.get(month);
  const before = [...own.values()]
    .filter((each) => each.month < month)
    .reduce((sum, { undatedRefunds }) => sum + undatedRefunds, 0n);
  const here = own.get(month)?.undatedRefunds ?? 0n;
  const candidates = causes.filter((sums) => sums.month === month).map(candidateOf);
  const money = (measure: ReportMeasure, amount: bigint) => majorOf(measure, amount, digits);
  const explained = report
    ? explainMonth({ ours, theirs: totalsOf(report), candidates, undatedRefunds: { here, before } })
    : [];
  return {
    month,
    totals: toMonthTotals(ours, digits),
    report: report ? toReport(report, digits) : null,
    differences: explained.map(({ measure, difference, parts, unexplained }) => ({
      measure,
      difference: money(measure, difference),
      parts: parts.map(({ cause, orders, amount }) => ({
        cause,
        orders,
        amount: amount === null ? null : money(measure, amount),
      })),
      unexplained: money(measure, unexplained),
    })),
  };
}

/** Whether the shop's orders add up to the totals of their platform, and its months beside the platform's own report. */
export async function getReconciliation(database: Database, shopId: string): Promise<Reconciliation> {
  return database.readShop(shopId, async (trx) => {
    const { currency, digits } = await readShopFacts(trx, shopId);
    const causes = await readCauses(trx, shopId);
    const own = await readOwnMonths(trx, shopId);
    const reports = await readReportsInForce(trx, shopId);
    const orders = await countOrders(trx, shopId, causes);
    const sources = { own: new Map(own.map((each) => [each.month, each])), causes, reports, digits };
    const months = allMonths(own, causes, reports).toReversed();
    return {
      source: months.length === 0 && orders.leftOut === 0 ? 'none' : 'live',
      currency,
      updatedAt: (await readUpdatedAt(trx, shopId))?.toISOString() ?? null,
      orders,
      causes: causeRows(causes, digits),
      months: months.map((month) => reconcileMonth(month, sources)),
      reports: (await readReports(trx, shopId)).map((report) => toReport(report, digits)),
    };
  });
}
