import { DEFAULT_CHOICES } from '@adaos/domain';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, memoryTokens, type ApiError, type CallInput, type Client } from '../client/index.ts';
import { contract, type RouteName } from '../contract/index.ts';
import * as sample from '../sample/index.ts';
import * as requests from '../sample/requests.ts';
import { sampleId } from '../sample/shop.ts';
import { createHandlers, MockProblem } from './index.ts';

const ORIGIN = 'http://adaos.test';
const server = setupServer(...createHandlers({ origin: ORIGIN }));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const client: Client = createClient({
  baseUrl: ORIGIN,
  tokens: memoryTokens({ accessToken: 'a', refreshToken: 'r' }),
  onSessionEnd: () => undefined,
});
const call = (name: RouteName, input: unknown): Promise<unknown> =>
  client.call(contract[name] as typeof contract.listImports, input as CallInput<'listImports'>);
const refusal = (name: RouteName, input: unknown) =>
  call(name, input).then(
    () => 'no error',
    (error: ApiError) => [error.status, error.code],
  );

const year = { from: '2025-01-01', to: '2025-12-31' };
const id = { params: { id: sampleId(2) } };
const draft = { supplierId: sampleId(301), note: '', lines: [{ sku: 'COV-MARA', units: 10, unitCost: 87 }] };
const reportInput = { name: 'By product', definition: sample.sampleReportDefinition, shared: false };
const slow = { password: 'ceas-vechi', code: '123456' };

