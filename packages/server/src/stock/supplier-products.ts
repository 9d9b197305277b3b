import type { SupplierProducts } from '@adaos/api';
import type { Database } from '../db/database.ts';
import { readOrderSpan } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { toMajor } from '../ledger/money.ts';
import { readEconomics } from './read-economics.ts';

const MOST = 2000;

const numberOf = (units: string | null) => (units === null ? null : Number(units));

/** What a supplier delivers, by name, with what a unit costs; nothing of one that the shop does not have. */
export async function listSupplierProducts(
  database: Database,
  shopId: string,
  supplierId: string,
): Promise<SupplierProducts> {
  return database.readShop(shopId, async (trx) => {
    const items = await trx
      .selectFrom('stock_items')
      .select(['sku', 'product', 'least_units', 'pack_units'])
      .where('shop_id', '=', shopId)
      .where('supplier_id', '=', supplierId)
      .orderBy('product')
      .orderBy('sku')
      .limit(MOST)
      .execute();
    if (items.length === 0) return { products: [] };
    const { digits } = await readShopFacts(trx, shopId);
    const span = await readOrderSpan(trx, shopId);
    const skus = items.map(({ sku }) => sku);
    const economics = await readEconomics(trx, shopId, skus, span?.to ?? null);
    return {
      products: items.map(({ sku, product, least_units: least, pack_units: pack }) => {
        const unitCost = economics.get(sku)?.unitCost ?? null;
        return {
          sku,
          product,
          unitCost: unitCost === null ? null : toMajor(BigInt(Math.round(unitCost)), digits),
          leastUnits: numberOf(least),
          packUnits: numberOf(pack),
        };
      }),
    };
  });
}
