import { contract } from '@adaos/api';
import type { OrderCostKind } from '@adaos/domain';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { postOrdersRecorded, rememberOrderCosts } from '../ledger/order-costs.ts';
import type { TestApp, TestShop } from './app.ts';
import { recomputed } from './recomputation.ts';

interface RecordedCost {
  readonly kind: OrderCostKind;
  /** Major units of two decimals. */
  readonly cost: number;
  /** The product whose lines it is of, which only a file can say. */
  readonly sku?: string | null;
}

/** Records what an order cost, by the call, of a product as a file does. @returns the id of the cost in force. */
export async function recordOrderCost(
  testApp: TestApp,
  shop: TestShop,
  orderId: string,
  { kind, cost, sku = null }: RecordedCost,
): Promise<string> {
  const { app, services } = testApp;
  const { shopId, headers } = shop;
  if (sku === null) {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/orders/${orderId}/costs`,
      headers,
      payload: { kind, cost },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    await recomputed(testApp, shop);
    return contract.addOrderCost.answer.parse(answer.json()).id;
  }
  return services.database.forShop(shopId, async (trx) => {
    const minor = String(Math.round(cost * 100));
    const wanted = sql`
      select ${orderId}::bigint as order_id, ${kind}::text as kind, ${sku}::text collate "C" as sku, ${minor}::bigint as cost`;
    await createTemporaryTable(trx, 'wanted_order_costs', wanted, {});
    const changed = await rememberOrderCosts(trx, { shopId, accountId: null, importId: null });
    await postOrdersRecorded(trx, shopId, changed);
    const { id } = await trx
      .selectFrom('order_costs')
      .select('id')
      .where('shop_id', '=', shopId)
      .where('order_id', '=', orderId)
      .where('kind', '=', kind)
      .where('sku', '=', sku)
      .where('withdrawn_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return id;
  });
}

export async function takeOrderCostBack(testApp: TestApp, shop: TestShop, id: string): Promise<void> {
  const url = `/api/costs/orders/${id}/withdraw`;
  const answer = await testApp.app.inject({ method: 'POST', url, headers: shop.headers, payload: {} });
  expect(answer.statusCode, answer.body).toBe(200);
  await recomputed(testApp, shop);
}
