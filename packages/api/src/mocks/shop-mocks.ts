import { sampleCopies, sampleCopyHistory, sampleCopyProducts } from '../sample/ad-copy.ts';
import { newSampleAdSpend, newSampleNoAds, sampleAdSpend } from '../sample/ad-spend.ts';
import { sampleAds } from '../sample/ads.ts';
import { sampleAlerts, sampleRecommendations } from '../sample/alerts.ts';
import { sampleAnalytics, sampleUsersList, sampleVisits } from '../sample/analytics.ts';
import { sampleCampaign, sampleCampaignList } from '../sample/campaigns.ts';
import {
  findSampleProducts,
  newSampleCost,
  newSampleRule,
  sampleCostPreview,
  sampleTakeBackPreview,
  sampleCosts,
  sampleProductCosts,
  sampleProductPreview,
} from '../sample/costs.ts';
import {
  sampleProfitAndLoss,
  sampleReport,
  sampleReportAnswer,
  sampleReportCatalogue,
  sampleReportFile,
  sampleReports,
} from '../sample/reports.ts';
import { samplePaymentMethods } from '../sample/payment-methods.ts';
import {
  sampleBaseline,
  sampleCalendar,
  sampleDayEvents,
  sampleForecast,
  sampleForecastParts,
  sampleSalesEvents,
} from '../sample/forecast.ts';
import { sampleFraud, sampleFraudCase, sampleReturns } from '../sample/fraud.ts';
import { sampleId } from '../sample/shop.ts';
import { localIntegration, sampleAdConnections, sampleIntegrations } from '../sample/integrations.ts';
import { newSampleDecision, sampleLines } from '../sample/lines.ts';
import { newSampleOrderCost, sampleOrderCostFiles, sampleOrderCosts } from '../sample/order-costs.ts';
import { sampleOverview } from '../sample/overview.ts';
import { samplePoints } from '../sample/points.ts';
import {
  findSampleCustomers,
  sampleCustomer,
  sampleCustomerFile,
  sampleCustomers,
  sampleCustomersFile,
} from '../sample/customers.ts';
import { sampleChannels, sampleChannelsFile } from '../sample/channels.ts';
import { sampleProduct, sampleProductProfits, sampleProductProfitsFile } from '../sample/product-profits.ts';
import {
  newSampleDecisionOfNumber,
  sampleDoubtfulNumbers,
  samplePlatformReport,
  sampleReconciliation,
  sampleUntiedOrders,
} from '../sample/reconciliation.ts';
import {
  newSampleOrder,
  sampleDraft,
  sampleProposal,
  samplePurchaseOrder,
  samplePurchaseOrderFile,
  samplePurchaseOrders,
} from '../sample/purchase-orders.ts';
import { sampleStock, sampleStockFile } from '../sample/stock.ts';
import { sampleSuppliers } from '../sample/suppliers.ts';
import { MockProblem, type Mocks } from './bind.ts';
import * as books from './books.ts';

const ok = { ok: true } as const;
const recomputation = { id: '1', kind: 'cogs', state: 'done' } as const;
const missing = () => new MockProblem(404, 'not_found', 'There is no such thing here.');

function connection(platform: 'Shopify' | 'WooCommerce', shop: string | undefined) {
  return shop === undefined
    ? { success: false, error: 'The address of the shop is missing.', code: 'shop_address_invalid' }
    : { success: true, shopId: shop, url: `https://${shop}/consent?platform=${platform.toLowerCase()}` };
}

