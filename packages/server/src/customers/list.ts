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
export const foundCustomers = (shopId: string, countedTo: string, query: CustomerFileQuery) => sql`
  select * from (${scoredCustomers(shopId, countedTo)}) as c where ${inSegment(query)} order by ${ordered(query)}`;

/** The sums of each segment, and a page of the customers who are asked for: all are scored once for both. */
async function readPage(trx: ShopTransaction, shopId: string, countedTo: string, query: CustomerListQuery) {
  const { page = 0, limit = PAGE } = query;
  const { rows } = await sql<{ segments: SegmentSums[] | null } & (FoundCustomer | { customer: null })>`
    with scored as materialized (
      select customer, first_order_id, segment, first_on, last_on, orders, net_minor, contribution_minor
      from (${scoredCustomers(shopId, countedTo)}) as c
    ), sums as (
      select jsonb_agg(jsonb_build_object('segment', segment, 'customers', customers::text, 'net', net::text,
        'contribution', contribution::text)) as segments
      from (select segment, count(*) as customers, sum(net_minor) as net, sum(contribution_minor) as contribution
        from scored group by segment) as each
    ), page as (
      select * from scored where ${inSegment(query)} order by ${ordered(query)} limit ${limit} offset ${page * limit}
    )
    select sums.segments, page.* from sums left join page on true order by ${ordered(query)}`.execute(trx);
  return { sums: rows[0]?.segments ?? [], customers: rows.filter((row) => row.customer !== null) };
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
    const { sums, customers } = await readPage(trx, shopId, span.to, query);
    const segments = toSegments(sums, digits);
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
