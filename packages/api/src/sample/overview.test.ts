import { expect, test } from 'vitest';
import { Overview } from '../contract/overview.ts';
import { sampleOverview } from './overview.ts';

const total = (amounts: (number | null | undefined)[]) =>
  amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
const change = (now: number, before: number) => Math.round(((now - before) / before) * 1000) / 10;

test('[ENT-2] the sample overview passes its schema unchanged and says that it is a sample', () => {
  expect(Overview.parse(sampleOverview)).toEqual(sampleOverview);
  expect(sampleOverview.source).toBe('sample');
});

test('the sample chart adds up to the sample figures', () => {
  const { chartData, profitNet, adsSpend, netSales } = sampleOverview;
  expect(total(chartData.map((point) => point.profit))).toBe(profitNet);
  expect(total(chartData.map((point) => point.ads))).toBe(adsSpend);
  expect(total(chartData.map((point) => point.netSales))).toBe(netSales);
});

test('the sample breakdown adds up to gross sales: net sales with returns and discounts put back', () => {
  const { breakdown, netSales, profitNet, adsSpend } = sampleOverview;
  const amount = (part: string) => breakdown.find((entry) => entry.part === part)?.amount ?? 0;
  expect(total(breakdown.map((entry) => entry.amount))).toBe(netSales + amount('returns') + amount('discounts'));
  expect(amount('profit')).toBe(profitNet);
  expect(amount('ads')).toBe(adsSpend);
});

test('the sample ratios and changes follow from the sample amounts', () => {
  const { profitNet, adsSpend, roi, netSales, orders, refunds, quickStats, comparison, prediction, predictions } =
    sampleOverview;
  if (profitNet === null || adsSpend === null || comparison === null || prediction === null)
    throw new Error('sample is incomplete');
  const roiOf = (profit: number, ads: number) => Math.round((1000 * (profit + ads)) / ads) / 10;
  expect(roi).toBe(roiOf(profitNet, adsSpend));
  expect(comparison.roi).toBe(roiOf(comparison.profitNet ?? 0, comparison.adsSpend ?? 1));
  expect(comparison.change.profitNet).toBe(change(profitNet, comparison.profitNet ?? 0));
  expect(comparison.change.adsSpend).toBe(change(adsSpend, comparison.adsSpend ?? 0));
  expect(comparison.change.roi).toBeCloseTo((roi ?? 0) - (comparison.roi ?? 0));
  expect(comparison.change.netSales).toBe(change(netSales, comparison.netSales));
  expect(comparison.change.orders).toBe(change(orders, comparison.orders));
  expect(comparison.change.refunds).toBe(change(refunds, comparison.refunds));
  expect(quickStats.growthRate).toBe(comparison.change.netSales);
  expect(quickStats.totalRevenue).toBe(total(sampleOverview.breakdown.map((entry) => entry.amount)));
  expect(quickStats.averageOrder).toBeCloseTo(netSales / orders, 2);
  expect(prediction.low <= (predictions ?? 0) && (predictions ?? 0) <= prediction.high).toBe(true);
});
