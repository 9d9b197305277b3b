import { hundredths } from '@adaos/domain';
import type { ProductDetail, ProductProfit, ProductProfits } from '../contract/product-profits.ts';
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
  const discounts = hundredths(netSales * 0.06);
  const trend = Array.from({ length: 12 }, (_, month) => hundredths(contribution * (0.7 + 0.05 * ((month * 5) % 7))));
  const stock = { units: Math.round(units * 0.8), days: 24 };
  return {
    code,
    name,
    units,
    orders,
    returned,
    trend,
    stock,
    netSales,
    discounts,
    goodsCost,
    orderCosts,
    contribution,
    margin,
    missing: [],
  };
});

const rest = { netSales: 0, discounts: 0, goodsCost: 0, orderCosts: 9_120, contribution: -9_120 };
const total = (of: (row: typeof rest) => number) => hundredths(sum([...products, rest].map(of)));

export const sampleProductProfits: ProductProfits = {
  ...sampleRead,
  period: { from: '2025-12-01', to: '2025-12-31' },
  allocation: { key: 'value', byValue: 0 },
  by: 'product',
  hasVariants: false,
  product: null,
  products,
  total: products.length,
  rest,
  sum: {
    netSales: total((row) => row.netSales),
    discounts: total((row) => row.discounts),
    goodsCost: total((row) => row.goodsCost),
    orderCosts: total((row) => row.orderCosts),
    contribution: total((row) => row.contribution),
  },
  missing: [],
};

export const sampleProduct: ProductDetail = {
  ...sampleRead,
  period: { from: '2025-12-01', to: '2025-12-31' },
  product: products[0] as ProductProfit,
  months: Array.from({ length: 12 }, (_, month) => {
    const part = 0.7 + 0.05 * ((month * 5) % 7);
    const { units, netSales, discounts, goodsCost, orderCosts, contribution } = products[0] as ProductProfit;
    return {
      month: `2025-${String(month + 1).padStart(2, '0')}`,
      units: Math.round(units * part),
      netSales: hundredths(netSales * part),
      discounts: hundredths(discounts * part),
      goodsCost: hundredths(goodsCost * part),
      orderCosts: hundredths(orderCosts * part),
      contribution: hundredths(contribution * part),
      missing: [],
    };
  }),
  soldWith: products.slice(1, 5).map(({ code, name }, index) => ({ code, name, orders: 64 - index * 13 })),
  store: null,
  returnReasons: [
    { reason: 'wrong_size', count: 5, percentage: 62.5 },
    { reason: 'changed_mind', count: 3, percentage: 37.5 },
  ],
  costs: [
    {
      id: '0198f1c2-7b1a-7c55-9a3e-3d2f1c0b9a88',
      cost: 48.6,
      from: '2025-07-01',
      createdAt: '2025-07-01T08:00:00Z',
      createdBy: 'Alina Georgescu',
      withdrawnAt: null,
    },
    {
      id: '0198f1c2-7b1a-7c55-9a3e-3d2f1c0b9a89',
      cost: 45.2,
      from: '2025-01-01',
      createdAt: '2025-01-03T08:00:00Z',
      createdBy: null,
      withdrawnAt: null,
    },
  ],
};

export const sampleProductProfitsFile =
  'Code,Name,Units,Net sales,Discounts,Orders,Orders with a return,Cost of goods,Share of order costs,Contribution,Margin %,Missing costs\r\n';
