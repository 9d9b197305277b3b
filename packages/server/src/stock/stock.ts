import { pipeline, Readable } from 'node:stream';
import type { StockAnswer, StockFileQuery, StockQuery, Supplier } from '@adaos/api';
import { tenths } from '@adaos/domain';
import { stringify } from 'csv-stringify';
import type { Database, ShopTransaction } from '../db/database.ts';
import { joinSets } from '../db/join-sets.ts';
import { readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { findStock, mostCritical } from './list-stock.ts';
import { isCritical, readStock, type StockRow } from './read-stock.ts';

const PAGE = 25;

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

/** Units on hand of each supplier, the most first. */
function bySupplier(rows: readonly StockRow[]): StockAnswer['stockBySupplier'] {
  const units = new Map<string, { name: string; stock: number }>();
  for (const row of rows) {
    const sum = units.get(row.supplierId) ?? { name: row.supplier, stock: 0 };
    units.set(row.supplierId, { ...sum, stock: sum.stock + row.units });
  }
  return [...units.values()].toSorted((a, b) => b.stock - a.stock);
}

const readAll = async (trx: ShopTransaction, shopId: string, { sort }: StockFileQuery) => {
  await joinSets(trx);
  return readStock(trx, shopId, null, { byProduct: sort === 'product' });
};

/** What is on the shop's shelves, by supplier and product: the whole in sums, and a page of the products. */
export async function getStock(database: Database, shopId: string, query: StockQuery): Promise<StockAnswer> {
  const { page = 0, limit = PAGE } = query;
  return database.readShop(shopId, async (trx) => {
    const { currency } = await readShopFacts(trx, shopId);
    const rows = await readAll(trx, shopId, query);
    const found = findStock(rows, query);
    const critical = rows.filter(isCritical);
    const updatedAt = rows.length === 0 ? null : await readUpdatedAt(trx, shopId);
    return {
      source: rows.length === 0 ? 'none' : 'live',
      currency,
      updatedAt: updatedAt?.toISOString() ?? null,
      summary: {
        totalStock: rows.reduce((sum, { units }) => sum + units, 0),
        suppliers: new Set(rows.map(({ supplierId }) => supplierId)).size,
        criticalProducts: critical.length,
        averageDeliveryTime: averageLead(rows),
        products: rows.length,
        criticalSuppliers: new Set(critical.map(({ supplierId }) => supplierId)).size,
      },
      stockBySupplier: bySupplier(rows),
      critical: mostCritical(rows).map(toSupplier),
      suppliers: found.slice(page * limit, (page + 1) * limit).map(toSupplier),
      total: found.length,
    };
  });
}

const COLUMNS = [
  'Supplier',
  'Product',
  'Code',
  'Units',
  'Counted',
  'Counted at',
  'Reorder point',
  'Delivery days',
  'Status',
];

/**
 * The products that are asked for as a CSV file: in UTF-8 with byte order mark; what would be a formula is text, by an apostrophe before
 * it.
 */
export async function stockFile(database: Database, shopId: string, query: StockFileQuery): Promise<Readable> {
  const rows = await database.readShop(shopId, async (trx) => findStock(await readAll(trx, shopId, query), query));
  const lines = rows.map((row) => {
    const { name, product, stock, reorderPoint, deliveryTime, status } = toSupplier(row);
    const countedAt = row.countedAt.toISOString();
    return [name, product, row.sku, stock, row.counted, countedAt, reorderPoint, deliveryTime, status];
  });
  const csv = stringify({
    bom: true,
    header: true,
    columns: COLUMNS,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return pipeline(Readable.from(lines), csv, () => {});
}
