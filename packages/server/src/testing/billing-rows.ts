import type { PlanId } from '@adaos/domain';
import { v7 as uuidv7 } from 'uuid';
import { DAY_MS } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';

/** Has a shop's admin choose a plan, without the provider. */
export async function subscribeTo(
  trx: ShopTransaction,
  { shopId, accountId }: { readonly shopId: string; readonly accountId: string },
  plan: PlanId,
): Promise<void> {
  await trx
    .insertInto('subscriptions')
    .values({
      shop_id: shopId,
      id: `sub_${shopId}`,
      provider: 'sandbox',
      customer_id: 'cus',
      plan,
      status: 'active',
      price_minor: '149900',
      currency: 'EUR',
      started_at: new Date(),
      period_end: new Date(Date.now() + 30 * DAY_MS),
      next_plan: null,
      chosen_by: accountId,
    })
    .execute();
}

/** Gives a shop one row in each table of billing. */
export async function addBillingRows(trx: ShopTransaction, shop_id: string, accountId: string): Promise<void> {
  const now = new Date();
  await trx
    .insertInto('subscriptions')
    .values({
      shop_id,
      id: `sub_${shop_id}`,
      provider: 'sandbox',
      customer_id: 'cus',
      plan: 'starter',
      status: 'active',
      price_minor: '19900',
      currency: 'EUR',
      started_at: now,
      period_end: now,
      next_plan: null,
      chosen_by: accountId,
    })
    .execute();
  await trx.insertInto('checkouts').values({ shop_id, id: uuidv7(), plan: 'starter', created_by: accountId }).execute();
  await trx.insertInto('shop_usage').values({ shop_id, month: '2024-01-01', api_calls: '1' }).execute();
}
