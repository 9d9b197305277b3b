import { ZoneClock } from '../calendar/zone.ts';
import type { ShopTransaction } from '../db/database.ts';
import { readShopFacts } from '../insights/shop-facts.ts';

/** The day that it is in the shop's timezone, `YYYY-MM-DD`. */
export async function today(trx: ShopTransaction, shopId: string, now = new Date()): Promise<string> {
  const { timezone } = await readShopFacts(trx, shopId);
  return new ZoneClock(timezone).dayAt(now.getTime());
}
