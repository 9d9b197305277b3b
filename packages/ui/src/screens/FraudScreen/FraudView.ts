import type { AlertStatus, FraudLossPart, LedgerKind, Level } from '@adaos/domain';
import type { OrderFraud } from '../../product/fraud/fraud.ts';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** An order that looks like fraud, or that was judged. */
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
  fraud: OrderFraud;
}

/** How often a sign was right in this shop. */
export interface FraudSignRow {
  sign: string;
  /** Cases with the sign that were fraud, of those of which it is known what they were. */
  right: number;
  judged: number;
  /** Percent of its points that it counts for. */
  weight: number;
}

export interface FraudFigures {
  totalTransactions: number;
  /** Orders that could be checked for fraud. */
  checkedTransactions: number;
  fraudTransactions: number;
  /** Percent of the orders; null where none could be checked. */
  fraudPercentage: number | null;
  safeTransactions: number;
  fraudAlertsThisMonth: number;
  fraudAlertsLastMonth: number;
  /** What the orders that were fraud have cost; null where it is not known. */
  totalLoss: number | null;
  /** The cost of some of their goods is missing. */
  totalLossAtLeast: boolean;
  /** They add up to the loss; null is not known. Empty where there was no fraud. */
  lossParts: readonly { part: FraudLossPart; amount: number | null }[];
  /** `month` is `YYYY-MM`; fraud is null where no order could be checked. */
  lineData: readonly { month: string; returns: number; fraud: number | null }[];
  /** The percentage of fraud from which the shop is warned. */
  alertThreshold: number;
  /** Newest first. */
  cases: readonly FraudCaseRow[];
  signs: readonly FraudSignRow[];
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
  /** Products that come back and leave the least, the worst first. Left out or empty: none is named. */
  worstProducts?:
    | readonly {
        code: string;
        name: string | null;
        orders: number;
        returned: number;
        contribution: number;
        missing: readonly LedgerKind[];
      }[]
    | undefined;
}

/** Amounts in major units of `currency`; it is null before the shop has one. */
export interface FraudScreenData {
  currency: string | null;
  fraud: FraudFigures;
  returns: ReturnFigures;
}

export type FraudView = ScreenView<FraudScreenData>;
