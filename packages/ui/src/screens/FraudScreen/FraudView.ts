import type { AlertStatus, Level } from '@adaos/domain';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** An order that looks like fraud. */
export interface FraudCaseRow {
  id: string;
  /** The order in the shop's own books; null where it is not there. */
  orderId: string | null;
  /** The order's number in the shop. */
  externalId: string;
  /** ISO 8601. */
  timestamp: string;
  amount: number;
  risk: Level;
  signs: readonly string[];
  status: AlertStatus;
}

export interface FraudFigures {
  totalTransactions: number;
  fraudTransactions: number;
  /** Percent of the orders; null without any. */
  fraudPercentage: number | null;
  safeTransactions: number;
  fraudAlertsThisMonth: number;
  fraudAlertsLastMonth: number;
  totalLoss: number;
  /** `month` is `YYYY-MM`. */
  lineData: readonly { month: string; returns: number; fraud: number }[];
  /** The percentage of fraud from which the shop is warned. */
  alertThreshold: number;
  /** Newest first. */
  cases: readonly FraudCaseRow[];
}

export interface ReturnFigures {
  returnsThisMonth: number;
  returnsLastMonth: number;
  /** Percent; null without any fulfilled order. */
  returnRate: number | null;
  totalReturnValue: number;
  averageReturnValue: number | null;
  /** The most frequent first. */
  topReturnReasons: readonly { reason: string; count: number; percentage: number }[];
}

/** Amounts in major units of `currency`; it is null before the shop has one. */
export interface FraudScreenData {
  currency: string | null;
  fraud: FraudFigures;
  returns: ReturnFigures;
}

export type FraudView = ScreenView<FraudScreenData>;
