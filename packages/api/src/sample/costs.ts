import type { CostRule, CostRuleInput, Costs } from '../contract/costs.ts';
import type { ProductCost, ProductCostInput, ProductCosts, ProductRow } from '../contract/product-costs.ts';
import type { CostPreview } from '../contract/recomputation.ts';
import { PRODUCTS, sampleId, sum } from './shop.ts';

const ORDERS = 7_600;
const none = { percent: null, perOrder: null, perItem: null, perMonth: null, once: null };

const rules: CostRule[] = [
  {
    ...none,
    id: sampleId(706),
    kind: 'custom_cost',
    label: 'Chirie atelier Sibiu',
    country: null,
    perMonth: 1_200,
    from: '2025-01-01',
    to: null,
    createdAt: '2025-10-13T10:52:00Z',
    createdBy: 'Andreea Munteanu',
    withdrawnAt: null,
  },
  {
    ...none,
    id: sampleId(705),
    kind: 'custom_cost',
    label: 'Ședință foto de sezon',
    country: null,
    once: 300,
    from: '2025-09-15',
    to: null,
    createdAt: '2025-10-13T10:49:00Z',
    createdBy: 'Andreea Munteanu',
    withdrawnAt: null,
  },
  {
    ...none,
    id: sampleId(704),
    kind: 'payment_fee',
    label: 'Plăți cu cardul',
    country: null,
    percent: 1.4,
    perOrder: 0.25,
    from: '2025-01-01',
    to: null,
    createdAt: '2025-10-13T10:46:00Z',
    createdBy: 'Andreea Munteanu',
    withdrawnAt: null,
  },
  {
    ...none,
    id: sampleId(709),
    kind: 'tax',
    label: null,
    country: 'RO',
    group: null,
    vatIncluded: true,
    percent: 21,
    from: '2025-08-01',
    to: null,
    createdAt: '2025-08-01T06:31:00Z',
    createdBy: 'Andreea Munteanu',
    withdrawnAt: null,
  },
  {
    ...none,
    id: sampleId(703),
    kind: 'shipping_cost',
    label: null,
    country: 'RO',
    perOrder: 3.9,
    perItem: 0.3,
    from: '2025-07-01',
    to: null,
    createdAt: '2025-07-01T07:20:00Z',
    createdBy: 'Ana Ionescu',
    withdrawnAt: null,
  },
  {
    ...none,
    id: sampleId(702),
    kind: 'shipping_cost',
    label: null,
    country: 'RO',
    perOrder: 3.6,
    from: '2025-01-01',
    to: '2025-06-30',
    createdAt: '2025-06-12T07:44:00Z',
    createdBy: 'Ana Ionescu',
    withdrawnAt: null,
  },
  {
    ...none,
    id: sampleId(708),
    kind: 'cogs',
    label: null,
    country: null,
    percent: 54,
    from: '2000-01-01',
    to: null,
    createdAt: '2025-06-12T07:43:00Z',
    createdBy: 'Ana Ionescu',
    withdrawnAt: null,
  },
  {
    ...none,
    id: sampleId(701),
    kind: 'return_shipping_cost',
    label: null,
    country: null,
    perOrder: 45,
    from: '2025-01-01',
    to: null,
    createdAt: '2025-06-12T07:41:00Z',
    createdBy: 'Ana Ionescu',
    withdrawnAt: '2025-06-12T07:42:00Z',
  },
];

export const sampleCosts: Costs = {
  source: 'sample',
  updatedAt: null,
  currency: 'EUR',
  period: { from: '2025-01-01', to: '2025-12-31' },
  rules,
  coverage: [
    { kind: 'tax', known: 7_296, of: ORDERS, share: 95.8 },
    { kind: 'cogs', known: 10_944, of: 10_944, share: 100 },
    { kind: 'shipping_cost', known: 6_688, of: ORDERS, share: 86.4 },
    { kind: 'return_shipping_cost', known: 0, of: 228, share: 0 },
    { kind: 'handling', known: 0, of: ORDERS, share: 0 },
    { kind: 'payment_fee', known: ORDERS, of: ORDERS, share: 100 },
    { kind: 'platform_fee', known: 0, of: 0, share: null },
    { kind: 'dispute_fee', known: 0, of: 0, share: null },
    { kind: 'custom_cost', known: 365, of: 365, share: 100 },
  ],
  statedVat: { zero: 0, some: 3_914 },
  countries: ['RO', 'HU', 'BG', 'DE'],
  groups: ['Textile', 'Ceramică'],
  carriers: ['Curier', 'Easybox'],
  managers: ['Andreea Munteanu', 'Ana Ionescu'],
};

export const sampleCostRule: CostRuleInput = {
  ...none,
  kind: 'handling',
  label: null,
  country: null,
  perOrder: 0.5,
  from: '2025-01-01',
  to: null,
};

