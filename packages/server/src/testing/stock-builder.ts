import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/database.ts';
import { nextNumber } from '../stock/change-orders.ts';

export interface BuiltSupplier {
  readonly name: string;
  readonly promisedDays?: number;
  readonly deliveries?: readonly { ordered: string; due: string; received: string | null }[];
  readonly items: readonly {
    sku: string;
    product: string;
    units: number;
    /** When they were counted; left out, now. */
    countedAt?: string;
    outages?: readonly { first: string; last: string }[];
  }[];
}

/** Writes a supplier with its deliveries and products. For tests of what is read from them. */
export async function addSupplier(database: Database, shop_id: string, supplier: BuiltSupplier): Promise<void> {
  const supplier_id = uuidv7();
  await database.forShop(shop_id, async (trx) => {
    const promised_days = supplier.promisedDays === undefined ? null : String(supplier.promisedDays);
    await trx
      .insertInto('suppliers')
      .values({ shop_id, id: supplier_id, name: supplier.name, promised_days })
      .execute();
    for (const { ordered, due, received } of supplier.deliveries ?? []) {
      const id = uuidv7();
      await trx
        .insertInto('purchase_orders')
        .values({
          shop_id,
          id,
          number: await nextNumber(trx, shop_id),
          supplier_id,
          state: 'ordered',
          ordered_on: ordered,
          due_on: due,
        })
        .execute();
      if (received === null) continue;
      const receipt = { shop_id, id: uuidv7(), order_id: id, received_on: received, shelved_at: new Date(received) };
      await trx.insertInto('goods_receipts').values(receipt).execute();
    }
    for (const { sku, product, units, countedAt, outages } of supplier.items) {
      const id = uuidv7();
      await trx
        .insertInto('stock_items')
        .values({
          shop_id,
          id,
          supplier_id,
          sku,
          product,
          units: String(units),
          ...(countedAt && { counted_at: new Date(countedAt) }),
        })
        .execute();
      for (const { first, last } of outages ?? []) {
        await trx
          .insertInto('stock_outages')
          .values({ shop_id, item_id: id, first_day: first, last_day: last })
          .execute();
      }
    }
  });
}
