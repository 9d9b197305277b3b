import type { PurchaseOrder, PurchaseOrderInput, PurchaseOrders } from '@adaos/api';
import type { AuditAction } from '@adaos/domain';
import { recordAudit } from '../audit/record.ts';
import type { ShopTransaction } from '../db/database.ts';
import { readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { requestEvaluation } from '../jobs/evaluation-job.ts';
import { toMajor } from '../ledger/money.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { addOrder, cancelOrder, changeOrder, placeOrder, receive, type Receipt, undo } from './change-orders.ts';
import { readOrder, readOrders } from './read-orders.ts';

/** Runs a change of one order and reads what it is then. Advice that rests on the stock follows behind the answer. */
async function changed(
  { database, jobs }: Services,
  actor: Actor,
  action: AuditAction | null,
  change: (trx: ShopTransaction) => Promise<string>,
): Promise<PurchaseOrder> {
  return database.forShop(actor.shopId, async (trx) => {
    const id = await change(trx);
    const found = await readOrder(trx, actor.shopId, id, await readShopFacts(trx, actor.shopId));
    const { number, supplier, units, received } = found;
    if (action === null) return found;
    await recordAudit(trx, actor, { action, target: `${number} / ${supplier.name}`, details: { units, received } });
    await requestEvaluation(jobs, actor.shopId, trx);
    return found;
  });
}

export const addPurchaseOrder = (services: Services, actor: Actor, input: PurchaseOrderInput): Promise<PurchaseOrder> =>
  changed(services, actor, null, (trx) => addOrder(trx, actor, input));

export const changePurchaseOrder = (
  services: Services,
  actor: Actor,
  id: string,
  input: PurchaseOrderInput,
): Promise<PurchaseOrder> =>
  changed(services, actor, null, async (trx) => (await changeOrder(trx, actor, id, input), id));

export const placePurchaseOrder = (
  services: Services,
  actor: Actor,
  id: string,
  days: Parameters<typeof placeOrder>[3],
): Promise<PurchaseOrder> =>
  changed(services, actor, 'purchase_order_placed', async (trx) => (await placeOrder(trx, actor, id, days), id));

export const cancelPurchaseOrder = (services: Services, actor: Actor, id: string): Promise<PurchaseOrder> =>
  changed(services, actor, 'purchase_order_cancelled', async (trx) => (await cancelOrder(trx, actor, id), id));

export const receiveGoods = (services: Services, actor: Actor, id: string, receipt: Receipt): Promise<PurchaseOrder> =>
  changed(services, actor, 'goods_received', async (trx) => (await receive(trx, actor, id, receipt), id));

export const undoReceipt = (services: Services, actor: Actor, id: string, receipt: string): Promise<PurchaseOrder> =>
  changed(services, actor, 'goods_receipt_undone', async (trx) => (await undo(trx, actor, id, receipt), id));

export const getPurchaseOrder = ({ database }: Services, { shopId }: Actor, id: string): Promise<PurchaseOrder> =>
  database.readShop(shopId, async (trx) => readOrder(trx, shopId, id, await readShopFacts(trx, shopId)));

export async function listPurchaseOrders({ database }: Services, { shopId }: Actor): Promise<PurchaseOrders> {
  return database.readShop(shopId, async (trx) => {
    const { currency, digits } = await readShopFacts(trx, shopId);
    const orders = await readOrders(trx, shopId, digits);
    const open = orders.filter(({ state }) => state === 'ordered' || state === 'partly_received');
    const minor = open.reduce((sum, { cost }) => sum + BigInt(Math.round(cost * 10 ** digits)), 0n);
    return {
      source: orders.length === 0 ? 'none' : 'live',
      currency,
      updatedAt: orders.length === 0 ? null : ((await readUpdatedAt(trx, shopId))?.toISOString() ?? null),
      orders,
      open: {
        orders: open.length,
        cost: toMajor(minor, digits),
        uncosted: open.reduce((sum, { uncosted }) => sum + uncosted, 0),
      },
    };
  });
}
