import type { ProductDetail, ReturnReason } from '@adaos/api';
import type { LedgerKind } from '@adaos/domain';
import { sql } from 'kysely';
import { firstDayOf, lastDayOf } from '../calendar/months.ts';
import { checkPeriod } from '../calendar/period.ts';
import type { Period } from '../calendar/days.ts';
import { selectCosts, toProductCost } from '../costs/list-products.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { NotFoundError } from '../errors/domain-errors.ts';
import { readStoreLink } from '../integrations/store-link.ts';
import { percentOf } from '../ledger/money.ts';
import { lackedBy, lackingOf, type ProductRow, sumsOf, toAmounts, toProduct } from './product-amounts.ts';
import { readProductStock, readProductTrends } from './product-marks.ts';
import { readProductRows } from './product-rows.ts';
import { readUpdatedAt } from '../insights/read-orders.ts';
import { readPeriodTotals, readTotals } from '../insights/read-totals.ts';
import { readShopFacts } from '../insights/shop-facts.ts';

const MOST_MONTHS = 36;
/** The latest orders with a product that say what it is sold with. */
const ORDERS = 1_000;
const MOST_WITH = 8;
const MOST_REASONS = 5;

async function readMonths(trx: ShopTransaction, shopId: string, code: string, digits: number) {
  const { rows } = await sql<ProductRow & { month: string }>`
    select to_char(month, 'YYYY-MM') as month, code, name, units, orders, returned, unknown_minor as unknown,
      round(net_thousandths / 1000.0)::bigint as net, round(discount_thousandths / 1000.0)::bigint as discount,
      round(goods_thousandths / 1000.0)::bigint as goods, round(costs_thousandths / 1000.0)::bigint as costs
    from product_months where shop_id = ${shopId} and code = ${code} order by month desc limit ${MOST_MONTHS}`.execute(
    trx,
  );
  const [last, first] = [rows[0]?.month, rows.at(-1)?.month];
  if (last === undefined || first === undefined) return [];
  const totals = await readTotals(trx, shopId, { from: firstDayOf(first), to: lastDayOf(last) }, 'month');
  const lackedIn = (month: string): LedgerKind[] => {
    const of = totals.get(month);
    return of ? lackingOf(of) : [];
  };
  return rows.toReversed().map((row) => ({
    month: row.month,
    units: Number(row.units),
    ...toAmounts(sumsOf(row), digits),
    missing: lackedBy(row, lackedIn(row.month)),
  }));
}

async function readSoldWith(trx: ShopTransaction, shopId: string, code: string, { from, to }: Period) {
  const { rows } = await sql<{ code: string; name: string | null; orders: string }>`
    with mine as materialized (
      select distinct order_id from (
        select order_id from order_lines
        where shop_id = ${shopId} and coalesce(sku, name) = ${code} and placed_on between ${from}::date and ${to}::date and quantity > 0
        order by placed_on desc, order_id desc limit ${ORDERS}
      ) as latest
    )
    select coalesce(sku, name) as code, max(name) as name, count(distinct order_id) as orders
    from order_lines
    where shop_id = ${shopId} and order_id = any (array(select order_id from mine)) and quantity > 0
      and coalesce(sku, name) is not null and coalesce(sku, name) <> ${code}
      and coalesce(sku, name) not in (
        select code from line_decisions where shop_id = ${shopId} and not is_product and withdrawn_at is null)
    group by coalesce(sku, name) order by count(distinct order_id) desc, coalesce(sku, name) limit ${MOST_WITH}`.execute(
    trx,
  );
  return rows.map((row) => ({ code: row.code, name: row.name, orders: Number(row.orders) }));
}

async function readReasons(
  trx: ShopTransaction,
  shopId: string,
  code: string,
  { from, to }: Period,
): Promise<ReturnReason[]> {
  const { rows } = await sql<{ reason: string; count: string; all: string }>`
    with reasoned as materialized (
      select order_id, return_reason from order_facts where shop_id = ${shopId} and return_reason is not null
    ), mine as materialized (
      -- Few orders say why they came back: their lines are looked up by their numbers, not those of the product among all of the period.
      select distinct order_id from order_lines
      where shop_id = ${shopId} and order_id = any (array(select order_id from reasoned)) and coalesce(sku, name) = ${code}
        and placed_on between ${from}::date and ${to}::date
    )
    select return_reason as reason, count(*) as count, sum(count(*)) over () as all
    from reasoned where order_id in (select order_id from mine)
    group by return_reason order by count(*) desc, return_reason limit ${MOST_REASONS}`.execute(trx);
  return rows.map(({ reason, count, all }) => ({
    reason,
    count: Number(count),
    percentage: percentOf(BigInt(count), BigInt(all)) ?? 0,
  }));
}

/**
 * One product: what it earned in a period, as in the list of products, and its history.
 * @throws NotFoundError for one that no order has; InvalidInputError `invalid_request` for a period that cannot be.
 */
export async function getProduct(
  database: Database,
  shopId: string,
  code: string,
  asked: Period,
): Promise<ProductDetail> {
  const period = checkPeriod(asked);
  return database.readShop(shopId, async (trx) => {
    const { currency, digits } = await readShopFacts(trx, shopId);
    const months = await readMonths(trx, shopId, code, digits);
    if (months.length === 0) throw new NotFoundError('There is no such product.');
    const lacking = lackingOf(await readPeriodTotals(trx, shopId, period));
    const row = (await readProductRows(trx, shopId, period, [code])).get(code);
    const nothing = {
      units: '0',
      orders: '0',
      returned: '0',
      unknown: '0',
      net: '0',
      discount: '0',
      goods: '0',
      costs: '0',
    };
    const { name } = await trx
      .selectFrom('product_months')
      .select(sql<string | null>`max(name)`.as('name'))
      .where('shop_id', '=', shopId)
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const held = (await readProductStock(trx, shopId, [code])).get(code);
    const trend = (await readProductTrends(trx, shopId, period.to, [code], digits))(code);
    const costs = await selectCosts(trx, shopId).where('sku', '=', code).execute();
    return {
      source: 'live',
      currency,
      updatedAt: (await readUpdatedAt(trx, shopId))?.toISOString() ?? null,
      period,
      product: {
        ...toProduct({ ...nothing, ...row, code, name }, lacking, digits),
        trend,
        ...(held && { stock: held }),
      },
      months,
      soldWith: await readSoldWith(trx, shopId, code, period),
      returnReasons: await readReasons(trx, shopId, code, period),
      costs: costs.map((cost) => toProductCost(cost, digits)),
      store: await readStoreLink(trx, shopId),
    };
  });
}
