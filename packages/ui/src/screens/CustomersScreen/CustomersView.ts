import type { CustomerColumn, CustomerPart, CustomerSegment, LedgerKind } from '@adaos/domain';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** Rows of a page of customers. */
export const CUSTOMERS_PAGE = 25;

export interface CustomerPartRow {
  part: CustomerPart;
  /** Null of orders without a customer. */
  customers: number | null;
  orders: number;
  netSales: number;
  contribution: number;
}

export interface CustomerPeriod {
  parts: readonly CustomerPartRow[];
  /** What belongs to no order, negative as it enters the profit. */
  beside: number;
  netSales: number;
  contribution: number;
}

export interface CohortRow {
  /** `YYYY-MM`. */
  month: string;
  customers: number;
  /** From the month of the first order on. */
  months: readonly { customers: number; retention: number; contribution: number }[];
  /** Expected after twelve months; null while too little is known. */
  value: number | null;
}

export interface ValueTestRow {
  month: string;
  customers: number;
  predicted: number;
  actual: number;
}

export interface CustomerValue {
  predicted: number | null;
  /** `YYYY-MM`, from whose beginning on there is a prediction, or one that can be compared. */
  predictedFrom: string;
  testedFrom: string;
  tests: readonly ValueTestRow[];
  /** Percent. */
  error: number | null;
}

export interface PaybackRow {
  /** A platform; `''` where no campaign is known; null: all. */
  channel: string | null;
  spend: number;
  customers: number;
  cost: number | null;
  /** By the end of each month, from that of the first order on. */
  cumulative: readonly number[];
  /** From 1. */
  paidBack: number | null;
}

export interface CustomersData {
  currency: string | null;
  now: CustomerPeriod | null;
  before: CustomerPeriod | null;
  customers: number;
  /** Percent. */
  repeatRate: number | null;
  daysBetween: number | null;
  cohorts: readonly CohortRow[];
  /** The month with the last data, where it is not over. */
  running: string | null;
  value: CustomerValue | null;
  payback: readonly PaybackRow[];
  paybackPeriod: { from: string; to: string } | null;
  attributed: boolean;
  /** The costs that orders of the period, or of any day, lack. */
  missing: readonly LedgerKind[];
  missingEver: readonly LedgerKind[];
}

export interface SegmentRow {
  segment: CustomerSegment;
  customers: number;
  share: number;
  netSales: number;
  contribution: number;
}

export interface CustomerRow {
  id: string;
  pseudonym: string;
  segment: CustomerSegment;
  firstOn: string;
  lastOn: string;
  orders: number;
  netSales: number;
  contribution: number;
}

export interface CustomerListData {
  segments: readonly SegmentRow[];
  countedTo: string | null;
  /** One page. */
  customers: readonly CustomerRow[];
  total: number;
  missing: readonly LedgerKind[];
}

/** The list is read by itself: it changes with each question. */
export type CustomerListView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'ready'; data: CustomerListData };

export interface CustomersQuery {
  segment: CustomerSegment | null;
  sort: CustomerColumn;
  descending: boolean;
  page: number;
}

export type CustomersView = ScreenView<CustomersData>;
