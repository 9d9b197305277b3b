import { mean } from './types.ts';

/** What a shop sold and spent week by week, oldest first; minor units. */
export interface Weekly {
  readonly sales: readonly number[];
  /** Null while the goods' cost is not known. */
  readonly profit: readonly number[] | null;
  readonly variable: readonly number[];
  readonly ads: readonly number[];
}

/** What a week's profit is made of. */
export interface WeekEconomics {
  /** Costs that go with the units sold, as a share of the sales. */
  readonly variableShare: number;
  readonly ads: number;
  /** All else. */
  readonly fixed: number;
}

/** Weeks from which shares of costs are taken. */
const ECONOMICS_WEEKS = 26;

/** By the half year before week `at`. */
export function economicsAt({ sales, profit, variable, ads }: Weekly, at: number): WeekEconomics {
  const from = Math.max(0, at - ECONOMICS_WEEKS);
  const of = (values: readonly number[]) => mean(values.slice(from, at));
  const variableShare = of(sales) > 0 ? of(variable) / of(sales) : 0;
  return { variableShare, ads: of(ads), fixed: of(sales) - of(variable) - of(ads) - (profit ? of(profit) : 0) };
}

/** @param part of a week that the sales are of. */
export const profitOf = (sales: number, { variableShare, ads, fixed }: WeekEconomics, part = 1): number =>
  sales * (1 - variableShare) - (ads + fixed) * part;
