import type { Overview } from '@adaos/api';
import { sql } from 'kysely';
import { addDays, type Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { toMajor } from '../ledger/money.ts';
import { netProfit } from './figures.ts';
import type { ShopFacts } from './shop-facts.ts';
import type { Totals } from './totals.ts';

const LOOKED_AT_DAYS = 365;
/** Fewer days say too little of a shop's margins. */
const LEAST_DAYS = 10;

/**
 * What the profit of a period is likely to be where the goods' cost is known for a part of its sales alone: the other sales at the
 * shop's own cost share, the 10th and the 90th percentile of its days in the year up to the end of the period.
 * @returns major units; null where all is known, or too little.
 */
export async function readProfitRange(
  trx: ShopTransaction,
  { shopId, digits }: ShopFacts,
  period: Period,
  totals: Totals,
): Promise<Overview['profitRange']> {
  const profit = netProfit(totals);
  const { known = 0n, of = 0n } = totals.coverage.cogs ?? {};
  const open = of - known;
  if (profit === null || open <= 0n) return null;
  const { rows } = await sql<{ days: string; shares: [number, number] | null }>`
    select count(*) as days, percentile_cont(array[0.1, 0.9]) within group (order by cost_minor::float8 / known_minor) as shares
    from daily_coverage
    where shop_id = ${shopId} and kind = 'cogs' and known_minor > 0
      and occurred_on between ${addDays(period.to, 1 - LOOKED_AT_DAYS)} and ${period.to}`.execute(trx);
  const [found] = rows;
  if (!found?.shares || Number(found.days) < LEAST_DAYS) return null;
  const at = (share: number) => toMajor(profit - BigInt(Math.round(Number(open) * share)), digits);
  return { low: at(found.shares[1]), high: at(found.shares[0]) };
}
