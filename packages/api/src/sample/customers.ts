import { hundredths, CUSTOMER_SEGMENTS, VALUE_MONTHS, type CustomerSegment, tenths } from '@adaos/domain';
import type {
  ChannelPayback,
  Cohort,
  CustomerDetail,
  CustomerList,
  CustomerPeriod,
  CustomerRow,
  CustomersAnswer,
  SegmentRow,
} from '../contract/customers.ts';
import { sampleRead, sum } from './shop.ts';

const MONTHS = 24;
const FIRST_YEAR = 2024;

const monthAt = (index: number) =>
  `${FIRST_YEAR + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

/** What a customer of the sample contributes on average in each month after the first order. */
const AVERAGES = [14.2, 2.9, 2.4, 2.1, 1.7, 1.6, 1.4, 1.3, 1.2, 1.1, 1, 0.9];
/** Percent of a cohort that orders again. */
const AGAIN = [100, 11.4, 9.6, 8.1, 7.2, 6.4, 6.1, 5.5, 5.2, 4.8, 4.4, 4.1];

/** The cohorts differ a little: by up to an eighth, up and down. */
const moodOf = (index: number) => 1 + 0.125 * Math.sin(index * 1.7);

function cohortAt(index: number): Cohort {
  const customers = Math.round((70 + 3 * index) * (index % 12 > 9 ? 1.6 : 1));
  const mood = moodOf(index);
  const count = Math.min(VALUE_MONTHS, MONTHS - index);
  let contribution = 0;
  const months = Array.from({ length: count }, (_, age) => {
    contribution += (AVERAGES[age] ?? 0) * mood;
    const again = age === 0 ? customers : Math.round((customers * (AGAIN[age] ?? 0) * mood) / 100);
    return {
      customers: again,
      retention: hundredths((100 * again) / customers),
      contribution: hundredths(contribution),
    };
  });
  const rest = sum(AVERAGES.slice(count));
  return { month: monthAt(index), customers, months, value: hundredths(contribution + rest) };
}

const cohorts = Array.from({ length: MONTHS }, (_, index) => cohortAt(index));
const predicted = hundredths(sum(AVERAGES));

const tests = cohorts.slice(11, 13).map((cohort, index) => {
  const first = cohort.months[0]?.contribution ?? 0;
  const actual = cohort.months.at(-1)?.contribution ?? 0;
  return {
    month: monthAt(11 + index),
    customers: cohort.customers,
    predicted: hundredths(first + sum(AVERAGES.slice(1))),
    actual,
  };
});
const happened = sum(tests.map(({ actual, customers }) => actual * customers));
const missed = sum(tests.map((one) => Math.abs(one.predicted - one.actual) * one.customers));

const period = (from: string, to: string, scale: number): CustomerPeriod => {
  const part = (orders: number, netSales: number, contribution: number) => ({
    orders: Math.round(orders * scale),
    netSales: hundredths(netSales * scale),
    contribution: hundredths(contribution * scale),
  });
  const [first, later, none] = [part(742, 38_210, 10_536), part(628, 41_489, 13_217), part(0, 0, 0)];
  const all = [first, later, none];
  return {
    from,
    to,
    parts: [
      { part: 'new', customers: first.orders, ...first },
      { part: 'returning', customers: Math.round(541 * scale), ...later },
      { part: 'none', customers: null, ...none },
    ],
    beside: hundredths(-9_120 * scale),
    netSales: hundredths(sum(all.map(({ netSales }) => netSales))),
    contribution: hundredths(sum(all.map(({ contribution }) => contribution))),
  };
};

const year = cohorts.slice(-VALUE_MONTHS);
const won = sum(year.map(({ customers }) => customers));

function payback(channel: string | null, share: number, cost: number | null, mood: number): ChannelPayback {
  const customers = Math.round(won * share);
  let before = 0;
  const cumulative = AVERAGES.map((amount) => {
    before += amount * mood;
    return hundredths(before);
  });
  const covered = cost === null ? -1 : cumulative.findIndex((amount) => amount >= cost);
  const paidBack = covered < 0 ? null : covered + 1;
  return { channel, customers, spend: hundredths(customers * (cost ?? 0)), cost, cumulative, paidBack };
}

export const sampleCustomers: CustomersAnswer = {
  ...sampleRead,
  now: period('2025-12-01', '2025-12-31', 1),
  before: period('2025-10-31', '2025-11-30', 0.88),
  customers: 2_913,
  repeatRate: 31.4,
  daysBetween: 47,
  cohorts,
  running: null,
  value: {
    predicted,
    predictedFrom: '2025-01',
    testedFrom: '2025-12',
    tests,
    error: tenths((100 * missed) / happened),
  },
  payback: [
    payback('Google Ads', 0.38, 17.9, 1.04),
    payback('Meta Ads', 0.31, 24.6, 0.97),
    payback('', 0.31, null, 1.02),
    payback(null, 1, 14.43, 1),
  ],
  paybackPeriod: { from: '2025-01', to: '2025-12' },
  attributed: true,
  missing: [],
  missingEver: [],
};

const SEGMENTS: Record<CustomerSegment, [customers: number, netSales: number, contribution: number]> = {
  best: [212, 98_310, 31_460],
  loyal: [418, 84_925, 25_480],
  new: [771, 39_640, 10_890],
  waiting: [403, 19_870, 5_260],
  at_risk: [287, 41_330, 11_905],
  lost: [822, 38_120, 8_340],
};

const segments = CUSTOMER_SEGMENTS.map((segment): SegmentRow => {
  const [customers, netSales, contribution] = SEGMENTS[segment];
  return { segment, customers, share: tenths((100 * customers) / 2_913), netSales, contribution };
});

type Row = [
  id: string,
  pseudonym: string,
  segment: CustomerSegment,
  first: string,
  last: string,
  orders: number,
  netSales: number,
  contribution: number,
];

const ROWS: Row[] = [
  ['1041', '7Q4K-M2XD-90FA', 'best', '2024-02-11', '2025-12-19', 14, 1_912.4, 641.12],
  ['1187', 'B3TV-8HWE-5C1N', 'best', '2024-05-03', '2025-12-27', 9, 1_204.9, 388.05],
  ['2210', 'Z06R-JK7P-4VYD', 'loyal', '2024-11-24', '2025-11-30', 5, 702.35, 214.6],
  ['1302', '2MXG-T9AB-H8QS', 'at_risk', '2024-06-30', '2025-04-14', 6, 688.1, 201.77],
  ['3405', 'D5EN-1WC0-R7KJ', 'new', '2025-12-22', '2025-12-22', 1, 149.9, 46.2],
  ['2961', 'V8PA-60TZ-XM3H', 'waiting', '2025-08-19', '2025-08-19', 1, 89, 21.35],
  ['1519', 'K9JC-QD24-7EBW', 'lost', '2024-08-08', '2024-08-08', 1, 34.5, -6.4],
];

const customers = ROWS.map(([id, pseudonym, segment, firstOn, lastOn, orders, netSales, contribution]): CustomerRow => {
  return { id, pseudonym, segment, firstOn, lastOn, orders, netSales, contribution };
});

/** The page of customers that a query finds in the sample. */
export function findSampleCustomers({ segment }: { readonly segment?: CustomerSegment | undefined }): CustomerList {
  const found = customers.filter((one) => segment === undefined || one.segment === segment);
  return { ...sampleCustomerList, customers: found, total: found.length };
}

export const sampleCustomerList: CustomerList = {
  ...sampleRead,
  segments,
  countedTo: '2025-12-31',
  customers,
  total: customers.length,
  missing: [],
};

export const sampleCustomer: CustomerDetail = {
  currency: sampleRead.currency,
  ...(customers[2] as CustomerRow),
  cohort: '2024-11',
  daysBetween: 91,
  list: [
    ['10420', '2025-11-30', 'order', 158.2, 52.4],
    ['10311', '2025-09-02', 'refund', -39.9, -44.8],
    ['10302', '2025-08-27', 'order', 199.05, 71.3],
    ['9811', '2025-05-11', 'order', 121.5, 40.15],
    ['9440', '2025-02-02', 'order', 134, 45.3],
    ['9052', '2024-11-24', 'order', 129.5, 50.25],
  ].map(([id, orderOn, kind, netSales, contribution]) => ({
    id: String(id),
    externalId: String(id),
    kind: kind as 'order' | 'refund',
    orderOn: String(orderOn),
    counted: kind === 'order',
    netSales: Number(netSales),
    contribution: Number(contribution),
    missing: [],
  })),
  total: 6,
  missing: [],
  erased: false,
};

export const sampleCustomersFile =
  'Customer,Pseudonym,Segment,First order,Last order,Orders,Net sales,Contribution\r\n';
export const sampleCustomerFile =
  'Order,Kind,Placed at,Customer,Country,Billing country,Shipping country,Payment method,Status,Card,Code,Product,Quantity,Unit price,Amount,Currency\r\n';
