import { hundredths } from '@adaos/domain';
import type { ProductProfit, ProductProfits } from '../contract/product-profits.ts';
import { PRODUCTS, sampleRead, sum } from './shop.ts';

type Row = [
  code: string,
  name: string,
  units: number,
  orders: number,
  returned: number,
  netSales: number,
  goodsCost: number,
  orderCosts: number,
];

const ROWS: Row[] = [
  ['PAT-001', PRODUCTS.blanket, 231, 205, 9, 20_790, 11_226.6, 3_118.5],
  ['CAN-104', PRODUCTS.mugs, 368, 301, 14, 13_984, 5_593.6, 3_356.16],
  ['LEN-031', PRODUCTS.linen, 117, 109, 12, 12_870, 6_949.8, 1_930.5],
  ['COV-014', PRODUCTS.rug, 102, 98, 6, 16_320, 8_812.8, 4_896],
  ['PER-009', PRODUCTS.pillow, 333, 240, 60, 7_659, 4_135.86, 2_297.7],
  ['LUM-022', PRODUCTS.candle, 673, 512, 11, 8_076, 4_361.04, 4_199.52],
];

const products = ROWS.map(([code, name, units, orders, returned, netSales, goodsCost, orderCosts]): ProductProfit => {
  const contribution = hundredths(netSales - goodsCost - orderCosts);
  const margin = hundredths((100 * contribution) / netSales);
  return { code, name, units, orders, returned, netSales, goodsCost, orderCosts, contribution, margin, missing: [] };
});

const rest = { netSales: 0, goodsCost: 0, orderCosts: 9_120, contribution: -9_120 };
const total = (of: (row: typeof rest) => number) => hundredths(sum([...products, rest].map(of)));

export const sampleProductProfits: ProductProfits = {
  ...sampleRead,
  period: { from: '2025-12-01', to: '2025-12-31' },
  products,
  total: products.length,
  rest,
  sum: {
    netSales: total((row) => row.netSales),
    goodsCost: total((row) => row.goodsCost),
    orderCosts: total((row) => row.orderCosts),
    contribution: total((row) => row.contribution),
  },
  missing: [],
};

export const sampleProductProfitsFile =
  'Code,Name,Units,Net sales,Orders,Orders with a return,Cost of goods,Share of order costs,Contribution,Margin %,Missing costs\r\n';
