import type { CustomerSegment, LedgerKind, OrderKind } from '@adaos/domain';

/** Rows of a page of a customer's orders. */
export const CUSTOMER_ORDERS_PAGE = 25;

export interface CustomerOrderRow {
  id: string;
  externalId: string;
  kind: OrderKind;
  orderOn: string;
  /** Whether it counts as an order: it was not called off. */
  counted: boolean;
  netSales: number;
  contribution: number;
  missing: readonly LedgerKind[];
}

export interface CustomerData {
  currency: string | null;
  id: string;
  pseudonym: string;
  segment: CustomerSegment;
  firstOn: string;
  lastOn: string;
  /** `YYYY-MM`. */
  cohort: string;
  orders: number;
  netSales: number;
  contribution: number;
  daysBetween: number | null;
  /** One page, newest first. */
  list: readonly CustomerOrderRow[];
  total: number;
  missing: readonly LedgerKind[];
  /** Whether their name was erased. */
  erased: boolean;
}

export type CustomerView =
  | { status: 'loading' }
  | { status: 'notFound' }
  | { status: 'error'; message: string }
  | { status: 'ready'; data: CustomerData };
