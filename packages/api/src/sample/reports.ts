import { METRIC_DIMENSIONS, METRICS, PROFIT_AND_LOSS, type MetricId } from '@adaos/domain';
import type { MetricsCatalogue } from '../contract/metrics.ts';
import type { ProfitAndLoss, Report, ReportAnswer, ReportDefinition, Reports } from '../contract/reports.ts';
import { sampleOverview } from './overview.ts';
import { PRODUCTS, sampleId } from './shop.ts';

const MISSING = sampleOverview.missing;

/** A month of the sample: its net sales, ads and profit, with the costs in the proportions of the year. */
function monthOf(net: number, ads: number, profit: number): Partial<Record<MetricId, number>> {
  const part = (amount: number) => Math.round((net * amount) / 570_000);
  const [discounts, returns] = [part(12_000), part(18_000)];
  const [shipping, payment, other] = [part(54_000), part(18_000), part(8_000)];
  const contribution = profit + ads;
  return {
    gross_sales: net + discounts + returns,
    discounts,
    returns,
    taxes: 0,
    net_sales: net,
    shipping_charged: 0,
    tips: 0,
    goods_cost: net - shipping - payment - other - contribution,
    shipping_cost: shipping,
    payment_fees: payment,
    platform_fees: 0,
    disputes: 0,
    dispute_fees: 0,
    other_costs: other,
    contribution,
    ad_spend: ads,
    net_profit: profit,
  };
}

const COLUMNS = [
  { month: '2025-12', from: '2025-12-01', to: '2025-12-31', figures: monthOf(62_500, 8_700, 9_600) },
  { month: '2025-11', from: '2025-11-01', to: '2025-11-30', figures: monthOf(71_000, 11_200, 10_400) },
  { month: '2024-12', from: '2024-12-01', to: '2024-12-31', figures: monthOf(55_000, 8_300, 8_200) },
];

const BOUNDED: ReadonlySet<MetricId> = new Set<MetricId>(['contribution', 'net_profit']);

/** The fixed sample statement: December of an invented shop, whose costs are not all known. */
export const sampleProfitAndLoss: ProfitAndLoss = {
  source: 'sample',
  currency: 'EUR',
  month: '2025-12',
  months: { first: '2025-12', last: '2025-12' },
  columns: COLUMNS.map(({ month, from, to }) => ({ month, from, to, hasData: true })),
  lines: PROFIT_AND_LOSS.map(({ metric, part }) => ({
    metric,
    part,
    figures: COLUMNS.map(({ figures }) => {
      const value = figures[metric] ?? null;
      const net = figures.net_sales ?? 0;
      return {
        value,
        share: value === null ? null : Math.round((value / net) * 10_000) / 100,
        missing: BOUNDED.has(metric) ? MISSING : metric === 'shipping_cost' ? ['shipping_cost' as const] : [],
      };
    }),
  })),
  missing: MISSING,
};

export const sampleReportDefinition: ReportDefinition = {
  metrics: ['net_sales', 'contribution', 'units'],
  dimensions: ['product'],
  period: { kind: 'custom', from: '2025-12-01', to: '2025-12-31' },
  compare: 'none',
  limit: 100,
  chart: 'bars',
};

export const sampleReport: Report = {
  id: sampleId(901),
  name: 'Profit by product',
  definition: sampleReportDefinition,
  shared: true,
  own: true,
  by: 'Irina Matei',
  role: 'viewer',
  changedAt: '2025-12-30T09:00:00Z',
  mail: null,
};

export const sampleReports: Reports = {
  source: 'sample',
  included: true,
  reports: [sampleReport],
  statementMail: null,
};

const names = Object.values(PRODUCTS).slice(0, 6);
const sales = [19_800, 14_100, 10_300, 8_900, 5_600, 3_800];
const left = [7_900, 4_700, 3_600, 2_100, 900, -900];

/** The fixed sample of a report's figures. */
export const sampleReportAnswer: ReportAnswer = {
  source: 'sample',
  currency: 'EUR',
  timezone: 'Europe/Bucharest',
  from: '2025-12-01',
  to: '2025-12-31',
  metrics: (
    [
      ['net_sales', 'Net sales', 'money'],
      ['contribution', 'Contribution', 'money'],
      ['units', 'Units', 'count'],
    ] as const
  ).map(([id, name, unit]) => ({ id, name, unit, formula: '', link: '' })),
  rows: names.map((name, place) => ({
    dimensions: { product: `P-${place + 1}` },
    name,
    values: { net_sales: sales[place] ?? 0, contribution: left[place] ?? 0, units: 240 - place * 31 },
    unknown: {},
    missing: place % 2 === 0 ? ['shipping_cost'] : [],
    link: null,
  })),
  rowCount: names.length,
  totals: {
    values: { net_sales: 62_500, contribution: 18_300, units: 975 },
    unknown: {},
    missing: ['shipping_cost'],
  },
  compared: null,
  restsOn: { net_sales: [], contribution: ['cogs', 'shipping_cost'], units: [] },
};

/** What a report of the sample can be made of; the names are those of the interface. */
export const sampleReportCatalogue: MetricsCatalogue = {
  metrics: METRICS.map((id) => ({
    id,
    name: id,
    unit: 'money',
    formula: '',
    restsOn: [],
    additive: true,
    role: 'viewer',
    grain: 'day',
    dimensions: [...METRIC_DIMENSIONS],
  })),
  dimensions: METRIC_DIMENSIONS.map((id) => ({ id, name: id, description: '', metrics: [...METRICS] })),
};

export const sampleReportFile = 'Product,Net sales,Contribution,Units\r\nPled,19800,7900,240\r\n';
