import type { LedgerKind } from '@adaos/api';
import type { Granularity } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { Period } from '../calendar/days.ts';
import type { Share, TotalRow, Totals } from './totals.ts';

export const NO_TOTALS: Totals = { rows: [], coverage: {} };

/** Sums of which something is known: what a rule had added and was taken back is not. */
export const isKnown = sql<boolean>`(sum(entries) > 0 or sum(amount_minor) <> 0)`;

/** The days of a period together, or each day or month of it apart. */
export type SpanSize = Granularity | 'period';

const SPAN = {
  day: sql<string>`occurred_on::text`,
  // Of a date `to_char` makes a moment first, which takes most of the time of two years' days.
  month: sql<string>`left(occurred_on::text, 7)`,
  period: sql<string>`'period'`,
};

/** By span, the sales of the days whose ad spend is known, of those of all days: ads belong to no order. */
const adsCoverage = (trx: ShopTransaction, shopId: string, period: Period, by: SpanSize) => {
  const stated = sql<boolean>`occurred_on in (
    select occurred_on from daily_totals where shop_id = ${shopId} and kind = 'ad_spend' and entries > 0
      and occurred_on between ${period.from} and ${period.to})`;
  return trx
    .selectFrom('daily_coverage')
    .select([SPAN[by].as('span'), sql<string>`'ad_spend'`.as('kind')])
    .select(sql<string>`coalesce(sum(counted_minor) filter (where ${stated}), 0)`.as('known'))
    .select(sql<string>`sum(counted_minor)`.as('of'))
    .select(sql<string>`coalesce(sum(counted) filter (where not ${stated}), 0)`.as('without'))
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'shipping_cost')
    .where('occurred_on', '>=', period.from)
    .where('occurred_on', '<=', period.to)
    .groupBy('span');
};

/** By span, for how much of the sales each cost is known. */
async function readCoverage(trx: ShopTransaction, shopId: string, period: Period, by: SpanSize) {
  const found = await trx
    .selectFrom('daily_coverage')
    .select([SPAN[by].as('span'), 'kind'])
    .select([sql<string>`sum(known_minor)`.as('known'), sql<string>`sum(counted_minor)`.as('of')])
    .select(sql<string>`sum(counted - known)`.as('without'))
    .where('shop_id', '=', shopId)
    .where('occurred_on', '>=', period.from)
    .where('occurred_on', '<=', period.to)
    // No profit is said to lack the VAT: many shops owe none.
    .where('kind', '<>', 'tax')
    .groupBy(['span', 'kind'])
    .unionAll(adsCoverage(trx, shopId, period, by))
    .execute();
  const spans = new Map<string, Partial<Record<LedgerKind, Share>>>();
  for (const { span, kind, known, of, without } of found) {
    const share = { known: BigInt(known), of: BigInt(of), without: Number(without) };
    spans.set(span, { ...spans.get(span), [kind]: share });
  }
  return spans;
}

/**
 * Reads the daily roll-ups.
 * @returns totals by span (`YYYY-MM-DD`, `YYYY-MM` or `period`); spans without entries are left out.
 */
export async function readTotals(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  by: SpanSize,
): Promise<Map<string, Totals>> {
  const found = await trx
    .selectFrom('daily_totals')
    .select([SPAN[by].as('span'), 'kind', 'quality'])
    .select([sql<string>`sum(amount_minor)`.as('amount'), sql<string>`sum(entries)`.as('entries')])
    .where('shop_id', '=', shopId)
    .where('occurred_on', '>=', period.from)
    .where('occurred_on', '<=', period.to)
    .groupBy(['span', 'kind', 'quality'])
    .having(isKnown)
    .execute();
  const coverage = await readCoverage(trx, shopId, period, by);
  const spans = new Map<string, { rows: TotalRow[]; coverage: Totals['coverage'] }>();
  for (const { span, kind, quality, amount, entries } of found) {
    const totals = spans.get(span) ?? { rows: [], coverage: coverage.get(span) ?? {} };
    spans.set(span, totals);
    totals.rows.push({ kind: kind as LedgerKind, quality, amount: BigInt(amount), entries: Number(entries) });
  }
  return spans;
}

/** The whole period as one. */
export async function readPeriodTotals(trx: ShopTransaction, shopId: string, period: Period): Promise<Totals> {
  return (await readTotals(trx, shopId, period, 'period')).get('period') ?? NO_TOTALS;
}
