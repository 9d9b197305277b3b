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
import { type FoundCustomer, scoredCustomers, SORTS, toCustomer } from './scores.ts';

const PAGE = 25;

async function readSegments(
  trx: ShopTransaction,
  shopId: string,
  countedTo: string,
  digits: number,
): Promise<SegmentRow[]> {
  const { rows } = await sql<{ segment: CustomerSegment; customers: string; net: string; contribution: string }>`
    select segment, count(*) as customers, sum(net_minor) as net, sum(contribution_minor) as contribution
    from (${scoredCustomers(shopId, countedTo)}) as c group by segment`.execute(trx);
  const all = rows.reduce((sum, { customers }) => sum + Number(customers), 0);
  return CUSTOMER_SEGMENTS.map((segment) => {
    const row = rows.find((found) => found.segment === segment);
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

/** A query of the customers who are asked for, in the order that is asked for. */
export const foundCustomers = (
  shopId: string,
  countedTo: string,
  { segment, sort = 'contribution', order = 'desc' }: CustomerFileQuery,
) => sql`
  select * from (${scoredCustomers(shopId, countedTo)}) as c
  where ${segment === undefined ? sql`true` : sql`segment = ${segment}`}
  order by ${SORTS[sort]} ${order === 'asc' ? sql`asc` : sql`desc`}, customer`;

/** The segments with their customers and value, and a page of the customers of one, or of all. */
export async function listCustomers(
  { database, secret }: Services,
  shopId: string,
  query: CustomerListQuery,
): Promise<CustomerList> {
  const { page = 0, limit = PAGE } = query;
  return database.readShop(shopId, async (trx) => {
    const { currency, digits } = await readShopFacts(trx, shopId);
    const span = await readOrderSpan(trx, shopId);
    if (span === null) {
      const nothing = { segments: [], countedTo: null, customers: [], total: 0, missing: [] };
      return { source: 'none', currency, updatedAt: null, ...nothing };
    }
    const segments = await readSegments(trx, shopId, span.to, digits);
    const { rows } = await sql<FoundCustomer>`
      ${foundCustomers(shopId, span.to, query)} limit ${limit} offset ${page * limit}`.execute(trx);
    const matching = segments.filter(({ segment }) => query.segment === undefined || segment === query.segment);
    const pseudonym = pseudonymsOf(secret, shopId);
    return {
      source: 'live',
      currency,
      updatedAt: (await readUpdatedAt(trx, shopId))?.toISOString() ?? null,
      segments,
      countedTo: span.to,
      customers: rows.map((row) => toCustomer(row, pseudonym, digits)),
      total: matching.reduce((sum, { customers }) => sum + customers, 0),
      missing: await readMissingEver(trx, shopId),
    };
  });
}
