import { DIFFERENCE_CAUSES, NUMBER_ANSWERS, REPORT_MEASURES, TIE_CAUSES } from '@adaos/domain';
import * as z from 'zod/mini';
import { IsoDay, Money, readShape, RowId, Source, Timestamp } from './common.ts';
import { recomputationShape } from './recomputation.ts';
import { route } from './route.ts';
import { singleLine, text } from './text.ts';

export const TieCause = z.enum(TIE_CAUSES);
export type TieCause = z.infer<typeof TieCause>;

/** A calendar month in the shop's timezone, `YYYY-MM`. */
export const Month = z.string().check(z.regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/));

/** Whether the sales of one number are of the same order. */
export const NumberAnswer = z.enum(NUMBER_ANSWERS);
export type NumberAnswer = z.infer<typeof NumberAnswer>;

const ReportMeasure = z.enum(REPORT_MEASURES);

const amount = z.optional(z.nullable(z.number().check(z.minimum(-1_000_000_000_000), z.maximum(1_000_000_000_000))));

const totals = {
  orders: z.optional(z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(100_000_000)))),
  /** Before discounts and refunds, without VAT and shipping. */
  gross: amount,
  /** Without its sign, as `refunds`. */
  discounts: amount,
  refunds: amount,
  /** Gross sales - discounts - refunds. */
  netSales: amount,
  shipping: amount,
  vat: amount,
};

/** The totals of a month by the platform's own report, as they were typed: at least one. */
export const PlatformReportInput = z.object({ month: Month, ...totals }).check(
  z.refine((report) => REPORT_MEASURES.some((measure) => typeof report[measure] === 'number'), {
    error: 'No total',
    path: ['netSales'],
  }),
);
export type PlatformReportInput = z.infer<typeof PlatformReportInput>;

/** A report as a file: titles, and one row for each month. */
export const PlatformReportFile = z.object({
  fileName: singleLine({ least: 1, most: 200 }),
  text: text({ least: 1, most: 40_000 }),
});
export type PlatformReportFile = z.infer<typeof PlatformReportFile>;

const MonthTotals = z.object({
  orders: z.nullable(z.int()),
  gross: z.nullable(Money),
  discounts: z.nullable(Money),
  refunds: z.nullable(Money),
  netSales: z.nullable(Money),
  shipping: z.nullable(Money),
  vat: z.nullable(Money),
});
export type MonthTotals = z.infer<typeof MonthTotals>;

/** It never changes: a newer one of the same month counts in its place, or it is removed. */
export const PlatformReport = z.object({
  id: RowId,
  month: Month,
  totals: MonthTotals,
  /** Null where it was typed. */
  fileName: z.nullable(z.string()),
  createdAt: Timestamp,
  createdBy: z.nullable(z.string()),
  removedAt: z.nullable(Timestamp),
  removedBy: z.nullable(z.string()),
});
export type PlatformReport = z.infer<typeof PlatformReport>;

/** How much of a difference one cause explains. Major units, of the measure `orders` a number of orders. */
export const DifferencePart = z.object({
  cause: z.enum(DIFFERENCE_CAUSES),
  /** Orders of the month with this cause; null where it is not known. */
  orders: z.nullable(z.int()),
  /** Null where it is not known: it is in what is not explained. */
  amount: z.nullable(Money),
});
export type DifferencePart = z.infer<typeof DifferencePart>;

/** The report's total less the shop's own, in its parts: they and `unexplained` add up to it. */
export const MonthDifference = z.object({
  measure: ReportMeasure,
  difference: Money,
  parts: z.array(DifferencePart),
  unexplained: Money,
});
export type MonthDifference = z.infer<typeof MonthDifference>;

export const ReconciledMonth = z.object({
  month: Month,
  totals: MonthTotals,
  report: z.nullable(PlatformReport),
  /** Of the measures that the report has. */
  differences: z.array(MonthDifference),
});
export type ReconciledMonth = z.infer<typeof ReconciledMonth>;

