import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract, type RouteDefinition, type RouteName } from './index.ts';

/** A call of the specification's table: payload and what is read of the answer, by name. */
interface Row {
  call: string;
  name: RouteName;
  query?: string[];
  body?: string[];
  answer?: string[];
  access?: RouteDefinition['access'];
}

const table: Row[] = [
  {
    call: 'POST /auth/login',
    name: 'login',
    body: ['email', 'password'],
    answer: ['accessToken', 'refreshToken', 'user', 'mustChangePassword'],
  },
  {
    call: 'POST /auth/register',
    name: 'register',
    body: ['email', 'password', 'name'],
    answer: ['accessToken', 'refreshToken', 'message'],
  },
  { call: 'POST /auth/resend', name: 'resendVerification', body: ['email'] },
  { call: 'GET /auth/verify', name: 'verifyEmail', query: ['token'] },
  { call: 'POST /auth/reset-request', name: 'requestReset', body: ['email'], answer: ['message'] },
  {
    call: 'POST /auth/reset-confirm',
    name: 'confirmReset',
    query: ['token'],
    body: ['password'],
    answer: ['message'],
  },
  {
    call: 'POST /auth/change-password',
    name: 'changePassword',
    body: ['oldPassword', 'newPassword'],
    answer: ['message'],
    access: 'viewer',
  },
  {
    call: 'POST /support/ask',
    name: 'askSupport',
    body: ['question', 'userId'],
    answer: ['answer', 'message'],
    access: 'viewer',
  },
  {
    call: 'POST /billing/create-checkout-session',
    name: 'createCheckoutSession',
    body: ['plan'],
    answer: ['id', 'url'],
    access: 'admin',
  },
  {
    call: 'GET /billing/subscription',
    name: 'getSubscription',
    answer: ['plan', 'status', 'price', 'subscriptionId'],
    access: 'viewer',
  },
  {
    call: 'POST /billing/cancel-subscription',
    name: 'cancelSubscription',
    body: ['subscriptionId'],
    answer: ['cancelAt', 'message'],
    access: 'admin',
  },
  {
    call: 'GET /api/integrations',
    name: 'listIntegrations',
    answer: ['success', 'oauthConnections', 'integrations'],
    access: 'viewer',
  },
  {
    call: 'POST /api/integrations',
    name: 'saveIntegration',
    body: ['platform', 'shopId'],
    answer: ['status', 'script'],
    access: 'manager',
  },
  ...(['connectShopify', 'connectWooCommerce'] as const).map((name): Row => ({
    call: `GET /api/integrations/connect/${name.slice('connect'.length).toLowerCase()}`,
    name,
    answer: ['success', 'shopId', 'error', 'url'],
    access: 'manager',
  })),
  { call: 'GET /auth/users', name: 'listUsers', answer: ['data'], access: 'admin' },
  { call: 'PUT /auth/users/:id/role', name: 'setUserRole', body: ['role'], access: 'admin' },
  { call: 'DELETE /auth/users/:id', name: 'deleteUser', access: 'admin' },
  {
    call: 'POST /auth/create-user',
    name: 'createUser',
    body: ['email', 'password', 'name', 'role'],
    access: 'admin',
  },
  { call: 'GET /ads/campaigns', name: 'listCampaigns', answer: ['campaigns'], access: 'viewer' },
  { call: 'GET /ads/campaigns/:id', name: 'getCampaign', answer: ['id', 'name', 'events'], access: 'viewer' },
];

function shapeOf(schema: unknown): Record<string, z.ZodMiniType> {
  if (schema instanceof z.ZodMiniNullable) return shapeOf(schema.def.innerType);
  if (schema instanceof z.ZodMiniPipe) return shapeOf(schema.def.out);
  if (schema instanceof z.ZodMiniUnion) return Object.assign({}, ...schema.def.options.map(shapeOf));
  return schema instanceof z.ZodMiniObject ? (schema.shape as Record<string, z.ZodMiniType>) : {};
}
/** The names without which the schema takes nothing. */
const demanded = (schema: unknown) =>
  Object.entries(shapeOf(schema)).flatMap(([name, part]) => (part.safeParse(undefined).success ? [] : [name]));

const calls = Object.entries<RouteDefinition>(contract);

