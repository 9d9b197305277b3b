import type { BreakdownPart, LedgerKind } from '@adaos/api';
import { KIND_GROUPS } from '@adaos/domain';
import { missingKinds, netProfit } from './figures.ts';
import { toMajor } from '../ledger/money.ts';
import { hasEntries, rowsOf, sumOf, type Totals, weakest } from './totals.ts';

/** What customers were charged before anything was taken off. */
export const CHARGED_KINDS = KIND_GROUPS.revenue;

/** Where it went: every other kind of entry belongs to exactly one part. */
export const SPENT_KINDS = {
  goods: ['cogs'],
  shipping: KIND_GROUPS.logistics,
  fees: KIND_GROUPS.fees,
  returns: ['refund'],
  discounts: ['discount'],
  tax: ['tax'],
  ads: ['ad_spend'],
  other: ['custom_cost'],
} as const satisfies Partial<Record<BreakdownPart['part'], readonly LedgerKind[]>>;

const SPENT_PARTS = Object.keys(SPENT_KINDS) as (keyof typeof SPENT_KINDS)[];

/**
 * "Where every 100 sold went". With the ledger's signs the profit is charged + spent, so
 * gross sales + shipping charged + tips = goods + shipping + ... + other + profit, to the minor unit.
 * A part without entries is left out. While the goods' cost is unknown the rest is `unknown` in place of `profit`;
 * a profit that lacks other costs is an `estimate`.
 */
export function breakdown(totals: Totals, digits: number): BreakdownPart[] {
  if (totals.rows.length === 0) return [];
  const missing = missingKinds(totals);
  const spent = SPENT_PARTS.filter(
    (part) => hasEntries(totals, SPENT_KINDS[part]) && !(part === 'ads' && missing.includes('ad_spend')),
  ).map((part) => ({
    part,
    minor: -sumOf(totals, SPENT_KINDS[part]),
    quality: weakest(rowsOf(totals, SPENT_KINDS[part]).map((row) => row.quality)),
  }));
  const rest = sumOf(totals, CHARGED_KINDS) - spent.reduce((sum, part) => sum + part.minor, 0n);
  const known = netProfit(totals) !== null;
  const restQuality = known
    ? weakest([...totals.rows.map((row) => row.quality), ...(missing.length > 0 ? (['estimate'] as const) : [])])
    : 'missing';
  return [
    ...spent,
    { part: known ? ('profit' as const) : ('unknown' as const), minor: rest, quality: restQuality },
  ].map(({ part, minor, quality }) => ({ part, amount: toMajor(minor, digits), quality }));
}
