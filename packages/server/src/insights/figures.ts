import type { Figure, FigurePart, LedgerKind } from '@adaos/api';
import { LEAST_GOODS_COVERAGE, LEDGER_KINDS, NET_SALES_KINDS } from '@adaos/domain';
import { percentOf, toMajor } from '../ledger/money.ts';
import { type Coverage, hasEntries, rowsOf, sumOf, type Totals } from './totals.ts';

/** The kinds of entry that enter each figure. */
export const FIGURE_KINDS: Record<Figure, readonly LedgerKind[]> = {
  netProfit: LEDGER_KINDS,
  netSales: NET_SALES_KINDS,
  adSpend: ['ad_spend'],
  roi: LEDGER_KINDS,
};

/** Minor units. */
export function netSales(totals: Totals): bigint {
  return sumOf(totals, NET_SALES_KINDS);
}

/** Whether the goods' cost is known for enough of the sales to speak of a profit. */
export function goodsCostKnown({ coverage: { cogs } }: Totals): boolean {
  return cogs === undefined || cogs.known * 100n >= cogs.of * BigInt(LEAST_GOODS_COVERAGE);
}

/** The sum of the whole ledger, in minor units; null while the goods' cost is known for too little of the sales. */
export function netProfit(totals: Totals): bigint | null {
  return goodsCostKnown(totals) ? sumOf(totals, LEDGER_KINDS) : null;
}

/** Whether a report or an entry by hand says what was spent. The owner's statement that no ads ran is a rule, of each day apart. */
const hasSpend = (totals: Totals) => rowsOf(totals, ['ad_spend']).some(({ quality }) => quality !== 'rule');

/** Whether something was spent on ads, or no ads ran on each day with sales. */
const adSpendKnown = (totals: Totals) =>
  hasSpend(totals) || (hasEntries(totals, ['ad_spend']) && (totals.coverage.ad_spend?.without ?? 0) === 0);

/** Minor units; null where it is not known. */
export function adSpend(totals: Totals): bigint | null {
  return adSpendKnown(totals) ? -sumOf(totals, ['ad_spend']) : null;
}

/** 100 x contribution before ads / ad spend: 100 is break-even. Null where one of them is unknown or nothing was spent. */
export function roi(totals: Totals): number | null {
  const [profit, spend] = [netProfit(totals), adSpend(totals)];
  return profit === null || spend === null || spend <= 0n ? null : percentOf(profit + spend, spend);
}

/** The figure as it is answered: major units, percent for `roi`. */
export function figureValue(figure: Figure, totals: Totals, digits: number): number | null {
  if (figure === 'roi') return roi(totals);
  const minor = { netProfit, netSales, adSpend }[figure](totals);
  return minor === null ? null : toMajor(minor, digits);
}

/** The costs that some of the sales lack, ads apart: they belong to no order. */
export function lackingKinds(coverage: Coverage): LedgerKind[] {
  return LEDGER_KINDS.filter((kind) => kind !== 'ad_spend' && (coverage[kind]?.without ?? 0) > 0);
}

/** The costs that one day or month of a period lacks: ads only where the whole period has none, for a day without ads may have had none. */
export const missingInSpan = (span: Totals, period: Totals): LedgerKind[] => {
  const lacking = lackingKinds(span.coverage);
  return adSpendKnown(period) ? lacking : [...lacking, 'ad_spend'];
};

/**
 * The cost kinds that are not known for all of these days' sales: goods, shipping, handling and payment where something was sold,
 * return shipping where something came back, platform fees where a platform took something of other orders of the day; ads where nothing
 * was spent and the owner has not said of every day with sales that no ads ran. Disputes and custom costs are events: without an entry there was none.
 */
export const missingKinds = (totals: Totals): LedgerKind[] => missingInSpan(totals, totals);

/** The costs that a figure lacks; sales and spend lack none. */
export const missingIn = (figure: Figure, totals: Totals): LedgerKind[] =>
  FIGURE_KINDS[figure] === LEDGER_KINDS ? missingKinds(totals) : [];

/**
 * For how much of the sales each cost is known, in percent; a cost that is not known for all has less than 100. Ads have a share where
 * the owner has said of some days that none ran, and nothing was spent.
 */
export function coverageShares(totals: Totals): { kind: LedgerKind; share: number }[] {
  const shared = hasEntries(totals, ['ad_spend']) && !hasSpend(totals);
  return LEDGER_KINDS.flatMap((kind) => {
    if (kind === 'ad_spend' && !shared) return [];
    const { known = 0n, of = 0n, without = 0 } = totals.coverage[kind] ?? {};
    if (of <= 0n) return [];
    const share = percentOf(known, of) ?? 0;
    return [{ kind, share: without > 0 ? Math.min(share, 99.99) : share }];
  });
}

/** 1, or -1 where a figure shows as positive what takes from the profit: ad spend on its own, or as the divisor of `roi`. */
export function signIn(figure: Figure, kind: LedgerKind): 1n | -1n {
  return kind === 'ad_spend' && figure !== 'netProfit' ? -1n : 1n;
}

/** What a figure is made of: each kind with its quality, and the kinds of which nothing, or of the goods too little, is known. */
export function figureParts(figure: Figure, totals: Totals, digits: number): FigurePart[] {
  const missing = missingKinds(totals);
  const unstated = missing.includes('ad_spend');
  const rows = rowsOf(totals, FIGURE_KINDS[figure]).filter(({ kind }) => !(kind === 'ad_spend' && unstated));
  const known = rows.map(({ kind, quality, amount, entries }): FigurePart => {
    return { kind, amount: toMajor(signIn(figure, kind) * amount, digits), quality, entries };
  });
  const unknown = FIGURE_KINDS[figure]
    .filter(
      (kind) =>
        missing.includes(kind) &&
        (!hasEntries(totals, [kind]) || kind === 'ad_spend' || (kind === 'cogs' && !goodsCostKnown(totals))),
    )
    .map((kind): FigurePart => ({ kind, amount: null, quality: 'missing', entries: 0 }));
  return [...known, ...unknown].toSorted((a, b) => LEDGER_KINDS.indexOf(a.kind) - LEDGER_KINDS.indexOf(b.kind));
}
