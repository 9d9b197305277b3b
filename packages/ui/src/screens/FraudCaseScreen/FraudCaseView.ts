import type { AlertStatus, FraudCheck, FraudLossPart, Level } from '@adaos/domain';
import type { OrderFraud } from '../../product/fraud/fraud.ts';

/** A sign that the order shows. */
export interface FraudCaseSign {
  sign: string;
  /** Before its weight. */
  points: number;
  /** Percent of its points that it counts for. */
  weight: number;
  /** Cases with the sign that were fraud, of those of which it is known what they were. */
  right: number;
  judged: number;
}

/** What the shop knows of the customer. */
export interface FraudCaseCustomer {
  /** Null where none of their orders counts: they have no page. */
  id: string | null;
  /** `YYYY-MM-DD`. */
  firstOn: string;
  orders: number;
  returned: number;
  fraud: number;
  netSales: number;
}

interface Neighbour {
  orderId: string;
  externalId: string;
}

/** An order as a case of fraud. Amounts in major units of `currency`, which is null before the shop has one; null is not known. */
export interface FraudCaseData {
  currency: string | null;
  orderId: string;
  /** The order's number in the shop. */
  externalId: string;
  /** ISO 8601. */
  timestamp: string;
  amount: number | null;
  /** Null where its signs make no case. */
  risk: Level | null;
  /** Of its signs by their weights, and from which on an order is a case, and its risk high. */
  points: number;
  caseFrom: number;
  highFrom: number;
  checked: FraudCheck;
  signs: readonly FraudCaseSign[];
  status: AlertStatus;
  fraud: OrderFraud;
  customer: 'hidden' | 'unknown' | FraudCaseCustomer;
  loss: {
    total: number | null;
    /** The cost of its goods is missing. */
    atLeast: boolean;
    parts: readonly { part: FraudLossPart; amount: number | null }[];
  };
  /** Its place in the list, from 1; null for what is no case. */
  place: number | null;
  cases: number;
  newer: Neighbour | null;
  older: Neighbour | null;
}

export type FraudCaseView =
  | { status: 'loading' }
  | { status: 'notFound' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string }
  | { status: 'ready'; data: FraudCaseData };
