import {
  MOST_REPORT_METRICS,
  REPORT_MAIL_FILES,
  REPORT_RHYTHMS,
  STATEMENT,
  MOST_REPORT_ROWS,
  METRIC_DIMENSIONS,
  METRICS,
  ATTRIBUTION_MODELS,
  REPORT_CHARTS,
  REPORT_COMPARISONS,
  REPORT_PERIODS,
} from '@adaos/domain';
import * as z from 'zod/mini';
import { IsoDay, Language, NoContent, Role, Source, Timestamp, Uuid } from './common.ts';
import { DimensionName, MetricName, MetricsAnswer, MetricsCatalogue, MetricsQuery } from './metrics.ts';
import { LedgerKind } from './overview.ts';
import { route } from './route.ts';
import { exactText, singleLine } from './text.ts';

/** What a report asks for, whenever it is opened: its days follow from the day of that moment. */
export const ReportDefinition = z.object({
  metrics: z.array(MetricName).check(z.minLength(1), z.maxLength(MOST_REPORT_METRICS)),
  /** One of time, one of another kind, one of each, or none: totals alone. */
  dimensions: z.array(DimensionName).check(z.maxLength(2)),
  /** Only rows with one of these values of a dimension. */
  filters: MetricsQuery.shape.filters,
  period: z.object({ kind: z.enum(REPORT_PERIODS), from: z.optional(IsoDay), to: z.optional(IsoDay) }),
  compare: z.enum(REPORT_COMPARISONS),
  model: z.optional(z.enum(ATTRIBUTION_MODELS)),
  sort: z.optional(z.enum([...METRICS, ...METRIC_DIMENSIONS])),
  order: z.optional(z.enum(['asc', 'desc'])),
  limit: z.int().check(z.minimum(1), z.maximum(MOST_REPORT_ROWS)),
  chart: z.enum(REPORT_CHARTS),
});
export type ReportDefinition = z.infer<typeof ReportDefinition>;

export const ReportInput = z.object({
  name: singleLine({ least: 1, most: 80 }),
  definition: ReportDefinition,
  /** Everybody in the shop has it whose role is enough for its metrics. */
  shared: z.boolean(),
});
export type ReportInput = z.infer<typeof ReportInput>;

/** That the caller has a report sent to the own address: at 7 in the morning of the shop. */
export const ReportMail = z.object({
  /** On Mondays, or on the first day of a month. */
  every: z.enum(REPORT_RHYTHMS),
  files: z.enum(REPORT_MAIL_FILES),
});
export type ReportMail = z.infer<typeof ReportMail>;

export const ReportMailState = z.object({
  ...ReportMail.shape,
  /** When it was sent last; null before the first time, and after 60 days. */
  sentAt: z.nullable(Timestamp),
  /** Why it could not be sent the last time, as a code; null where it was. */
  problem: z.nullable(z.string()),
});
export type ReportMailState = z.infer<typeof ReportMailState>;

export const Report = z.object({
  id: Uuid,
  ...ReportInput.shape,
  /** It is the caller's. */
  own: z.boolean(),
  /** Whose it is. */
  by: z.string(),
  /** The least role that may read it: the highest of its metrics. */
  role: Role,
  changedAt: Timestamp,
  /** Null: the caller does not have it sent. */
  mail: z.nullable(ReportMailState),
});
export type Report = z.infer<typeof Report>;

export const Reports = z.object({
  source: Source,
  /** Whether the shop's plan includes reports of its own; the profit and loss statement is in every plan. */
  included: z.boolean(),
  /** The caller's and those that are shared, by name. */
  reports: z.array(Report),
  /** Of the profit and loss statement. */
  statementMail: z.nullable(ReportMailState),
});
export type Reports = z.infer<typeof Reports>;

/** The figures of a report, as those of the metrics, with the costs that each metric rests on. */
export const ReportAnswer = z.object({
  ...MetricsAnswer.shape,
  source: Source,
  /** By metric: costs that make it a bound where they are in `missing` of a row. */
  restsOn: z.record(z.string(), z.array(LedgerKind)),
});
export type ReportAnswer = z.infer<typeof ReportAnswer>;

const Month = z.string().check(z.regex(/^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/));

const statementFigures = z.object({
  /** Major units; null where it is not known. */
  value: z.nullable(z.number()),
  /** In percent of the net sales of its month; null where one of the two is not known. */
  share: z.nullable(z.number()),
  /** Costs that it rests on and that some of the sales lack: a profit is at most, a cost at least as given. */
  missing: z.array(LedgerKind),
});

