import type { CustomerFileQuery, CustomerList, CustomerListQuery, SegmentRow } from '@adaos/api';
import { CUSTOMER_SEGMENTS, type CustomerSegment } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { Services } from '../services/services.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { toMajor } from '../ledger/money.ts';
import { readMissingEver } from './customers.ts';
import { pseudonymsOf } from './pseudonyms.ts';
import {
  type FoundCustomer,
  readScoring,
  scoredCustomers,
  type Scoring,
  segmentSums,
  SORTS,
  toCustomer,
} from './scores.ts';

const PAGE = 25;

interface SegmentSums {
  readonly segment: CustomerSegment;
  readonly customers: string;
  readonly net: string;
  readonly contribution: string;
}

function toSegments(sums: readonly SegmentSums[], digits: number): SegmentRow[] {
  const all = sums.reduce((sum, { customers }) => sum + Number(customers), 0);
  return CUSTOMER_SEGMENTS.map((segment) => {
    const row = sums.find((found) => found.segment === segment);
    const customers = Number(row?.customers ?? 0);
    return {
      segment,
      customers,
      share: all > 0 ? Math.round((customers / all) * 1_000) / 10 : 0,
      netSales: toMajor(BigInt(row?.net ?? 0), digits),
      contribution: toMajor(BigInt(row?.contribution ?? 0), digits),
    };
  });
}

const ordered = ({ sort = 'contribution', order = 'desc' }: CustomerFileQuery) =>
  sql`${SORTS[sort]} ${order === 'asc' ? sql`asc` : sql`desc`}, customer`;

const inSegment = ({ segment }: CustomerFileQuery) => (segment === undefined ? sql`true` : sql`segment = ${segment}`);

/** A query of the customers who are asked for, in the order that is asked for. */
export const foundCustomers = (scoring: Scoring, query: CustomerFileQuery) => sql`
  select * from (${scoredCustomers(scoring)}) as c where ${inSegment(query)} order by ${ordered(query)}`;

/** The customers of each segment, and what they are worth. */
async function readSegments(trx: ShopTransaction, scoring: Scoring): Promise<SegmentSums[]> {
  const { rows } = await sql<SegmentSums>`${segmentSums(scoring)}`.execute(trx);
  return rows;
}

/** A page of the customers who are asked for. Where that is all, they are found without their scores, which the page alone gets. */
async function readPage(trx: ShopTransaction, scoring: Scoring, query: CustomerListQuery): Promise<FoundCustomer[]> {
  const { page = 0, limit = PAGE } = query;
  const order = sql`order by ${ordered(query)}`;
  const cut = sql`limit ${limit} offset ${page * limit}`;
  const onPage = sql`s.customer in (select customer from page)`;
  const ofAll = sql<FoundCustomer>`
    with page as materialized (select customer from customer_sums where shop_id = ${scoring.shopId} ${order} ${cut})
    select * from (${scoredCustomers(scoring, onPage)}) as c ${order}`;
  const ofSegment = sql<FoundCustomer>`
    select * from (${scoredCustomers(scoring)}) as c where ${inSegment(query)} ${order} ${cut}`;
  return (await (query.segment === undefined ? ofAll : ofSegment).execute(trx)).rows;
}

/** The segments with their customers and value, and a page of the customers of one, or of all. */
export async function listCustomers(
  { database, secret }: Services,
  shopId: string,
  query: CustomerListQuery,
): Promise<CustomerList> {
  return database.readShop(shopId, async (trx) => {
    const { currency, digits } = await readShopFacts(trx, shopId);
    const span = await readOrderSpan(trx, shopId);
    if (span === null) {
      const nothing = { segments: [], countedTo: null, customers: [], total: 0, missing: [] };
      return { source: 'none', currency, updatedAt: null, ...nothing };
    }
    const scoring = await readScoring(trx, shopId, span.to);
    const segments = toSegments(await readSegments(trx, scoring), digits);
    const customers = await readPage(trx, scoring, query);
    const matching = segments.filter(({ segment }) => query.segment === undefined || segment === query.segment);
    const pseudonym = pseudonymsOf(secret, shopId);
    return {
      source: 'live',
      currency,
      updatedAt: (await readUpdatedAt(trx, shopId))?.toISOString() ?? null,
      segments,
      countedTo: span.to,
      customers: customers.map((row) => toCustomer(row, pseudonym, digits)),
      total: matching.reduce((sum, { customers: count }) => sum + count, 0),
      missing: await readMissingEver(trx, shopId),
    };
  });
}