/** The calls of the shop's data: imports, figures, campaigns, insights, integrations. */
export const shopMocks = {
  createImport: () => ({ id: books.mockImport.id, status: 'queued' }),
  previewImport: () => books.mockPreview,
  listImports: () => ({ imports: [books.mockImport], limits: books.mockLimits }),
  getImport: ({ params }) => ({ ...books.mockImport, id: params.id }),
  cancelImport: ({ params }) => ({ ...books.mockImport, id: params.id, status: 'cancelled', restartable: true }),
  restartImport: () => ({ id: books.mockImport.id, status: 'queued' }),
  listRejectedLines: () => ({ rows: books.mockRejected, nextCursor: null }),
  downloadRejectedLines: () => books.mockRejectedFile,

  getOverview: () => sampleOverview,
  getFigure: ({ params, query }) => books.mockFigure(params.figure, query.from, query.to),
  listFigureOrders: () => ({ orders: books.mockOrders, total: books.mockOrders.length, nextCursor: null }),
  downloadFigureOrders: () => books.mockOrdersFile,
  getOrder: ({ params }) => ({ ...books.mockOrder, id: params.id }),
  setGoodsCost: ({ body }) => ({ ...body, recomputation }),

  listChannels: () => sampleChannels,
  downloadChannels: () => sampleChannelsFile,
  listProductProfits: () => sampleProductProfits,
  // A sample has no pages of its orders and products.
  getOnboarding: () => ({ hidden: true, steps: [] }),
  hideOnboarding: () => ({ ok: true }),
  listReports: () => sampleReports,
  getReportCatalogue: () => sampleReportCatalogue,
  runReport: () => sampleReportAnswer,
  getProfitAndLoss: () => sampleProfitAndLoss,
  downloadProfitAndLoss: () => sampleReportFile,
  printProfitAndLoss: () => '%PDF-1.7\n',
  addReport: ({ body }) => ({ ...sampleReport, ...body }),
  changeReport: ({ params, body }) => ({ ...sampleReport, ...params, ...body }),
  removeReport: () => ({ ok: true }),
  setReportMail: () => ({ ok: true }),
  endReportMail: () => ({ ok: true }),
  sendReportNow: () => ({ ok: true }),
  restoreReport: ({ params }) => ({ ...sampleReport, ...params }),
  downloadReport: () => sampleReportFile,
  printReport: () => '%PDF-1.7\n',
  listSavedViews: () => ({ views: [] }),
  saveView: ({ body }) => ({ ...body, id: sampleId(90), own: true, by: 'Ioana Mureșan' }),
  removeView: () => ok,
  search: () => ({ orders: [], products: [], campaigns: [], customers: [] }),
  getProduct: () => sampleProduct,
  setAllocation: ({ body }) => ({ ...body, recomputation }),
  downloadProductProfits: () => sampleProductProfitsFile,
  getCustomers: () => sampleCustomers,
  listCustomers: ({ query }) => findSampleCustomers(query),
  downloadCustomers: () => sampleCustomersFile,
  findCustomer: () => ({ id: sampleCustomer.id }),
  getCustomer: ({ params }) => ({ ...sampleCustomer, id: params.id }),
  downloadCustomer: () => sampleCustomerFile,
  eraseCustomer: () => ({}),
  getReconciliation: () => sampleReconciliation,
  listUntiedOrders: () => sampleUntiedOrders,
  listDoubtfulNumbers: () => sampleDoubtfulNumbers,
  decideNumber: ({ body }) => ({ ...newSampleDecisionOfNumber(body), recomputation }),
  addPlatformReport: ({ body }) => samplePlatformReport(body),
  importPlatformReports: () => ({ months: ['2025-12'] }),
  removePlatformReport: ({ params }) => {
    const report = sampleReconciliation.reports.find(({ id }) => id === params.id);
    if (!report) throw missing();
    return { ...report, removedAt: '2025-12-31T08:00:00Z' };
  },
  restorePlatformReport: ({ params }) => {
    const report = sampleReconciliation.reports.find(({ id }) => id === params.id);
    if (!report) throw missing();
    return { ...report, removedAt: null, removedBy: null };
  },

  getCosts: () => sampleCosts,
  addCostRule: ({ body }) => ({ ...newSampleRule(body), recomputation }),
  previewCostRule: ({ body }) => sampleCostPreview(body),
  previewTakeBack: () => sampleTakeBackPreview,
  undoTakeBack: () => ({ recomputation }),
  getRecomputation: () => ({ currency: 'EUR', running: null, last: null }),
  withdrawCostRule: ({ params }) => {
    const rule = sampleCosts.rules.find(({ id }) => id === params.id);
    if (!rule) throw missing();
    return { ...rule, withdrawnAt: '2025-12-31T08:00:00Z', recomputation };
  },
  listProductCosts: ({ query }) =>
    findSampleProducts({ search: query.search ?? '', missing: query.missing === 'true' }),
  downloadProductCosts: () => books.mockCostsFile,
  addProductCost: ({ body }) => ({ ...newSampleCost(body), recomputation }),
  setProductFacts: ({ body }) => ({ ...body, recomputation }),
  previewProductCost: ({ body }) => sampleProductPreview(body),
  withdrawProductCost: ({ params }) => {
    const cost = sampleProductCosts.products.flatMap(({ costs }) => costs).find(({ id }) => id === params.id);
    if (!cost) throw missing();
    return { ...cost, withdrawnAt: '2025-12-31T08:00:00Z', recomputation };
  },

  listOrderCosts: () => ({ costs: sampleOrderCosts }),
  addOrderCost: ({ body }) => ({ ...newSampleOrderCost(body), recomputation }),
  withdrawOrderCost: ({ params }) => {
    const cost = sampleOrderCosts.find(({ id }) => id === params.id);
    if (!cost) throw missing();
    return { ...cost, withdrawnAt: '2025-12-31T08:00:00Z', recomputation };
  },
  listOrderCostFiles: () => ({ files: sampleOrderCostFiles }),
  withdrawOrderCostFile: ({ params }) => {
    const file = sampleOrderCostFiles.find(({ importId }) => importId === params.id);
    if (!file) throw missing();
    return { ...file, withdrawn: true, recomputation };
  },
  listLines: () => ({ currency: 'EUR', lines: sampleLines }),
  decideLine: ({ body }) => ({ ...newSampleDecision(body), recomputation }),
  withdrawLineDecision: ({ params }) => {
    const decision = sampleLines.flatMap(({ decisions }) => decisions).find(({ id }) => id === params.id);
    if (!decision) throw missing();
    return { ...decision, withdrawnAt: '2025-12-31T08:00:00Z', recomputation };
  },
  listPaymentMethods: () => ({ methods: samplePaymentMethods }),

  listAdSpend: () => sampleAdSpend,
  addAdSpend: ({ body }) => ({ ...newSampleAdSpend(body), recomputation }),
  previewAdSpend: ({ body }) => ({
    change: -body.amount,
    changed: 1,
    months: [{ month: body.from.slice(0, 7), change: -body.amount }],
    reportedDays: 0,
  }),
  withdrawAdSpend: ({ params }) => {
    const entry = sampleAdSpend.entries.find(({ id }) => id === params.id);
    if (!entry) throw missing();
    return { ...entry, counted: 0, withdrawnAt: '2025-12-31T08:00:00Z', recomputation };
  },
  stateNoAds: ({ body }) => ({ ...newSampleNoAds(body), recomputation }),
  withdrawNoAds: ({ params }) => {
    const period = sampleAdSpend.noAds.find(({ id }) => id === params.id);
    if (!period) throw missing();
    return { ...period, withdrawnAt: '2025-12-31T08:00:00Z', recomputation };
  },

  listIntegrations: () => sampleIntegrations,
  saveIntegration: ({ body }) => localIntegration(body.platform, body.shopId, 'https://cdn.adaos.example/pixel.js'),
  deleteIntegration: () => ({ message: 'The shop has been removed.' }),
  connectShopify: ({ query }) => connection('Shopify', query.shop),
  connectWooCommerce: ({ query }) => connection('WooCommerce', query.shop),
  readStore: () => ok,
  getStoreData: () => ({ source: 'sample' as const, orders: 2140, customers: 1312, costs: 86 }),
  disconnectPlatform: () => ok,

  listAdConnections: () => sampleAdConnections,
  connectAds: () => ({ success: true }),
  chooseAdAccounts: () => ok,
  readAds: () => ok,
  disconnectAds: () => ok,

  listCampaigns: () => sampleCampaignList,
  getCampaign: ({ params }) => {
    const campaign = sampleCampaign(params.id);
    if (!campaign) throw missing();
    return campaign;
  },
  getAds: () => sampleAds,
  getFraud: () => sampleFraud,
  setFraudSettings: ({ body }) => body,
  getFraudCase: ({ params }) => ({ ...sampleFraudCase, orderId: params.id }),
  setFraudVerdict: ({ body }) => ({
    finding: null,
    verdicts: [{ verdict: body.verdict, by: 'Ana Ionescu', at: '2025-12-31T09:00:00Z' }],
    recomputation: null,
  }),
  getReturns: () => sampleReturns,
  getBaseline: () => sampleBaseline,
  simulateForecast: ({ body }) => sampleForecast(body.adsChange, body.priceChange),
  getForecastParts: () => sampleForecastParts,
  listCalendar: () => sampleCalendar,
  changeCalendar: ({ body: { event, change } }) => ({
    ...sampleCalendar,
    events: sampleCalendar.events.map((one) =>
      one.id === event && (change.kind === 'on' || change.kind === 'off')
        ? { ...one, off: change.kind === 'off' }
        : one,
    ),
  }),
  listSalesEvents: () => sampleSalesEvents,
  addSalesEvent: ({ body }) => ({
    events: [{ id: '018f6f5e-0000-7000-8000-00000000f0e2', ...body }, ...sampleSalesEvents.events],
  }),
  removeSalesEvent: () => ({ events: [] }),
  getStock: () => sampleStock,
  setOrderTerms: ({ body }) => body,
  downloadStock: () => sampleStockFile,
  compareSuppliers: () => sampleSuppliers,
  listSupplierProducts: () => ({ products: [] }),
  getStockProposal: () => sampleProposal,
  listPurchaseOrders: () => samplePurchaseOrders,
  addPurchaseOrder: ({ body }) => newSampleOrder(body),
  getPurchaseOrder: ({ params }) => ({ ...samplePurchaseOrder, id: params.id }),
  changePurchaseOrder: ({ body }) => newSampleOrder(body),
  placePurchaseOrder: ({ body }) => ({
    ...sampleDraft,
    state: 'ordered',
    orderedOn: body.orderedOn,
    dueOn: body.dueOn ?? null,
  }),
  cancelPurchaseOrder: () => ({ ...samplePurchaseOrder, state: 'cancelled' }),
  receiveGoods: () => samplePurchaseOrder,
  undoReceipt: () => samplePurchaseOrder,
  downloadPurchaseOrder: () => samplePurchaseOrderFile,
  printPurchaseOrder: () => '%PDF-1.7\n',
  listAlerts: () => sampleAlerts,
  setAlertStatus: ({ params, body }) => {
    const alert = sampleAlerts.alerts.find(({ id }) => id === params.id);
    if (!alert) throw missing();
    return { ...alert, status: body.status };
  },
  listRecommendations: () => sampleRecommendations,
  decideRecommendation: ({ params, body }) => {
    const found = sampleRecommendations.recommendations.find(({ id }) => id === params.id);
    if (!found) throw missing();
    const status = { done: 'done', snooze: 'snoozed', dismiss: 'dismissed', reopen: 'open' } as const;
    return { ...found, status: status[body.decision] };
  },
  getPoints: () => samplePoints,
  setGamification: () => ok,
  setRanked: () => ok,
  generateCopy: ({ body }) => sampleCopies(body),
  listCopies: () => sampleCopyHistory,
  editCopy: ({ params, body }) => {
    const found = sampleCopyHistory.entries.flatMap(({ copies }) => copies).find(({ id }) => id === params.id);
    if (!found) throw missing();
    return { ...found, parts: body.parts };
  },
  listCopyProducts: ({ query }) => sampleCopyProducts(query),
  getAnalytics: () => sampleAnalytics,
  getVisits: () => sampleVisits,
  listDayEvents: () => sampleDayEvents,
  getUsersList: () => sampleUsersList,
} satisfies Partial<Mocks>;
