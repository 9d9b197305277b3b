import type { StockAnswer, Supplier } from '@adaos/api';
import { tenths } from '@adaos/domain';
import type { Database } from '../db/database.ts';
import { joinSets } from '../db/join-sets.ts';
import { readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { isCritical, readStock, type StockRow } from './read-stock.ts';

function toSupplier(row: StockRow): Supplier {
  return {
    id: row.id,
    name: row.supplier,
    product: row.product,
    stock: row.units,
    deliveryTime: row.lead && tenths(row.lead.mean),
    status: isCritical(row) ? 'Critical' : 'Good',
    reorderPoint: row.reorderPoint,
    count: { units: row.counted, at: row.countedAt.toISOString(), ...row.moved, oversold: row.oversold },
  };
}

/** Each supplier's own time, once. */
function averageLead(rows: readonly StockRow[]): number | null {
  const leads = [...new Map(rows.map(({ supplierId, lead }) => [supplierId, lead])).values()];
  const known = leads.filter((lead) => lead !== null).map(({ mean }) => mean);
  return known.length === 0 ? null : tenths(known.reduce((sum, days) => sum + days, 0) / known.length);
}

/** What is on the shop's shelves, by supplier and product. */
export async function getStock(database: Database, shopId: string): Promise<StockAnswer> {
  return database.readShop(shopId, async (trx) => {
    await joinSets(trx);
    const { currency } = await readShopFacts(trx, shopId);
    const rows = await readStock(trx, shopId);
    const updatedAt = rows.length === 0 ? null : await readUpdatedAt(trx, shopId);
    return {
      source: rows.length === 0 ? 'none' : 'live',
      currency,
      updatedAt: updatedAt?.toISOString() ?? null,
      summary: {
        totalStock: rows.reduce((sum, { units }) => sum + units, 0),
        suppliers: new Set(rows.map(({ supplierId }) => supplierId)).size,
        criticalProducts: rows.filter(isCritical).length,
        averageDeliveryTime: averageLead(rows),
      },
      suppliers: rows.map(toSupplier),
    };
  });
}