/** Something to send with each call; the types see to it that none is forgotten. */
const inputs: { [N in RouteName]: CallInput<N> } = {
  login: { body: { email: 'ana@shop.example', password: 'ceas-vechi' } },
  register: { body: requests.sampleRegistration },
  resendVerification: { body: { email: 'ana@shop.example' } },
  verifyEmail: { query: { token: 't' } },
  refresh: { body: { refreshToken: 'r' } },
  logout: { body: { refreshToken: 'r' } },
  getSession: {},
  openShop: { body: { shopId: sampleId(100) } },
  getPasswordRules: {},
  requestReset: { body: sample.sampleResetRequest },
  confirmReset: { query: { token: 't' }, body: requests.sampleResetConfirmation },
  changePassword: { body: { oldPassword: 'a', newPassword: 'bbbbbb' } },
  listSessions: {},
  endSession: id,
  logoutEverywhere: { body: { keepCurrent: true } },
  getTwoFactor: {},
  setUpTwoFactor: {},
  confirmTwoFactor: { body: { code: '123456' } },
  disableTwoFactor: { body: slow },
  renewBackupCodes: { body: slow },
  listUsers: {},
  createUser: { body: requests.sampleNewUser },
  setUserRole: { ...id, body: { role: 'admin' } },
  inviteAgain: id,
  deleteUser: id,
  getShopCalendar: {},
  listShops: {},
  addShop: { body: { name: 'Ceai', currency: 'RON', timezone: 'Europe/Bucharest' } },
  compareShops: { query: { from: '2025-12-01', to: '2025-12-31', currency: 'EUR' } },
  setShopCalendar: { body: { currency: 'RON', timezone: 'Europe/Bucharest' } },
  prepareShopArchive: {},
  downloadShopArchive: { query: { token: 'sample' } },
  getProfile: {},
  updateProfile: { body: { name: 'Ana', email: 'ana@shop.example' } },
  updatePreferences: { body: sample.sampleProfile.preferences },
  changePasswordInSettings: { body: { oldPassword: 'a', newPassword: 'bbbbbbbb', confirmPassword: 'bbbbbbbb' } },
  listNotifications: { query: { limit: 20 } },
  readNotifications: {},
  getNoticeSettings: {},
  saveNoticeSettings: { body: { choices: DEFAULT_CHOICES } },
  sendDigest: { body: { digest: 'weekly' } },
  listDeliveries: {},
  saveSmsNumber: { body: { number: '+40712345678' } },
  confirmSmsNumber: { body: { code: '123456' } },
  removeSmsNumber: {},
  listPushDevices: {},
  savePushDevice: { body: { endpoint: 'https://push.example/a', keys: { p256dh: 'a', auth: 'b' }, detailed: false } },
  removePushDevice: id,
  testPushDevice: id,
  listApiKeys: {},
  createApiKey: { body: { name: 'Sheet', role: 'viewer', scopes: ['read:metrics'], days: 90 } },
  revokeApiKey: id,
  listNoticeHooks: {},
  saveNoticeHook: { params: { kind: 'slack' }, body: { topics: ['alerts'] } },
  removeNoticeHook: { params: { kind: 'slack' } },
  testNoticeHook: { params: { kind: 'slack' } },
  resendDelivery: id,
  sendContactForm: { body: sample.sampleContactForm },
  createImport: { query: { currency: 'EUR', timezone: 'UTC' }, file: new Blob(['a,b\n']) },
  previewImport: { file: new Blob(['a,b\n']) },
  listImports: {},
  getImport: id,
  cancelImport: id,
  restartImport: id,
  listRejectedLines: id,
  downloadRejectedLines: id,
  listIntegrations: {},
  saveIntegration: { body: { platform: 'custom', shopId: 'magazin' } },
  deleteIntegration: id,
  connectShopify: { query: { shop: 'magazin.myshopify.com' } },
  connectWooCommerce: { query: { shop: 'magazin.example' } },
  readStore: { params: { platform: 'shopify' } },
  listAdConnections: {},
  connectAds: { params: { platform: 'google_ads' } },
  chooseAdAccounts: { params: { platform: 'google_ads' }, body: { accounts: ['4012887310'] } },
  readAds: { params: { platform: 'google_ads' } },
  disconnectAds: { params: { platform: 'google_ads' } },
  getStoreData: { params: { platform: 'shopify' } },
  disconnectPlatform: { params: { platform: 'shopify' }, query: { erase: 'true' } },
  getOverview: { query: year },
  getFigure: { params: { figure: 'netSales' }, query: year },
  listFigureOrders: { params: { figure: 'netSales' }, query: year },
  downloadFigureOrders: { params: { figure: 'netSales' }, query: year },
  getOrder: { params: { id: '10482' } },
  setGoodsCost: { body: { percent: 54 } },
  listChannels: { query: year },
  downloadChannels: { query: year },
  listProductProfits: { query: year },
  getOnboarding: {},
  hideOnboarding: { body: { hidden: true } },
  listReports: {},
  getReportCatalogue: {},
  runReport: { query: { definition: JSON.stringify(sample.sampleReportDefinition) } },
  getProfitAndLoss: { query: { month: '2025-12' } },
  downloadProfitAndLoss: { query: { language: 'ro' } },
  printProfitAndLoss: { query: {} },
  addReport: { body: reportInput },
  changeReport: { ...id, body: reportInput },
  removeReport: id,
  setReportMail: { ...id, body: { every: 'week', files: 'pdf' } },
  endReportMail: id,
  sendReportNow: id,
  restoreReport: id,
  downloadReport: { ...id, query: { language: 'ro' } },
  printReport: { ...id, query: {} },
  listSavedViews: { query: { list: 'products' } },
  saveView: { body: { list: 'products', name: 'Losing', query: 'show=losing', shared: false } },
  removeView: { params: { id: sampleId(90) } },
  search: { query: { q: 'lamp' } },
  getVisits: { query: year },
  listDayEvents: { query: year },
  getProduct: { params: { code: 'PAT-001' }, query: year },
  downloadProductProfits: { query: year },
  getCustomers: { query: year },
  listCustomers: { query: { segment: 'best' } },
  downloadCustomers: { query: { segment: 'lost' } },
  findCustomer: { body: { customer: 'ana@shop.example' } },
  getCustomer: { params: { id: '2210' }, query: {} },
  downloadCustomer: { params: { id: '2210' } },
  eraseCustomer: { params: { id: '2210' } },
  getReconciliation: {},
  listUntiedOrders: { query: { cause: 'edited' } },
  listDoubtfulNumbers: {},
  decideNumber: { body: sample.sampleNumberDecision },
  addPlatformReport: { body: sample.samplePlatformReportInput },
  importPlatformReports: { body: { fileName: 'sales.csv', text: 'Month,Net sales\n2025-12,1' } },
  removePlatformReport: { params: { id: '3' } },
  restorePlatformReport: { params: { id: '3' } },
  getCosts: {},
  addCostRule: { body: sample.sampleCostRule },
  previewCostRule: { body: sample.sampleCostRule },
  previewTakeBack: { body: { what: 'rule', id: sample.sampleCosts.rules[0]?.id ?? '' } },
  undoTakeBack: { body: { what: 'rule', id: sample.sampleCosts.rules[0]?.id ?? '' } },
  getRecomputation: {},
  listProductCosts: { query: { search: 'covor' } },
  downloadProductCosts: {},
  addProductCost: { body: sample.sampleProductCost },
  setAllocation: { body: { key: 'weight' } },
  setProductFacts: { body: { code: 'PAT-001', group: 'Textile', weightGrams: 1_400 } },
  previewProductCost: { body: sample.sampleProductCost },
  withdrawProductCost: {
    params: { id: sample.sampleProductCosts.products.flatMap(({ costs }) => costs)[0]?.id ?? '' },
  },
  listOrderCosts: { params: { id: '10482' } },
  addOrderCost: { params: { id: '10482' }, body: { kind: 'shipping_cost', cost: 14.2 } },
  withdrawOrderCost: { params: { id: sample.sampleOrderCosts[0]?.id ?? '' } },
  listOrderCostFiles: {},
  withdrawOrderCostFile: { params: { id: sample.sampleOrderCostFiles[0]?.importId ?? '' } },
  listLines: {},
  decideLine: { body: { code: 'POST', isProduct: false } },
  withdrawLineDecision: { params: { id: sample.sampleLines.flatMap(({ decisions }) => decisions)[0]?.id ?? '' } },
  listPaymentMethods: {},
  listAdSpend: {},
  addAdSpend: { body: sample.sampleAdSpendInput },
  previewAdSpend: { body: sample.sampleAdSpendInput },
  withdrawAdSpend: { params: { id: sample.sampleAdSpend.entries[0]?.id ?? '' } },
  stateNoAds: { body: sample.sampleNoAdsInput },
  withdrawNoAds: { params: { id: sample.sampleAdSpend.noAds[0]?.id ?? '' } },
  withdrawCostRule: { params: { id: sample.sampleCosts.rules[0]?.id ?? '' } },
  listCampaigns: { query: year },
  getCampaign: { params: { id: 'google-101' } },
  getAds: {},
  getFraud: {},
  setFraudSettings: { body: { alertThreshold: 2 } },
  getFraudCase: { params: { id: '10482' } },
  setFraudVerdict: { params: { id: '10482' }, body: { verdict: 'not_fraud' } },
  getReturns: {},
  getBaseline: {},
  simulateForecast: { body: { adsChange: 20, priceChange: 10 } },
  getForecastParts: { query: { by: 'product' } },
  listSalesEvents: {},
  addSalesEvent: { body: { name: 'Spring sale', from: '2026-04-03', to: '2026-04-09' } },
  listCalendar: {},
  changeCalendar: { body: { event: 'easter', change: { kind: 'off' } } },
  removeSalesEvent: { params: { id: sample.sampleSalesEvents.events[0]?.id ?? '' } },
  getStock: {},
  setOrderTerms: { params: { id: '0198c0de-0000-7000-8000-000000000001' }, body: { leastUnits: 50, packUnits: 12 } },
  downloadStock: {},
  compareSuppliers: {},
  listSupplierProducts: { params: { id: '0198c0de-0000-7000-8000-000000000001' } },
  getStockProposal: { query: { cash: 5000 } },
  listPurchaseOrders: {},
  addPurchaseOrder: { body: draft },
  getPurchaseOrder: id,
  changePurchaseOrder: { ...id, body: draft },
  placePurchaseOrder: { ...id, body: { orderedOn: '2025-12-31' } },
  cancelPurchaseOrder: id,
  receiveGoods: { ...id, body: { receivedOn: '2025-12-31', lines: [{ sku: 'COV-MARA', units: 4 }] } },
  undoReceipt: { params: { id: sampleId(2), receipt: sampleId(3) } },
  downloadPurchaseOrder: id,
  printPurchaseOrder: id,
  listAlerts: {},
  setAlertStatus: { params: { id: 'alert-1' }, body: { status: 'Resolved' } },
  listRecommendations: {},
  decideRecommendation: { params: { id: 'recommendation-1' }, body: { decision: 'done' } },
  getPoints: {},
  setGamification: { body: { on: false } },
  setRanked: { body: { ranked: false } },
  generateCopy: { body: { productName: 'Miere', targetAudience: 'bunici', language: 'ro' } },
  listCopies: {},
  editCopy: {
    params: { id: sample.sampleCopyHistory.entries[0]?.copies[0]?.id ?? '' },
    body: { parts: [{ part: 'caption', text: 'Miere' }] },
  },
  listCopyProducts: { query: { sort: 'stock' } },
  getAnalytics: {},
  getUsersList: {},
  listPlans: {},
  createCheckoutSession: { body: { plan: 'growth' } },
  getSubscription: {},
  cancelSubscription: { body: { subscriptionId: 'sub_sample' } },
  changePlan: { body: { plan: 'starter' } },
  resumeSubscription: { body: { subscriptionId: 'sub_sample' } },
  openBillingPortal: {},
  getEntitlements: {},
  listSubscriptions: {},
  getSandboxCheckout: { params: { id: 'sandbox_5d3f0c1a9b7e' } },
  paySandboxCheckout: { params: { id: 'sandbox_5d3f0c1a9b7e' }, body: { card: '4242424242424242' } },
  cancelSandboxCheckout: { params: { id: 'sandbox_5d3f0c1a9b7e' } },
  askSupport: { body: { question: 'Unde văd profitul?', userId: 'authenticated' } },
  listSupportMessages: {},
  listConversations: { query: { status: 'open' } },
  getConversation: { params: { id: sampleId(511) } },
  answerConversation: { params: { id: sampleId(511) }, body: { id: sampleId(7), text: 'Bună!' } },
  setConversationStatus: { params: { id: sampleId(511) }, body: { status: 'closed' } },
  listGuides: { query: { language: 'ro' } },
  getGuide: { params: { slug: 'reports' } },
  listAuditEntries: {},
};

