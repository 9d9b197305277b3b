import { addDays, addMonths, firstDayOf, lastDayOf, type Period } from './calendar.ts';
import type { MetricId } from './metrics.ts';
import { PLANS, type Plan } from './plans.ts';

/** The days that a report is of, counted from the day it is opened; `custom` has days of its own. */
export const REPORT_PERIODS = [
  'last_7_days',
  'last_30_days',
  'last_90_days',
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'last_12_months',
  'this_year',
  'last_year',
  'custom',
] as const;
export type ReportPeriodKind = (typeof REPORT_PERIODS)[number];

/** A period of a report; its two days only count for `custom`, which needs both. */
export interface ReportPeriod {
  readonly kind: ReportPeriodKind;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What a report is compared with. */
export const REPORT_COMPARISONS = ['none', 'previous', 'lastYear'] as const;
export type ReportComparison = (typeof REPORT_COMPARISONS)[number];

/** What is drawn above the table of a report. */
export const REPORT_CHARTS = ['none', 'bars', 'line'] as const;
export type ReportChart = (typeof REPORT_CHARTS)[number];

export const MOST_REPORT_METRICS = 10;
/** Rows of a report, on the screen and in its files. */
export const MOST_REPORT_ROWS = 2_500;
/** Reports that a shop keeps. */
export const MOST_REPORTS = 100;

const MONTHS: Partial<Record<ReportPeriodKind, number>> = {
  this_month: 1,
  last_month: 1,
  this_quarter: 3,
  last_quarter: 3,
  last_12_months: 12,
  this_year: 12,
  last_year: 12,
};
const DAYS: Partial<Record<ReportPeriodKind, number>> = { last_7_days: 7, last_30_days: 30, last_90_days: 90 };

/** The month, `YYYY-MM`, in which the quarter of a day begins. */
function quarterOf(day: string): string {
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}`;
}

/** @param month `YYYY-MM`, the first. @param count of whole months */
const wholeMonths = (month: string, count: number): Period => ({
  from: `${month}-01`,
  to: lastDayOf(`${addMonths(`${month}-01`, count - 1)}-01`),
});

/**
 * The days of a report's period. The last 7, 30 and 90 days end with yesterday, since today is not over; `this_…` ends with today.
 * @param today in the shop's timezone, `YYYY-MM-DD`. @returns null for a custom period that lacks a day.
 */
export function reportDays({ kind, from, to }: ReportPeriod, today: string): Period | null {
  if (kind === 'custom') return from === undefined || to === undefined ? null : { from, to };
  const days = DAYS[kind];
  if (days !== undefined) return { from: addDays(today, -days), to: addDays(today, -1) };
  const month = today.slice(0, 7);
  if (kind === 'this_month') return { from: firstDayOf(month), to: today };
  if (kind === 'last_month') return wholeMonths(addMonths(today, -1), 1);
  if (kind === 'this_quarter') return { from: `${quarterOf(today)}-01`, to: today };
  if (kind === 'last_quarter') return wholeMonths(addMonths(`${quarterOf(today)}-01`, -3), 3);
  if (kind === 'last_12_months') return wholeMonths(addMonths(today, -12), 12);
  if (kind === 'this_year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  return wholeMonths(`${Number(today.slice(0, 4)) - 1}-01`, 12);
}

/** The same day of another month; of the last day of a month, and of a day that the other month lacks, the last one. */
function sameDay(day: string, months: number): string {
  const month = addMonths(day, months);
  const last = lastDayOf(`${month}-01`);
  const same = `${month}-${day.slice(8)}`;
  return day === lastDayOf(day) || same > last ? last : same;
}

/**
 * The days that a report's period is compared with, for a period of months: as many calendar months earlier, so that a month is
 * compared with the whole month before. Null where the usual comparison of days holds.
 */
export function monthsBefore({ kind }: ReportPeriod, { from, to }: Period): Period | null {
  const months = MONTHS[kind];
  if (months === undefined) return null;
  return { from: `${addMonths(from, -months)}-01`, to: sameDay(to, -months) };
}

/** Whether a plan includes reports of one's own. The profit and loss statement is in every plan. */
export function includesReports(plan: Plan): boolean {
  const first = PLANS.findIndex(({ features }) => (features as readonly string[]).includes('Custom reports'));
  return PLANS.findIndex(({ id }) => id === plan.id) >= first;
}

/** The costs, which are at least as given where some of them are not known; all else that rests on costs is at most as given. */
const COSTS: ReadonlySet<MetricId> = new Set<MetricId>([
  'goods_cost',
  'shipping_cost',
  'return_shipping_cost',
  'handling_cost',
  'payment_fees',
  'platform_fees',
  'disputes',
  'dispute_fees',
  'fees',
  'ad_spend',
  'other_costs',
  'order_costs',
  'acquisition_cost',
]);

/** Which way a figure is bounded where costs that it rests on are missing. */
export const boundOf = (metric: MetricId): 'at_least' | 'at_most' => (COSTS.has(metric) ? 'at_least' : 'at_most');

/** A line of the profit and loss statement: a figure, and whether it adds, takes away or sums up what is above it. */
export interface StatementLine {
  readonly metric: MetricId;
  readonly part: 'plus' | 'minus' | 'sum';
}

/** The profit and loss statement from gross sales to net profit. Each sum is what is above it, to the minor unit. */
export const PROFIT_AND_LOSS: readonly StatementLine[] = [
  { metric: 'gross_sales', part: 'plus' },
  { metric: 'discounts', part: 'minus' },
  { metric: 'returns', part: 'minus' },
  { metric: 'taxes', part: 'minus' },
  { metric: 'net_sales', part: 'sum' },
  { metric: 'shipping_charged', part: 'plus' },
  { metric: 'tips', part: 'plus' },
  { metric: 'goods_cost', part: 'minus' },
  { metric: 'shipping_cost', part: 'minus' },
  { metric: 'return_shipping_cost', part: 'minus' },
  { metric: 'handling_cost', part: 'minus' },
  { metric: 'payment_fees', part: 'minus' },
  { metric: 'platform_fees', part: 'minus' },
  { metric: 'disputes', part: 'minus' },
  { metric: 'dispute_fees', part: 'minus' },
  { metric: 'other_costs', part: 'minus' },
  { metric: 'contribution', part: 'sum' },
  { metric: 'ad_spend', part: 'minus' },
  { metric: 'net_profit', part: 'sum' },
];

/** The report that every shop has, by its name in place of an id. */
export const STATEMENT = 'profit-and-loss';

/** When a report is sent by mail: on Mondays, or on the first day of a month. */
export const REPORT_RHYTHMS = ['week', 'month'] as const;
export type ReportRhythm = (typeof REPORT_RHYTHMS)[number];

/** The files that go with a report's mail. */
export const REPORT_MAIL_FILES = ['pdf', 'csv', 'both'] as const;
export type ReportMailFiles = (typeof REPORT_MAIL_FILES)[number];
