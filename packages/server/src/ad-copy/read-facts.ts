import type { CopyFacts } from '@adaos/domain';
import { sql } from 'kysely';
import { addDays } from '../calendar/days.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { readOrderSpan } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { readMembers, readProductRows } from '../products/product-rows.ts';
import { readStock } from '../stock/read-stock.ts';

/** A price counts as that of the shop where all of these days' sales had it. */
const PRICE_DAYS = 28;
const LEAST_PRICED = 3;
/** As long as an ad runs, what is in stock should last. */
const LEAST_COVER_DAYS = 30;
const RETURN_DAYS = 90;
/** Few orders say little of how many come back. */
const LEAST_ORDERS = 50;
const FEW_RETURNED = 0.03;

/** What every line of the latest sales cost a unit, in the shop's currency; nothing where prices differed or too few were sold. */
async function readPrice(
  trx: ShopTransaction,
  shopId: string,
  codes: readonly string[],
  lastDay: string,
  currency: string,
): Promise<CopyFacts['price']> {
  const { rows } = await sql<{ price: number; prices: number; orders: number }>`
    select min(l.unit_price)::float8 as price, count(distinct (l.unit_price, o.currency))::int as prices,
      count(distinct l.order_id)::int as orders
    from order_lines l join orders o on o.shop_id = l.shop_id and o.id = l.order_id
    where l.shop_id = ${shopId} and coalesce(l.sku, l.name) = any(${codes}::text[]) and l.quantity > 0
      and l.placed_on > ${addDays(lastDay, -PRICE_DAYS)}::date and o.currency = ${currency}`.execute(trx);
  const [found] = rows;
  if (!found || found.prices !== 1 || found.orders < LEAST_PRICED || found.price <= 0) return undefined;
  return { amount: found.price, currency };
}

/** Whether all that is counted of a product lasts as long as an ad runs, at the pace at which it sells. */
async function readCover(trx: ShopTransaction, shopId: string, codes: readonly string[]): Promise<boolean> {
  const rows = (await readStock(trx, shopId)).filter(({ sku }) => codes.includes(sku));
  const units = rows.reduce((sum, row) => sum + row.units, 0);
  if (rows.length === 0 || units <= 0 || rows.some(({ velocity }) => velocity === null)) return false;
  const [first] = rows;
  // A product at several suppliers has one demand.
  const velocity = Math.max(first?.velocity ?? 0, ...rows.map((row) => row.velocity ?? 0));
  return velocity > 0 && units / velocity >= LEAST_COVER_DAYS;
}

/** What the shop's own data says of a product that an ad may say: only what will still be true while the ad runs. */
export async function readCopyFacts(database: Database, shopId: string, code: string): Promise<CopyFacts> {
  return database.readShop(shopId, async (trx) => {
    const span = await readOrderSpan(trx, shopId);
    if (span === null) return {};
    const { currency } = await readShopFacts(trx, shopId);
    const codes = (await readMembers(trx, shopId, 'product', [code])).get(code) ?? [code];
    const price = currency === null ? undefined : await readPrice(trx, shopId, codes, span.to, currency);
    const period = { from: addDays(span.to, 1 - RETURN_DAYS), to: span.to };
    const row = (await readProductRows(trx, shopId, period, [code], 'product')).get(code);
    const [orders, returned] = [Number(row?.orders ?? 0), Number(row?.returned ?? 0)];
    const few = orders >= LEAST_ORDERS && returned <= FEW_RETURNED * orders;
    const groups = await trx
      .selectFrom('product_facts')
      .select('product_group')
      .distinct()
      .where('shop_id', '=', shopId)
      .where('code', 'in', ['', ...codes])
      .where('product_group', 'is not', null)
      .execute();
    return {
      ...(price && { price }),
      ...(groups.length === 1 && { group: groups[0]?.product_group ?? undefined }),
      ...((await readCover(trx, shopId, codes)) && { stock: true }),
      ...(few && { kept: Math.floor((100 * (orders - returned)) / orders) }),
    };
  });
}
