import type { ShopTransaction } from '../db/database.ts';
import { lockByName } from '../db/advisory-lock.ts';
import { planOfShop } from '../plans/plan-of-shop.ts';
import { platformsUsed } from '../billing/platforms-used.ts';

/** Shops at platforms count, however they are connected. @param of the one to be added, which may be there already. */
export async function platformLimit(
  trx: ShopTransaction,
  shopId: string,
  of: { readonly platform: string; readonly store: string },
): Promise<string | null> {
  const { name, limits } = await planOfShop(trx, shopId);
  if (limits.platforms === null) return null;
  // One at a time: two calls at the same moment can't both take the last place.
  await lockByName(trx, `platforms ${shopId}`);
  if ((await platformsUsed(trx, shopId, of)) < limits.platforms) return null;
  return `The plan ${name} has room for ${limits.platforms} platforms. Remove one, or choose a larger plan.`;
}
