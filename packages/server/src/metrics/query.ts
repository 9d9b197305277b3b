import type { MetricsAnswer, MetricsQuery, MetricsRow } from '@adaos/api';
import type { MetricId, Role } from '@adaos/domain';
import { periodToCompare } from '../calendar/period.ts';
import type { Database } from '../db/database.ts';
import { readOrderSpan } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { toMajor } from '../ledger/money.ts';
import { metrics } from './definitions/index.ts';
import { linksTo } from './links.ts';
import { planQuery, type QueryPlan } from './plan-query.ts';
import { type FoundRow, readPlan } from './read-plan.ts';
import { timeSpans } from './readers/spans.ts';
import type { Cell } from './types.ts';

const ROWS = 100;

type Figures = Pick<MetricsRow, 'values' | 'unknown' | 'missing'>;

/** The metrics of a cell, each as a number or with why there is none. */
function figuresOf(cell: Cell, ids: readonly MetricId[], digits: number): Figures {
  const values: Record<string, number | null> = {};
  const unknown: Figures['unknown'] = {};
  for (const id of ids) {
    const value = metrics[id].value(cell);
    values[id] = typeof value === 'string' ? null : typeof value === 'bigint' ? toMajor(value, digits) : value;
    if (typeof value === 'string') unknown[id] = value;
  }
  const missing = cell.missing.filter((kind) => ids.some((id) => metrics[id].restsOn.includes(kind)));
  return { values, unknown, missing };
}

const compareTexts = (a: string | null, b: string | null) =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1;

interface Written {
  readonly row: MetricsRow;
  readonly found: FoundRow;
}

/** What is not known comes last, whichever way it is sorted; and so does what belongs to no value. */
function sorted(rows: readonly Written[], plan: QueryPlan, { sort, order }: MetricsQuery): Written[] {
  const by = sort ?? (plan.time ? plan.time : plan.metrics[0]);
  const direction = (order ?? (by === plan.time ? 'asc' : 'desc')) === 'asc' ? 1 : -1;
  const ties = (a: Written, b: Written) =>
    compareTexts(a.found.span?.key ?? null, b.found.span?.key ?? null) ||
    compareTexts(a.found.row.value, b.found.row.value) ||
    compareTexts(a.row.rest ?? null, b.row.rest ?? null);
  return rows.toSorted((a, b) => {
    const own = by === undefined ? 0 : compareBy(a.row, b.row, by, direction);
    return own || ties(a, b);
  });
}

function compareBy(a: MetricsRow, b: MetricsRow, by: string, direction: 1 | -1): number {
  if (by in a.dimensions) {
    const [one, other] = [a.dimensions[by] ?? null, b.dimensions[by] ?? null];
    return one === null || other === null ? compareTexts(one, other) : direction * compareTexts(one, other);
  }
  if (a.rest !== b.rest && (a.rest === undefined || b.rest === undefined)) return a.rest === undefined ? -1 : 1;
  const [one, other] = [a.values[by] ?? null, b.values[by] ?? null];
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  return direction * (one - other);
}

/** The row of the same value in the period compared with; of times the one in the same place. */
function keyOf({ row, span }: FoundRow, places: ReadonlyMap<string, number>): string {
  return JSON.stringify([span ? places.get(span.key) : null, row.value, row.rest ?? null]);
}

/**
 * Answers a question for figures, by the sums that the screens show.
 * @param role of who asks. @param origin of the app, for the links to the rows.
 * @throws InvalidInputError that names the field; ForbiddenError for a metric above the role.
 */
export async function queryMetrics(
  database: Database,
  { shopId, role }: { readonly shopId: string; readonly role: Role },
  query: MetricsQuery,
  origin: string,
): Promise<MetricsAnswer> {
  const plan = planQuery(query, role);
  const { period, metrics: ids, time, other } = plan;
  const links = linksTo(origin);
  const [first] = ids;
  const model = query.model ?? 'last';
  return database.readShop(shopId, async (trx) => {
    const { currency, digits, timezone } = await readShopFacts(trx, shopId);
    const span = await readOrderSpan(trx, shopId);
    const { rows: found, total } = await readPlan(trx, shopId, plan, period, model);
    const compared = span && periodToCompare(query, span);
    const before = compared && (await readPlan(trx, shopId, plan, compared, model));
    const placesOf = (of: typeof period) =>
      new Map((time ? timeSpans(of, time) : []).map(({ key }, place) => [key, place]));
    const [places, placesBefore] = [placesOf(period), placesOf(compared ?? period)];
    const earlier = new Map(before?.rows.map((row) => [keyOf(row, placesBefore), row.row.cell]));
    const cellBefore = (row: FoundRow) => {
      const cell = earlier.get(keyOf(row, places));
      return cell ? figuresOf(cell, ids, digits) : null;
    };
    const rows = found.map((one): Written => {
      const { span: of, row } = one;
      return {
        found: one,
        row: {
          dimensions: { ...(time && of && { [time]: of.key }), ...(other && plan.grouped && { [other]: row.value }) },
          name: row.name,
          ...(row.rest && { rest: row.rest }),
          ...figuresOf(row.cell, ids, digits),
          ...(before && { before: cellBefore(one) }),
          link: first ? links.ofRow(first, of ?? period, other, row) : null,
        },
      };
    });
    return {
      source: span === null ? 'none' : 'live',
      currency,
      timezone,
      ...period,
      metrics: ids.map((id) => {
        const { name, unit, formula } = metrics[id];
        return { id, name, unit, formula, link: links.ofMetric(id, period) };
      }),
      rows: sorted(rows, plan, query)
        .slice(0, query.limit ?? ROWS)
        .map(({ row }) => row),
      rowCount: rows.length,
      totals: {
        ...figuresOf(total, ids, digits),
        ...(before && { before: figuresOf(before.total, ids, digits) }),
      },
      compared: compared ?? null,
    };
  });
}
