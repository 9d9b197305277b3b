import type { ShopTransaction } from '../db/database.ts';
import { ZoneClock } from '../calendar/zone.ts';
import { ConflictError } from '../errors/domain-errors.ts';
import { minorDigits } from '../ledger/money.ts';

export interface CostShop {
  readonly currency: string;
  readonly timezone: string;
  readonly digits: number;
  /** In the shop's calendar. */
  readonly today: string;
}

/** @throws ConflictError before the first import, which settles the currency of all amounts. */
export async function costShop(trx: ShopTransaction, shopId: string): Promise<CostShop> {
  const shop = await trx
    .selectFrom('shops')
    .select(['currency', 'timezone'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  if (!shop?.currency || !shop.timezone)
    throw new ConflictError('conflict', 'Import orders first: they settle the currency of the costs.');
  const today = new ZoneClock(shop.timezone).dayAt(Date.now());
  return { currency: shop.currency, timezone: shop.timezone, digits: minorDigits(shop.currency), today };
}
