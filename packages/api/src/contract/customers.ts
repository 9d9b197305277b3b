import { CUSTOMER_COLUMNS, CUSTOMER_PARTS, CUSTOMER_SEGMENTS, LEDGER_KINDS, ORDER_KINDS } from '@adaos/domain';
import * as z from 'zod/mini';
import { comparisonShape, IsoDay, Language, Money, Outcome, readShape, RowId } from './common.ts';
import { route } from './route.ts';
import { singleLine } from './text.ts';

const Month = z.string().check(z.regex(/^\d{4}-\d{2}$/));
const Missing = z.array(z.enum(LEDGER_KINDS));
/** What the server calls a customer: three groups of four letters and digits. It follows from the shop's name for the customer by a keyed hash alone. */
const Pseudonym = z.string().check(z.regex(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}$/));

const partAmounts = {
  /** Placed in the period, without those that were called off. */
  orders: z.int(),
  /** Less discounts, returns and tax. */
  netSales: Money,
  /** Net sales, shipping charged and tips, less all costs of the orders; before ads. */
  contribution: Money,
};

export const CustomerPartRow = z.object({
  part: z.enum(CUSTOMER_PARTS),
  /** With such an order in the period; null of orders without a customer. */
  customers: z.nullable(z.int()),
  ...partAmounts,
});
export type CustomerPartRow = z.infer<typeof CustomerPartRow>;

export const CustomerPeriod = z.object({
  from: IsoDay,
  to: IsoDay,
  /** Each part once. */
  parts: z.array(CustomerPartRow),
  /** What belongs to no order: ads and fixed costs, negative as they enter the profit. */
  beside: Money,
  /** All parts: the net sales of the overview, and with `beside` what remains there. */
  netSales: Money,
  contribution: Money,
});
export type CustomerPeriod = z.infer<typeof CustomerPeriod>;

const CohortMonth = z.object({
  /** Customers of the cohort who ordered in the month. */
  customers: z.int(),
  /** In percent of the cohort. */
  retention: z.number(),
  /** What a customer of the cohort has contributed on average, up to the month's end. */
  contribution: Money,
});

export const Cohort = z.object({
  /** Of the customers' first orders. */
  month: Month,
  customers: z.int(),
  /** That of the first order, and those after it, up to the shop's last with data; twelve at most. */
  months: z.array(CohortMonth),
  /** Expected after twelve months: what it is, and of the months that are not over the average of older cohorts. Null while too little is known. */
  value: z.nullable(Money),
});
export type Cohort = z.infer<typeof Cohort>;

export const CustomerValue = z.object({
  /** What a new customer contributes on average in twelve months; null while no cohort is that old. */
  predicted: z.nullable(Money),
  /** The first month from whose beginning on there is a prediction, or one that can be compared with what happened. */
  predictedFrom: Month,
  testedFrom: Month,
  /** Cohorts whose twelve months are over, with what was expected of them when their first month had ended. */
  tests: z.array(z.object({ month: Month, customers: z.int(), predicted: Money, actual: Money })),
  /** All of them: by how many percent of what happened the predictions were wrong on average, by customer; null without any, or where nothing was earned. */
  error: z.nullable(z.number()),
});
export type CustomerValue = z.infer<typeof CustomerValue>;

export const ChannelPayback = z.object({
  /** The platform of the campaigns; `''` where no campaign is known to have brought them; null: all new customers and all ad spend together. */
  channel: z.nullable(z.string()),
  spend: Money,
  /** By the weight of the campaigns. */
  customers: z.number(),
  /** Spend by new customer; null where there is neither. */
  cost: z.nullable(Money),
  /** What a customer has contributed on average at the end of each month, from that of the first order on. */
  cumulative: z.array(Money),
  /** The month of a customer in which the contribution covers the cost, from 1; null where it has not yet, or there is no cost. */
  paidBack: z.nullable(z.int()),
});
export type ChannelPayback = z.infer<typeof ChannelPayback>;

export const CustomersAnswer = z.object({
  ...readShape,
  now: z.nullable(CustomerPeriod),
  /** The period compared with; null where there is none, or the shop has no data of it. */
  before: z.nullable(CustomerPeriod),
  /** In all of the shop's data. */
  customers: z.int(),
  /** Percent of them who ordered again. */
  repeatRate: z.nullable(z.number()),
  /** The median of the days between an order and the customer's next one. */
  daysBetween: z.nullable(z.number()),
  /** Oldest first; the last 24. */
  cohorts: z.array(Cohort),
  /** The month with the shop's last data, where it is not over. */
  running: z.nullable(Month),
  value: z.nullable(CustomerValue),
  /** Of the customers won in the last twelve months that are over. */
  payback: z.array(ChannelPayback),
  paybackPeriod: z.nullable(z.object({ from: Month, to: Month })),
  /** Whether any new customer is known to have come by a campaign. */
  attributed: z.boolean(),
  /** The costs that some orders of the period, or of all days, lack. */
  missing: Missing,
  missingEver: Missing,
});
export type CustomersAnswer = z.infer<typeof CustomersAnswer>;

