import type { StockAnswer, Supplier } from '../contract/insights/stock.ts';
import { PRODUCTS, sampleRead, sum, tenths } from './shop.ts';

/** Supplier, product, units, days of delivery, reorder point. */
const ROWS = [
  ['Lanaria Sibiu', PRODUCTS.blanket, 184, 6, 90],
  ['Lanaria Sibiu', PRODUCTS.pillow, 132, 6, 60],
  ['Covoare Maramureș SRL', PRODUCTS.rug, 21, 14, 35],
  ['Ceramica Horezu', PRODUCTS.mugs, 246, 9, 120],
  ['Inul Bucovinei', PRODUCTS.linen, 58, 8, 70],
  ['Stupina Apuseni', PRODUCTS.candle, 410, 3, 150],
  ['Atelier Sibiel', PRODUCTS.pillow, 76, 11, 40],
  ['Textile Dunărea', PRODUCTS.linen, 143, 5, 80],
] as const;

const suppliers = ROWS.map(([name, product, stock, deliveryTime, reorderPoint], index): Supplier => ({
  id: `supplier-${index + 1}`,
  name,
  product,
  stock,
  deliveryTime,
  status: stock <= reorderPoint ? 'Critical' : 'Good',
  reorderPoint,
}));

export const sampleStock: StockAnswer = {
  ...sampleRead,
  summary: {
    totalStock: sum(ROWS.map(([, , stock]) => stock)),
    suppliers: new Set(ROWS.map(([name]) => name)).size,
    criticalProducts: suppliers.filter(({ status }) => status === 'Critical').length,
    averageDeliveryTime: tenths(sum(ROWS.map(([, , , days]) => days)) / ROWS.length),
  },
  suppliers,
};
