import type { ShopTransaction } from '../db/database.ts';

/** The currency that a shop's figures are in, and the timezone of its days. */
export interface ShopCalendar {
  readonly currency: string;
  readonly timezone: string;
}

/**
 * Gives a shop without a currency that of its first orders, and their timezone; one that has a currency keeps both. Locks the
 * shop's row until the transaction ends.
 * @param first.timezone an IANA name; null keeps the shop's own.
 * @returns what the shop has now; the caller compares it with what it was about to post.
 */
export async function settleShop(
  trx: ShopTransaction,
  shopId: string,
  first: { readonly currency: string; readonly timezone: string | null },
): Promise<ShopCalendar> {
  const shop = await trx
    .selectFrom('shops')
    .select(['currency', 'timezone'])
    .where('shop_id', '=', shopId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (shop.currency !== null) return { currency: shop.currency, timezone: shop.timezone };
  const settled = { currency: first.currency, timezone: first.timezone ?? shop.timezone };
  await trx.updateTable('shops').set(settled).where('shop_id', '=', shopId).execute();
  return settled;
}
