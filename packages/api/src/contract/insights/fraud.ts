import { ALERT_STATUSES, FRAUD_CHECKS, FRAUD_FINDINGS, FRAUD_LOSS_PARTS, FRAUD_VERDICTS } from '@adaos/domain';
import * as z from 'zod/mini';
import { IsoDay, Level, Money, readShape, RowId, Timestamp } from '../common.ts';
import { MissingCosts } from '../overview.ts';
import { recomputationShape } from '../recomputation.ts';
import { route } from '../route.ts';

export const FraudVerdict = z.enum(FRAUD_VERDICTS);
export type FraudVerdict = z.infer<typeof FraudVerdict>;

/** One verdict on an order, by whom and when; null takes back those before it. */
export const JudgedFraud = z.object({
  verdict: z.nullable(FraudVerdict),
  /** Null where the product did it by itself. */
  by: z.nullable(z.string()),
  at: Timestamp,
});
export type JudgedFraud = z.infer<typeof JudgedFraud>;

/** All verdicts on an order, newest first: the first one counts. */
const Verdicts = z.array(JudgedFraud);

/** What is known of whether an order was fraud. */
export const OrderFraud = z.object({
  /** By the shop's own books; null where these say nothing. */
  finding: z.nullable(z.enum(FRAUD_FINDINGS)),
  verdicts: Verdicts,
});
export type OrderFraud = z.infer<typeof OrderFraud>;

/** An order that looks like fraud, or that was judged. */
export const FraudCase = z.object({
  id: z.string(),
  /** The order in the shop's own books, where it is there. */
  orderId: z.nullable(RowId),
  /** The order's number in the shop. */
  externalId: z.string(),
  timestamp: Timestamp,
  amount: Money,
  risk: Level,
  /** Of `FRAUD_SIGNS`; a newer server may know more. */
  signs: z.array(z.string()),
  status: z.enum(ALERT_STATUSES),
  fraud: OrderFraud,
});
export type FraudCase = z.infer<typeof FraudCase>;

/** How often a sign of fraud was right in this shop, and what it counts for since. */
export const FraudSignRecord = z.object({
  /** Of `FRAUD_SIGNS`; a newer server may know more. */
  sign: z.string(),
  /** Cases with the sign that turned out to be fraud. */
  right: z.int(),
  /** Cases with the sign of which it is known what they were. */
  judged: z.int(),
  /** Percent of its points, from 0 to 100. */
  weight: z.number(),
});
export type FraudSignRecord = z.infer<typeof FraudSignRecord>;

/** A sign that an order shows. */
export const FraudCaseSign = z.extend(FraudSignRecord, {
  /** Before its weight; an order is a case from `caseFrom` points on. */
  points: z.int(),
});
export type FraudCaseSign = z.infer<typeof FraudCaseSign>;

/** The terms of a loss, which they add up to; null is not known. Empty where nothing was lost. */
const LossParts = z.array(z.object({ part: z.enum(FRAUD_LOSS_PARTS), amount: z.nullable(Money) }));

/** What the shop knows of the customer of a case, in all of its orders. */
export const FraudCaseCustomer = z.object({
  /** The number of one of the customer's orders in the database: the address of the customer. Null where no order of theirs counts. */
  id: z.nullable(RowId),
  firstOn: IsoDay,
  /** That were not called off. */
  orders: z.int(),
  /** That something was given back of. */
  returned: z.int(),
  /** That turned out to be fraud. */
  fraud: z.int(),
  netSales: Money,
});
export type FraudCaseCustomer = z.infer<typeof FraudCaseCustomer>;

const CaseNeighbour = z.object({ orderId: RowId, externalId: z.string() });

/** One order as a case of fraud, also where its signs make none. */
export const FraudCaseDetail = z.object({
  /** Null before the shop has one. */
  currency: z.nullable(z.string()),
  orderId: RowId,
  /** The order's number in the shop. */
  externalId: z.string(),
  timestamp: Timestamp,
  /** What the customer was to pay; null where it is not known. */
  amount: z.nullable(Money),
  /** Null where its signs make no case, or it was not checked. */
  risk: z.nullable(Level),
  /** The points of its signs by their weights, from which on an order is a case, and its risk high. */
  points: z.number(),
  caseFrom: z.int(),
  highFrom: z.int(),
  /** Whether its signs are known. */
  checked: z.enum(FRAUD_CHECKS),
  signs: z.array(FraudCaseSign),
  status: z.enum(ALERT_STATUSES),
  fraud: OrderFraud,
  /** Whose order it is: `hidden` from the user's role, or `unknown` to the shop. */
  customer: z.union([z.enum(['hidden', 'unknown']), FraudCaseCustomer]),
  /** What the order cost as fraud, or would cost. */
  loss: z.object({ total: z.nullable(Money), atLeast: z.boolean(), parts: LossParts }),
  /** Its place among the cases, from 1; null for what is no case. */
  place: z.nullable(z.int()),
  /** How many cases there are. */
  cases: z.int(),
  /** The cases beside it in the list, which is newest first. */
  newer: z.nullable(CaseNeighbour),
  older: z.nullable(CaseNeighbour),
});
export type FraudCaseDetail = z.infer<typeof FraudCaseDetail>;

