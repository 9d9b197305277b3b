import type { DifferenceCause, NumberAnswer, ReportMeasure, TieCause } from '@adaos/domain';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** Totals of a month in major units, `orders` a number; null where they are not known. Discounts and refunds are not negative. */
export type MonthTotals = Readonly<Record<ReportMeasure, number | null>>;

/** The totals of a month by the platform's own report, as they were entered. */
export interface PlatformReport {
  id: string;
  /** `YYYY-MM`. */
  month: string;
  totals: MonthTotals;
  /** Null where it was typed. */
  fileName: string | null;
  /** ISO 8601. */
  createdAt: string;
  createdBy: string | null;
  /** When it was removed; null while it can count. */
  removedAt: string | null;
  removedBy: string | null;
}

/** The report's total less the shop's own: the parts with an amount and `unexplained` add up to it. */
export interface MonthDifference {
  measure: ReportMeasure;
  difference: number;
  parts: readonly { cause: DifferenceCause; orders: number | null; amount: number | null }[];
  unexplained: number;
}

export interface ReconciledMonth {
  month: string;
  totals: MonthTotals;
  report: PlatformReport | null;
  /** Of the measures that the report has. */
  differences: readonly MonthDifference[];
}

export interface ReconciliationData {
  /** ISO 4217 code of the amounts; null before the shop has one. */
  currency: string | null;
  orders: { counted: number; tied: number; differing: number; withoutTotal: number; leftOut: number };
  causes: readonly { cause: TieCause; orders: number; amount: number; unknownAmounts: number }[];
  /** Newest first. */
  months: readonly ReconciledMonth[];
  /** Newest first, with those that were replaced or removed. */
  reports: readonly PlatformReport[];
}

export type ReconciliationView = ScreenView<ReconciliationData>;

/** An order whose total is not what is counted of it. Amounts in major units of `currency`. */
export interface UntiedOrderRow {
  externalId: string;
  /** Its page; null where it is not among the shop's orders. */
  href: string | null;
  placedOn: string | null;
  cause: TieCause;
  currency: string | null;
  goods: number;
  /** Not above zero. */
  discount: number;
  shipping: number;
  tip: number;
  vat: number;
  counted: number;
  total: number | null;
  difference: number | null;
}

/** Which orders are shown. */
export interface UntiedQuery {
  cause: TieCause | null;
  /** From 0. */
  page: number;
}

export type UntiedView =
  | { status: 'loading' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string; retrying: boolean }
  | { status: 'ready'; orders: readonly UntiedOrderRow[]; total: number; refreshing: boolean };

/** Sales of one number that count as one order although they lie days apart. */
export interface DoubtRow {
  number: string;
  /** `YYYY-MM-DD`. */
  earlierOn: string;
  laterOn: string;
  /** What was sold on the day, in the shop's currency; null where no items are known. */
  earlierAmount: number | null;
  laterAmount: number | null;
  /** Null while the owner has not decided. */
  decision: NumberAnswer | null;
  /** ISO 8601. */
  decidedAt: string | null;
  decidedBy: string | null;
}

export type DoubtsView =
  | { status: 'loading' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string; retrying: boolean }
  /** `open` of `total` have no decision; they come first. */
  | { status: 'ready'; numbers: readonly DoubtRow[]; total: number; open: number; refreshing: boolean };

/** A report as it is typed: at least one total. */
export type ReportTerms = { month: string } & Partial<Record<ReportMeasure, number>>;
