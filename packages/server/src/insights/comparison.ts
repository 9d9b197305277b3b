import type { Comparison } from '@adaos/api';
import { breakdown } from './breakdown.ts';
import { adSpend, missingKinds, netProfit, netSales, roi } from './figures.ts';
import { percentOf, toMajor } from '../ledger/money.ts';
import type { Period } from '../calendar/days.ts';
import type { Totals } from './totals.ts';

/** What the figures of one period are made of. */
export interface PeriodData {
  readonly period: Period;
  readonly totals: Totals;
  readonly orders: number;
  readonly refunds: number;
}

const magnitude = (amount: bigint) => (amount < 0n ? -amount : amount);

/**
 * Percent by which an amount differs from its base, positive when it is greater, also from a loss:
 * from -50 to 25 is +150. Two decimals; null where one side is unknown or the base is 0.
 */
export function percentChange(now: bigint | null, before: bigint | null): number | null {
  return now === null || before === null ? null : percentOf(now - before, magnitude(before));
}

function points(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : Math.round((now - before) * 100) / 100;
}

/** The figures of the period before, and how far those of `now` have moved from them. */
export function compare(now: PeriodData, before: PeriodData, digits: number): Comparison {
  const major = (minor: bigint | null) => (minor === null ? null : toMajor(minor, digits));
  const change = (figure: (totals: Totals) => bigint | null) =>
    percentChange(figure(now.totals), figure(before.totals));
  return {
    ...before.period,
    profitNet: major(netProfit(before.totals)),
    adsSpend: major(adSpend(before.totals)),
    roi: roi(before.totals),
    netSales: toMajor(netSales(before.totals), digits),
    orders: before.orders,
    refunds: before.refunds,
    missing: missingKinds(before.totals),
    breakdown: breakdown(before.totals, digits),
    change: {
      profitNet: change(netProfit),
      adsSpend: change(adSpend),
      roi: points(roi(now.totals), roi(before.totals)),
      netSales: change(netSales),
      orders: percentChange(BigInt(now.orders), BigInt(before.orders)),
      refunds: percentChange(BigInt(now.refunds), BigInt(before.refunds)),
    },
  };
}
