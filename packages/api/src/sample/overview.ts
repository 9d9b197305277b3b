import type { Overview } from '../contract/overview.ts';

/** Month, net profit, ad spend, net sales: the sample year, in EUR. */
const MONTHS = [
  ['2025-01', 5_200, 6_100, 38_000],
  ['2025-02', 5_600, 6_200, 39_500],
  ['2025-03', 6_400, 6_700, 43_500],
  ['2025-04', 6_100, 6_600, 42_000],
  ['2025-05', 6_900, 7_000, 46_000],
  ['2025-06', 6_600, 6_900, 44_500],
  ['2025-07', 5_900, 6_500, 40_500],
  ['2025-08', 6_300, 6_700, 42_500],
  ['2025-09', 7_200, 7_400, 48_000],
  ['2025-10', 7_800, 8_000, 52_000],
  ['2025-11', 10_400, 11_200, 71_000],
  ['2025-12', 9_600, 8_700, 62_500],
] as const;

/** The fixed sample overview: one year of an invented shop, against the year before. */
export const sampleOverview: Overview = {
  source: 'sample',
  from: '2025-01-01',
  to: '2025-12-31',
  currency: 'EUR',
  granularity: 'month',
  profitNet: 84_000,
  adsSpend: 88_000,
  roi: 195.5,
  predictions: 6_200,
  prediction: { month: '2026-01', low: 5_300, high: 7_000, testedMonths: 10, hitMonths: 8 },
  chartData: MONTHS.map(([month, profit, ads, netSales]) => ({ month, profit, ads, netSales })),
  quickStats: { totalRevenue: 600_000, growthRate: 9.6, activeUsers: 5_240, averageOrder: 78.95 },
  netSales: 570_000,
  orders: 7_600,
  refunds: 228,
  breakdown: [
    { part: 'goods', amount: 318_000, quality: 'actual' },
    { part: 'shipping', amount: 54_000, quality: 'estimate' },
    { part: 'fees', amount: 18_000, quality: 'rule' },
    { part: 'returns', amount: 18_000, quality: 'actual' },
    { part: 'discounts', amount: 12_000, quality: 'actual' },
    { part: 'ads', amount: 88_000, quality: 'actual' },
    { part: 'other', amount: 8_000, quality: 'actual' },
    { part: 'profit', amount: 84_000, quality: 'estimate' },
  ],
  missing: ['handling'],
  comparison: {
    from: '2024-01-01',
    to: '2024-12-31',
    profitNet: 75_000,
    adsSpend: 80_000,
    roi: 193.8,
    netSales: 520_000,
    orders: 7_050,
    refunds: 240,
    change: { profitNet: 12, adsSpend: 10, roi: 1.7, netSales: 9.6, orders: 7.8, refunds: -5 },
  },
  updatedAt: null,
};