export const Reconciliation = z.object({
  ...readShape,
  /** Orders that are counted. */
  orders: z.object({
    counted: z.int(),
    /** What is counted is the platform's total, within one minor unit. */
    tied: z.int(),
    differing: z.int(),
    /** The platform's total is not known. */
    withoutTotal: z.int(),
    /** Not counted, with their cause. */
    leftOut: z.int(),
  }),
  causes: z.array(
    z.object({
      cause: TieCause,
      orders: z.int(),
      /** Of the orders whose amount is known, in the shop's currency. */
      amount: Money,
      /** Orders whose amount is not known, or is in another currency. */
      unknownAmounts: z.int(),
    }),
  ),
  /** Newest first, the last ten years at most. */
  months: z.array(ReconciledMonth),
  /** All reports that were typed or imported, newest first, with those that were replaced or removed; the last 500. */
  reports: z.array(PlatformReport),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

/** An order whose total is not what is counted of it. Amounts in major units of `currency`. */
export const UntiedOrder = z.object({
  /** Null where it is not among the shop's orders. */
  id: z.nullable(RowId),
  externalId: z.string(),
  placedOn: z.nullable(z.string()),
  cause: TieCause,
  currency: z.nullable(z.string()),
  /** As counted; of an order that is left out, as its platform states them. */
  goods: Money,
  /** Not above zero. */
  discount: Money,
  shipping: Money,
  tip: Money,
  vat: Money,
  counted: Money,
  total: z.nullable(Money),
  difference: z.nullable(Money),
});
export type UntiedOrder = z.infer<typeof UntiedOrder>;

export const UntiedOrders = z.object({ source: Source, orders: z.array(UntiedOrder), total: z.int() });
export type UntiedOrders = z.infer<typeof UntiedOrders>;

export const UntiedOrdersQuery = z.object({
  cause: z.optional(TieCause),
  month: z.optional(Month),
  /** From 0. */
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
});
export type UntiedOrdersQuery = z.infer<typeof UntiedOrdersQuery>;

/**
 * Sales of one number that are read as one order although they lie days apart and no customer shows whose they are. Amounts are what was
 * sold on the two days, in the shop's currency; null where no items are known.
 */
export const DoubtfulNumber = z.object({
  number: z.string(),
  earlierOn: IsoDay,
  laterOn: IsoDay,
  earlierAmount: z.nullable(Money),
  laterAmount: z.nullable(Money),
  /** The newest; null while the owner has not decided. */
  decision: z.nullable(NumberAnswer),
  decidedAt: z.nullable(Timestamp),
  decidedBy: z.nullable(z.string()),
});
export type DoubtfulNumber = z.infer<typeof DoubtfulNumber>;

export const DoubtfulNumbers = z.object({
  source: Source,
  currency: z.nullable(z.string()),
  /** Those without a decision first. */
  numbers: z.array(DoubtfulNumber),
  total: z.int(),
  /** Without a decision. */
  open: z.int(),
});
export type DoubtfulNumbers = z.infer<typeof DoubtfulNumbers>;

export const DoubtfulNumbersQuery = z.object({
  /** From 0. */
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
});
export type DoubtfulNumbersQuery = z.infer<typeof DoubtfulNumbersQuery>;

export const NumberDecisionInput = z.object({
  number: singleLine({ least: 1, most: 255 }),
  laterOn: IsoDay,
  answer: NumberAnswer,
});
export type NumberDecisionInput = z.infer<typeof NumberDecisionInput>;

export const reconciliationRoutes = {
  getReconciliation: route({
    method: 'GET',
    path: '/api/reconciliation',
    access: 'viewer',
    summary: 'Whether orders add up to the totals of their platform, and the months beside the platform’s own report.',
    status: 200,
    answer: Reconciliation,
  }),
  listUntiedOrders: route({
    method: 'GET',
    path: '/api/reconciliation/orders',
    access: 'viewer',
    summary: 'The orders whose total is not what is counted of them, by page, newest first.',
    query: UntiedOrdersQuery,
    status: 200,
    answer: UntiedOrders,
  }),
  listDoubtfulNumbers: route({
    method: 'GET',
    path: '/api/reconciliation/numbers',
    access: 'viewer',
    summary: 'The order numbers of which it is doubtful whether they belong to one order, by page, open ones first.',
    query: DoubtfulNumbersQuery,
    status: 200,
    answer: DoubtfulNumbers,
  }),
  decideNumber: route({
    method: 'POST',
    path: '/api/reconciliation/numbers',
    access: 'manager',
    summary:
      'Say whether the sales of a number are of the same order: different ones are separated, now and by later imports.',
    body: NumberDecisionInput,
    status: 200,
    answer: z.extend(DoubtfulNumber, recomputationShape),
  }),
  addPlatformReport: route({
    method: 'POST',
    path: '/api/reconciliation/reports',
    access: 'manager',
    summary: 'Enter the totals of a month by the platform’s own report. The report before it is kept.',
    body: PlatformReportInput,
    status: 201,
    answer: PlatformReport,
  }),
  importPlatformReports: route({
    method: 'POST',
    path: '/api/reconciliation/reports/file',
    access: 'manager',
    summary: 'Enter the totals of the months in a report’s file: all of it, or nothing.',
    body: PlatformReportFile,
    status: 201,
    answer: z.object({ months: z.array(Month) }),
  }),
  removePlatformReport: route({
    method: 'POST',
    path: '/api/reconciliation/reports/:id/remove',
    access: 'manager',
    summary: 'Remove a report: the one of the month before it counts again, if there is one.',
    params: z.object({ id: RowId }),
    status: 200,
    answer: PlatformReport,
  }),
  restorePlatformReport: route({
    method: 'POST',
    path: '/api/reconciliation/reports/:id/restore',
    access: 'manager',
    summary: 'Restore a report that was removed: it has its place among those of its month again.',
    params: z.object({ id: RowId }),
    status: 200,
    answer: PlatformReport,
  }),
} as const;
