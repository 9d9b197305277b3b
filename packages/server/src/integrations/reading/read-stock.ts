import type { ReadProblem } from '@adaos/domain';
import { sql } from 'kysely';
import { ZoneClock } from '../../calendar/zone.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { mergeStock } from '../../imports/kinds/merge-stock.ts';
import type { ShopCalendar } from '../../orders/settle-shop.ts';
import type { Services } from '../../services/services.ts';
import { OutboundError } from '../outbound.ts';
import { KeysRefused } from './call-patiently.ts';
import { changeConnection, type Connection, lockPlannedConnection, type PlannedRead } from './connection.ts';
import { keepStoreCosts } from './store-costs.ts';
import { lineOrNull } from './store-order.ts';
import type { StockSource, StoreProduct } from './store-stock.ts';

/** Sales are known from the orders: the stock is counted again once a day. */
const DAY_MS = 24 * 3600_000;
const MOST_UNITS = 1e12;

export const isStockDue = ({ stock_read_at: at, stock_cursor: cursor }: Connection): boolean =>
  cursor !== null || at === null || at.getTime() <= Date.now() - DAY_MS;

/**
 * Keeps what a store had of its products at a moment, as a stock file of that moment does: variants with one code are one product. A
 * product of several suppliers keeps the counts of its files: no store says whose goods are there.
 */
export async function keepStock(
  trx: ShopTransaction,
  { shopId, timezone, at }: { readonly shopId: string; readonly timezone: string; readonly at: Date },
  products: readonly StoreProduct[],
): Promise<void> {
  const named = products.flatMap(({ code, name, units }) => {
    const sku = lineOrNull(code);
    return sku && units !== null && Math.abs(units) <= MOST_UNITS
      ? [{ sku, product: lineOrNull(name) || sku, units }]
      : [];
  });
  if (named.length === 0) return;
  await sql`drop table if exists pg_temp.staged, pg_temp.shelf`.execute(trx);
  await sql`
    create temporary table staged on commit drop as
    select row_number() over () as line, sku, min(product) as product, greatest(sum(units), 0) as units, null::text as supplier,
      null::numeric as lead, null::numeric as pack, null::numeric as least, null::numeric as cost, null::text as code
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as p(sku text, product text, units numeric)
    where (select count(*) from stock_items i where i.shop_id = ${shopId} and i.sku = p.sku) <= 1
    group by sku`.execute(trx);
  const today = new ZoneClock(timezone).dayAt(at.getTime());
  await mergeStock(trx, { shopId, accountId: null, today, costsFrom: null, countedAt: at });
}

export interface StockRead {
  readonly read: PlannedRead;
  readonly connection: Connection;
  readonly calendar: ShopCalendar;
  /** The currency that the store has its prices in. */
  readonly storeCurrency: string;
  readonly source: StockSource;
  /** When its turn ends, as `performance.now()`. */
  readonly turnEnds: number;
}

const changeProblem = ({ database }: Services, read: PlannedRead, problem: ReadProblem) =>
  database.forShop(read.shopId, async (trx) => {
    await lockPlannedConnection(trx, read);
    await changeConnection(trx, read).set({ stock_problem: problem }).execute();
  });

/**
 * Reads the products of a store page by page, with their stock and costs, where it is due: what was read is kept, and a reading that was broken off goes on behind it. A
 * platform that does not say it is asked again with the next read; its orders have been read.
 * @returns whether it came to the end; else its turn was over.
 * @throws OutOfDate
 */
export async function readStock(services: Services, { read, connection, ...of }: StockRead): Promise<boolean> {
  const { shopId } = read;
  const { timezone, currency } = of.calendar;
  const costs = { shopId, platform: read.platform, currency, storeCurrency: of.storeCurrency };
  let { stock_cursor: cursor, products_so_far: soFar } = connection;
  for (;;) {
    // What is sold while the page is on its way is sold after the count.
    const at = new Date();
    try {
      const { products, next } = await of.source.page(cursor);
      soFar = (cursor === null ? 0 : soFar) + products.length;
      await services.database.forShop(shopId, async (trx) => {
        await lockPlannedConnection(trx, read);
        await keepStock(trx, { shopId, timezone, at }, products);
        await keepStoreCosts(trx, { ...costs, today: new ZoneClock(timezone).dayAt(at.getTime()) }, products);
        await changeConnection(trx, read)
          .set({
            stock_cursor: next,
            stock_problem: null,
            products_so_far: next === null ? 0 : soFar,
            ...(next === null && { stock_read_at: at, products: soFar }),
          })
          .execute();
      });
      cursor = next;
    } catch (error) {
      if (!(error instanceof OutboundError) && !(error instanceof KeysRefused)) throw error;
      services.log.warn({ err: error, shopId, platform: read.platform }, 'reading the stock of a shop');
      await changeProblem(services, read, error instanceof KeysRefused ? 'keys_refused' : 'platform_failed');
      return true;
    }
    if (cursor === null) return true;
    if (performance.now() > of.turnEnds) return false;
  }
}
