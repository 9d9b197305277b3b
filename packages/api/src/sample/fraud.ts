import type { FraudAnswer, FraudCase, ReturnsAnswer } from '../contract/insights/fraud.ts';
import { cents, sampleRead, sum, tenths } from './shop.ts';

const ORDERS = 7_600;

/** Month, orders returned, orders taken for fraud. */
const MONTHS = [
  ['2025-01', 17, 4],
  ['2025-02', 15, 4],
  ['2025-03', 16, 5],
  ['2025-04', 16, 4],
  ['2025-05', 18, 5],
  ['2025-06', 17, 5],
  ['2025-07', 16, 6],
  ['2025-08', 17, 4],
  ['2025-09', 19, 5],
  ['2025-10', 22, 5],
  ['2025-11', 31, 8],
  ['2025-12', 24, 6],
] as const;

const returned = sum(MONTHS.map(([, returns]) => returns));
const fraudulent = sum(MONTHS.map(([, , fraud]) => fraud));
const percent = (part: number, whole: number) => tenths((100 * part) / whole);

const caseOf = (
  number: number,
  timestamp: string,
  amount: number,
  risk: FraudCase['risk'],
  signs: string[],
  status: FraudCase['status'],
): FraudCase => ({
  id: `case-${number}`,
  orderId: null,
  externalId: `#${number}`,
  timestamp,
  amount,
  risk,
  signs,
  status,
});

export const sampleFraud: FraudAnswer = {
  ...sampleRead,
  totalTransactions: ORDERS,
  fraudTransactions: fraudulent,
  fraudPercentage: percent(fraudulent, ORDERS),
  safeTransactions: ORDERS - fraudulent,
  fraudAlertsThisMonth: 6,
  fraudAlertsLastMonth: 8,
  totalLoss: 4_310.5,
  pieData: [
    { name: 'safe', value: ORDERS - fraudulent },
    { name: 'fraud', value: fraudulent },
  ],
  lineData: MONTHS.map(([month, returns, fraud]) => ({ month, returns, fraud })),
  alertThreshold: 1.5,
  cases: [
    caseOf(10_482, '2025-12-29T22:41:00Z', 412.9, 'High', ['many_orders', 'address_differs'], 'Active'),
    caseOf(10_466, '2025-12-27T03:12:00Z', 289, 'High', ['card_changed', 'night'], 'Active'),
    caseOf(10_401, '2025-12-19T18:05:00Z', 154.5, 'Medium', ['address_differs'], 'Active'),
    caseOf(10_377, '2025-12-16T09:33:00Z', 521.8, 'High', ['many_orders', 'card_changed'], 'Resolved'),
    caseOf(10_298, '2025-12-08T20:50:00Z', 98.4, 'Low', ['new_customer'], 'Resolved'),
    caseOf(10_251, '2025-12-02T13:27:00Z', 187.2, 'Medium', ['refused_before'], 'Resolved'),
  ],
};

const VALUE = 18_000;
const REASONS = [
  ['wrong_size', 82],
  ['changed_mind', 55],
  ['damaged', 41],
  ['not_as_described', 30],
  ['late', 20],
] as const;

export const sampleReturns: ReturnsAnswer = {
  ...sampleRead,
  returnsThisMonth: 24,
  returnsLastMonth: 31,
  returnRate: percent(returned, ORDERS),
  totalReturnValue: VALUE,
  averageReturnValue: cents(VALUE / returned),
  topReturnReasons: REASONS.map(([reason, count]) => ({ reason, count, percentage: percent(count, returned) })),
};
