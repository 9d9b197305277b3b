import {
  contract,
  Figure,
  FORECAST_PARTS,
  PurchaseOrder,
  PurchaseOrders,
  type ReportDefinition,
  type RouteDefinition,
  type RouteName,
  StockProposal,
} from '@adaos/api';
import type { Owner } from './owner.ts';

export interface ShopCall {
  readonly name: RouteName;
  /** With all of its query but the period. */
  readonly path: string;
  /** Its answer is of a period that the caller chooses. */
  readonly byPeriod: boolean;
}

/**
 * Reads that no screen of a signed-in owner waits for: they leave the product, belong to somebody without a session, or are a file of
 * orders, customers or products, which is saved as it comes.
 */
const NOT_OF_A_SHOP: ReadonlySet<string> = new Set([
  'connectShopify',
  'connectWooCommerce',
  'connectAds',
  'downloadFigureOrders',
  'downloadCustomers',
  'downloadCustomer',
  'downloadProductCosts',
  'downloadProductProfits',
  'downloadStock',
  'downloadShopArchive',
  'downloadChannels',
  'downloadProfitAndLoss',
  'printProfitAndLoss',
  'downloadReport',
  'printReport',
  'downloadPurchaseOrder',
  'printPurchaseOrder',
]);

/** The sales and the contribution of each product, as a report of the latest 12 months. */
const REPORT: ReportDefinition = {
  metrics: ['net_sales', 'contribution'],
  dimensions: ['product'],
  period: { kind: 'last_12_months' },
  compare: 'none',
  limit: 100,
  chart: 'bars',
};

/** What the screens ask for with it, beyond the call as it is. */
const VARIANTS: Partial<Record<RouteName, readonly string[]>> = {
  getOverview: ['compare=previous'],
  listFigureOrders: ['', 'limit=200', 'sort=profit', 'sort=total&order=asc', 'search=17', 'search=1&sort=netSales'],
  listChannels: ['', 'dimension=campaign&compare=previous', 'dimension=discount_code&sort=profit&order=asc'],
  listProductProfits: ['', 'compare=previous', 'sort=discounts&search=1', 'by=variant', 'losing=true', 'returned=true'],
  listCustomers: ['', 'segment=loyal&sort=lastOn', 'page=3'],
  getStock: ['', 'sort=product&search=1', 'status=Critical&page=1'],
  listProductCosts: ['', 'missing=true', 'search=17', 'page=3'],
  listSavedViews: ['list=orders'],
  search: ['q=17', 'q=Product+1', 'q=nothing+like+it'],
  getForecastParts: FORECAST_PARTS.map((by) => `by=${by}`),
  getStockProposal: ['', 'cash=10000'],
  listCopyProducts: ['', 'search=17'],
  runReport: [`definition=${encodeURIComponent(JSON.stringify(REPORT))}`],
};

const fieldsOf = (schema: RouteDefinition['query']): string[] => {
  const def = schema?._zod.def as { shape?: object } | undefined;
  return Object.keys(def?.shape ?? {});
};

interface Listed {
  readonly [name: string]: unknown;
}

async function firstId(owner: Owner, path: string, of: (answer: Listed) => unknown): Promise<string> {
  const list = of((await owner.call(path)) as Listed) as { id?: string; link?: string }[];
  const id = list[0]?.id ?? list[0]?.link?.replace('/docs/', '');
  if (id === undefined) throw new Error(`${path} lists nothing.`);
  return id;
}

const anOrder = async (owner: Owner, days: string) => [
  await firstId(owner, `/api/figures/netSales/orders?${days}`, ({ orders }) => orders),
];

/** A purchase order; where the shop has none, one of the first product of its stock. */
async function aPurchaseOrder(owner: Owner): Promise<string> {
  const { orders } = PurchaseOrders.parse(await owner.call('/api/stock/orders'));
  if (orders[0]) return orders[0].id;
  const item = await firstId(owner, '/api/stock', ({ suppliers }) => suppliers);
  const [first] = StockProposal.parse(await owner.call(`/api/stock/proposal?item=${item}`)).lines;
  if (first === undefined) throw new Error('The stock lists nothing.');
  const body = {
    supplierId: first.supplier.id,
    note: '',
    lines: [{ sku: first.sku, units: Math.max(1, first.wanted), unitCost: null }],
  };
  const headers = { 'content-type': 'application/json' };
  return PurchaseOrder.parse(
    await owner.call('/api/stock/orders', { method: 'POST', headers, body: JSON.stringify(body) }),
  ).id;
}

/** The values for the parameters of each call that has some. */
const PLACES: Partial<Record<RouteName, (owner: Owner, days: string) => Promise<readonly string[]>>> = {
  getFigure: async () => Figure.options,
  getProduct: async (owner, days) => {
    const { products } = (await owner.call(`/api/products?${days}&sort=units`)) as { products: { code: string }[] };
    return products.slice(0, 1).map(({ code }) => encodeURIComponent(code));
  },
  listFigureOrders: async () => Figure.options,
  getCustomer: async (owner) => [await firstId(owner, '/api/customers/list', ({ customers }) => customers)],
  getOrder: anOrder,
  listOrderCosts: anOrder,
  getCampaign: async (owner) => [await firstId(owner, '/ads/campaigns', ({ campaigns }) => campaigns)],
  getImport: async (owner) => [await firstId(owner, '/api/imports', ({ imports }) => imports)],
  listRejectedLines: async (owner) => [await firstId(owner, '/api/imports', ({ imports }) => imports)],
  downloadRejectedLines: async (owner) => [await firstId(owner, '/api/imports', ({ imports }) => imports)],
  listSupplierProducts: async (owner) => [await firstId(owner, '/api/stock/suppliers', ({ suppliers }) => suppliers)],
  getPurchaseOrder: async (owner) => [await aPurchaseOrder(owner)],
  getStoreData: async () => ['shopify'],
  getGuide: async (owner) => [await firstId(owner, '/api/guides', ({ guides }) => guides)],
};

/**
 * Every read of the contract that a signed-in owner's screens make, in the forms in which they make it.
 * @param days a period with orders, as a query.
 * @throws Error for a call with parameters that nothing is known of: add it to `PLACES`.
 */
export async function shopCalls(owner: Owner, days: string): Promise<ShopCall[]> {
  const calls: ShopCall[] = [];
  for (const [name, route] of Object.entries<RouteDefinition>(contract) as [RouteName, RouteDefinition][]) {
    if (route.method !== 'GET' || ['public', 'operator'].includes(route.access) || NOT_OF_A_SHOP.has(name)) continue;
    const places = route.path.includes(':') ? await PLACES[name]?.(owner, days) : [''];
    if (places === undefined) throw new Error(`What is ${route.path} called with?`);
    const fields = fieldsOf(route.query);
    for (const place of places) {
      for (const variant of VARIANTS[name] ?? ['']) {
        const path = `${route.path.replace(/:\w+/, place)}?${variant}`;
        calls.push({ name, path, byPeriod: fields.includes('from') && fields.includes('to') });
      }
    }
  }
  return calls;
}
