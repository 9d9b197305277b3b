/**
 * The segments of customers, by the recency, frequency and monetary value of their orders (RFM: Hughes, A. M., Strategic Database
 * Marketing, 1994), in fixed steps, so that a customer's segment does not depend on the others but for the average:
 * - `best`: ordered in the last 90 days, three times or more, with at least the average net sales
 * - `loyal`: ordered in the last 180 days, twice or more
 * - `new`: their only order was in the last 90 days
 * - `waiting`: their only order was 91 to 180 days ago
 * - `at_risk`: ordered twice or more, or for at least twice the average, and not in the last 180 days
 * - `lost`: all others
 */
export const CUSTOMER_SEGMENTS = ['best', 'loyal', 'new', 'waiting', 'at_risk', 'lost'] as const;
export type CustomerSegment = (typeof CUSTOMER_SEGMENTS)[number];

/**
 * The most days since the last order of each score of recency from 5 down; the rest scores 1. Of frequency the fewest orders of each
 * score from 5 down; the rest scores 1. Of monetary value the least net sales, in percent of the average customer's, from 5 down.
 */
export const RFM_STEPS = {
  recencyDays: [30, 90, 180, 365],
  orders: [6, 4, 3, 2],
  percentOfAverage: [200, 100, 50, 25],
} as const;

/** The columns that the list of customers sorts by. */
export const CUSTOMER_COLUMNS = ['firstOn', 'lastOn', 'orders', 'netSales', 'contribution'] as const;
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number];

/** What came of orders in a period: of customers' first orders, of their later ones, and of orders without a customer. */
export const CUSTOMER_PARTS = ['new', 'returning', 'none'] as const;
export type CustomerPart = (typeof CUSTOMER_PARTS)[number];

/** The months that the value of a customer is predicted for, that of the first order included. */
export const VALUE_MONTHS = 12;
