// What section 7 of the specification reads from any host, given by a host that knows nothing of this contract.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../contract/index.ts';
import { createClient } from './client.ts';
import { json, listen, type Handler } from './testing.ts';
import { memoryTokens } from './tokens.ts';

let handler: Handler;
let server: Awaited<ReturnType<typeof listen>>;

const client = () =>
  createClient({
    baseUrl: server.baseUrl,
    tokens: memoryTokens({ accessToken: 'a', refreshToken: undefined }),
    onSessionEnd: () => undefined,
  });
const reason = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: unknown) => error,
  );

beforeEach(async () => {
  server = await listen((request, response) => handler(request, response));
});
afterEach(() => server.close());

const email = 'ana@shop.test';
const password = 'nine lamps';
const shop = { shop: 'lamps.test' };
const member = { params: { id: '42' } };

/** The calls of which an error is read, each with what it is given. */
const calls = {
  login: () => client().call(contract.login, { body: { email, password } }),
  register: () => client().call(contract.register, { body: { email, password, name: 'Lamps' } }),
  resend: () => client().call(contract.resendVerification, { body: { email } }),
  verify: () => client().call(contract.verifyEmail, { query: { token: 't' } }),
  resetRequest: () => client().call(contract.requestReset, { body: { email } }),
  resetConfirm: () => client().call(contract.confirmReset, { query: { token: 't' }, body: { password } }),
  changePassword: () =>
    client().call(contract.changePassword, { body: { oldPassword: password, newPassword: 'ten lamps' } }),
  ask: () => client().call(contract.askSupport, { body: { question: 'Why?', userId: 'authenticated' } }),
  checkout: () => client().call(contract.createCheckoutSession, { body: { plan: 'growth' } }),
  subscription: () => client().call(contract.getSubscription),
  cancel: () => client().call(contract.cancelSubscription, { body: { subscriptionId: 'sub_1' } }),
  integrations: () => client().call(contract.listIntegrations),
  saveIntegration: () => client().call(contract.saveIntegration, { body: { platform: 'custom', shopId: 'lamps' } }),
  connectShopify: () => client().call(contract.connectShopify, { query: shop }),
  connectWooCommerce: () => client().call(contract.connectWooCommerce, { query: shop }),
  users: () => client().call(contract.listUsers),
  setRole: () => client().call(contract.setUserRole, { ...member, body: { role: 'viewer' } }),
  deleteUser: () => client().call(contract.deleteUser, member),
  createUser: () => client().call(contract.createUser, { body: { email, password, name: 'Ana' } }),
  campaigns: () => client().call(contract.listCampaigns),
};

describe.each(Object.entries(calls))('[CALL-1] [AUTH-6] %s on another host', (_, call) => {
  test.each([
    ['error', { error: 'Not on a Sunday.' }],
    ['message', { message: 'Not on a Sunday.' }],
  ])('is refused in the words of its %s', async (__, body) => {
    handler = (___, response) => json(response, 422, body);
    expect(await reason(call())).toMatchObject({ kind: 'problem', status: 422, message: 'Not on a Sunday.' });
  });

  test('is not refused in the words of a page', async () => {
    handler = (__, response) => json(response, 422, { error: '<h1>Not on a Sunday.</h1>' });
    expect(await reason(call())).toMatchObject({ kind: 'bad_answer', status: 422 });
  });
});

