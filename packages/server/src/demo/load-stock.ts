import { v5 as uuidv5 } from 'uuid';
import type { ShopTransaction } from '../db/database.ts';
import { addDays } from '../calendar/days.ts';
import { DEMO_PRODUCTS, DEMO_SUPPLIERS } from './catalogue.ts';
import { DEMO_SEED, demoOutages } from './generate.ts';
import { createRandom } from './random.ts';
import type { DemoOrder } from './types.ts';

/** The sales of this many days give how much is left. */
const COUNTED_DAYS = 60;
const DELIVERIES = 12;
const DAYS_BETWEEN_DELIVERIES = 30;

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

/** Writes the suppliers with their deliveries of a year, and what is on the shelves. */
export async function loadStock(trx: ShopTransaction, shopId: string, stock: DemoStock): Promise<void> {
  const random = createRandom(DEMO_SEED + 1);
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
  const deliveries = DEMO_SUPPLIERS.flatMap(({ name, days, late }, place) =>
    Array.from({ length: DELIVERIES }, (_, index) => {
      const ordered = addDays(stock.lastDay, -(index * DAYS_BETWEEN_DELIVERIES + 20 + place));
      const took = days + late + random.between(-1, 2);
      return {
        shop_id: shopId,
        id: uuidv5(`delivery ${name} ${index}`, shopId),
        supplier_id: supplierId(name),
        ordered_on: ordered,
        due_on: addDays(ordered, days),
        received_on: addDays(ordered, Math.max(1, took)),
      };
    }),
  );
  await trx.insertInto('deliveries').values(deliveries).execute();
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
}
