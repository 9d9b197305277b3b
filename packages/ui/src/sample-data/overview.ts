import { addDays, hundredths } from '@adaos/domain';
import type { OverviewData, OverviewPoint } from '../screens/OverviewScreen/OverviewView.ts';

// December of an invented shop: each day's share of the month's profit, ad spend and net sales, in tenths of a
// percent. The shares add up to 1000.
const DAYS = [
  28, 31, 30, 33, 36, 22, 24, 34, 36, 37, 38, 41, 27, 29, 42, 44, 45, 46, 47, 30, 31, 44, 40, 30, 12, 14, 25, 22, 26,
  30, 26,
] as const;
const ADS = [
  30, 30, 31, 32, 34, 26, 26, 34, 35, 36, 37, 38, 30, 30, 40, 41, 42, 43, 42, 34, 33, 38, 34, 26, 16, 18, 27, 27, 29,
  31, 30,
] as const;

const PROFIT = 18_432.07;
const PROFIT_BEFORE = 16_398.6;
const AD_SPEND = 23_401;
const NET_SALES = 122_897.32;

/** Splits a total by shares of 1000; the last day gets the rounding difference. */
function split(total: number, shares: readonly number[]): number[] {
  const parts = shares.map((share) => hundredths((total * share) / 1000));
  const rest = hundredths(total - parts.reduce((sum, part) => sum + part, 0));
  return parts.map((part, index) => (index === parts.length - 1 ? hundredths(part + rest) : part));
}

function points(): OverviewPoint[] {
  const [profit, ads, netSales] = [split(PROFIT, DAYS), split(AD_SPEND, ADS), split(NET_SALES, DAYS)];
  return DAYS.map((_share, index) => ({
    month: addDays('2025-12-01', index),
    profit: profit[index] ?? null,
    ads: ads[index] ?? null,
    netSales: netSales[index] ?? 0,
  }));
}

/** The 31 days before, with the weekdays beside those of December. */
function pointsBefore(): OverviewPoint[] {
  return split(PROFIT_BEFORE, [...DAYS.slice(4), ...DAYS.slice(0, 4)]).map((profit, index) => ({
    month: addDays('2025-10-31', index),
    profit,
    ads: null,
  }));
}

/** December 2025 of an invented shop, day by day: a live overview to develop and look at. */
export const decemberOverview: OverviewData = {
  from: '2025-12-01',
  to: '2025-12-31',
  currency: 'EUR',
  granularity: 'day',
  profitNet: PROFIT,
  adsSpend: AD_SPEND,
  roi: 178.8,
  predictions: 19_100,
  prediction: { month: '2026-01', low: 16_900, high: 21_200, testedMonths: 10, hitMonths: 8, missing: ['handling'] },
  chartData: points(),
  quickStats: { totalRevenue: 130_724, growthRate: 9.8, activeUsers: 1_512, averageOrder: 71.08 },
  netSales: NET_SALES,
  orders: 1_729,
  refunds: 64,
  breakdown: [
    { part: 'goods', amount: 60_148.85, quality: 'rule' },
    { part: 'shipping', amount: 14_380, quality: 'actual' },
    { part: 'fees', amount: 6_535.4, quality: 'rule' },
    { part: 'returns', amount: 7_826.68, quality: 'actual' },
    { part: 'ads', amount: AD_SPEND, quality: 'actual' },
    { part: 'profit', amount: PROFIT, quality: 'rule' },
  ],
  missing: ['handling', 'return_shipping_cost'],
  coverage: [
    { kind: 'cogs', share: 100 },
    { kind: 'shipping_cost', share: 100 },
    { kind: 'return_shipping_cost', share: 0 },
    { kind: 'handling', share: 62.4 },
    { kind: 'payment_fee', share: 100 },
  ],
  profitRange: null,
  comparison: {
    from: '2025-10-31',
    to: '2025-11-30',
    profitNet: PROFIT_BEFORE,
    adsSpend: 21_647.55,
    roi: 172.8,
    netSales: 111_912.99,
    orders: 1_601,
    refunds: 71,
    missing: [],
    breakdown: [
      { part: 'goods', amount: 54_900.4, quality: 'rule' },
      { part: 'shipping', amount: 13_210, quality: 'actual' },
      { part: 'fees', amount: 5_756.44, quality: 'rule' },
      { part: 'returns', amount: 8_604.12, quality: 'actual' },
      { part: 'ads', amount: 21_647.55, quality: 'actual' },
      { part: 'profit', amount: PROFIT_BEFORE, quality: 'rule' },
    ],
    chartData: pointsBefore(),
    change: { profitNet: 12.4, adsSpend: 8.1, roi: 6, netSales: 9.8, orders: 8, refunds: -9.9 },
  },
  updatedAt: '2026-01-15T11:56:00Z',
};