describe('[CALL-1]', () => {
  test.each(table)('$call takes and answers what the specification says', (row) => {
    const route: RouteDefinition = contract[row.name];
    expect(`${route.method} ${route.path}`).toBe(row.call);
    expect(route.access).toBe(row.access ?? 'public');
    expect(Object.keys(shapeOf(route.query))).toEqual(expect.arrayContaining(row.query ?? []));
    expect(Object.keys(shapeOf(route.body))).toEqual(expect.arrayContaining(row.body ?? []));
    expect(Object.keys(shapeOf(route.answer))).toEqual(expect.arrayContaining(row.answer ?? []));
    // Nothing beyond the table is asked of those who call.
    const given = [...(row.query ?? []), ...(row.body ?? [])];
    expect(given).toEqual(expect.arrayContaining([...demanded(route.query), ...demanded(route.body)]));
  });

  test('no subscription is an answer, and no error', () => {
    expect(contract.getSubscription.answer.parse(null)).toBe(null);
  });

  test('a new user is a viewer by default', () => {
    const user = { email: 'ana@shop.example', password: 'correct horse', name: 'Ana' };
    expect(contract.createUser.body.parse(user).role).toBe('viewer');
    expect(contract.createUser.body.safeParse({ ...user, role: 'owner' }).success).toBe(false);
  });
});

describe('the calls', () => {
  test('each have a method and path of their own', () => {
    const places = calls.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('name in their path exactly the parameters that they take', () => {
    for (const [name, { path, params }] of calls) {
      expect(Object.keys(shapeOf(params)), name).toEqual([...path.matchAll(/:(\w+)/g)].map((match) => match[1]));
    }
  });

  test('[CALL-2] that were added are beside those of the specification or under /api', () => {
    const elsewhere = calls.filter(([, { path }]) => !/^\/(?:auth|api|billing|support|ads)\//.test(path));
    expect(elsewhere).toEqual([]);
  });

  test('[CALL-2] that read figures or lists of the shop say where these come from', () => {
    const silent = calls
      .filter(
        ([, { method, access, answer }]) => method === 'GET' && access !== 'public' && !('source' in shapeOf(answer)),
      )
      .map(([name]) => name);
    // Of the caller's own account, single records of the shop's own books, work in progress, guides, and what the operator sees.
    expect(silent.toSorted()).toEqual(
      [
        'getSession',
        'getShopCalendar',
        'listSessions',
        'listShops',
        'getTwoFactor',
        'listImports',
        'getImport',
        'listRejectedLines',
        'downloadRejectedLines',
        'downloadProductCosts',
        'getFigure',
        'listFigureOrders',
        'getOrder',
        'getFraudCase',
        'getRecomputation',
        'listOrderCosts',
        'listOrderCostFiles',
        'listPaymentMethods',
        'listLines',
        'listAdSpend',
        'listCalendar',
        'listSalesEvents',
        'downloadFigureOrders',
        'downloadChannels',
        'downloadProductProfits',
        'downloadStock',
        'getPurchaseOrder',
        'listSupplierProducts',
        'downloadPurchaseOrder',
        'printPurchaseOrder',
        'getReportCatalogue',
        'downloadProfitAndLoss',
        'printProfitAndLoss',
        'downloadReport',
        'printReport',
        'search',
        'listSavedViews',
        'getOnboarding',
        'downloadCustomers',
        'getCustomer',
        'downloadCustomer',
        'connectAds',
        'connectShopify',
        'connectWooCommerce',
        'listGuides',
        'getGuide',
        'listConversations',
        'getConversation',
      ].toSorted(),
    );
  });

  test.each([
    [
      '[ROLE-4] manager',
      [
        'getStock',
        'downloadStock',
        'listAlerts',
        'listRecommendations',
        'decideRecommendation',
        'getPoints',
        'generateCopy',
      ],
      'manager',
    ],
    [
      '[ROLE-12] admin',
      [
        'createCheckoutSession',
        'cancelSubscription',
        'changePlan',
        'openBillingPortal',
        'listUsers',
        'createUser',
        'setUserRole',
        'deleteUser',
        'listAuditEntries',
      ],
      'admin',
    ],
    [
      '[ROLE-12] manager',
      [
        'createImport',
        'cancelImport',
        'restartImport',
        'setGoodsCost',
        'saveIntegration',
        'connectShopify',
        'connectWooCommerce',
        'setFraudVerdict',
      ],
      'manager',
    ],
    ['[ROLE-12] operator', ['listConversations', 'getConversation', 'answerConversation'], 'operator'],
    ['manager', ['addSalesEvent', 'changeCalendar', 'removeSalesEvent'], 'manager'],
    ['manager', ['getCustomers', 'listCustomers', 'getCustomer'], 'manager'],
    ['admin', ['findCustomer', 'eraseCustomer', 'downloadCustomer', 'downloadCustomers'], 'admin'],
    [
      '[ROLE-4] viewer',
      ['getAds', 'listCampaigns', 'getFraud', 'getReturns', 'simulateForecast', 'getForecastParts'],
      'viewer',
    ],
  ] as const)('%s may make %j', (_, names, access) => {
    for (const name of names) expect(contract[name].access, name).toBe(access);
  });
});
