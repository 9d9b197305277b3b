import { addDays } from '../../calendar/days.ts';
import { firstDayOf, lastDayOf, monthOf, monthsBetween } from '../../calendar/months.ts';
import { type Held, heldOf, type Residual, widthOf, widthsByDistance } from './conformal.ts';
import { type CalendarEvent, calendarEvents } from './events.ts';
import {
  floorOf,
  forecastSeries,
  residualsOf,
  type SeriesForecast,
  TESTED_WEEKS,
  type UsedModel,
} from './forecast-series.ts';
import { mean, sum } from './types.ts';
import { factsOf, toWeeks, WEEK, weekdayShares, weekStarts } from './weeks.ts';

/** Weeks ahead that are forecast, whatever the plan shows: a year of full months. */
export const WEEKS_AHEAD = 56;
/** Weeks from which shares of costs are taken. */
const ECONOMICS_WEEKS = 26;
const SHOWN_WEEKS = 26;
const MONTH_WEEKS = 4;
const MONTHS_AHEAD = 12;

/** One shop, day by day from `firstDay` to `lastDay`; amounts in minor units. */
export interface ShopSeries {
  readonly firstDay: string;
  readonly lastDay: string;
  /** Whose public holidays count; null: of none. */
  readonly country: string | null;
  /** The owner's own. */
  readonly events: readonly CalendarEvent[];
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

export interface ShopForecast {
  readonly past: readonly { readonly start: string; readonly sales: number; readonly profit: number | null }[];
  readonly weeks: readonly (PlainAmounts & { readonly start: string })[];
  /** From the month of the day after the last on; of that, with the days that are known. */
  readonly months: readonly (PlainAmounts & {
    readonly month: string;
    /** Where it has begun: the sales of its days that are over, and the share of its days to come. */
    readonly begun?: { readonly sales: number; readonly toCome: number };
  })[];
  /** Of the weekly sales, and of the profit. */
  readonly held: Held;
  readonly profitHeld: Held | null;
  readonly models: readonly UsedModel[];
  readonly historyWeeks: number;
  readonly country: string | null;
  /** `ads` of 30 days. */
  readonly economics: { readonly variableShare: number; readonly ads: number };
}

interface Weekly {
  readonly sales: readonly number[];
  readonly profit: readonly number[] | null;
  readonly variable: readonly number[];
  readonly ads: readonly number[];
}

/** Of the weeks before `at`: the share of costs that go with the units, and of a week ads and all else. */
function economicsAt({ sales, profit, variable, ads }: Weekly, at: number) {
  const from = Math.max(0, at - ECONOMICS_WEEKS);
  const of = (values: readonly number[]) => mean(values.slice(from, at));
  const variableShare = of(sales) > 0 ? of(variable) / of(sales) : 0;
  return { variableShare, ads: of(ads), fixed: of(sales) - of(variable) - of(ads) - (profit ? of(profit) : 0) };
}

const profitOf = (sales: number, { variableShare, ads, fixed }: ReturnType<typeof economicsAt>) =>
  sales * (1 - variableShare) - ads - fixed;

/** What was said of the profit and what it was, in parts of the sales that were said. */
function profitResiduals(weekly: Weekly, said: SeriesForecast['said'], floor: number): Residual[] {
  const { profit } = weekly;
  if (profit === null) return [];
  return said.flatMap(({ at, path }) => {
    const economics = economicsAt(weekly, at);
    return profit.slice(at, at + TESTED_WEEKS).map((actual, h) => {
      const sales = path[h] ?? 0;
      return { at, ahead: h + 1, error: (actual - profitOf(sales, economics)) / Math.max(sales, floor) };
    });
  });
}

/** The widths of months by how many times four weeks ahead, from the errors of four weeks together; later ones as errors that add up. */
function monthWidths(residuals: readonly Residual[], weights: ReadonlyMap<string, number>): number[] {
  const tested = Math.floor(TESTED_WEEKS / MONTH_WEEKS);
  let widest = 0;
  return Array.from({ length: MONTHS_AHEAD + 1 }, (_, month) => {
    const block = Math.min(month, tested - 1);
    const byOrigin = Map.groupBy(
      residuals.filter(({ ahead }) => Math.ceil(ahead / MONTH_WEEKS) - 1 === block),
      ({ at }) => at,
    );
    const errors = [...byOrigin.values()]
      .filter((found) => found.length === MONTH_WEEKS)
      .map((found) => {
        const parts = found.map(({ at, ahead }) => weights.get(`${at} ${ahead}`) ?? 1);
        return sum(found.map(({ error }, index) => error * (parts[index] ?? 0))) / Math.max(sum(parts), 1e-9);
      });
    const independent = Math.max(4, Math.round(errors.length / Math.sqrt(MONTH_WEEKS * (block + 1))));
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

/** What is to come of a shop if nothing changes. @returns null with fewer than eight weeks. */
export function forecastShop(shop: ShopSeries): ShopForecast | null {
  const { firstDay, lastDay, country } = shop;
  const { starts, past } = weekStarts(firstDay, lastDay, WEEKS_AHEAD);
  const offset = shop.sales.length - past * WEEK;
  const weeksOf = (days: readonly number[]) => toWeeks(days.slice(offset), past);
  const weekly: Weekly = {
    sales: weeksOf(shop.sales),
    profit: shop.profit && weeksOf(shop.profit),
    variable: weeksOf(shop.variable),
    ads: weeksOf(shop.ads),
  };
  const until = addDays(starts.at(-1) ?? lastDay, WEEK - 1);
  const events = [...calendarEvents(country, { from: starts[0] ?? firstDay, to: until }), ...shop.events];
  const forecast = forecastSeries(weekly.sales, factsOf(starts, events), { ahead: WEEKS_AHEAD });
  if (forecast === null) return null;
  const floor = floorOf(weekly.sales);
  const economics = economicsAt(weekly, past);
  const profits = profitResiduals(weekly, forecast.said, floor);
  const profitWidths = widthsByDistance(profits, WEEKS_AHEAD);
  const amounts = (sales: number, low: number, high: number, profit: number, width: number): PlainAmounts => {
    const known = weekly.profit !== null;
    return {
      sales,
      low,
      high,
      profit: known ? profit : null,
      profitLow: known ? profit - width : null,
      profitHigh: known ? profit + width : null,
    };
  };
  const weeks = forecast.weeks.map(({ value, low, high }, index) => {
    const width = (profitWidths[index] ?? 0) * Math.max(value, floor);
    return { start: starts[past + index] ?? '', ...amounts(value, low, high, profitOf(value, economics), width) };
  });
  const said = new Map(
    forecast.said.flatMap(({ at, path }) => path.map((value, h) => [`${at} ${h + 1}`, value] as const)),
  );
  const salesMonths = monthWidths(residualsOf(weekly.sales, forecast.said, floor), said);
  const profitMonths = monthWidths(profits, said);
  const shares = weekdayShares(shop.sales);
  const first = monthOf(addDays(lastDay, 1));
  const months = monthsBetween(first, monthOf(until))
    .filter((month) => lastDayOf(month) <= until)
    .slice(0, MONTHS_AHEAD + 1)
    .map((month) => {
      const known = knownOf(shop, month);
      const days = daysToCome(month, lastDay);
      const coming = { sales: 0, profit: 0 };
      for (const ahead of days) {
        const week = weeks[Math.floor(ahead / WEEK)];
        coming.sales += (week?.sales ?? 0) * (shares[ahead % WEEK] ?? 0);
        coming.profit += (week?.profit ?? 0) / WEEK;
      }
      // By the middle of its days to come: four days of a month leave the next one at less than four weeks.
      const middle = ((days[0] ?? 0) + (days.at(-1) ?? 0)) / 2;
      const block = Math.floor(middle / (MONTH_WEEKS * WEEK));
      const width = (salesMonths[block] ?? 0) * coming.sales;
      const sales = known.sales + coming.sales;
      const begun = month <= monthOf(lastDay);
      return {
        month,
        ...(begun && { begun: { sales: known.sales, toCome: days.length / daysOf(month) } }),
        ...amounts(
          sales,
          known.sales + Math.max(0, coming.sales - width),
          sales + width,
          known.profit + coming.profit,
          (profitMonths[block] ?? 0) * coming.sales,
        ),
      };
    });
  return {
    past: starts.slice(Math.max(0, past - SHOWN_WEEKS), past).map((start, index) => {
      const at = Math.max(0, past - SHOWN_WEEKS) + index;
      return { start, sales: weekly.sales[at] ?? 0, profit: weekly.profit?.[at] ?? null };
    }),
    weeks,
    months,
    held: forecast.held,
    profitHeld: weekly.profit && heldOf(profits.filter(({ ahead }) => ahead === 1)),
    models: forecast.models,
    historyWeeks: past,
    country,
    economics: { variableShare: economics.variableShare, ads: (economics.ads * 30) / WEEK },
  };
}

/** The days of a month up to the last that is known. */
function knownOf({ firstDay, lastDay, sales, profit }: ShopSeries, month: string) {
  const known = { sales: 0, profit: 0 };
  for (let day = firstDayOf(month); day <= lastDay && day <= lastDayOf(month); day = addDays(day, 1)) {
    const at = sales.length - 1 - daysFrom(day, lastDay);
    if (day < firstDay) continue;
    known.sales += sales[at] ?? 0;
    known.profit += profit?.[at] ?? 0;
  }
  return known;
}

const daysOf = (month: string) => Number(lastDayOf(month).slice(8));

const daysFrom = (day: string, until: string) => Math.round((Date.parse(until) - Date.parse(day)) / 86_400_000);

/** Which of the days to come are of a month, the first being 0. */
function daysToCome(month: string, lastDay: string): number[] {
  const from = Math.max(0, daysFrom(lastDay, firstDayOf(month)) - 1);
  const to = daysFrom(lastDay, lastDayOf(month)) - 1;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
