import type { MetricsAnswer, ProfitAndLoss } from '@adaos/api';
import { addMonths, firstDayOf, lastDayOf, LEDGER_KINDS, PROFIT_AND_LOSS, type MetricId } from '@adaos/domain';
import { readOrderSpan } from '../insights/read-orders.ts';
import { percentOf } from '../ledger/money.ts';
import { metrics } from '../metrics/definitions/index.ts';
import { queryMetrics } from '../metrics/query.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { today } from './today.ts';

const LINES: readonly MetricId[] = PROFIT_AND_LOSS.map(({ metric }) => metric);

/** The month that the statement opens on: the last whole one, or that of the last data where they end earlier. */
function openingMonth(day: string, last: string | undefined): string {
  const whole = addMonths(day, -1);
  const month = last?.slice(0, 7) ?? whole;
  return month < whole ? month : whole;
}

/** A part of the net sales in percent, as the metrics divide: by minor units. */
function shareOf(value: number | null, net: number | null): number | null {
  if (value === null || net === null || net <= 0) return null;
  return percentOf(BigInt(Math.round(value * 100)), BigInt(Math.round(net * 100)));
}

/**
 * The profit and loss statement of a month beside the month before and the same month a year earlier. It is made of the metrics alone, so
 * that each of its lines is the figure of the screens.
 * @param month `YYYY-MM`; left out, the last whole month with data.
 */
export async function getProfitAndLoss(
  { database, appOrigin }: Pick<Services, 'database' | 'appOrigin'>,
  { shopId, role }: Pick<Actor, 'shopId' | 'role'>,
  month?: string,
  now = new Date(),
): Promise<ProfitAndLoss> {
  const { day, span } = await database.readShop(shopId, async (trx) => ({
    day: await today(trx, shopId, now),
    span: await readOrderSpan(trx, shopId),
  }));
  const shown = month ?? openingMonth(day, span?.to);
  const months = [shown, addMonths(shown, -1), addMonths(shown, -12)].map((each) => {
    const [from, end] = [firstDayOf(each), lastDayOf(each)];
    return { month: each, from, to: day >= from && day < end ? day : end };
  });
  const answers: MetricsAnswer[] = [];
  for (const { from, to } of months)
    answers.push(await queryMetrics(database, { shopId, role }, { metrics: [...LINES], from, to }, appOrigin()));
  const [first] = answers;
  const hasData = (column: { from: string; to: string }) =>
    span !== null && column.from <= span.to && span.from <= column.to;
  return {
    source: span === null ? 'none' : 'live',
    currency: first?.currency ?? null,
    month: shown,
    months: span && { first: span.from.slice(0, 7), last: (span.to > day ? span.to : day).slice(0, 7) },
    columns: months.map((column) => ({ ...column, hasData: hasData(column) })),
    lines: PROFIT_AND_LOSS.map(({ metric, part }) => ({
      metric,
      part,
      figures: answers.map(({ totals }, place) => {
        const column = months[place];
        if (!column || !hasData(column)) return { value: null, share: null, missing: [] };
        const value = totals.values[metric] ?? null;
        return {
          value,
          share: shareOf(value, totals.values['net_sales'] ?? null),
          missing: totals.missing.filter((kind) => metrics[metric].restsOn.includes(kind)),
        };
      }),
    })),
    missing: LEDGER_KINDS.filter((kind) => first?.totals.missing.includes(kind)),
  };
}
