import { addDays, daysBetween } from '../../calendar/days.ts';
import { firstDayOf, lastDayOf } from '../../calendar/months.ts';
import { type Held, heldOf, type Residual, widthsByDistance } from './conformal.ts';
import { dayProfile, spreadOverDays } from './days.ts';
import { economicsAt, profitOf, type Weekly } from './economics.ts';
import { type CalendarChange, type CalendarEvent, calendarEvents } from './events.ts';
import {
  floorOf,
  forecastSeries,
  LEAST_WEEKS,
  saidByDistance,
  type SeriesForecast,
  TESTED_WEEKS,
  TRIED_FROM,
  untried,
  type UsedModel,
} from './forecast-series.ts';
import { comingMonths, heldMonths, judgeMonths, type JudgedMonth, monthWidths, type WeekResiduals } from './months.ts';
import { dayBounds, dayFloorOf, type DaysOfShop, sayDays } from './said-days.ts';
import { sum } from './types.ts';
import { factsOf, toWeeks, WEEK, weekStarts } from './weeks.ts';
import { youngDays } from './young.ts';

/** Weeks ahead that are forecast, whatever the plan shows: a year of full months. */
export const WEEKS_AHEAD = 56;
const SHOWN_WEEKS = 26;
/** Weeks whose days are shown: of those behind and of those to come. */
const [DAY_WEEKS_BEFORE, DAY_WEEKS_AHEAD] = [4, 8];

/** One shop, day by day from `firstDay` to `lastDay`; amounts in minor units. */
export interface ShopSeries {
  readonly firstDay: string;
  readonly lastDay: string;
  /** Whose public holidays count; null: of none. */
  readonly country: string | null;
  /** The owner's own. */
  readonly events: readonly CalendarEvent[];
  /** What the shop has changed of the known ones. */
  readonly calendar: readonly CalendarChange[];
  readonly sales: readonly number[];
  /** Null while the goods' cost is not known. */
  readonly profit: readonly number[] | null;
  /** What goes with the units sold, as a cost. */
  readonly variable: readonly number[];
  readonly ads: readonly number[];
}

export interface PlainAmounts {
  readonly sales: number;
  readonly low: number;
  readonly high: number;
  readonly profit: number | null;
  readonly profitLow: number | null;
  readonly profitHigh: number | null;
}

/** How often bounds held: of the sales, and of the profit where it is known. */
export interface HeldBounds {
  readonly sales: Held;
  readonly profit: Held | null;
}

interface Past {
  readonly start: string;
  readonly sales: number;
  readonly profit: number | null;
}

export interface ShopForecast {
  readonly past: readonly Past[];
  readonly weeks: readonly (PlainAmounts & { readonly start: string })[];
  /** The days of the first of these weeks, which they add up to; empty where too few weeks of the past could be tried. */
  readonly days: readonly (PlainAmounts & { readonly start: string })[];
  readonly pastDays: readonly Past[];
  /** From the month of the day after the last on; of that, with the days that are known. The sums of their days. */
  readonly months: readonly (PlainAmounts & {
    readonly month: string;
    /** Where it has begun: the sales of its days that are over, and the share of its days to come. */
    readonly begun?: { readonly sales: number; readonly toCome: number };
  })[];
  /** Months of the past as they would have been forecast before they began, oldest first. */
  readonly judged: readonly JudgedMonth[];
  /** Of the weekly sales, and of the profit. */
  readonly held: Held;
  readonly profitHeld: Held | null;
  readonly dayHeld: HeldBounds | null;
  readonly monthHeld: HeldBounds;
  readonly models: readonly UsedModel[];
  readonly historyWeeks: number;
  readonly country: string | null;
  /** `ads` of 30 days. */
  readonly economics: { readonly variableShare: number; readonly ads: number };
}

/** What was said of the profit and what it was, in parts of the sales that were said. */
function profitResiduals(weekly: Weekly, said: SeriesForecast['said']): Residual[] {
  const { profit } = weekly;
  if (profit === null) return [];
  return said.flatMap(({ at, path }) => {
    const economics = economicsAt(weekly, at);
    const floor = floorOf(weekly.sales.slice(0, at));
    return profit.slice(at, at + TESTED_WEEKS).map((actual, h) => {
      const sales = path[h] ?? 0;
      return { at, ahead: h + 1, error: (actual - profitOf(sales, economics)) / Math.max(sales, floor) };
    });
  });
}

interface Bounded {
  readonly sales: number;
  readonly low: number;
  readonly high: number;
  readonly profit: number;
  readonly profitLow: number;
  readonly profitHigh: number;
}

/** The profit only where it is known. */
const shownOf = ({ profit, profitLow, profitHigh, ...sales }: Bounded, known: boolean): PlainAmounts =>
  known ? { ...sales, profit, profitLow, profitHigh } : { ...sales, profit: null, profitLow: null, profitHigh: null };

function around(sales: number, profit: number, width: number, profitWidth: number): Bounded {
  return {
    sales,
    low: Math.max(0, sales - width),
    high: sales + width,
    profit,
    profitLow: profit - profitWidth,
    profitHigh: profit + profitWidth,
  };
}

