import { sampleCosts, samplePaymentMethods, sampleProductCosts } from '@adaos/api/sample';
import type {
  CostPreviewView,
  CostProducts,
  CostsData,
  CostsScreenProps,
  CostsView,
  ProductsData,
  TakeBackPreview,
} from '@adaos/ui/screens/CostsScreen';
import { fn } from 'storybook/test';

const { source: _, ...costs } = sampleCosts;
export const data: CostsData = costs;
export const live: Extract<CostsView, { status: 'ready' }> = { status: 'ready', source: 'live', data };
export const allKnown: CostsData = {
  ...data,
  coverage: data.coverage.map((row) => ({ ...row, known: row.of, share: 100 })),
};
export const nothingKnown: CostsData = {
  ...data,
  rules: [],
  coverage: data.coverage.map((row) =>
    row.kind === 'return_shipping_cost' ? { ...row, of: 0, share: null } : { ...row, known: 0, share: 0 },
  ),
};
/** A platform whose taxes are not set up. */
export const zeroVat: CostsData = {
  ...data,
  rules: data.rules.filter(({ kind }) => kind !== 'tax'),
  statedVat: { zero: 1_204, some: 0 },
};
export const long: CostsData = {
  ...data,
  rules: data.rules.map((rule) => ({
    ...rule,
    label: 'Abonnement annuel au logiciel de gestion d’entrepôt et de préparation des commandes',
    createdBy: 'Maria-Alexandra Constantinescu-Popovici',
    ...(rule.perMonth !== null && { perMonth: 1_234_567.89 }),
  })),
};
export const change: CostPreviewView = {
  status: 'ready',
  change: -412.3,
  changed: 312,
  months: [
    { month: '2025-12', change: -96.2 },
    { month: '2025-11', change: -112.1 },
    { month: '2025-10', change: -84 },
    { month: '2025-09', change: -64 },
    { month: '2025-08', change: -56 },
  ],
};

export const takeBack: TakeBackPreview = {
  preview: { status: 'ready', change: 412.3, changed: 312, months: [{ month: '2025-12', change: 412.3 }] },
  onPreview: fn(),
  onPreviewAgain: fn(),
};

export const products: ProductsData = sampleProductCosts;
/** Without a rule for the goods: the products without a cost of their own come first. */
export const someMissing: ProductsData = {
  ...products,
  products: products.products
    .map((row) => ({ ...row, unknownSales: row.cost === null ? row.sales : row.name?.startsWith('Lum') ? 15_912 : 0 }))
    .toSorted((a, b) => b.unknownSales - a.unknownSales),
  missing: 4,
};
export const allMissing: ProductsData = {
  ...products,
  products: products.products.map((row) => ({ ...row, unknownSales: row.sales, cost: null, costs: [] })),
  missing: products.total,
};
export const noProducts: ProductsData = { ...products, products: [], total: 0, missing: 0 };

export const costProducts: CostProducts = {
  view: { status: 'ready', data: products, refreshing: false },
  query: { search: '', missing: false, page: 0 },
  onQueryChange: fn(),
  onRetry: fn(),
  preview: { status: 'idle' },
  onPreview: fn(),
  onPreviewAgain: fn(),
  onSet: fn(() => Promise.resolve()),
  onWithdraw: fn(() => Promise.resolve()),
  onSetFacts: fn(() => Promise.resolve()),
  onExport: fn(),
  exporting: false,
  importHref: '#import-costs',
};

/** What both the screen and its form are shown with. */
export const costsArgs: CostsScreenProps = {
  view: live,
  today: '2025-12-31',
  importHref: '#integrations',
  canManage: true,
  products: costProducts,
  paymentMethods: samplePaymentMethods,
  preview: { status: 'idle' },
  onPreview: fn(),
  onPreviewAgain: fn(),
  onAdd: fn(() => Promise.resolve()),
  takeBack,
  onWithdraw: fn(() => Promise.resolve()),
  onRetry: fn(),
  onUseSample: fn(),
  onLeaveSample: fn(),
};