export const ProfitAndLoss = z.object({
  source: Source,
  currency: z.nullable(z.string()),
  /** The month of the statement, `YYYY-MM`. */
  month: z.string(),
  /** The months of the first and the last data, between which can be chosen; null without data. */
  months: z.nullable(z.object({ first: z.string(), last: z.string() })),
  /** The month, the month before, and the same month a year earlier; `to` of a month that is not over is today. */
  columns: z.array(z.object({ month: z.string(), from: IsoDay, to: IsoDay, hasData: z.boolean() })),
  /** From gross sales to net profit, each with a figure for every column. */
  lines: z.array(
    z.object({
      metric: MetricName,
      part: z.enum(['plus', 'minus', 'sum']),
      figures: z.array(statementFigures),
    }),
  ),
  /** Costs that some sales of the month lack. */
  missing: z.array(LedgerKind),
});
export type ProfitAndLoss = z.infer<typeof ProfitAndLoss>;

const byId = z.object({ id: Uuid });
/** A report, or the statement. */
const byAnyId = z.object({ id: z.union([Uuid, z.literal(STATEMENT)]) });
const inLanguage = z.object({ language: z.optional(Language) });
const ofMonth = z.object({ month: z.optional(Month) });
const fileOfMonth = z.object({ ...ofMonth.shape, ...inLanguage.shape });

export const reportRoutes = {
  listReports: route({
    method: 'GET',
    path: '/api/reports',
    access: 'viewer',
    summary: "The caller's reports and those shared in the shop, by name.",
    status: 200,
    answer: Reports,
  }),
  getReportCatalogue: route({
    method: 'GET',
    path: '/api/reports/catalogue',
    access: 'viewer',
    summary: 'What a report can be made of with the role of the caller, and what goes together.',
    status: 200,
    answer: MetricsCatalogue,
  }),
  runReport: route({
    method: 'GET',
    path: '/api/reports/run',
    access: 'viewer',
    summary: 'The figures of a report, saved or not.',
    /** A `ReportDefinition` as JSON. */
    query: z.object({ definition: exactText({ least: 2, most: 8_000 }) }),
    status: 200,
    answer: ReportAnswer,
  }),
  getProfitAndLoss: route({
    method: 'GET',
    path: '/api/reports/profit-and-loss',
    access: 'viewer',
    summary: 'The profit and loss statement of a month; left out, the last whole month with data.',
    query: ofMonth,
    status: 200,
    answer: ProfitAndLoss,
  }),
  downloadProfitAndLoss: route({
    method: 'GET',
    path: '/api/reports/profit-and-loss/csv',
    access: 'viewer',
    summary: 'The profit and loss statement of a month as CSV.',
    query: fileOfMonth,
    status: 200,
    answer: 'text/csv',
  }),
  printProfitAndLoss: route({
    method: 'GET',
    path: '/api/reports/profit-and-loss/pdf',
    access: 'viewer',
    summary: 'The profit and loss statement of a month as PDF.',
    query: fileOfMonth,
    status: 200,
    answer: 'application/pdf',
  }),
  addReport: route({
    method: 'POST',
    path: '/api/reports',
    access: 'manager',
    summary: 'Save a new report.',
    body: ReportInput,
    status: 201,
    answer: Report,
  }),
  changeReport: route({
    method: 'PUT',
    path: '/api/reports/:id',
    access: 'manager',
    summary: 'Change a report: an own one, or one that is shared.',
    params: byId,
    body: ReportInput,
    status: 200,
    answer: Report,
  }),
  removeReport: route({
    method: 'DELETE',
    path: '/api/reports/:id',
    access: 'manager',
    summary: 'Remove a report: an own one, or one that is shared. It can be restored for a day.',
    params: byId,
    status: 200,
    answer: NoContent,
  }),
  restoreReport: route({
    method: 'POST',
    path: '/api/reports/:id/restore',
    access: 'manager',
    summary: 'Take back that a report was removed.',
    params: byId,
    status: 200,
    answer: Report,
  }),
  setReportMail: route({
    method: 'PUT',
    path: '/api/reports/:id/mail',
    access: 'viewer',
    summary: "Have a report, or `profit-and-loss`, sent to the caller's own address again and again.",
    params: byAnyId,
    body: ReportMail,
    status: 200,
    answer: NoContent,
  }),
  endReportMail: route({
    method: 'DELETE',
    path: '/api/reports/:id/mail',
    access: 'viewer',
    summary: 'No longer have a report sent.',
    params: byAnyId,
    status: 200,
    answer: NoContent,
  }),
  sendReportNow: route({
    method: 'POST',
    path: '/api/reports/:id/mail/send',
    access: 'viewer',
    summary: 'Have a report that is sent again and again sent at once, too.',
    params: byAnyId,
    status: 202,
    answer: NoContent,
  }),
  downloadReport: route({
    method: 'GET',
    path: '/api/reports/:id/csv',
    access: 'viewer',
    summary: 'A report as CSV.',
    params: byId,
    query: inLanguage,
    status: 200,
    answer: 'text/csv',
  }),
  printReport: route({
    method: 'GET',
    path: '/api/reports/:id/pdf',
    access: 'viewer',
    summary: 'A report as PDF.',
    params: byId,
    query: inLanguage,
    status: 200,
    answer: 'application/pdf',
  }),
} as const;
