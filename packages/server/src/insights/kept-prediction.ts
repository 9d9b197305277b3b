import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { toMajor } from '../ledger/money.ts';
import type { ShopFacts } from './shop-facts.ts';

/** What is read here of a kept forecast of the whole shop; amounts in minor units. */
export interface ProfitForecast {
  readonly months: readonly {
    readonly month: string;
    readonly profit: number | null;
    readonly profitLow: number | null;
    readonly profitHigh: number | null;
  }[];
  /** Whole weeks that it follows from. */
  readonly historyWeeks: number;
  /** How often the bounds of the profit held, of how many weeks; and of how many months. */
  readonly profitHeld: { readonly of: number; readonly in: number } | null;
  readonly monthHeld: { readonly profit: { readonly of: number; readonly in: number } | null };
}

/** With fewer weeks the bounds of a month were not tried on any. */
const LEAST_WEEKS = 8;

/** What the forecast's weeks say of a month, where they were looked at since the latest orders and are enough to be tried; else null. */
export async function readKeptPrediction(
  trx: ShopTransaction,
  { shopId, digits }: ShopFacts,
  data: Period,
  month: string,
) {
  const row = await trx
    .selectFrom('forecasts')
    .select('content')
    .where('shop_id', '=', shopId)
    .where('part', '=', 'shop')
    .where('last_day', '=', data.to)
    .executeTakeFirst();
  const kept = row?.content as ProfitForecast | undefined;
  const expected = kept?.months.find((one) => one.month === month);
  if (!kept || kept.historyWeeks < LEAST_WEEKS || !expected || expected.profit === null) return null;
  const major = (minor: number | null) => toMajor(BigInt(Math.round(minor ?? 0)), digits);
  const byMonth = kept.monthHeld.profit;
  // The bounds shown are those of a month: of weeks only while no month could be tried.
  const { in: hits, of: tested } = byMonth ?? kept.profitHeld ?? { in: 0, of: 0 };
  return {
    value: major(expected.profit),
    prediction: {
      month,
      low: major(expected.profitLow),
      high: major(expected.profitHigh),
      testedMonths: tested,
      hitMonths: hits,
      testedBy: byMonth ? ('month' as const) : ('week' as const),
    },
  };
}