describe('a mock', () => {
  test.each(Object.keys(contract) as RouteName[])('of %s answers as the contract has it', async (name) => {
    // The client checks status, type and shape.
    expect(await call(name, inputs[name])).toBeDefined();
  });

  test('takes what is sent into account', async () => {
    expect(await client.call(contract.getCampaign, { params: { id: 'meta-203' } })).toEqual(
      sample.sampleCampaign('meta-203'),
    );
    expect(await client.call(contract.simulateForecast, inputs.simulateForecast)).toEqual(
      sample.sampleForecast(20, 10),
    );
    expect(await client.call(contract.setUserRole, inputs.setUserRole)).toMatchObject({ data: { role: 'admin' } });
    const { conversations } = await client.call(contract.listConversations, { query: { status: 'closed' } });
    expect(conversations.map(({ status }) => status)).toEqual(['closed']);
    expect(await client.call(contract.connectShopify)).toMatchObject({ success: false, code: 'shop_address_invalid' });
  });

  test.each([
    ['login', { body: { email: 'ana@shop.example', password: 'wrong' } }, 401, 'invalid_credentials'],
    ['getCampaign', { params: { id: 'nowhere' } }, 404, 'not_found'],
    ['setUserRole', { params: { id: sampleId(99) }, body: { role: 'admin' } }, 404, 'not_found'],
    ['deleteUser', { params: { id: sampleId(1) } }, 409, 'own_account'],
    ['cancelSubscription', { body: { subscriptionId: 'other' } }, 404, 'no_subscription'],
    ['simulateForecast', { body: { adsChange: 101, priceChange: 0 } }, 400, 'invalid_request'],
    ['getOverview', { query: { from: 'yesterday', to: 'today' } }, 400, 'invalid_request'],
    ['endSession', { params: { id: '1' } }, 400, 'invalid_request'],
  ] as const)('of %s refuses %j with %d %s', async (name, input, status, code) => {
    expect(await refusal(name, input)).toEqual([status, code]);
  });

  test('refuses a body that is not JSON', async () => {
    const response = await fetch(`${ORIGIN}/auth/login`, { method: 'POST', body: '{' });
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
  });

  test('can be replaced by another, and fails where that breaks the contract', async () => {
    const refuse = () => {
      throw new MockProblem(503, 'unavailable', 'Not now.', { retryAfter: 5 });
    };
    server.use(...createHandlers({ origin: ORIGIN, mocks: { getAds: refuse } }));
    expect(await refusal('getAds', {})).toEqual([503, 'unavailable']);
    const broken = { ...sample.sampleStock, suppliers: [{ id: 1 }] } as unknown as typeof sample.sampleStock;
    server.use(...createHandlers({ origin: ORIGIN, mocks: { getStock: () => broken } }));
    await expect(client.call(contract.getStock)).rejects.toMatchObject({
      status: 500,
      message: expect.stringMatching(/^The mock of getStock breaks the contract: suppliers\.0\.id, /),
    });
    server.resetHandlers();
    expect(await client.call(contract.getAds)).toEqual(sample.sampleAds);
  });
});
