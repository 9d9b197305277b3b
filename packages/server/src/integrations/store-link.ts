import type { StoreLink } from '@adaos/api';
import type { OAuthPlatform } from '@adaos/domain';
import type { ShopTransaction } from '../db/database.ts';

/** The list of products in a store's own administration, ready to be searched for a product's code. */
const PRODUCTS_OF: Readonly<Record<OAuthPlatform, (store: string) => string>> = {
  shopify: (store) => `https://${store}/admin/products?query=`,
  woocommerce: (store) => `${store}/wp-admin/edit.php?post_type=product&s=`,
};

/** The store in which a product's price and texts are changed: the one that was connected first; null without one. */
export async function readStoreLink(trx: ShopTransaction, shopId: string): Promise<StoreLink | null> {
  const found = await trx
    .selectFrom('connections')
    .select(['platform', 'store'])
    .where('shop_id', '=', shopId)
    .where('status', '=', 'active')
    .orderBy('connected_at')
    .limit(1)
    .executeTakeFirst();
  return found ? { platform: found.platform, products: PRODUCTS_OF[found.platform](found.store) } : null;
}
