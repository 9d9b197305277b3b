import type { PlainForecast } from '@adaos/api';
import { addMonths, monthOf } from '../calendar/months.ts';
import { addDays, type Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { expectMonths } from '../insights/expect-months.ts';
import { adSpend, netProfit, netSales } from '../insights/figures.ts';
import type { MonthTotals } from '../insights/full-months.ts';
import type { ShopFacts } from '../insights/shop-facts.ts';
import { mergeTotals, sumOf } from '../insights/totals.ts';
import { toMajor } from '../ledger/money.ts';
import { blend, USUAL_ADS, USUAL_PRICE } from './elasticity.ts';
import { countryOf } from './models/events.ts';
import type { HeldBounds, PlainAmounts } from './models/shop-forecast.ts';
import { VARIABLE_KINDS } from './series.ts';
import { readStored, type StoredForecast } from './stored.ts';

const DAYS_A_MONTH = 30;
const WEEK = 7;
const YEAR = 12;

export const monthsAhead = (horizonDays: number) => Math.max(1, Math.floor(horizonDays / DAYS_A_MONTH));

type Major = (minor: number) => number;
const majorOf =
  ({ digits }: ShopFacts): Major =>
  (minor) =>
    toMajor(BigInt(Math.round(minor)), digits);

function toExpected(major: Major, { sales, low, high, profit, profitLow, profitHigh }: PlainAmounts) {
  const known = (minor: number | null) => (minor === null ? null : major(minor));
  return {
    demand: major(sales),
    profit: known(profit),
    low: major(low),
    high: major(high),
    profitLow: known(profitLow),
    profitHigh: known(profitHigh),
  };
}

const toPast = (major: Major, { sales, profit }: { sales: number; profit: number | null }) => {
  return { sales: major(sales), profit: profit === null ? null : major(profit) };
};

const heldBy = (by: 'day' | 'month', { sales, profit }: HeldBounds) => {
  return { sales: { ...sales, by }, profit: profit && { ...profit, by } };
};

function fromStored({ content, madeAt }: StoredForecast, major: Major, horizonDays: number): PlainForecast {
  const {
    months,
    weeks,
    days,
    past,
    pastDays,
    dayHeld,
    monthHeld,
    held,
    profitHeld,
    models,
    historyWeeks,
    country,
    economics,
    elasticity,
    ownEvents,
  } = content;
  const season = models.some(
    ({ adjusted, name }) => adjusted === 'own' || name.startsWith('last_year') || name === 'mstl',
  )
    ? 'own'
    : models.some(({ adjusted }) => adjusted === 'prior')
      ? 'prior'
      : 'none';
  return {
    // With one whole month at the least, whatever is left of the one that has begun.
    months: months
      .slice(0, Math.max(monthsAhead(horizonDays), months[0]?.begun ? 2 : 1))
      .map(({ month, begun, ...amounts }) => ({
        month,
        ...toExpected(major, amounts),
        ...(begun && { begun: { sales: major(begun.sales), toCome: begun.toCome } }),
      })),
    weeks: weeks
      .slice(0, Math.max(1, Math.floor(horizonDays / WEEK)))
      .map((week) => ({ start: week.start, ...toExpected(major, week) })),
    days: days.slice(0, horizonDays).map(({ start: day, ...amounts }) => ({ day, ...toExpected(major, amounts) })),
    pastWeeks: past.map(({ start, ...amounts }) => ({ start, ...toPast(major, amounts) })),
    pastDays: pastDays.map(({ start: day, ...amounts }) => ({ day, ...toPast(major, amounts) })),
    held: { ...held, by: 'week' },
    profitHeld: profitHeld && { ...profitHeld, by: 'week' },
    dayHeld: dayHeld && heldBy('day', dayHeld),
    monthHeld: monthHeld.sales.of === 0 ? null : heldBy('month', monthHeld),
    methods: models.map(({ name }) => name),
    season,
    history: historyWeeks,
    country,
    ownEvents,
    economics: { variableShare: economics.variableShare, ads: major(economics.ads) },
    elasticity,
    madeAt: madeAt.toISOString(),
    horizonDays,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How often a month was between the bounds that were given before it. */
function heldMonths(history: readonly number[]) {
  const tested = history.flatMap((actual, index) => {
    const [said] = expectMonths(history.slice(0, index), 1)?.months ?? [];
    return said ? [said.low <= actual && actual <= said.high] : [];
  });
  return { in: tested.filter(Boolean).length, of: tested.length, by: 'month' as const };
}

/** From the full months alone: of a shop whose weeks have not been looked at yet. Null with fewer than three. */
function fromMonths(months: readonly MonthTotals[], facts: ShopFacts, horizonDays: number): PlainForecast | null {
  const ahead = monthsAhead(horizonDays);
  const history = months.map(({ totals }) => Number(netSales(totals)));
  const sales = expectMonths(history, ahead);
  const last = months.at(-1)?.month;
  if (sales === null || last === undefined) return null;
  const profits = months.map(({ totals }) => netProfit(totals));
  const known = profits.slice(profits.lastIndexOf(null) + 1).map(Number);
  const expected = expectMonths(known, ahead);
  const year = mergeTotals(months.slice(-YEAR).map(({ totals }) => totals));
  const yearSales = Number(netSales(year));
  const spent = months.slice(-3).map(({ totals }) => Number(adSpend(totals) ?? 0n));
  const major = majorOf(facts);
  return {
    months: sales.months.map(({ value, low, high }, index) => {
      const profit = expected?.months[index];
      return {
        month: addMonths(last, index + 1),
        ...toExpected(major, {
          sales: Math.max(0, value),
          low: Math.max(0, low),
          high: Math.max(0, high),
          profit: profit?.value ?? null,
          profitLow: profit?.low ?? null,
          profitHigh: profit?.high ?? null,
        }),
      };
    }),
    weeks: [],
    days: [],
    pastWeeks: [],
    pastDays: [],
    dayHeld: null,
    monthHeld: null,
    held: heldMonths(history),
    methods: ['months'],
    season: months.length >= 16 ? 'own' : 'none',
    history: months.length,
    country: countryOf(facts.timezone),
    ownEvents: 0,
    economics: {
      variableShare: yearSales > 0 ? -Number(sumOf(year, VARIABLE_KINDS)) / yearSales : 0,
      ads: major(sum(spent) / Math.max(1, spent.length)),
    },
    elasticity: { ads: blend(null, USUAL_ADS), price: blend(null, USUAL_PRICE) },
    madeAt: null,
    horizonDays,
  };
}

/** Whether what is kept begins where the full months end, so that no month is left out between them; there may be none yet. */
const continues = ({ lastDay }: StoredForecast, months: readonly MonthTotals[]) => {
  const last = months.at(-1)?.month;
  return last === undefined || monthOf(addDays(lastDay, 1)) === addMonths(last, 1);
};

/** What is expected if nothing changes: as it was computed last, else from the full months. @param data the days of the orders. */
export async function readPlain(
  trx: ShopTransaction,
  facts: ShopFacts,
  { data, months, horizonDays }: { data: Period | null; months: readonly MonthTotals[]; horizonDays: number },
): Promise<PlainForecast | null> {
  const stored = data && (await readStored(trx, facts.shopId, data.to));
  if (stored && continues(stored, months)) return fromStored(stored, majorOf(facts), horizonDays);
  return fromMonths(months, facts, horizonDays);
}
