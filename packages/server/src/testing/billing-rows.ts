import { v7 as uuidv7 } from 'uuid';
import type { ShopTransaction } from '../db/database.ts';

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
