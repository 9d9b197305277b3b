import { hundredths, tenths } from '@adaos/domain';
import type { FraudAnswer, FraudCase, FraudCaseDetail, OrderFraud, ReturnsAnswer } from '../contract/insights/fraud.ts';
import { PRODUCTS, sampleRead, sum } from './shop.ts';

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
  fraud: OrderFraud = { finding: null, verdicts: [] },
): FraudCase => ({
  id: `case-${number}`,
  orderId: null,
  externalId: `#${number}`,
  timestamp,
  amount,
  risk,
  signs,
  status,
  fraud,
});

const judged = (verdict: OrderFraud['verdicts'][number]['verdict'], by: string, at: string): OrderFraud => ({
  finding: null,
  verdicts: [{ verdict, by, at }],
});
const DISPUTED = judged('disputed', 'Ana Ionescu', '2025-12-20T10:12:00Z');

export const sampleFraud: FraudAnswer = {
  ...sampleRead,
  totalTransactions: ORDERS,
  checkedTransactions: ORDERS,
  fraudTransactions: fraudulent,
  fraudPercentage: percent(fraudulent, ORDERS),
  safeTransactions: ORDERS - fraudulent,
  fraudAlertsThisMonth: 6,
  fraudAlertsLastMonth: 8,
  totalLoss: 4_310.5,
  totalLossAtLeast: false,
  lossParts: [
    { part: 'goods', amount: 2_120 },
    { part: 'shipping', amount: 412.5 },
    { part: 'handling', amount: 98 },
    { part: 'fees', amount: 1_340 },
    { part: 'ads', amount: 340 },
  ],
  pieData: [
    { name: 'safe', value: ORDERS - fraudulent },
    { name: 'fraud', value: fraudulent },
  ],
  lineData: MONTHS.map(([month, returns, fraud]) => ({ month, returns, fraud })),
  alertThreshold: 1.5,
  cases: [
    caseOf(10_482, '2025-12-29T22:41:00Z', 412.9, 'High', ['many_orders', 'address_differs'], 'Active'),
    caseOf(10_466, '2025-12-27T03:12:00Z', 289, 'High', ['card_changed', 'night'], 'Active'),
    caseOf(10_401, '2025-12-19T18:05:00Z', 154.5, 'Medium', ['address_differs'], 'Active', DISPUTED),
    caseOf(10_377, '2025-12-16T09:33:00Z', 521.8, 'High', ['many_orders', 'card_changed'], 'Resolved', {
      finding: 'charged_back',
      verdicts: [],
    }),
    caseOf(
      10_298,
      '2025-12-08T20:50:00Z',
      98.4,
      'Low',
      ['new_customer'],
      'Resolved',
      judged('not_fraud', 'Ana Ionescu', '2025-12-09T08:30:00Z'),
    ),
    caseOf(
      10_251,
      '2025-12-02T13:27:00Z',
      187.2,
      'Medium',
      ['refused_before'],
      'Resolved',
      judged('fraud', 'Mihai Radu', '2025-12-03T15:04:00Z'),
    ),
  ],
  signs: [
    { sign: 'many_orders', right: 9, judged: 14, weight: 100 },
    { sign: 'high_value', right: 1, judged: 8, weight: 80 },
    { sign: 'address_differs', right: 12, judged: 31, weight: 100 },
    { sign: 'card_changed', right: 16, judged: 19, weight: 100 },
    { sign: 'new_customer', right: 11, judged: 40, weight: 100 },
    { sign: 'refused_before', right: 4, judged: 5, weight: 100 },
    { sign: 'night', right: 0, judged: 0, weight: 100 },
  ],
};

/** The first of the cases, opened. */
export const sampleFraudCase: FraudCaseDetail = {
  currency: 'EUR',
  orderId: '90000',
  externalId: '#10482',
  timestamp: '2025-12-29T22:41:00Z',
  amount: 412.9,
  risk: 'High',
  points: 6.6,
  caseFrom: 4,
  highFrom: 6,
  checked: 'checked',
  signs: [
    { sign: 'many_orders', points: 2, weight: 100, right: 9, judged: 14 },
    { sign: 'high_value', points: 2, weight: 80, right: 1, judged: 8 },
    { sign: 'refused_before', points: 3, weight: 100, right: 4, judged: 5 },
  ],
  status: 'Active',
  fraud: { finding: null, verdicts: [] },
  customer: { id: '89000', firstOn: '2025-12-28', orders: 4, returned: 0, fraud: 1, netSales: 1_204.5 },
  loss: {
    total: 214.3,
    atLeast: false,
    parts: [
      { part: 'goods', amount: 182.4 },
      { part: 'shipping', amount: 12.5 },
      { part: 'handling', amount: null },
      { part: 'fees', amount: 9.1 },
      { part: 'ads', amount: 10.3 },
    ],
  },
  place: 2,
  cases: 40,
  newer: { orderId: '90001', externalId: '#10490' },
  older: { orderId: '89990', externalId: '#10466' },
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
  averageReturnValue: hundredths(VALUE / returned),
  topReturnReasons: REASONS.map(([reason, count]) => ({ reason, count, percentage: percent(count, returned) })),
  worstProducts: [
    { code: 'PER-009', name: PRODUCTS.pillow, orders: 240, returned: 60, contribution: 1_225.44, missing: [] },
    { code: 'LEN-031', name: PRODUCTS.linen, orders: 109, returned: 12, contribution: 3_989.7, missing: [] },
  ],
};