/** What the specification names "Fraud data". A transaction is a captured order. */
export const FraudData = z.object({
  totalTransactions: z.int(),
  fraudTransactions: z.int(),
  /** Percent of the transactions; null where none of them could be checked: that is no 0. */
  fraudPercentage: z.nullable(z.number()),
  safeTransactions: z.int(),
  fraudAlertsThisMonth: z.int(),
  fraudAlertsLastMonth: z.int(),
  /** What the orders that were fraud have cost; null where it is not known. */
  totalLoss: z.nullable(Money),
  /** Transactions; the names are keys to be said in the reader's language. Empty where none could be checked. */
  pieData: z.array(z.object({ name: z.enum(['safe', 'fraud']), value: z.int() })),
  /** Orders returned and orders taken for fraud (null where none could be checked); `month` is `YYYY-MM`. */
  lineData: z.array(z.object({ month: z.string(), returns: z.int(), fraud: z.nullable(z.int()) })),
});
export type FraudData = z.infer<typeof FraudData>;

/** The percentage of fraud from which the shop is warned. */
const Threshold = z.number().check(z.minimum(0), z.maximum(100));

export const FraudAnswer = z.extend(FraudData, {
  ...readShape,
  /** Transactions that the signs can work for, by their customer or addresses, or of which it is known what they were. */
  checkedTransactions: z.int(),
  /** Whether the goods' cost is missing for some of the fraud: the loss is at least so much. */
  totalLossAtLeast: z.boolean(),
  /** Empty where there was no fraud. */
  lossParts: LossParts,
  alertThreshold: Threshold,
  /** The latest 50, newest first. */
  cases: z.array(FraudCase),
  signs: z.array(FraudSignRecord),
});
export type FraudAnswer = z.infer<typeof FraudAnswer>;

export const ReturnReason = z.object({
  /** One of `RETURN_REASONS`, or the words of the shop. */
  reason: z.string(),
  count: z.int(),
  percentage: z.number(),
});
export type ReturnReason = z.infer<typeof ReturnReason>;

/** What the specification names "Returns data". */
export const ReturnsData = z.object({
  returnsThisMonth: z.int(),
  returnsLastMonth: z.int(),
  /** Returned orders in percent of the fulfilled ones of the same cohort; null without any. */
  returnRate: z.nullable(z.number()),
  totalReturnValue: Money,
  averageReturnValue: z.nullable(Money),
  topReturnReasons: z.array(ReturnReason),
  /**
   * Of the products that came back in at least a tenth of at least five orders of the twelve months, those with the least contribution, five
   * at most.
   */
  worstProducts: z.optional(
    z.array(
      z.object({
        code: z.string(),
        name: z.nullable(z.string()),
        orders: z.int(),
        returned: z.int(),
        /** As in the list of products. */
        contribution: Money,
        missing: MissingCosts,
      }),
    ),
  ),
});
export type ReturnsData = z.infer<typeof ReturnsData>;

export const ReturnsAnswer = z.extend(ReturnsData, readShape);
export type ReturnsAnswer = z.infer<typeof ReturnsAnswer>;

const FraudSettings = z.object({ alertThreshold: Threshold });

export const fraudRoutes = {
  getFraud: route({
    method: 'GET',
    path: '/api/fraud',
    access: 'viewer',
    summary: 'Fraud of this month and the last, its trend and its cases.',
    status: 200,
    answer: FraudAnswer,
  }),
  setFraudSettings: route({
    method: 'PUT',
    path: '/api/fraud/settings',
    access: 'manager',
    summary: 'Set the percentage of fraud from which the shop is warned.',
    body: FraudSettings,
    status: 200,
    answer: FraudSettings,
  }),
  getFraudCase: route({
    method: 'GET',
    path: '/api/orders/:id/fraud',
    access: 'viewer',
    summary: 'One order as a case of fraud: its signs, its customer, what it cost, and the cases beside it.',
    params: z.object({ id: RowId }),
    status: 200,
    answer: FraudCaseDetail,
  }),
  setFraudVerdict: route({
    method: 'PUT',
    path: '/api/orders/:id/fraud',
    access: 'manager',
    summary: 'Say whether an order was fraud, or take that back. Each verdict is kept.',
    params: z.object({ id: RowId }),
    body: z.object({ verdict: z.nullable(FraudVerdict) }),
    status: 200,
    answer: z.extend(OrderFraud, recomputationShape),
  }),
  getReturns: route({
    method: 'GET',
    path: '/api/returns',
    access: 'viewer',
    summary: 'Returns of this month and the last, and their reasons.',
    status: 200,
    answer: ReturnsAnswer,
  }),
} as const;
