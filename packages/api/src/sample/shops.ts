import type { OwnShop, ShopsFigures } from '../contract/shops.ts';
import { sampleSession } from './auth.ts';
import { sampleId } from './shop.ts';

const { id, name, timezone } = sampleSession.shop;

export const sampleShops: OwnShop[] = [
  { id, name, currency: 'EUR', timezone, role: 'admin' },
  { id: sampleId(101), name: 'Lână și Lut Polska', currency: 'PLN', timezone: 'Europe/Warsaw', role: 'admin' },
  { id: sampleId(102), name: 'Atelierul de ceai', currency: 'RON', timezone: 'Europe/Bucharest', role: 'viewer' },
];

export const sampleShopsFigures: ShopsFigures = {
  source: 'sample',
  currency: 'EUR',
  from: '2025-12-01',
  to: '2025-12-31',
  shops: [
    {
      id,
      rate: 1,
      rateOn: null,
      goodsCovered: 100,
      leftOut: null,
      netSales: 84_310.4,
      costs: 71_204.15,
      netProfit: 13_106.25,
      adSpend: 9_870,
      roi: 232.79,
      missing: [],
    },
    {
      id: sampleId(101),
      rate: 0.2364,
      rateOn: '2025-12-31',
      goodsCovered: 82.5,
      leftOut: null,
      netSales: 21_744.1,
      costs: 19_980.72,
      netProfit: 1_763.38,
      adSpend: 3_120.6,
      roi: 156.51,
      missing: ['cogs'],
    },
    {
      id: sampleId(102),
      rate: 0.1965,
      rateOn: '2025-12-31',
      goodsCovered: 0,
      leftOut: 'costs_unknown',
      netSales: 6_420.9,
      costs: null,
      netProfit: null,
      adSpend: 410.2,
      roi: null,
      missing: ['cogs'],
    },
  ],
  sum: {
    netSales: 106_054.5,
    costs: 91_184.87,
    netProfit: 14_869.63,
    adSpend: 12_990.6,
    roi: 214.46,
    missing: ['cogs'],
  },
};
