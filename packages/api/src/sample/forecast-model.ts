import { hundredths, type InsightCode, INSIGHT_TEXTS, tenths } from '@adaos/domain';
import type { ForecastPoint, ForecastResult } from '../contract/insights/forecast.ts';
import type { Wording } from '../contract/wordings.ts';

/** The month that the sample model starts from, in major units. */
const SAMPLE_BASELINE = { sales: 52_000, profit: 30_500 } as const;

const ADS_EFFECT = 0.8;
const PRICE_EFFECT = 0.6;
const PROFIT_FACTOR = 0.85;
const MONTHLY_GROWTH = 1.05;
const CHART_PROFIT_FACTOR = 0.8;

/** Whole percent; the sign counts, so a cut is no risk of this model. */
function riskOf(adsChange: number, priceChange: number): ForecastResult['riskLevel'] {
  if (adsChange > 40 || priceChange > 25) return 'High';
  return adsChange > 20 || priceChange > 15 ? 'Medium' : 'Low';
}

interface Insight {
  text: string;
  wording: Wording;
}

/** These texts have no plurals, only values. */
const insight = (code: `insight.${string}` & InsightCode, values: Record<string, number> = {}): Insight => ({
  text: INSIGHT_TEXTS[code].title.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${values[name] ?? ''}%`),
  wording: { code, values },
});

function adsInsight(change: number): Insight {
  if (change === 0) return insight('insight.ads_same');
  const values = { percent: Math.abs(change), demand: tenths(Math.abs(change) * ADS_EFFECT) };
  return insight(change > 0 ? 'insight.ads_more' : 'insight.ads_less', values);
}

function priceInsight(change: number): Insight {
  if (change === 0) return insight('insight.price_same');
  const values = { percent: Math.abs(change), demand: tenths(Math.abs(change) * PRICE_EFFECT) };
  return insight(change > 0 ? 'insight.price_higher' : 'insight.price_lower', values);
}

function advice(risk: ForecastResult['riskLevel'], unchanged: boolean, growth: number): Insight {
  if (unchanged) return insight('insight.no_change');
  const profit = tenths((growth - 1) * 100);
  if (growth <= 1) return insight('insight.hold', { profit });
  return insight(risk === 'Low' ? 'insight.go' : 'insight.try_small', { profit });
}

/**
 * The sample's forecast of the coming month.
 * With changes as fractions: demand = 52000 x (1 + ads x 0.8) x (1 - price x 0.6);
 * profit = 30500 x the same factors x 0.85. Confidence is 75 from an absolute change of more than 30 % (ads) or
 * 20 % (price), else 95.
 * @param adsChange whole percent, -50 to 100.
 * @param priceChange whole percent, -30 to 50.
 * @returns amounts in major units, rounded to hundredths.
 */
export function forecastSample(adsChange: number, priceChange: number): ForecastResult {
  const growth = (1 + (adsChange / 100) * ADS_EFFECT) * (1 - (priceChange / 100) * PRICE_EFFECT);
  const riskLevel = riskOf(adsChange, priceChange);
  const [ads, price, recommendation] = [
    adsInsight(adsChange),
    priceInsight(priceChange),
    advice(riskLevel, adsChange === 0 && priceChange === 0, growth),
  ];
  return {
    predictedDemand: hundredths(SAMPLE_BASELINE.sales * growth),
    predictedProfit: hundredths(SAMPLE_BASELINE.profit * growth * PROFIT_FACTOR),
    confidence: Math.abs(adsChange) > 30 || Math.abs(priceChange) > 20 ? 75 : 95,
    riskLevel,
    insights: { adsImpact: ads.text, priceImpact: price.text, recommendation: recommendation.text },
    wordings: { adsImpact: ads.wording, priceImpact: price.wording, recommendation: recommendation.wording },
  };
}

/**
 * The months of the sample's chart: in month k, from 0, the demand x 1.05^k, and the profit x 0.8.
 * @param months `YYYY-MM`, the coming one first.
 */
export function forecastSampleMonths(result: ForecastResult, months: readonly string[]): ForecastPoint[] {
  return months.map((month, k) => ({
    month,
    demand: hundredths(result.predictedDemand * MONTHLY_GROWTH ** k),
    profit: hundredths((result.predictedProfit ?? 0) * CHART_PROFIT_FACTOR),
  }));
}
