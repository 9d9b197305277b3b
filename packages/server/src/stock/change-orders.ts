import { randomUUID } from 'node:crypto';
import type { PurchaseOrderInput } from '@adaos/api';
import { sql } from 'kysely';
import { addDays } from '../calendar/days.ts';
import { ZoneClock } from '../calendar/zone.ts';
import type { ShopTransaction } from '../db/database.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../errors/domain-errors.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { readLeadTimes } from './read-receipts.ts';

/** Who changes an order, and when: the demo shop's orders are of days that are over. */
export interface By {
  readonly shopId: string;
  readonly accountId: string | null;
}

const wrong = (field: string, message: string) =>
  new InvalidInputError('invalid_request', message, { fields: { [field]: message } });

async function shopOf(trx: ShopTransaction, shopId: string) {
  const facts = await readShopFacts(trx, shopId);
  return { ...facts, today: new ZoneClock(facts.timezone).dayAt(Date.now()) };
}

/** The orders of a shop are numbered one after the other. */
export async function nextNumber(trx: ShopTransaction, shopId: string): Promise<number> {
  await sql`select from shops where shop_id = ${shopId} for update`.execute(trx);
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) + 1 as number from purchase_orders where shop_id = ${shopId}`.execute(trx);
  return rows[0]?.number ?? 1;
}

/** The order, held until the transaction ends. @throws NotFoundError for one that the shop does not have. */
async function hold(trx: ShopTransaction, shopId: string, id: string) {
  const order = await trx
    .selectFrom('purchase_orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new NotFoundError('There is no such purchase order.');
  return order;
}

async function writeLines(
  trx: ShopTransaction,
  shopId: string,
  id: string,
  lines: PurchaseOrderInput['lines'],
  digits: number,
) {
  const known = await trx
    .selectFrom('stock_items')
    .select(['sku', 'product'])
    .where('shop_id', '=', shopId)
    .where(
      'sku',
      'in',
      lines.map(({ sku }) => sku),
    )
    .execute();
  const names = new Map(known.map(({ sku, product }) => [sku, product]));
  const unknown = lines.findIndex(({ sku }) => !names.has(sku));
  if (unknown !== -1) throw wrong(`lines.${unknown}.sku`, `${lines[unknown]?.sku} is not among the products in stock.`);
  await trx.deleteFrom('purchase_order_lines').where('shop_id', '=', shopId).where('order_id', '=', id).execute();
  await trx
    .insertInto('purchase_order_lines')
    .values(
      lines.map(({ sku, units, unitCost }, place) => ({
        shop_id: shopId,
        order_id: id,
        sku,
        product: names.get(sku) ?? sku,
        place,
        units: String(units),
        cost_minor: unitCost === null ? null : (unitCost * 10 ** digits).toFixed(4),
      })),
    )
    .execute();
}

async function checkSupplier(trx: ShopTransaction, shopId: string, id: string): Promise<void> {
  const supplier = await trx
    .selectFrom('suppliers')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!supplier) throw wrong('supplierId', 'There is no such supplier.');
}

/** Saves a draft. Sent again under the same id it is there already. @returns its id. */
export async function addOrder(
  trx: ShopTransaction,
  { shopId, accountId }: By,
  input: PurchaseOrderInput,
): Promise<string> {
  const { digits } = await readShopFacts(trx, shopId);
  const number = await nextNumber(trx, shopId);
  const id = input.id ?? randomUUID();
  const known = await trx
    .selectFrom('purchase_orders')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (known) return id;
  await checkSupplier(trx, shopId, input.supplierId);
  await trx
    .insertInto('purchase_orders')
    .values({
      shop_id: shopId,
      id,
      number,
      supplier_id: input.supplierId,
      state: 'draft',
      note: input.note,
      created_by: accountId,
    })
    .execute();
  await writeLines(trx, shopId, id, input.lines, digits);
  return id;
}

/** Replaces what a draft has. @throws ConflictError once it is ordered or cancelled. */
export async function changeOrder(
  trx: ShopTransaction,
  { shopId }: By,
  id: string,
  input: PurchaseOrderInput,
): Promise<void> {
  const { digits } = await readShopFacts(trx, shopId);
  const order = await hold(trx, shopId, id);
  if (order.state !== 'draft') throw new ConflictError('conflict', 'Only a draft can be changed.');
  await checkSupplier(trx, shopId, input.supplierId);
  await trx
    .updateTable('purchase_orders')
    .set({ supplier_id: input.supplierId, note: input.note })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
  await writeLines(trx, shopId, id, input.lines, digits);
}

/** When a supplier's goods may be expected: by its latest deliveries, else by its promise; null where neither is known. */
async function expectedOn(trx: ShopTransaction, shopId: string, supplierId: string, orderedOn: string) {
  const lead = (await readLeadTimes(trx, shopId)).of(supplierId, '');
  const supplier = await trx
    .selectFrom('suppliers')
    .select('promised_days')
    .where('shop_id', '=', shopId)
    .where('id', '=', supplierId)
    .executeTakeFirst();
  const days = supplier?.promised_days ?? lead?.mean ?? null;
  return days === null ? null : addDays(orderedOn, Math.round(Number(days)));
}

/** Marks a draft as ordered. @throws ConflictError for what is no draft; InvalidInputError for days that cannot be. */
export async function placeOrder(
  trx: ShopTransaction,
  { shopId }: By,
  id: string,
  { orderedOn, dueOn }: { readonly orderedOn: string; readonly dueOn?: string | undefined },
): Promise<void> {
  const { today } = await shopOf(trx, shopId);
  const order = await hold(trx, shopId, id);
  if (order.state !== 'draft') throw new ConflictError('conflict', 'Only a draft can be ordered.');
  if (orderedOn > today) throw wrong('orderedOn', 'The day of the order is after today.');
  if (dueOn !== undefined && dueOn < orderedOn) throw wrong('dueOn', 'The goods cannot come before they are ordered.');
  const due = dueOn ?? (await expectedOn(trx, shopId, order.supplier_id, orderedOn));
  await trx
    .updateTable('purchase_orders')
    .set({ state: 'ordered', ordered_on: orderedOn, due_on: due })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

/** Cancels what has not come. Doing it again changes nothing. */
export async function cancelOrder(trx: ShopTransaction, { shopId }: By, id: string): Promise<void> {
  await hold(trx, shopId, id);
  await trx
    .updateTable('purchase_orders')
    .set({ state: 'cancelled' })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

export interface Receipt {
  readonly id?: string | undefined;
  readonly receivedOn: string;
  readonly lines: readonly { readonly sku: string; readonly units: number }[];
}

/**
 * Enters goods that came in. Of an earlier day they are on the shelf from its beginning, as orders of files are, so that a count of
 * that day has them; of today, from now on. Sent again under the same id they are there already.
 * @throws ConflictError for an order that is not on its way; InvalidInputError for another product, or a day that cannot be.
 */
export async function receive(
  trx: ShopTransaction,
  { shopId, accountId }: By,
  orderId: string,
  receipt: Receipt,
): Promise<void> {
  const { today, timezone } = await shopOf(trx, shopId);
  const order = await hold(trx, shopId, orderId);
  const { id = randomUUID(), receivedOn, lines } = receipt;
  const known = await trx
    .selectFrom('goods_receipts')
    .select('order_id')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (known?.order_id === orderId) return;
  if (known) throw new ConflictError('conflict', 'This receipt is of another order.');
  if (order.state !== 'ordered') throw new ConflictError('conflict', 'Goods are received of an order that was placed.');
  if (receivedOn > today) throw wrong('receivedOn', 'The day is after today. Enter what has come.');
  if (order.ordered_on !== null && receivedOn < order.ordered_on)
    throw wrong('receivedOn', 'The goods cannot come before they are ordered.');
  const ordered = await trx
    .selectFrom('purchase_order_lines')
    .select('sku')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .execute();
  const skus = new Set(ordered.map(({ sku }) => sku));
  const other = lines.findIndex(({ sku }) => !skus.has(sku));
  if (other !== -1) throw wrong(`lines.${other}.sku`, `${lines[other]?.sku} is not in this order.`);
  const shelvedAt = receivedOn === today ? new Date() : new Date(new ZoneClock(timezone).toUtc(Date.parse(receivedOn)));
  await trx
    .insertInto('goods_receipts')
    .values({
      shop_id: shopId,
      id,
      order_id: orderId,
      received_on: receivedOn,
      shelved_at: shelvedAt,
      created_by: accountId,
    })
    .execute();
  await trx
    .insertInto('goods_receipt_lines')
    .values(lines.map(({ sku, units }) => ({ shop_id: shopId, receipt_id: id, sku, units: String(units) })))
    .execute();
}

/** Undoes a receipt by an opposite one. Doing it again changes nothing. @throws NotFoundError for one that the order does not have. */
export async function undo(
  trx: ShopTransaction,
  { shopId, accountId }: By,
  orderId: string,
  receiptId: string,
): Promise<void> {
  await hold(trx, shopId, orderId);
  const { rows } = await sql`
    select from goods_receipts where shop_id = ${shopId} and order_id = ${orderId} and id = ${receiptId} and undoes is null`.execute(
    trx,
  );
  if (rows.length === 0) throw new NotFoundError('There is no such receipt.');
  const id = randomUUID();
  const added = await sql`
    insert into goods_receipts (shop_id, id, order_id, received_on, shelved_at, created_by, undoes)
    select shop_id, ${id}, order_id, received_on, shelved_at, ${accountId}, id from goods_receipts where shop_id = ${shopId} and id = ${receiptId}
    on conflict (shop_id, undoes) do nothing returning id`.execute(trx);
  if (added.rows.length === 0) return;
  await sql`
    insert into goods_receipt_lines (shop_id, receipt_id, sku, units)
    select shop_id, ${id}, sku, -units from goods_receipt_lines where shop_id = ${shopId} and receipt_id = ${receiptId}`.execute(
    trx,
  );
}