describe('[CALL-1] a success on another host', () => {
  const user = { id: '65f1c0ffee', email };

  test.each([
    [
      'login',
      200,
      { accessToken: 'a', refreshToken: 'r', user },
      { mustChangePassword: false, user: { role: 'viewer' } },
    ],
    [
      'login',
      200,
      { accessToken: 'a', refreshToken: 'r', user: { ...user, role: 'admin' }, mustChangePassword: true },
      { mustChangePassword: true, user: { id: user.id, role: 'admin' } },
    ],
    ['register', 200, {}, {}],
    ['register', 201, { message: 'Welcome.' }, {}],
    ['register', 200, { accessToken: 'a', refreshToken: 'r' }, { accessToken: 'a', refreshToken: 'r' }],
    ['resend', 200, { success: true }, {}],
    ['resend', 200, {}, {}],
    ['verify', 200, { success: true, message: 'Verified.' }, {}],
    ['resetRequest', 200, { message: 'Sent.' }, {}],
    ['resetConfirm', 200, { message: 'Done.' }, {}],
    ['changePassword', 200, { success: true }, {}],
    ['ask', 200, { answer: 'Because.' }, { answer: 'Because.' }],
    ['ask', 200, { message: 'Because.' }, { message: 'Because.' }],
    ['checkout', 200, { id: 'cs_test_1' }, { id: 'cs_test_1' }],
    ['cancel', 200, { cancelAt: '2026-12-01T00:00:00Z' }, { cancelAt: '2026-12-01T00:00:00Z' }],
    [
      'integrations',
      200,
      { success: true, oauthConnections: {}, integrations: [] },
      { oauthConnections: {}, integrations: [] },
    ],
    ['integrations', 200, { success: true }, { oauthConnections: {}, integrations: [] }],
    ['saveIntegration', 201, { status: 'plugin_required' }, { status: 'plugin_required' }],
    ['connectShopify', 200, { success: true, shopId: 'lamps' }, { shopId: 'lamps' }],
    ['connectWooCommerce', 200, { success: false, error: 'No keys.' }, { success: false, error: 'No keys.' }],
    ['users', 200, { data: [user] }, { data: [{ id: user.id, role: 'viewer', name: '' }] }],
    ['setRole', 200, { success: true }, {}],
    ['setRole', 200, { user }, {}],
    ['deleteUser', 204, undefined, {}],
    ['deleteUser', 200, { success: true }, {}],
    ['createUser', 200, { user }, {}],
    ['createUser', 201, { data: user }, {}],
  ] as const)('of %s with %i %j is one', async (name, status, body, read) => {
    handler = (_, response) => {
      if (body === undefined) response.writeHead(status).end();
      else json(response, status, body);
    };
    expect(await calls[name]()).toMatchObject(read);
  });

  test.each([
    ['login', { success: false, message: 'No such user.' }, 'No such user.'],
    ['login', { error: 'No such user.' }, 'No such user.'],
    ['cancel', { error: 'It has ended.' }, 'It has ended.'],
    ['deleteUser', { error: 'The last admin stays.' }, 'The last admin stays.'],
    ['integrations', { success: false, error: 'Not now.' }, 'Not now.'],
  ] as const)('of %s is a refusal where it says so: %j', async (name, body, message) => {
    handler = (_, response) => json(response, 200, body);
    expect(await reason(calls[name]())).toMatchObject({ kind: 'problem', status: 200, message });
  });

  test('of the ads with the four fields of the specification is read into the list of platforms', async () => {
    const [spend, profit] = [
      { googleAdsSpend: 1234.56, metaAdsSpend: 0.07 },
      { googleAdsProfit: -1.1, metaAdsProfit: null },
    ];
    const totals = { totalSpend: 1234.63, totalProfit: null, roi: null, chartData: [], campaigns: [] };
    const read = { source: 'live', currency: 'EUR', updatedAt: null, from: null, to: null };
    handler = (_, response) => json(response, 200, { ...read, ...totals, ...spend, ...profit });
    expect(await client().call(contract.getAds)).toEqual({
      ...read,
      ...totals,
      platforms: [
        { id: 'google ads', name: 'Google Ads', spend: 123_456, profit: -110 },
        { id: 'meta ads', name: 'Meta Ads', spend: 7, profit: null },
      ],
    });
    handler = (_, response) => json(response, 200, { ...read, ...totals, googleAdsSpend: 1 });
    expect(await reason(client().call(contract.getAds))).toMatchObject({ kind: 'bad_answer' });
  });

  test('without a body is one only where nothing is read of it', async () => {
    handler = (_, response) => void response.writeHead(204).end();
    expect(await reason(calls.login())).toMatchObject({ kind: 'bad_answer' });
    expect(await reason(calls.users())).toMatchObject({ kind: 'bad_answer' });
  });
});
