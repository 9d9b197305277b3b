import { addDays, tenths } from '@adaos/domain';
import type { StockAnswer, Supplier } from '../contract/insights/stock.ts';
import { PRODUCTS, sampleRead, sum } from './shop.ts';

/** Supplier, product, units, days of delivery, reorder point, units sold since the count, what a unit costs. */
const ROWS = [
  ['Lanaria Sibiu', PRODUCTS.blanket, 184, 6, 90, 16, 36.5],
  ['Lanaria Sibiu', PRODUCTS.pillow, 132, 6, 60, 8, 17.2],
  ['Covoare Maramureș SRL', PRODUCTS.rug, 21, 14, 35, 29, 87],
  ['Ceramica Horezu', PRODUCTS.mugs, 246, 9, 120, 54, 12.4],
  ['Inul Bucovinei', PRODUCTS.linen, 58, 8, 70, 12, 57],
  ['Stupina Apuseni', PRODUCTS.candle, 410, 3, 150, 90, 6.1],
  ['Atelier Sibiel', PRODUCTS.pillow, 76, 11, 40, 4, 17.9],
  ['Textile Dunărea', PRODUCTS.linen, 143, 5, 80, 7, 58],
] as const;

/** From the count to the end of the year. */
const COUNTED_DAYS = 16;

const suppliers = ROWS.map(([name, product, stock, deliveryTime, reorderPoint, sold, cost], index): Supplier => ({
  id: `supplier-${index + 1}`,
  name,
  product,
  stock,
  deliveryTime,
  status: stock <= reorderPoint ? 'Critical' : 'Good',
  reorderPoint,
  count: { units: stock + sold, at: '2025-12-15T08:00:00Z', sold, returned: 0, adjusted: 0, oversold: false },
  onOrder: 0,
  terms: { leastUnits: null, packUnits: null },
  plan: {
    velocity: Math.round((100 * sold) / COUNTED_DAYS) / 100,
    deliverySpread: 1.5,
    coverDays: tenths((stock * COUNTED_DAYS) / sold),
    orderBy: addDays('2025-12-31', Math.max(0, Math.floor(((stock - reorderPoint) * COUNTED_DAYS) / sold))),
    quantity: stock <= reorderPoint ? Math.ceil(reorderPoint - stock + (30 * sold) / COUNTED_DAYS) : 0,
    value: stock * cost,
    daysOut: 0,
    lost: 0,
    missing: [],
  },
}));

const critical = suppliers.filter(({ status }) => status === 'Critical');
const names = [...new Set(ROWS.map(([name]) => name))];

export const sampleStock: StockAnswer = {
  ...sampleRead,
  summary: {
    totalStock: sum(ROWS.map(([, , stock]) => stock)),
    suppliers: names.length,
    criticalProducts: critical.length,
    averageDeliveryTime: tenths(sum(ROWS.map(([, , , days]) => days)) / ROWS.length),
    products: ROWS.length,
    criticalSuppliers: new Set(critical.map(({ name }) => name)).size,
    value: sum(ROWS.map((row) => row[2] * row[6])),
    unvalued: 0,
    lost: 0,
  },
  stockBySupplier: names
    .map((name) => ({ name, stock: sum(ROWS.map((row) => (row[0] === name ? row[2] : 0))) }))
    .toSorted((a, b) => b.stock - a.stock),
  critical,
  suppliers,
  total: suppliers.length,
};

export const sampleStockFile =
  '\u{feff}Supplier,Product,Code,Units,Counted,Counted at,Reorder point,Delivery days,Status\r\n' +
  'Lanaria Sibiu,Pătură de lână Retezat,PAT-LANA,184,200,2025-12-15T08:00:00Z,90,6,Good\r\n';