/** What is to come of a shop if nothing changes. @returns null with fewer than two weeks. */
export function forecastShop(shop: ShopSeries): ShopForecast | null {
  const { firstDay, lastDay, country } = shop;
  const { starts, past } = weekStarts(firstDay, lastDay, WEEKS_AHEAD);
  const offset = shop.sales.length - past * WEEK;
  const first = starts[0] ?? firstDay;
  const behind: DaysOfShop = {
    firstDay: first,
    sales: shop.sales.slice(offset),
    profit: shop.profit && shop.profit.slice(offset),
  };
  const weeksOf = (days: readonly number[]) => toWeeks(days, past);
  const weekly: Weekly = {
    sales: weeksOf(behind.sales),
    profit: behind.profit && weeksOf(behind.profit),
    variable: weeksOf(shop.variable.slice(offset)),
    ads: weeksOf(shop.ads.slice(offset)),
  };
  const until = addDays(starts.at(-1) ?? lastDay, WEEK - 1);
  const events = [...calendarEvents(country, { from: first, to: until }, shop.calendar), ...shop.events];
  const young = past >= LEAST_WEEKS && past < TRIED_FROM;
  const forecast = young
    ? untried(toWeeks(youngDays(behind.sales, first, WEEKS_AHEAD * WEEK), WEEKS_AHEAD), ['mean', 'trend', 'ets'])
    : forecastSeries(weekly.sales, factsOf(starts, events), { ahead: WEEKS_AHEAD });
  if (forecast === null) return null;
  const known = weekly.profit !== null;
  const floor = floorOf(weekly.sales);
  const economics = economicsAt(weekly, past);
  const profits = profitResiduals(weekly, forecast.said);
  const profitWidths = widthsByDistance(profits, WEEKS_AHEAD);
  const weeks = forecast.weeks.map(({ value, low, high }, index) => {
    const width = (profitWidths[index] ?? 0) * Math.max(value, floor);
    const bounded = { ...around(value, profitOf(value, economics), 0, width), low, high };
    return { start: starts[past + index] ?? '', ...shownOf(bounded, known) };
  });
  const profile = dayProfile(behind.sales, first, events);
  const salesDays = spreadOverDays(
    forecast.weeks.map(({ value }) => value),
    lastDay,
    events,
    profile,
  );
  const profitDays = salesDays.map((sales) => profitOf(sales, economics, 1 / WEEK));
  const said = sayDays(forecast.said, behind, weekly, events);
  const residuals: WeekResiduals = {
    sales: forecast.residuals,
    profit: profits,
    said: saidByDistance(forecast.said),
  };
  const judged = judgeMonths(said, behind, residuals);
  const months = comingMonths(
    { lastDay, sales: salesDays, profit: profitDays, widths: monthWidths(residuals, past) },
    (month) => knownOf(shop, month),
  );
  const pastOf = (start: string, sales: number | undefined, profit: number | undefined) => {
    return { start, sales: sales ?? 0, profit: known ? (profit ?? 0) : null };
  };
  const shownFrom = Math.max(0, past - SHOWN_WEEKS);
  const daysFrom = Math.max(0, behind.sales.length - DAY_WEEKS_BEFORE * WEEK);
  const [salesBounds, profitBounds] = (['sales', 'profit'] as const).map((of) =>
    dayBounds(said, behind, weekly.sales, { of, ahead: DAY_WEEKS_AHEAD }),
  );
  const dayFloor = dayFloorOf(weekly.sales);
  const days = salesDays.slice(0, salesBounds ? DAY_WEEKS_AHEAD * WEEK : 0).map((sales, day) => {
    const [week, size] = [Math.floor(day / WEEK), Math.max(sales, dayFloor)];
    const [width, profitWidth] = [salesBounds?.widths[week] ?? 0, profitBounds?.widths[week] ?? 0];
    return {
      start: addDays(lastDay, day + 1),
      ...shownOf(around(sales, profitDays[day] ?? 0, width * size, profitWidth * size), known),
    };
  });
  return {
    past: starts
      .slice(shownFrom, past)
      .map((start, index) => pastOf(start, weekly.sales[shownFrom + index], weekly.profit?.[shownFrom + index])),
    weeks,
    days,
    pastDays: behind.sales
      .slice(daysFrom)
      .map((sales, index) => pastOf(addDays(first, daysFrom + index), sales, behind.profit?.[daysFrom + index])),
    months: months.map(({ month, begun, ...amounts }) => {
      return { month, ...(begun && { begun }), ...shownOf(amounts, known) };
    }),
    judged,
    held: forecast.held,
    profitHeld: known ? heldOf(profits) : null,
    dayHeld: salesBounds ? { sales: salesBounds.held, profit: known ? (profitBounds?.held ?? null) : null } : null,
    monthHeld: heldMonths(judged),
    models: forecast.models,
    historyWeeks: past,
    country,
    economics: { variableShare: economics.variableShare, ads: (economics.ads * 30) / WEEK },
  };
}

/** The days of a month up to the last that is known. */
function knownOf({ firstDay, lastDay, sales, profit }: ShopSeries, month: string) {
  const from = Math.max(0, daysBetween(firstDay, firstDayOf(month)));
  const until = Math.min(daysBetween(firstDay, lastDay), daysBetween(firstDay, lastDayOf(month))) + 1;
  const of = (days: readonly number[]) => (until > from ? sum(days.slice(from, until)) : 0);
  return { sales: of(sales), profit: profit === null ? 0 : of(profit) };
}
