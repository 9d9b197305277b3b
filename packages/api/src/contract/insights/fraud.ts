import { ALERT_STATUSES } from '@adaos/domain';
import * as z from 'zod/mini';
import { Level, Money, readShape, RowId, Timestamp } from '../common.ts';
import { route } from '../route.ts';

/** An order that looks like fraud. */
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
});
export type FraudCase = z.infer<typeof FraudCase>;

/** What the specification names "Fraud data". A transaction is a captured order. */
export const FraudData = z.object({
  totalTransactions: z.int(),
  fraudTransactions: z.int(),
  /** Percent of the transactions; null without any. */
  fraudPercentage: z.nullable(z.number()),
  safeTransactions: z.int(),
  fraudAlertsThisMonth: z.int(),
  fraudAlertsLastMonth: z.int(),
  /** Disputes lost, with fees, goods and shipping. */
  totalLoss: Money,
  /** Transactions; the names are keys to be said in the reader's language. */
  pieData: z.array(z.object({ name: z.enum(['safe', 'fraud']), value: z.int() })),
  /** Orders returned and orders taken for fraud; `month` is `YYYY-MM`. */
  lineData: z.array(z.object({ month: z.string(), returns: z.int(), fraud: z.int() })),
});
export type FraudData = z.infer<typeof FraudData>;

/** The percentage of fraud from which the shop is warned. */
const Threshold = z.number().check(z.minimum(0), z.maximum(100));

export const FraudAnswer = z.extend(FraudData, {
  ...readShape,
  alertThreshold: Threshold,
  /** The latest 50, newest first. */
  cases: z.array(FraudCase),
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
  getReturns: route({
    method: 'GET',
    path: '/api/returns',
    access: 'viewer',
    summary: 'Returns of this month and the last, and their reasons.',
    status: 200,
    answer: ReturnsAnswer,
  }),
} as const;