/** A rule as it is kept once it is added. */
export const newSampleRule = (rule: CostRuleInput): CostRule => ({
  ...rule,
  id: sampleId(707),
  createdAt: '2025-12-31T08:00:00Z',
  createdBy: 'Ana Ionescu',
  withdrawnAt: null,
});

const MONTHS = [
  { month: '2025-12', orders: 812 },
  { month: '2025-11', orders: 934 },
  { month: '2025-10', orders: 741 },
  { month: '2025-09', orders: 702 },
] as const;

/** What a rule would change in the last months: of an amount per order exactly that, of any other nothing. */
export function sampleCostPreview({ perOrder }: CostRuleInput): CostPreview {
  if (perOrder === null) return { change: 0, changed: 0, months: [], inPeriod: 0 };
  const months = MONTHS.map(({ month, orders }) => ({ month, change: -perOrder * orders }));
  return {
    change: sum(months.map(({ change }) => change)),
    changed: sum(MONTHS.map(({ orders }) => orders)),
    months,
    inPeriod: months[0]?.change ?? 0,
  };
}

/** What taking a cost back would change in the last months. */
export const sampleTakeBackPreview: CostPreview = {
  change: 797.2,
  changed: 1_553,
  months: [
    { month: '2025-12', change: 406 },
    { month: '2025-11', change: 391.2 },
  ],
};

const PERIOD = { from: '2025-01-01', to: '2025-12-31' } as const;

const unitCost = (id: number, cost: number, from: string, createdAt: string, withdrawnAt: string | null = null) =>
  ({ id: sampleId(id), cost, from, createdAt, createdBy: 'Ana Ionescu', withdrawnAt }) satisfies ProductCost;

const blanket = [
  unitCost(722, 21.9, '2025-07-01', '2025-06-28T09:12:00Z'),
  unitCost(721, 20.4, '2025-07-01', '2025-06-27T14:05:00Z', '2025-06-28T09:11:00Z'),
  unitCost(720, 18.5, '2025-01-01', '2025-01-09T10:40:00Z'),
];
const mugs = [unitCost(723, 14.25, '2025-01-01', '2025-01-09T10:42:00Z')];
const candle = [unitCost(724, 3.4, '2025-09-01', '2025-09-03T08:30:00Z')];

const product = (row: Pick<ProductRow, 'code' | 'name' | 'units' | 'sales'> & Partial<ProductRow>): ProductRow => ({
  unknownSales: 0,
  group: null,
  weightGrams: null,
  firstSale: PERIOD.from,
  cost: row.costs?.find(({ withdrawnAt }) => withdrawnAt === null) ?? null,
  costs: [],
  ...row,
});

/** Their cost is known by the rule at least; the two best known have one of their own. */
const products: ProductRow[] = [
  product({
    code: 'PAT-001',
    name: PRODUCTS.blanket,
    units: 1_388,
    sales: 124_920,
    costs: blanket,
    group: 'Textile',
    weightGrams: 1_400,
  }),
  product({ code: 'COV-014', name: PRODUCTS.rug, units: 612, sales: 97_920, group: 'Textile', weightGrams: 3_200 }),
  product({
    code: 'CAN-104',
    name: PRODUCTS.mugs,
    units: 2_210,
    sales: 84_000,
    costs: mugs,
    group: 'Ceramică',
    weightGrams: 850,
  }),
  product({ code: 'LEN-031', name: PRODUCTS.linen, units: 702, sales: 77_220 }),
  product({ code: 'LUM-022', name: PRODUCTS.candle, units: 4_036, sales: 48_432, costs: candle }),
  product({ code: 'PER-009', name: PRODUCTS.pillow, units: 1_996, sales: 45_908, firstSale: '2025-05-12' }),
];

export const sampleProductCosts: ProductCosts = {
  source: 'sample',
  currency: 'EUR',
  period: PERIOD,
  products,
  total: products.length,
  missing: products.filter(({ unknownSales }) => unknownSales > 0).length,
};

export const sampleProductCost: ProductCostInput = { code: 'COV-014', cost: 86.5, from: PERIOD.from };

/** The cost of a product as it is kept once it is set. */
export const newSampleCost = ({ cost, from }: ProductCostInput): ProductCost =>
  unitCost(725, cost, from, '2025-12-31T08:00:00Z');

/** What the cost of a product would change in a year: its units, in as many orders. */
export function sampleProductPreview({ code, cost }: ProductCostInput): CostPreview {
  const units = products.find((row) => row.code === code)?.units ?? 0;
  return { change: -cost * units, changed: units, months: [{ month: '2025-12', change: -cost * units }] };
}

/** The products as the server finds them. */
export function findSampleProducts({ search, missing }: { search: string; missing: boolean }): ProductCosts {
  const text = search.toLowerCase();
  const found = products.filter(
    ({ code, name, unknownSales }) =>
      (!missing || unknownSales > 0) && `${code} ${name ?? ''}`.toLowerCase().includes(text),
  );
  return { ...sampleProductCosts, products: found, total: found.length };
}
