import { expect, test } from 'vitest';
import { decemberOverview } from './overview.ts';

const total = (amounts: readonly (number | null | undefined)[]) =>
  Math.round(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) * 100) / 100;

test('the December of the invented shop adds up', () => {
  const { breakdown, chartData, profitNet, adsSpend, netSales, orders, quickStats } = decemberOverview;
  expect(chartData).toHaveLength(31);
  expect(total(chartData.map(({ profit }) => profit))).toBe(profitNet);
  expect(total(chartData.map(({ ads }) => ads))).toBe(adsSpend);
  expect(total(chartData.map((point) => point.netSales))).toBe(netSales);
  const returns = breakdown.find(({ part }) => part === 'returns')?.amount ?? 0;
  expect(total(breakdown.map(({ amount }) => amount))).toBe(total([netSales, returns]));
  expect(quickStats.totalRevenue).toBe(total([netSales, returns]));
  expect(quickStats.averageOrder).toBeCloseTo(netSales / orders, 2);
  const { comparison } = decemberOverview;
  const before = comparison?.breakdown ?? [];
  const returnsBefore = before.find(({ part }) => part === 'returns')?.amount ?? 0;
  expect(total(before.map(({ amount }) => amount))).toBe(total([comparison?.netSales, returnsBefore]));
  expect(total((comparison?.chartData ?? []).map(({ profit }) => profit))).toBe(comparison?.profitNet);
});
