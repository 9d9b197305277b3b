import {
  demandChanges,
  differenceOf,
  type Difference,
  forecastInsights,
  judgedMonth,
  type PlainMonth,
  riskOf,
  whatIf,
  type WhatIfBasis,
} from '@adaos/domain';
import type { BaselineData, Expected, ForecastChanges, ForecastData, Held, PlainData } from './ForecastView.ts';

export const basisOf = ({ economics, elasticity }: PlainData): WhatIfBasis => ({ economics, elasticity });

export const toPlainMonth = ({ demand, profit, begun }: Expected): PlainMonth => ({ sales: demand, profit, begun });

/** The month that is spoken of: the first whole one to come. */
export const comingMonth = ({ months }: PlainData) => months[judgedMonth(months.map(toPlainMonth))];

/** How often the bounds held of what is shown: of the profit where it is known. */
export const heldOf = ({ held, profitHeld }: PlainData): PlainData['held'] => profitHeld ?? held;

/** How often the bounds held of what a chart shows; null where they could not be tried. */
export function heldOfChart(
  plain: PlainData,
  steps: 'days' | 'weeks' | 'months',
  figure: 'profit' | 'sales',
): Held | null {
  const { held, profitHeld, dayHeld, monthHeld } = plain;
  // While the forecast is by months, so is what was tried.
  const weeks = { sales: held, profit: profitHeld ?? null };
  const found = steps === 'days' ? dayHeld : steps === 'weeks' || held.by === 'month' ? weeks : monthHeld;
  const of = found?.[figure] ?? null;
  return of !== null && of.of > 0 ? of : null;
}

/** What the sliders come to, computed as the server does. */
export interface LiveResult {
  data: ForecastData;
  /** Of the first whole month to come, against doing nothing. */
  difference: Difference;
}

/** @returns null without a month to come. */
export function liveResult(baseline: BaselineData, plain: PlainData, changes: ForecastChanges): LiveResult | null {
  const asked = { ads: changes.adsChange, price: changes.priceChange };
  const basis = basisOf(plain);
  const before = plain.months.map(toPlainMonth);
  const after = whatIf(before, basis, asked);
  const judged = judgedMonth(before);
  const [coming, later] = [before[judged], after[judged]];
  if (!coming || !later) return null;
  const risk = riskOf(coming, basis, asked);
  const [was, will] = [coming.profit, later.profit];
  const profitGrowth = was === null || will === null ? null : (100 * (will - was)) / Math.max(Math.abs(was), 1);
  const { byAds, byPrice } = demandChanges(basis, asked);
  const wordings = forecastInsights(asked, { demandByAds: byAds, demandByPrice: byPrice, profitGrowth, risk });
  const { months } = plain;
  const held = heldOf(plain);
  return {
    difference: differenceOf(coming, basis, asked),
    data: {
      currency: baseline.currency,
      result: {
        predictedDemand: later.sales,
        predictedProfit: later.profit,
        confidence: held.of === 0 ? null : (100 * held.in) / held.of,
        riskLevel: risk,
        insights: { adsImpact: '', priceImpact: '', recommendation: '' },
        wordings,
      },
      history: baseline.baseline,
      forecast: months.map(({ month }, index) => {
        return { month, demand: after[index]?.sales ?? 0, profit: after[index]?.profit ?? null };
      }),
      judged,
      ...(baseline.missing && { missing: baseline.missing }),
      horizonDays: plain.horizonDays,
    },
  };
}
