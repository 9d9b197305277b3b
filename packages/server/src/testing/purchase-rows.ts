import { v7 as uuidv7 } from 'uuid';
import type { ShopTransaction } from '../db/database.ts';

/** Gives a shop one row in each table of what it orders of a supplier. */
export async function addPurchaseRows(trx: ShopTransaction, shop_id: string, supplier_id: string): Promise<void> {
  const [order_id, receipt_id] = [uuidv7(), uuidv7()];
  const days = { ordered_on: '2024-01-01', due_on: '2024-01-03' };
  await trx
    .insertInto('purchase_orders')
    .values({ shop_id, id: order_id, number: 1, supplier_id, state: 'ordered', ...days })
    .execute();
  await trx
    .insertInto('purchase_order_lines')
    .values({ shop_id, order_id, sku: 'B-1', product: 'Blanket', place: 0, units: '5' })
    .execute();
  const receipt = { shop_id, id: receipt_id, order_id, received_on: days.due_on, shelved_at: new Date(days.due_on) };
  await trx.insertInto('goods_receipts').values(receipt).execute();
  await trx.insertInto('goods_receipt_lines').values({ shop_id, receipt_id, sku: 'B-1', units: '2' }).execute();
}
