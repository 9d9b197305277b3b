import { v5 as uuidv5 } from 'uuid';
import type { ShopTransaction } from '../db/database.ts';
import { addDays } from '../calendar/days.ts';
import { DEMO_PRODUCTS, DEMO_SUPPLIERS } from './catalogue.ts';
import { DEMO_SEED, demoOutages } from './generate.ts';
import { addOrder, type By, placeOrder, receive } from '../stock/change-orders.ts';
import { createRandom } from './random.ts';
import type { DemoOrder } from './types.ts';

/** The sales of this many days give how much is left. */
const COUNTED_DAYS = 60;
const DELIVERIES = 6;
const DAYS_BETWEEN_DELIVERIES = 30;
/** Suppliers with an order that has not come in full. */
const ON_THEIR_WAY = new Map([
  ['Ceramica Horezu', 'in part'],
  ['Atelier Sibiel', 'all'],
]);

/** Counts what was sold lately, from which the demo's stock follows. */
export class DemoStock {
  readonly lastDay: string;
  readonly #sold = new Map<string, number>();
  constructor(lastDay: string) {
    this.lastDay = lastDay;
  }
  sell(orders: readonly DemoOrder[]): void {
    const since = addDays(this.lastDay, -COUNTED_DAYS);
    for (const { on, lines } of orders) {
      if (on <= since) continue;
      for (const { sku, quantity } of lines) this.#sold.set(sku, (this.#sold.get(sku) ?? 0) + quantity);
    }
  }
  unitsOf(sku: string, days: number): number {
    return Math.ceil(((this.#sold.get(sku) ?? 0) / COUNTED_DAYS) * days);
  }
}

/** Writes the suppliers with their deliveries of half a year, and what is on the shelves. */
export async function loadStock(trx: ShopTransaction, shopId: string, stock: DemoStock): Promise<void> {
  const supplierId = (name: string) => uuidv5(`supplier ${name}`, shopId);
  const itemId = (sku: string) => uuidv5(`item ${sku}`, shopId);
  await trx
    .insertInto('suppliers')
    .values(
      DEMO_SUPPLIERS.map(({ name, days }) => {
        return { shop_id: shopId, id: supplierId(name), name, promised_days: String(days) };
      }),
    )
    .execute();
  await trx
    .insertInto('stock_items')
    .values(
      DEMO_PRODUCTS.map(({ sku, name, supplier, stockDays }) => ({
        shop_id: shopId,
        id: itemId(sku),
        supplier_id: supplierId(supplier),
        sku,
        product: name,
        units: String(stock.unitsOf(sku, stockDays)),
      })),
    )
    .execute();
  await trx
    .insertInto('stock_outages')
    .values(
      demoOutages(stock.lastDay).map(({ sku, firstDay, lastDay }) => {
        return { shop_id: shopId, item_id: itemId(sku), first_day: firstDay, last_day: lastDay };
      }),
    )
    .execute();
  await orderGoods(trx, { shopId, accountId: null }, stock, supplierId);
}

/**
 * Orders a month's goods of each supplier for half a year and receives them, by the calls of every shop; the newest of two suppliers are on
 * their way, one of them received in part.
 */
async function orderGoods(
  trx: ShopTransaction,
  by: By,
  stock: DemoStock,
  supplierId: (name: string) => string,
): Promise<void> {
  const random = createRandom(DEMO_SEED + 1);
  const { lastDay } = stock;
  for (const [place, { name, days, late }] of DEMO_SUPPLIERS.entries()) {
    const products = DEMO_PRODUCTS.filter(({ supplier }) => supplier === name);
    const lines = products.map(({ sku, cost }) => {
      return { sku, units: Math.max(1, stock.unitsOf(sku, DAYS_BETWEEN_DELIVERIES)), unitCost: cost / 100 };
    });
    const order = (key: string) => ({
      id: uuidv5(`purchase ${name} ${key}`, by.shopId),
      supplierId: supplierId(name),
      note: '',
      lines,
    });
    for (let index = DELIVERIES - 1; index >= 0; index -= 1) {
      const orderedOn = addDays(lastDay, -(index * DAYS_BETWEEN_DELIVERIES + 20 + place));
      const took = Math.max(1, days + late + random.between(-1, 2));
      const id = await addOrder(trx, by, order(String(index)));
      await placeOrder(trx, by, id, { orderedOn, dueOn: addDays(orderedOn, days) });
      const receivedOn = addDays(orderedOn, took);
      await receive(trx, by, id, {
        id: uuidv5(`receipt ${name} ${index}`, by.shopId),
        receivedOn,
        lines: lines.map(({ sku, units }) => ({ sku, units })),
      });
    }
    if (!ON_THEIR_WAY.has(name)) continue;
    const id = await addOrder(trx, by, order('next'));
    await placeOrder(trx, by, id, { orderedOn: addDays(lastDay, -3) });
    const [first] = lines;
    if (ON_THEIR_WAY.get(name) === 'in part' && first)
      await receive(trx, by, id, {
        receivedOn: addDays(lastDay, -1),
        lines: [{ sku: first.sku, units: Math.ceil(first.units / 2) }],
      });
  }
}
