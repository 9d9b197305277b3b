import { addDays, daysBetween } from '../../calendar/days.ts';
import { firstDayOf, lastDayOf, monthOf, monthsBetween } from '../../calendar/months.ts';
import { blockErrors, countHeld, type Held, independentOf, MONTH_WEEKS, type Residual, widthOf } from './conformal.ts';
import { TESTED_WEEKS } from './forecast-series.ts';
import type { DaysOfShop, SaidDays } from './said-days.ts';
import { sum } from './types.ts';
import { WEEK } from './weeks.ts';

/** A year of whole months, and the one that has begun. */
const MOST_MONTHS = 13;
/** Fewer months of the past that were missed give no bounds that could be judged. */
const LEAST_TRIED = 4;

/** The bounds of months by how many times four weeks ahead, in parts of the sales; of sales and of profit. */
export interface MonthWidths {
  readonly sales: readonly number[];
  readonly profit: readonly number[];
}

/** What was missed of single weeks. */
export interface WeekResiduals {
  readonly sales: readonly Residual[];
  readonly profit: readonly Residual[];
  /** By origin and distance, the sales that were said: how much each week counts in its month. */
  readonly said: ReadonlyMap<string, number>;
}

/** From the errors of four weeks together that were known at `until`; later ones as errors that add up. */
function widthsUntil(all: readonly Residual[], said: WeekResiduals['said'], until: number): number[] {
  const tested = Math.floor(TESTED_WEEKS / MONTH_WEEKS);
  const residuals = all.filter(({ at, ahead }) => at + ahead <= until);
  let widest = 0;
  return Array.from({ length: MOST_MONTHS }, (_, month) => {
    const block = Math.min(month, tested - 1);
    const errors = blockErrors(residuals, said, block);
    const independent = independentOf(errors.length, block);
    const width =
      errors.length > 0
        ? widthOf(errors, independent)
        : widthOf(
            residuals.map(({ error }) => error),
            4,
          );
    widest = Math.max(widest, month < tested ? width : widest * Math.sqrt((month + 1) / month));
    return widest;
  });
}

export const monthWidths = ({ sales, profit, said }: WeekResiduals, until: number): MonthWidths => ({
  sales: widthsUntil(sales, said, until),
  profit: widthsUntil(profit, said, until),
});

export interface MonthAmounts {
  readonly sales: number;
  readonly low: number;
  readonly high: number;
  readonly profit: number;
  readonly profitLow: number;
  readonly profitHigh: number;
}

/** Days to come after `lastDay`, and the bounds that months have there. */
export interface ComingDays {
  readonly lastDay: string;
  readonly sales: readonly number[];
  readonly profit: readonly number[];
  readonly widths: MonthWidths;
}

interface MonthSums {
  readonly sales: number;
  readonly profit: number;
}

/** A month: what is known of it, and the sum of its days to come, with bounds. */
function monthFrom(month: string, known: MonthSums, { lastDay, sales, profit, widths }: ComingDays): MonthAmounts {
  const from = Math.max(0, daysBetween(lastDay, firstDayOf(month)) - 1);
  const until = daysBetween(lastDay, lastDayOf(month));
  const coming = { sales: sum(sales.slice(from, until)), profit: sum(profit.slice(from, until)) };
  // By the middle of its days to come: four days of a month leave the next one at less than four weeks.
  const block = Math.floor((from + until - 1) / 2 / (MONTH_WEEKS * WEEK));
  const width = (widths.sales[block] ?? 0) * coming.sales;
  const profitWidth = (widths.profit[block] ?? 0) * coming.sales;
  const [whole, earned] = [known.sales + coming.sales, known.profit + coming.profit];
  return {
    sales: whole,
    low: known.sales + Math.max(0, coming.sales - width),
    high: whole + width,
    profit: earned,
    profitLow: earned - profitWidth,
    profitHigh: earned + profitWidth,
  };
}

export interface ComingMonth extends MonthAmounts {
  readonly month: string;
  /** Where it has begun: the sales of its days that are over, and the share of its days to come. */
  readonly begun?: { readonly sales: number; readonly toCome: number };
}

/** From the month of the day after the last on, as far as its days are forecast. @param known of a month, from the days of the shop. */
export function comingMonths(days: ComingDays, known: (month: string) => MonthSums): ComingMonth[] {
  const { lastDay } = days;
  const until = addDays(lastDay, days.sales.length);
  return monthsBetween(monthOf(addDays(lastDay, 1)), monthOf(until))
    .filter((month) => lastDayOf(month) <= until)
    .slice(0, MOST_MONTHS)
    .map((month) => {
      const past = known(month);
      const amounts = monthFrom(month, past, days);
      if (month > monthOf(lastDay)) return { month, ...amounts };
      const toCome = daysBetween(lastDay, lastDayOf(month)) / Number(lastDayOf(month).slice(8));
      return { month, begun: { sales: past.sales, toCome }, ...amounts };
    });
}

/** A month of the past, as it was said before it began, and what it was. */
export interface JudgedMonth {
  readonly month: string;
  readonly said: MonthAmounts;
  readonly was: { readonly sales: number; readonly profit: number | null };
}

/**
 * The whole months of the past that could have been forecast before their first day, each by what was known at the last week that ended
 * before it: the same models, days and bounds as those of the months to come.
 */
export function judgeMonths(
  said: readonly SaidDays[],
  { firstDay, sales, profit }: DaysOfShop,
  residuals: WeekResiduals,
): JudgedMonth[] {
  const lastDay = addDays(firstDay, sales.length - 1);
  return monthsBetween(monthOf(firstDay), monthOf(lastDay)).flatMap((month): JudgedMonth[] => {
    const [first, last] = [firstDayOf(month), lastDayOf(month)];
    const before = said.findLast((one) => one.lastDay < first);
    if (before === undefined || last > lastDay || last > addDays(before.lastDay, before.sales.length)) return [];
    const tried = blockErrors(
      residuals.sales.filter(({ at, ahead }) => at + ahead <= before.at),
      residuals.said,
      0,
    );
    if (tried.length < LEAST_TRIED) return [];
    const [from, until] = [daysBetween(firstDay, first), daysBetween(firstDay, last) + 1];
    return [
      {
        month,
        said: monthFrom(month, { sales: 0, profit: 0 }, { ...before, widths: monthWidths(residuals, before.at) }),
        was: { sales: sum(sales.slice(from, until)), profit: profit && sum(profit.slice(from, until)) },
      },
    ];
  });
}

/** How often a month of the past was between the bounds that were given before it. */
export function heldMonths(judged: readonly JudgedMonth[]): { sales: Held; profit: Held | null } {
  const within = (value: number, low: number, high: number) => low <= value && value <= high;
  const known = judged.flatMap(({ said, was: { profit } }) =>
    profit === null ? [] : [within(profit, said.profitLow, said.profitHigh)],
  );
  return {
    sales: countHeld(judged.map(({ said, was }) => within(was.sales, said.low, said.high))),
    profit: known.length > 0 ? countHeld(known) : null,
  };
}
