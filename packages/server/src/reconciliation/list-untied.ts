import type { UntiedOrder, UntiedOrders, UntiedOrdersQuery } from '@adaos/api';
import type { TieCause } from '@adaos/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { isCurrency, minorDigits, toMajor } from '../ledger/money.ts';
import { untied } from './read-causes.ts';

const PAGE = 50;

interface UntiedRow {
  order_id: string | null;
  order_ref: string;
  placed_on: string | null;
  cause: TieCause;
  left_out: boolean;
  currency: string | null;
  goods: string;
  discount: string;
  shipping: string;
  tip: string;
  vat: string;
  total: string | null;
  difference: string | null;
}

function toUntiedOrder(row: UntiedRow, shopCurrency: string | null): UntiedOrder {
  const currency = row.currency ?? shopCurrency;
  const digits = minorDigits(currency !== null && isCurrency(currency) ? currency : null);
  const money = (minor: string) => toMajor(BigInt(minor), digits);
  const sum = [row.goods, row.discount, row.shipping, row.tip, row.vat].reduce((all, part) => all + BigInt(part), 0n);
  return {
    id: row.order_id,
    externalId: row.order_ref,
    placedOn: row.placed_on,
    cause: row.cause,
    currency,
    goods: money(row.goods),
    discount: money(row.discount),
    shipping: money(row.shipping),
    tip: money(row.tip),
    vat: money(row.vat),
    counted: row.left_out ? 0 : toMajor(sum, digits),
    total: row.total === null ? null : money(row.total),
    difference: row.difference === null ? null : money(row.difference),
  };
}

/** The orders that do not tie, of one cause or month where it is given: newest first, those without a day last. */
export async function listUntiedOrders(
  database: Database,
  shopId: string,
  { cause, month, page = 0, limit = PAGE }: UntiedOrdersQuery,
): Promise<UntiedOrders> {
  return database.readShop(shopId, async (trx) => {
    const { currency } = await readShopFacts(trx, shopId);
    const from = sql`from (${untied(shopId)}) as untied
      where (${cause ?? null}::text is null or cause = ${cause ?? null})
        and (${month ?? null}::text is null or to_char(placed_on, 'YYYY-MM') = ${month ?? null})`;
    const { rows } = await sql<UntiedRow>`
      select * ${from} order by placed_on desc nulls last, order_ref limit ${limit} offset ${page * limit}`.execute(
      trx,
    );
    const { rows: counted } = await sql<{ total: string }>`select count(*) as total ${from}`.execute(trx);
    const total = Number(counted[0]?.total ?? 0);
    return { source: 'live', orders: rows.map((row) => toUntiedOrder(row, currency)), total };
  });
}
