import {
  demandChanges,
  differenceOf,
  type Difference,
  forecastInsights,
  type PlainMonth,
  riskOf,
  whatIf,
  type WhatIfBasis,
} from '@adaos/domain';
import type { BaselineData, Expected, ForecastChanges, ForecastData, PlainData } from './ForecastView.ts';

export const basisOf = ({ economics, elasticity }: PlainData): WhatIfBasis => ({ economics, elasticity });

export const toPlainMonth = ({ demand, profit }: Expected): PlainMonth => ({ sales: demand, profit });

/** What the sliders come to, computed as the server does. */
export interface LiveResult {
  data: ForecastData;
  /** Of the coming month, against doing nothing. */
  difference: Difference;
}

/** @returns null without a month to come. */
export function liveResult(baseline: BaselineData, plain: PlainData, changes: ForecastChanges): LiveResult | null {
  const asked = { ads: changes.adsChange, price: changes.priceChange };
  const basis = basisOf(plain);
  const before = plain.months.map(toPlainMonth);
  const after = whatIf(before, basis, asked);
  const [coming, later] = [before[0], after[0]];
  if (!coming || !later) return null;
  const risk = riskOf(coming, basis, asked);
  const [was, will] = [coming.profit, later.profit];
  const profitGrowth = was === null || will === null ? null : (100 * (will - was)) / Math.max(Math.abs(was), 1);
  const { byAds, byPrice } = demandChanges(basis, asked);
  const wordings = forecastInsights(asked, { demandByAds: byAds, demandByPrice: byPrice, profitGrowth, risk });
  const { held, months } = plain;
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
      ...(baseline.missing && { missing: baseline.missing }),
      horizonDays: plain.horizonDays,
    },
  };
}
