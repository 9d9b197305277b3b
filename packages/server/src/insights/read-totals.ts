import type { LedgerKind } from '@adaos/api';
import type { Granularity } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { Period } from '../calendar/days.ts';
import type { TotalRow, Totals } from './totals.ts';

export const NO_TOTALS: Totals = { rows: [], goodsCostKnown: true };

/** Sums of which something is known: what a rule had added and was taken back is not. */
export const isKnown = sql<boolean>`(sum(entries) > 0 or sum(amount_minor) <> 0)`;

/** The days of a period together, or each day or month of it apart. */
export type SpanSize = Granularity | 'period';

const SPAN = {
  day: sql<string>`occurred_on::text`,
  month: sql<string>`to_char(occurred_on, 'YYYY-MM')`,
  period: sql<string>`'period'`,
};

/**
 * Spans in which something was sold on a day without goods cost. With a rule in force there is none;
 * without one, what a former rule had posted is taken back and counts for nothing.
 */
async function spansWithoutGoodsCost(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  by: SpanSize,
): Promise<Set<string>> {
  const days = trx
    .selectFrom('daily_totals')
    .select(SPAN[by].as('span'))
    .where('shop_id', '=', shopId)
    .where('occurred_on', '>=', period.from)
    .where('occurred_on', '<=', period.to)
    .groupBy('occurred_on')
    .having(sql<boolean>`bool_or(kind = 'sale')`)
    .having(sql<boolean>`not bool_or(kind = 'cogs' and quality <> 'rule' and amount_minor <> 0)`);
  const spans = await trx.selectFrom(days.as('days')).select('span').distinct().execute();
  return new Set(spans.map((row) => row.span));
}

/**
 * Reads the daily roll-up.
 * @param options.rule whether a goods-cost rule is in force.
 * @returns totals by span (`YYYY-MM-DD`, `YYYY-MM` or `period`); spans without entries are left out.
 */
export async function readTotals(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  { by, rule }: { by: SpanSize; rule: boolean },
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
  const unknown = rule ? new Set<string>() : await spansWithoutGoodsCost(trx, shopId, period, by);

  const spans = new Map<string, { rows: TotalRow[]; goodsCostKnown: boolean }>();
  for (const { span, kind, quality, amount, entries } of found) {
    const totals = spans.get(span) ?? { rows: [], goodsCostKnown: !unknown.has(span) };
    spans.set(span, totals);
    const takenBack = kind === 'cogs' && quality === 'rule' && !rule;
    if (takenBack) continue;
    totals.rows.push({
      kind: kind as LedgerKind,
      quality,
      amount: BigInt(amount),
      entries: Number(entries),
    });
  }
  return spans;
}

/** The whole period as one. */
export async function readPeriodTotals(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  { rule }: { rule: boolean },
): Promise<Totals> {
  const spans = await readTotals(trx, shopId, period, { by: 'period', rule });
  return spans.get('period') ?? NO_TOTALS;
}
