import type {
  DoubtfulNumber,
  DoubtfulNumbers,
  NumberDecisionInput,
  PlatformReport,
  PlatformReportInput,
  Reconciliation,
  UntiedOrders,
} from '../contract/reconciliation.ts';

const report: PlatformReport = {
  id: '3',
  month: '2025-12',
  totals: {
    orders: 731,
    gross: 64_210.5,
    discounts: 3_120,
    refunds: 2_480.4,
    netSales: 58_610.1,
    shipping: 8_940,
    vat: 11_136,
  },
  fileName: 'sales_2025-12.csv',
  createdAt: '2025-12-31T08:00:00Z',
  createdBy: 'Andreea Munteanu',
  removedAt: null,
  removedBy: null,
};

/** The figures of an invented shop: most orders tie, and a month differs from its report. */
export const sampleReconciliation: Reconciliation = {
  source: 'sample',
  currency: 'EUR',
  updatedAt: null,
  orders: { counted: 1_442, tied: 1_398, differing: 32, withoutTotal: 12, leftOut: 19 },
  causes: [
    { cause: 'edited', orders: 17, amount: -412.8, unknownAmounts: 0 },
    { cause: 'other_currency', orders: 4, amount: 0, unknownAmounts: 4 },
    { cause: 'gift_card', orders: 6, amount: -240, unknownAmounts: 0 },
    { cause: 'rounding', orders: 8, amount: 0.19, unknownAmounts: 0 },
    { cause: 'cancelled', orders: 12, amount: 941.7, unknownAmounts: 0 },
    { cause: 'test', orders: 3, amount: 97, unknownAmounts: 0 },
    { cause: 'unknown', orders: 1, amount: 5, unknownAmounts: 0 },
  ],
  months: [
    {
      month: '2025-12',
      totals: {
        orders: 718,
        gross: 63_240.5,
        discounts: 3_120,
        refunds: 2_610.4,
        netSales: 57_510.1,
        shipping: 8_790,
        vat: 10_926.9,
      },
      report,
      differences: [
        {
          measure: 'orders',
          difference: 13,
          parts: [
            { cause: 'cancelled', orders: 9, amount: 9 },
            { cause: 'missing_orders', orders: 4, amount: 4 },
          ],
          unexplained: 0,
        },
        {
          measure: 'gross',
          difference: 970,
          parts: [
            { cause: 'cancelled', orders: 9, amount: 702.4 },
            { cause: 'missing_orders', orders: 4, amount: null },
          ],
          unexplained: 267.6,
        },
        { measure: 'discounts', difference: 0, parts: [], unexplained: 0 },
        {
          measure: 'refunds',
          difference: -130,
          parts: [{ cause: 'refund_month', orders: null, amount: -130 }],
          unexplained: 0,
        },
        {
          measure: 'netSales',
          difference: 1_100,
          parts: [
            { cause: 'refund_month', orders: null, amount: 130 },
            { cause: 'cancelled', orders: 9, amount: 702.4 },
            { cause: 'missing_orders', orders: 4, amount: null },
          ],
          unexplained: 267.6,
        },
        {
          measure: 'shipping',
          difference: 150,
          parts: [
            { cause: 'cancelled', orders: 9, amount: 108 },
            { cause: 'missing_orders', orders: 4, amount: null },
          ],
          unexplained: 42,
        },
        {
          measure: 'vat',
          difference: 209.1,
          parts: [
            { cause: 'cancelled', orders: 9, amount: 131.3 },
            { cause: 'missing_orders', orders: 4, amount: null },
          ],
          unexplained: 77.8,
        },
      ],
    },
    {
      month: '2025-11',
      totals: {
        orders: 724,
        gross: 61_870,
        discounts: 2_940.5,
        refunds: 1_930,
        netSales: 56_999.5,
        shipping: 8_680,
        vat: 10_829.9,
      },
      report: null,
      differences: [],
    },
  ],
  reports: [report],
};

export const sampleUntiedOrders: UntiedOrders = {
  source: 'sample',
  orders: [
    {
      id: '10482',
      externalId: '#10482',
      placedOn: '2025-12-20',
      cause: 'edited',
      currency: 'EUR',
      goods: 96,
      discount: -6,
      shipping: 12,
      tip: 0,
      vat: 0,
      counted: 102,
      total: 84,
      difference: -18,
    },
    {
      id: null,
      externalId: '#10471',
      placedOn: '2025-12-19',
      cause: 'cancelled',
      currency: 'EUR',
      goods: 54,
      discount: 0,
      shipping: 12,
      tip: 0,
      vat: 10.26,
      counted: 0,
      total: 76.26,
      difference: 76.26,
    },
    {
      id: null,
      externalId: '#10466',
      placedOn: '2025-12-18',
      cause: 'other_currency',
      currency: 'USD',
      goods: 120,
      discount: 0,
      shipping: 0,
      tip: 0,
      vat: 0,
      counted: 0,
      total: 120,
      difference: null,
    },
  ],
  total: 3,
};

export const samplePlatformReportInput: PlatformReportInput = { month: '2025-11', orders: 724, netSales: 56_999.5 };

export const samplePlatformReport = ({ month, ...totals }: PlatformReportInput): PlatformReport => ({
  ...report,
  month,
  fileName: null,
  totals: {
    orders: totals.orders ?? null,
    gross: totals.gross ?? null,
    discounts: totals.discounts ?? null,
    refunds: totals.refunds ?? null,
    netSales: totals.netSales ?? null,
    shipping: totals.shipping ?? null,
    vat: totals.vat ?? null,
  },
});

const doubt = (number: string, own: Partial<DoubtfulNumber>): DoubtfulNumber => ({
  number,
  earlierOn: '2025-11-03',
  laterOn: '2025-11-21',
  earlierAmount: 84,
  laterAmount: 129.5,
  decision: null,
  decidedAt: null,
  decidedBy: null,
  ...own,
});

export const sampleDoubtfulNumbers: DoubtfulNumbers = {
  source: 'sample',
  currency: 'EUR',
  numbers: [
    doubt('1042', {}),
    doubt('1043', { laterOn: '2025-11-05', earlierAmount: null, laterAmount: null }),
    doubt('0987', { decision: 'same', decidedAt: '2025-12-02T09:00:00Z', decidedBy: 'Ana Ionescu' }),
    doubt('0986', { decision: 'different', decidedAt: '2025-12-02T08:55:00Z', decidedBy: 'Ana Ionescu' }),
  ],
  total: 4,
  open: 2,
};

export const sampleNumberDecision: NumberDecisionInput = { number: '1042', laterOn: '2025-11-21', answer: 'different' };

/** A decision of just now. */
export const newSampleDecisionOfNumber = ({ number, laterOn, answer }: NumberDecisionInput): DoubtfulNumber =>
  doubt(number, { laterOn, decision: answer, decidedAt: '2025-12-31T08:00:00Z', decidedBy: 'Ana Ionescu' });
