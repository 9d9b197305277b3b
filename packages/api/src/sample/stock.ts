import { tenths } from '@adaos/domain';
import type { StockAnswer, Supplier } from '../contract/insights/stock.ts';
import { PRODUCTS, sampleRead, sum } from './shop.ts';

/** Supplier, product, units, days of delivery, reorder point, units sold since the count. */
const ROWS = [
  ['Lanaria Sibiu', PRODUCTS.blanket, 184, 6, 90, 16],
  ['Lanaria Sibiu', PRODUCTS.pillow, 132, 6, 60, 8],
  ['Covoare Maramureș SRL', PRODUCTS.rug, 21, 14, 35, 29],
  ['Ceramica Horezu', PRODUCTS.mugs, 246, 9, 120, 54],
  ['Inul Bucovinei', PRODUCTS.linen, 58, 8, 70, 12],
  ['Stupina Apuseni', PRODUCTS.candle, 410, 3, 150, 90],
  ['Atelier Sibiel', PRODUCTS.pillow, 76, 11, 40, 4],
  ['Textile Dunărea', PRODUCTS.linen, 143, 5, 80, 7],
] as const;

const suppliers = ROWS.map(([name, product, stock, deliveryTime, reorderPoint, sold], index): Supplier => ({
  id: `supplier-${index + 1}`,
  name,
  product,
  stock,
  deliveryTime,
  status: stock <= reorderPoint ? 'Critical' : 'Good',
  reorderPoint,
  count: { units: stock + sold, at: '2025-12-15T08:00:00Z', sold, returned: 0, adjusted: 0, oversold: false },
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