/** Without a choice the comparison is with the period just before. */
export const CustomersQuery = z.object({ from: IsoDay, to: IsoDay, ...comparisonShape });
export type CustomersQuery = z.infer<typeof CustomersQuery>;

const customerShape = {
  /** The number of the customer's first order in the database: the address of the customer. */
  id: RowId,
  pseudonym: Pseudonym,
  segment: z.enum(CUSTOMER_SEGMENTS),
  firstOn: IsoDay,
  lastOn: IsoDay,
  orders: z.int(),
  netSales: Money,
  contribution: Money,
};

export const CustomerRow = z.object(customerShape);
export type CustomerRow = z.infer<typeof CustomerRow>;

export const SegmentRow = z.object({
  segment: z.enum(CUSTOMER_SEGMENTS),
  customers: z.int(),
  /** Percent of all customers. */
  share: z.number(),
  netSales: Money,
  contribution: Money,
});
export type SegmentRow = z.infer<typeof SegmentRow>;

export const CustomerList = z.object({
  ...readShape,
  /** Each segment once, of all customers. */
  segments: z.array(SegmentRow),
  /** The shop's last day with orders, which recency counts back from; null without any. */
  countedTo: z.nullable(IsoDay),
  /** One page. */
  customers: z.array(CustomerRow),
  /** Customers that match, on all pages. */
  total: z.int(),
  missing: Missing,
});
export type CustomerList = z.infer<typeof CustomerList>;

const found = {
  segment: z.optional(z.enum(CUSTOMER_SEGMENTS)),
  sort: z.optional(z.enum(CUSTOMER_COLUMNS)),
  order: z.optional(z.enum(['asc', 'desc'])),
};
const page = {
  /** From 0. */
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
};

export const CustomerListQuery = z.object({ ...found, ...page });
export type CustomerListQuery = z.infer<typeof CustomerListQuery>;
export const CustomerFileQuery = z.object({ ...found, language: z.optional(Language) });
export type CustomerFileQuery = z.infer<typeof CustomerFileQuery>;

export const CustomerOrder = z.object({
  id: RowId,
  externalId: z.string(),
  kind: z.enum(ORDER_KINDS),
  orderOn: IsoDay,
  /** Whether it counts as an order: it was not called off. */
  counted: z.boolean(),
  netSales: Money,
  contribution: Money,
  missing: Missing,
});
export type CustomerOrder = z.infer<typeof CustomerOrder>;

export const CustomerDetail = z.object({
  currency: z.nullable(z.string()),
  ...customerShape,
  cohort: Month,
  daysBetween: z.nullable(z.number()),
  /** One page, newest first, with refunds that are booked apart. */
  list: z.array(CustomerOrder),
  total: z.int(),
  missing: Missing,
  /** Whether their name was erased. */
  erased: z.boolean(),
});
export type CustomerDetail = z.infer<typeof CustomerDetail>;

const CustomerParams = z.object({ id: RowId });

export const customerRoutes = {
  getCustomers: route({
    method: 'GET',
    path: '/api/customers',
    access: 'manager',
    summary:
      'New and returning customers of a period after costs; cohorts by month of the first order, the value of a customer in twelve months, and when acquisition has paid back.',
    query: CustomersQuery,
    status: 200,
    answer: CustomersAnswer,
  }),
  listCustomers: route({
    method: 'GET',
    path: '/api/customers/list',
    access: 'manager',
    summary: 'Customers by segment, by pseudonym, by page.',
    query: CustomerListQuery,
    status: 200,
    answer: CustomerList,
  }),
  downloadCustomers: route({
    method: 'GET',
    path: '/api/customers.csv',
    access: 'admin',
    summary: 'The customers of a segment, or all, as a file, with what the shop calls them; formulas are neutralised.',
    query: CustomerFileQuery,
    status: 200,
    answer: 'text/csv',
  }),
  findCustomer: route({
    method: 'POST',
    path: '/api/customers/find',
    access: 'admin',
    summary: 'The customer whom the shop calls so: by e-mail, name or number.',
    body: z.object({ customer: singleLine({ least: 1, most: 500 }) }),
    status: 200,
    answer: z.object({ id: RowId }),
  }),
  getCustomer: route({
    method: 'GET',
    path: '/api/customers/:id',
    access: 'manager',
    summary: 'One customer, by pseudonym, with a page of their orders.',
    params: CustomerParams,
    query: z.object(page),
    status: 200,
    answer: CustomerDetail,
  }),
  downloadCustomer: route({
    method: 'GET',
    path: '/api/customers/:id/data.csv',
    access: 'admin',
    summary: 'All that the shop has of one customer, as a file in a language: orders, lines and amounts.',
    params: CustomerParams,
    query: z.object({ language: z.optional(Language) }),
    status: 200,
    answer: 'text/csv',
  }),
  eraseCustomer: route({
    method: 'POST',
    path: '/api/customers/:id/erase',
    access: 'admin',
    summary:
      'Replaces what the shop calls a customer by a token that follows from nothing. It stays so when the same orders are imported again.',
    params: CustomerParams,
    status: 200,
    answer: Outcome,
  }),
} as const;
