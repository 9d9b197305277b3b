import type { Figure, KindAsked, LedgerKind, OrderKind, OrderSort } from '@adaos/domain';
import type { FigurePart } from '../../product/figures/figures.ts';

/** A figure of a period with the parts of its formula. */
export interface FigureData {
  figure: Figure;
  from: string;
  to: string;
  unit: 'money' | 'percent';
  currency: string | null;
  /** Null is not known. */
  value: number | null;
  parts: readonly FigurePart[];
  /** Costs that are not known for all sales behind it. */
  missing: readonly LedgerKind[];
  /** The goods cost rule in percent of net sales; null without one. */
  goodsCostPercent: number | null;
}

/** An order behind a figure. */
export interface FigureOrder {
  id: string;
  /** The order's number in the shop. */
  externalId: string;
  kind: OrderKind;
  /** `YYYY-MM-DD`. */
  occurredOn: string;
  customer: string | null;
  country: string | null;
  lines: number;
  /** What the order contributes to the figure in the period, major units, signed. */
  amount: number;
  /** Costs that the order lacks, where the amount is a profit. */
  missing: readonly LedgerKind[];
  /** Of the order as a whole, whatever the period: what the customer was charged, before anything was given back. */
  total: number;
  netSales: number;
  /** Null is not known. */
  profit: number | null;
  /** Costs that the order lacks. */
  profitMissing: readonly LedgerKind[];
}

/** Which of the orders are shown, and in which order. */
export interface FigureOrdersQuery {
  /** A part of a number, customer or product code; empty: all. */
  search: string;
  sort: OrderSort;
  descending: boolean;
}

/** The orders behind the figure or one part of it, paged. */
export type FigureOrdersView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | {
      status: 'ready';
      orders: readonly FigureOrder[];
      /** Null: more than can be counted at once. */
      total: number | null;
      hasMore: boolean;
      loadingMore: boolean;
      /** The orders are of the query before. */
      refreshing?: boolean;
    };

export type FigureView =
  | { status: 'loading'; figure: Figure }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; figure: Figure; message: string }
  | {
      status: 'ready';
      data: FigureData;
      /** The part whose orders are shown; null for the whole figure. */
      kind: KindAsked | null;
      orders: FigureOrdersView;
    };
