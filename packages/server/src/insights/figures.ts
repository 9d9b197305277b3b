import type { Figure, FigurePart, LedgerKind } from '@adaos/api';
import { LEDGER_KINDS, NET_SALES_KINDS } from '@adaos/domain';
import { percentOf, toMajor } from '../ledger/money.ts';
import { hasEntries, rowsOf, sumOf, type Totals } from './totals.ts';

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

/** The sum of the whole ledger, in minor units; null while the goods' cost is not known. */
export function netProfit(totals: Totals): bigint | null {
  return totals.goodsCostKnown ? sumOf(totals, LEDGER_KINDS) : null;
}

/** Minor units; null where no ad spend was recorded. */
export function adSpend(totals: Totals): bigint | null {
  return hasEntries(totals, ['ad_spend']) ? -sumOf(totals, ['ad_spend']) : null;
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

/**
 * The cost kinds of which nothing is known in these days, though there was something to cost: goods, shipping,
 * handling and payment where something was sold, return shipping where something came back, ads always.
 * Disputes and custom costs are events: without an entry there was none.
 */
export function missingKinds(totals: Totals): LedgerKind[] {
  const lacks = (kind: LedgerKind) => !hasEntries(totals, [kind]);
  const sold = hasEntries(totals, ['sale']);
  return LEDGER_KINDS.filter((kind) => {
    switch (kind) {
      case 'cogs':
        return !totals.goodsCostKnown;
      case 'shipping_cost':
      case 'handling':
      case 'payment_fee':
        return sold && lacks(kind);
      case 'return_shipping_cost':
        return hasEntries(totals, ['refund']) && lacks(kind);
      case 'ad_spend':
        return lacks(kind);
      default:
        return false;
    }
  });
}

/** 1, or -1 where a figure shows as positive what takes from the profit: ad spend on its own, or as the divisor of `roi`. */
export function signIn(figure: Figure, kind: LedgerKind): 1n | -1n {
  return kind === 'ad_spend' && figure !== 'netProfit' ? -1n : 1n;
}

/** What a figure is made of: each kind with its quality, and the kinds that are missing from it. */
export function figureParts(figure: Figure, totals: Totals, digits: number): FigurePart[] {
  const missing = missingKinds(totals);
  const known = rowsOf(totals, FIGURE_KINDS[figure]).map(({ kind, quality, amount, entries }): FigurePart => {
    return { kind, amount: toMajor(signIn(figure, kind) * amount, digits), quality, entries };
  });
  const unknown = FIGURE_KINDS[figure]
    .filter((kind) => missing.includes(kind))
    .map((kind): FigurePart => ({ kind, amount: null, quality: 'missing', entries: 0 }));
  return [...known, ...unknown].toSorted((a, b) => LEDGER_KINDS.indexOf(a.kind) - LEDGER_KINDS.indexOf(b.kind));
}
