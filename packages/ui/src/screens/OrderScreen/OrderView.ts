import type { LedgerKind, OrderKind, Quality, RateSource } from '@adaos/domain';
import type { OrderFraud } from '../../product/fraud/fraud.ts';
import type { FigurePart } from '../../product/figures/figures.ts';

/** A line of an order. Amounts in major units; null is not known. */
export interface OrderLine {
  id: string;
  sku: string | null;
  name: string | null;
  quantity: number;
  unitPrice: number;
  amount: number;
  goodsCost: number | null;
  goodsCostQuality: Quality;
}

/** A converted order in its own currency. */
export interface OriginalAmount {
  currency: string;
  netSales: number;
  /** Units of the shop's currency for one of the order's. */
  rate: number;
  /** The day of the rate, `YYYY-MM-DD`. */
  rateOn: string;
  rateSource: RateSource;
}

/** One order with the lines loaded so far. */
export interface OrderData {
  id: string;
  /** The order's number in the shop. */
  externalId: string;
  kind: OrderKind;
  /** ISO 8601. */
  placedAt: string;
  /** The shop's: all amounts are in it. */
  currency: string;
  /** What it was in another currency, and the rate that it is converted by; null or left out: it was in the shop's. */
  original?: OriginalAmount | null | undefined;
  customer: string | null;
  country: string | null;
  netSales: number;
  netProfit: number | null;
  /** The order's ledger summed by kind: the parts add up to its net profit. */
  parts: readonly FigurePart[];
  /** Costs that it lacks: the profit is at most as given. */
  missing: readonly LedgerKind[];
  lineCount: number;
  lines: readonly OrderLine[];
  /** Null for what is no order. */
  fraud: OrderFraud | null;
}

export type OrderView =
  | { status: 'loading' }
  | { status: 'notFound' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string }
  | { status: 'ready'; data: OrderData; hasMore: boolean; loadingMore: boolean };
