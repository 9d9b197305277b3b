import type { Overview } from '@adaos/api';
import { sampleOverview } from '@adaos/api/sample';
import type { OverviewData, OverviewScreenProps, OverviewView } from '@adaos/ui/screens/OverviewScreen';
import { decemberOverview } from '@adaos/ui/commerce';
import { fn } from 'storybook/test';

type Ready = Extract<OverviewView, { status: 'ready' }>;

const ready = (changes: Partial<OverviewData> = {}, view: Partial<Ready> = {}): Ready => ({
  status: 'ready',
  data: { ...decemberOverview, ...changes },
  source: 'live',
  ...view,
});

export const live = ready();

// An answer of the contract is a view's data as it is.
const sampleAnswer: Overview = sampleOverview;
export const sample: Ready = { status: 'ready', data: sampleAnswer, source: 'sample' };

const noProfit = decemberOverview.chartData.map((point) => ({ ...point, profit: null, ads: null }));

/** Right after the first import: sales are known, costs are not. */
export const profitUnknown = ready({
  profitNet: null,
  adsSpend: null,
  roi: null,
  predictions: null,
  prediction: null,
  chartData: noProfit,
  breakdown: [
    { part: 'returns', amount: 7_826.68, quality: 'actual' },
    { part: 'unknown', amount: 122_897.32, quality: 'missing' },
  ],
  missing: ['cogs', 'shipping_cost', 'handling', 'payment_fee', 'ad_spend'],
  coverage: [],
  comparison: decemberOverview.comparison && {
    ...decemberOverview.comparison,
    profitNet: null,
    adsSpend: null,
    roi: null,
    change: { ...decemberOverview.comparison.change, profitNet: null, adsSpend: null, roi: null },
  },
});

/** More went out than came in. */
export const loss = ready({
  profitNet: -9_412.38,
  adsSpend: 51_245.45,
  roi: 81.6,
  predictions: -4_200,
  prediction: { month: '2026-01', low: -8_300, high: -600, testedMonths: 10, hitMonths: 7, missing: [] },
  chartData: decemberOverview.chartData.map((point, index) => ({
    ...point,
    profit: ((index * 37) % 11) * 130 - 950,
    ads: (point.ads ?? 0) * 2.19,
  })),
  breakdown: [
    { part: 'goods', amount: 60_148.85, quality: 'rule' },
    { part: 'shipping', amount: 14_380, quality: 'actual' },
    { part: 'fees', amount: 6_535.4, quality: 'rule' },
    { part: 'returns', amount: 7_826.68, quality: 'actual' },
    { part: 'ads', amount: 51_245.45, quality: 'actual' },
    { part: 'profit', amount: -9_412.38, quality: 'rule' },
  ],
  comparison: decemberOverview.comparison && {
    ...decemberOverview.comparison,
    change: { ...decemberOverview.comparison.change, profitNet: -157.4, adsSpend: 136.7, roi: -91.2 },
  },
});

/** Seven digits, every part, a currency whose decimals count. */
export const large = ready({
  profitNet: 1_843_207.64,
  adsSpend: 2_340_100.18,
  quickStats: { totalRevenue: 12_288_046.03, growthRate: 1_209.8, activeUsers: 151_203, averageOrder: 1_066.82 },
  netSales: 12_288_046.03,
  orders: 183_914,
  currency: 'RON',
  predictions: 1_910_000,
  prediction: { month: '2026-01', low: 1_690_000, high: 2_120_000, testedMonths: 12, hitMonths: 11, missing: [] },
  breakdown: [
    { part: 'goods', amount: 5_900_000, quality: 'actual' },
    { part: 'shipping', amount: 1_038_000, quality: 'actual' },
    { part: 'fees', amount: 253_500, quality: 'rule' },
    { part: 'returns', amount: 384_300.97, quality: 'actual' },
    { part: 'discounts', amount: 200_000, quality: 'actual' },
    { part: 'tax', amount: 160_000, quality: 'actual' },
    { part: 'ads', amount: 2_340_100.18, quality: 'actual' },
    { part: 'other', amount: 753_238.21, quality: 'estimate' },
    { part: 'profit', amount: 1_843_207.64, quality: 'estimate' },
  ],
  missing: ['cogs', 'handling', 'return_shipping_cost'],
  coverage: [
    { kind: 'cogs', share: 82.36 },
    { kind: 'handling', share: 62.4 },
  ],
  profitRange: { low: 1_501_334.8, high: 1_588_120.45 },
  comparison: decemberOverview.comparison && {
    ...decemberOverview.comparison,
    profitNet: 1_639_860.11,
  },
});

/** The period before has no orders. */
export const nothingBefore = ready({
  quickStats: { ...decemberOverview.quickStats, growthRate: null },
  comparison: decemberOverview.comparison && {
    ...decemberOverview.comparison,
    profitNet: null,
    adsSpend: null,
    roi: null,
    netSales: 0,
    orders: 0,
    refunds: 0,
    change: { profitNet: null, adsSpend: null, roi: null, netSales: null, orders: null, refunds: null },
  },
});

/** A shop whose refunds are on their orders, like most: none is booked by itself. */
export const noRefundOfItsOwn = ready({ refunds: 0 });

/** A chosen period without a single order. */
export const periodEmpty = ready({
  profitNet: 0,
  adsSpend: null,
  roi: null,
  quickStats: { totalRevenue: 0, growthRate: null, activeUsers: 0, averageOrder: null },
  netSales: 0,
  orders: 0,
  refunds: 0,
  breakdown: [],
  comparison: null,
});

export const byMonth = ready({ ...sampleOverview, updatedAt: decemberOverview.updatedAt });
export const stale = ready({}, { stale: true });

/** Everything that the screen has beside its view. */
export const overviewArgs = {
  bounds: { from: '2025-03-14', to: '2026-01-14' },
  compare: true,
  figureHref: (figure, kind) => `#figures/${figure}${kind === undefined ? '' : `?kind=${kind}`}`,
  comparedHref: (figure, kind) => `#compared/${figure}${kind === undefined ? '' : `?kind=${kind}`}`,
  spanHref: (span) => `#days/${span}`,
  importHref: '#integrations',
  canManage: true,
  goodsCostPercent: 46,
  onRangeChange: fn(),
  costsHref: '#costs',
  onSetGoodsCost: fn(() => Promise.resolve()),
  onRetry: fn(),
  onUseSample: fn(),
  onLeaveSample: fn(),
} satisfies Omit<OverviewScreenProps, 'view'>;
