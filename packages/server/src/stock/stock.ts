import type { Readable } from 'node:stream';
import type { StockAnswer, StockFileQuery, StockQuery, Supplier } from '@adaos/api';
import { tenths } from '@adaos/domain';
import { ZoneClock } from '../calendar/zone.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { readWholeShop } from '../db/join-sets.ts';
import { csvOf } from '../files/csv.ts';
import { FILE_WORDS, titlesOf } from '../files/file-words.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { toMajor } from '../ledger/money.ts';
import { findStock, mostCritical } from './list-stock.ts';
import { plan, type PlannedRow } from './plan-row.ts';
import { NO_ECONOMICS, readEconomics } from './read-economics.ts';
import { isCritical, readStock, type StockRow } from './read-stock.ts';

const PAGE = 25;

/** The standard deviation of deliveries; none varies before the second. */
const spreadOf = ({ lead }: StockRow) =>
  lead === null || lead.variance === 0 ? null : tenths(Math.sqrt(lead.variance));
const amountOf = (minor: number | null, digits: number) =>
  minor === null ? null : toMajor(BigInt(Math.round(minor)), digits);

function toSupplier(row: PlannedRow, digits: number): Supplier {
  return {
    id: row.id,
    name: row.supplier,
    product: row.product,
    sku: row.sku,
    stock: row.units,
    onOrder: row.onOrder,
    deliveryTime: row.lead && tenths(row.lead.mean),
    status: isCritical(row) ? 'Critical' : 'Good',
    reorderPoint: row.reorderPoint,
    terms: row.terms,
    count: {
      units: row.counted,
      at: row.countedAt.toISOString(),
      ...row.moved,
      received: row.received,
      oversold: row.oversold,
    },
    plan: {
      velocity: row.velocity === null ? null : Math.round(row.velocity * 100) / 100,
      deliverySpread: spreadOf(row),
      coverDays: row.coverDays && tenths(row.coverDays),
      orderBy: row.orderBy,
      quantity: row.quantity,
      value: amountOf(row.value, digits),
      daysOut: row.daysOut,
      lost: amountOf(row.lost, digits),
      missing: [...row.missing],
    },
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

async function readAll(
  trx: ShopTransaction,
  shopId: string,
  timezone: string,
  { sort }: StockFileQuery,
): Promise<PlannedRow[]> {
  await readWholeShop(trx);
  const rows = await readStock(trx, shopId, null, { byProduct: sort === 'product' });
  if (rows.length === 0) return [];
  const span = await readOrderSpan(trx, shopId);
  const economics = await readEconomics(trx, shopId, null, span?.to ?? null);
  const today = new ZoneClock(timezone).dayAt(Date.now());
  return rows.map((row) => plan(row, economics.get(row.sku) ?? NO_ECONOMICS, today));
}

const sumOf = (values: readonly (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** What is on the shop's shelves, by supplier and product: the whole in sums, and a page of the products. */
export async function getStock(database: Database, shopId: string, query: StockQuery): Promise<StockAnswer> {
  const { page = 0, limit = PAGE } = query;
  return database.readShop(shopId, async (trx) => {
    const { currency, digits, timezone } = await readShopFacts(trx, shopId);
    const rows = await readAll(trx, shopId, timezone, query);
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
        value: amountOf(sumOf(rows.map(({ value }) => value)), digits) ?? 0,
        unvalued: rows.filter(({ value }) => value === null).length,
        lost: amountOf(sumOf(lostOnce(rows)), digits) ?? 0,
      },
      stockBySupplier: bySupplier(rows),
      critical: mostCritical(rows).map((row) => toSupplier(row, digits)),
      suppliers: found.slice(page * limit, (page + 1) * limit).map((row) => toSupplier(row, digits)),
      total: found.length,
    };
  });
}

/** A product of several suppliers is lost once. */
const lostOnce = (rows: readonly PlannedRow[]) => [...new Map(rows.map(({ sku, lost }) => [sku, lost])).values()];

const COLUMNS = [
  'supplier',
  'product',
  'code',
  'units',
  'counted',
  'countedAt',
  'reorderPoint',
  'deliveryDays',
  'status',
  'onOrder',
  'unitsADay',
  'coverDays',
  'orderBy',
  'toOrder',
  'value',
  'daysOut',
  'lostSales',
  'packSize',
  'leastUnits',
] as const;

/** The products that are asked for as a CSV file in a language. */
export async function stockFile(
  database: Database,
  shopId: string,
  { language = 'en', ...query }: StockFileQuery,
): Promise<Readable> {
  const { rows, digits } = await database.readShop(shopId, async (trx) => {
    const facts = await readShopFacts(trx, shopId);
    return { digits: facts.digits, rows: findStock(await readAll(trx, shopId, facts.timezone, query), query) };
  });
  const { stock: states } = FILE_WORDS[language];
  const lines = rows.map((row) => {
    const { name, product, stock, reorderPoint, deliveryTime, status, onOrder, plan: own } = toSupplier(row, digits);
    const countedAt = row.countedAt.toISOString();
    return [
      name,
      product,
      row.sku,
      stock,
      row.counted,
      countedAt,
      reorderPoint,
      deliveryTime,
      states[status],
      onOrder,
      own?.velocity,
      own?.coverDays,
      own?.orderBy,
      own?.quantity,
      own?.value,
      own?.daysOut,
      own?.lost,
      row.terms.packUnits,
      row.terms.leastUnits,
    ];
  });
  return csvOf(titlesOf(COLUMNS, language), lines);
}
