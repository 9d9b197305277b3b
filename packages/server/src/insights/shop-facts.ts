import { NotFoundError } from '../errors/domain-errors.ts';
import type { ShopTransaction } from '../db/database.ts';
import { goodsCostRule } from '../ledger/goods-cost-rule.ts';
import { minorDigits } from '../ledger/money.ts';

/** What every figure of a shop is read with. */
export interface ShopFacts {
  readonly shopId: string;
  /** Null until the first import settles it. */
  readonly currency: string | null;
  /** Digits of the currency's minor unit; 2 while there is no currency. */
  readonly digits: number;
  /** `UTC` until the first import settles it. */
  readonly timezone: string;
  /** The percentage of the owner's newest rule in force for the goods; null without one. */
  readonly goodsCostPercent: number | null;
}

/** @throws NotFoundError where the shop is gone. */
export async function readShopFacts(trx: ShopTransaction, shopId: string): Promise<ShopFacts> {
  const shop = await trx
    .selectFrom('shops')
    .select(['currency', 'timezone'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  if (!shop) throw new NotFoundError('This shop is no more.');
  return {
    shopId,
    currency: shop.currency,
    digits: minorDigits(shop.currency),
    timezone: shop.timezone ?? 'UTC',
    goodsCostPercent: (await goodsCostRule(trx, shopId)).goodsCostPercent,
  };
}
