import { describe, expect, test } from 'vitest';
import { ForecastResult } from '../contract/insights/forecast.ts';
import { WORDINGS } from '@adaos/domain';
import { forecastSample, forecastSampleMonths } from './forecast-model.ts';

describe('[FORE-4] the sample forecast', () => {
  test.each([
    [0, 0, 52_000, 25_925],
    [20, 0, 60_320, 30_073],
    [0, 20, 45_760, 22_814],
    [20, 10, 56_700.8, 28_268.62],
    [-50, -30, 36_816, 18_354.9],
    [100, 50, 65_520, 32_665.5],
  ])('of ads %d %% and price %d %% is a demand of %d and a profit of %d', (ads, price, demand, profit) => {
    const result = forecastSample(ads, price);
    expect([result.predictedDemand, result.predictedProfit]).toEqual([demand, profit]);
  });

  test.each([
    // Ads: the confidence falls beyond 30 either way.
    [29, 0, 95],
    [30, 0, 95],
    [31, 0, 75],
    [-29, 0, 95],
    [-30, 0, 95],
    [-31, 0, 75],
    // Price: beyond 20 either way.
    [0, 19, 95],
    [0, 20, 95],
    [0, 21, 75],
    [0, -19, 95],
    [0, -20, 95],
    [0, -21, 75],
    // Each alone is enough.
    [30, 20, 95],
    [31, 20, 75],
    [30, 21, 75],
  ])('of ads %d %% and price %d %% has a confidence of %d', (ads, price, confidence) => {
    expect(forecastSample(ads, price).confidence).toBe(confidence);
  });

  test.each([
    // Ads: Medium beyond 20, High beyond 40.
    [19, 0, 'Low'],
    [20, 0, 'Low'],
    [21, 0, 'Medium'],
    [39, 0, 'Medium'],
    [40, 0, 'Medium'],
    [41, 0, 'High'],
    // Price: Medium beyond 15, High beyond 25.
    [0, 14, 'Low'],
    [0, 15, 'Low'],
    [0, 16, 'Medium'],
    [0, 24, 'Medium'],
    [0, 25, 'Medium'],
    [0, 26, 'High'],
    // The greater risk of the two counts.
    [20, 15, 'Low'],
    [21, 15, 'Medium'],
    [20, 16, 'Medium'],
    [41, 16, 'High'],
    [21, 26, 'High'],
    // Signed, as written: a cut is never more than low.
    [-50, 0, 'Low'],
    [0, -30, 'Low'],
    [-50, -30, 'Low'],
  ])('of ads %d %% and price %d %% has the risk %s', (ads, price, risk) => {
    expect(forecastSample(ads, price).riskLevel).toBe(risk);
  });

  test('of the chart grows in demand by 5 % a month, with 0.8 of the profit', () => {
    const result = forecastSample(20, 0);
    expect(forecastSampleMonths(result, ['2026-01', '2026-02', '2026-03'])).toEqual([
      { month: '2026-01', demand: 60_320, profit: 24_058.4 },
      { month: '2026-02', demand: 63_336, profit: 24_058.4 },
      { month: '2026-03', demand: 66_502.8, profit: 24_058.4 },
    ]);
  });

  test('passes its schema over the whole range, and says each insight by a known wording', () => {
    const wrong: string[] = [];
    for (let ads = -50; ads <= 100; ads += 1) {
      for (let price = -30; price <= 50; price += 1) {
        const result = forecastSample(ads, price);
        const said = Object.values(result.wordings ?? {}).every(
          ({ code, values = {} }) => String(Object.keys(values)) === String(WORDINGS[code as 'insight.go']),
        );
        if (!said || !ForecastResult.safeParse(result).success) wrong.push(`${ads}, ${price}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    [0, 0, 'insight.ads_same', 'insight.price_same', 'insight.no_change'],
    [10, 0, 'insight.ads_more', 'insight.price_same', 'insight.go'],
    [-10, -10, 'insight.ads_less', 'insight.price_lower', 'insight.hold'],
    [10, 10, 'insight.ads_more', 'insight.price_higher', 'insight.go'],
    [5, 10, 'insight.ads_more', 'insight.price_higher', 'insight.hold'],
    [30, 0, 'insight.ads_more', 'insight.price_same', 'insight.try_small'],
  ])('[FORE-3] of ads %d %% and price %d %% says %s, %s, %s', (ads, price, adsImpact, priceImpact, recommendation) => {
    const { wordings } = forecastSample(ads, price);
    expect([wordings?.adsImpact.code, wordings?.priceImpact.code, wordings?.recommendation.code]).toEqual([
      adsImpact,
      priceImpact,
      recommendation,
    ]);
  });
});
