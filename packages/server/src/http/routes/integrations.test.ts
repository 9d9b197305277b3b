import { contract, Problem } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownerOf } from '../../integrations/owner-of.ts';
import { unseal } from '../../integrations/sealing.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { fakeShopify, fakeWordPress, isValidToSdk, SHOPIFY_KEYS, signedQuery } from '../../testing/fake-platforms.ts';
import { integrationRoutes } from './integrations.ts';

const STORE = 'lana-si-lut.myshopify.com';
let shopify: Awaited<ReturnType<typeof fakeShopify>>;
let wordPress: Awaited<ReturnType<typeof fakeWordPress>>;
let blog: Awaited<ReturnType<typeof fakeWordPress>>;
let testApp: TestApp;
let withoutKeys: TestApp;
beforeAll(async () => {
  [shopify, wordPress, blog] = await Promise.all([
    fakeShopify(),
    fakeWordPress(),
    fakeWordPress({ wooCommerce: false }),
  ]);
  const env = {
    ...SHOPIFY_KEYS,
    SHOPIFY_BASE: shopify.origin,
    WOOCOMMERCE_ALLOW_HTTP: '1',
    OUTBOUND_ALLOW: [shopify.host, wordPress.host, blog.host].join(','),
  };
  testApp = await createTestApp({ modules: [integrationRoutes], env });
  withoutKeys = await createTestApp({ modules: [integrationRoutes] });
});
afterAll(async () => {
  await Promise.all([testApp.close(), withoutKeys.close(), shopify.close(), wordPress.close(), blog.close()]);
});

const list = async (shop: TestShop) => {
  const answer = await testApp.app.inject({ url: '/api/integrations', headers: shop.headers });
  return contract.listIntegrations.answer.parse(answer.json());
};
const save = (shop: TestShop, platform: string, shopId: string) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/integrations',
    headers: shop.headers,
    payload: { platform, shopId },
  });
const connect = async (shop: TestShop, platform: string, store: string, app = testApp) => {
  const url = `/api/integrations/connect/${platform}?shop=${encodeURIComponent(store)}`;
  const answer = await app.app.inject({ url, headers: shop.headers });
  const cookie = String(answer.headers['set-cookie'] ?? '');
  return { ...contract.connectShopify.answer.parse(answer.json()), cookie: cookie.split(';')[0] ?? '', flags: cookie };
};
const stateIn = (url = '') => new URL(url).searchParams.get('state') ?? '';
const callback = async (query: URLSearchParams, cookie: string) => {
  const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate', cookie };
  const answer = await testApp.app.inject({ url: `/api/integrations/callback/shopify?${query.toString()}`, headers });
  expect(answer.statusCode).toBe(303);
  return new URL(String(answer.headers.location));
};
const credentials = (shop: TestShop) =>
  testApp.services.database.readShop(shop.shopId, (trx) => trx.selectFrom('connections').selectAll().execute());

test('[INTG-3] a shop is set down with what is left to do, the same one once', async () => {
  const shop = await testApp.createShop({ role: 'manager' });
  const custom = contract.saveIntegration.answer.parse((await save(shop, 'custom', '  lana-si-lut ')).json());
  expect(custom).toMatchObject({ platform: 'custom', shopId: 'lana-si-lut', status: 'script_required' });
  expect(custom.script).toMatch(
    /^<script async src="http:\/\/localhost\/pixel\.js\?shop=lana-si-lut" data-key="[\w-]{43}"><\/script>$/,
  );
  expect((await save(shop, 'custom', 'lana-si-lut')).json()).toEqual(custom);
  expect((await save(shop, 'emag', '20417')).json()).toMatchObject({
    status: 'api_connected',
    script: null,
    message: 'The shop is noted. Export its orders from the platform and import the file.',
  });
  expect((await save(shop, 'shopify', STORE)).json()).toMatchObject({ status: 'plugin_required', script: null });
});

test('[INTG-5] the newest is first; another shop sees and deletes none of them', async () => {
  const shop = await testApp.createShop();
  expect(await list(shop)).toEqual({ success: true, oauthConnections: {}, integrations: [], source: 'none' });
  const { id } = contract.saveIntegration.answer.parse((await save(shop, 'custom', 'one')).json());
  await save(shop, 'emag', 'two');
  expect((await list(shop)).integrations.map(({ shopId }) => shopId)).toEqual(['two', 'one']);

  const stranger = await testApp.createShop();
  const remove = (of: TestShop) =>
    testApp.app.inject({ method: 'DELETE', url: `/api/integrations/${id}`, headers: of.headers });
  expect((await list(stranger)).integrations).toEqual([]);
  expect((await remove(stranger)).statusCode).toBe(404);
  expect((await remove(shop)).statusCode).toBe(200);
  expect((await list(shop)).integrations).toHaveLength(1);
});

test('[INTG-2] platform and shop id are needed, after trimming', async () => {
  const shop = await testApp.createShop();
  for (const [platform, shopId] of [
    ['custom', '   '],
    ['prestashop', 'x'],
    ['', 'x'],
  ] as const) {
    expect(Problem.parse((await save(shop, platform, shopId)).json())).toMatchObject({ status: 400 });
  }
});

test('the plan’s number of platforms is the most, also for calls at the same moment, and is explained', async () => {
  const shop = await testApp.createShop();
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((number) => save(shop, 'custom', `shop-${number}`)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  const refused = answers.find(({ statusCode }) => statusCode !== 200);
  expect(Problem.parse(refused?.json())).toMatchObject({
    status: 403,
    code: 'limit_reached',
    message: 'The plan Growth has room for 5 platforms. Remove one, or choose a larger plan.',
  });
  expect(await connect(shop, 'shopify', STORE)).toMatchObject({ success: false, code: 'limit_reached' });
  // What is there already takes no room.
  const [kept] = (await list(shop)).integrations;
  expect((await save(shop, 'custom', kept?.shopId ?? '')).statusCode).toBe(200);
});

test('[INTG-1] without keys the call says what to set', async () => {
  const shop = await withoutKeys.createShop();
  expect(await connect(shop, 'shopify', STORE, withoutKeys)).toMatchObject({
    success: false,
    code: 'platform_not_configured',
    error: expect.stringContaining('SHOPIFY_API_KEY and SHOPIFY_API_SECRET'),
  });
  expect(await connect(shop, 'woocommerce', 'shop.example', withoutKeys)).toMatchObject({
    success: false,
    code: 'platform_not_configured',
    error: expect.stringContaining('APP_ORIGIN'),
  });
});

test('[INTG-1] a Shopify shop is connected by consent: from the page of Shopify back, with the token kept sealed', async () => {
  const shop = await testApp.createShop({ role: 'manager' });
  const begun = await connect(shop, 'shopify', `https://${STORE.toUpperCase()}/`);
  expect(begun).toMatchObject({ success: true, shopId: STORE });
  expect(begun.flags).toMatch(/HttpOnly; SameSite=Lax$/);
  const consent = new URL(begun.url ?? '');
  expect(consent.origin + consent.pathname).toBe(`${shopify.origin}/admin/oauth/authorize`);
  expect(Object.fromEntries(consent.searchParams)).toEqual({
    client_id: SHOPIFY_KEYS.SHOPIFY_API_KEY,
    scope: 'read_orders,read_products,read_inventory',
    redirect_uri: 'http://localhost/api/integrations/callback/shopify',
    state: expect.any(String),
  });

  const params = { code: shopify.giveCode(), host: 'YWRtaW4uc2hvcGlmeS5jb20=', shop: STORE, state: stateIn(begun.url) };
  const query = await signedQuery(params);
  expect(await isValidToSdk(new URLSearchParams(query))).toBe(true);
  const landed = await callback(query, begun.cookie);
  expect(landed.href).toBe(`http://localhost/dashboard/integrations?connected=shopify&shop=${STORE}`);

  expect((await list(shop)).oauthConnections).toEqual({
    shopify: expect.objectContaining({ shopId: STORE, platform: 'shopify', connectedAt: expect.any(String) }),
  });
  const [row] = await credentials(shop);
  const owner = ownerOf({ shopId: shop.shopId, platform: 'shopify' });
  expect(row?.credentials.toString('latin1')).not.toContain('shpat_');
  expect(unseal(testApp.services.secret, owner, row?.credentials ?? Buffer.alloc(0))).toEqual({
    accessToken: 'shpat_0123456789abcdef',
    refreshToken: expect.any(String),
    expiresAt: expect.any(Number),
  });
  // The same answer again is of no use.
  expect((await callback(query, begun.cookie)).searchParams.get('connectError')).toBe('invalid_request');
});

test('a HEAD of the address that Shopify answers to uses nothing up', async () => {
  const shop = await testApp.createShop();
  const { url, cookie } = await connect(shop, 'shopify', STORE);
  const query = await signedQuery({ code: shopify.giveCode(), shop: STORE, state: stateIn(url) });
  const tried = shopify.requests.length;
  const head = await testApp.app.inject({
    method: 'HEAD',
    url: `/api/integrations/callback/shopify?${query.toString()}`,
    headers: { cookie },
  });
  expect(head.statusCode).toBe(404);
  expect(shopify.requests).toHaveLength(tried);
  expect((await callback(query, cookie)).searchParams.get('connected')).toBe('shopify');
});

test('an answer that Shopify did not sign, or signed for something else, connects nothing', async () => {
  const shop = await testApp.createShop();
  const other = await testApp.createShop();
  const tried = shopify.requests.length;
  const attempt = async (
    change: (params: Record<string, string>, cookie: string) => Promise<{ query: URLSearchParams; cookie: string }>,
  ) => {
    const { url, cookie } = await connect(shop, 'shopify', STORE);
    const params = { code: 'abc', shop: STORE, state: stateIn(url) };
    const { query, cookie: sent } = await change(params, cookie);
    return (await callback(query, sent)).searchParams.get('connectError');
  };
  const changed = (more: Record<string, string>) => async (params: Record<string, string>, cookie: string) => ({
    query: await signedQuery({ ...params, ...more }),
    cookie,
  });
  const after = (name: string, value: string) => async (params: Record<string, string>, cookie: string) => {
    const query = await signedQuery(params);
    query.set(name, value);
    return { query, cookie };
  };
  const theirs = await connect(other, 'shopify', STORE);
  const attempts = [
    // Signed with another secret, or changed afterwards.
    attempt(async (params, cookie) => ({ query: await signedQuery(params, 'another secret'), cookie })),
    attempt(after('shop', 'other.myshopify.com')),
    attempt(after('hmac', '0'.repeat(64))),
    attempt(after('code', 'other')),
    // Signed, but too long ago, for another shop, or for what is no shop.
    attempt(changed({ timestamp: String(Math.floor(Date.now() / 1000) - 91) })),
    attempt(changed({ shop: 'other.myshopify.com' })),
    attempt(changed({ shop: `${STORE}.evil.example` })),
    attempt(changed({ shop: `evil.example/${STORE}` })),
    // A state of nobody, of somebody else, or from another browser.
    attempt(changed({ state: 'x'.repeat(54) })),
    attempt(changed({ state: stateIn(theirs.url) })),
    attempt(async (params) => ({ query: await signedQuery(params), cookie: '' })),
    attempt(async (params) => ({ query: await signedQuery(params), cookie: theirs.cookie })),
  ];
  expect(new Set(await Promise.all(attempts))).toEqual(new Set(['invalid_request']));
  expect(shopify.requests).toHaveLength(tried);
  expect(await credentials(shop)).toEqual([]);
});

test('a code that Shopify refuses, and less than was asked for, is reported', async () => {
  const shop = await testApp.createShop();
  for (const code of ['never-given', shopify.giveCode('read_products')]) {
    const { url, cookie } = await connect(shop, 'shopify', STORE);
    const landed = await callback(await signedQuery({ code, shop: STORE, state: stateIn(url) }), cookie);
    expect(landed.searchParams.get('connectError')).toBe('platform_failed');
  }
  expect(await credentials(shop)).toEqual([]);
});

test.each([
  '',
  'shop.example',
  'a.myshopify.com.evil.example',
  'evil.example/a.myshopify.com',
  '-a.myshopify.com',
  'a b.myshopify.com',
])('“%s” is no address of a Shopify shop', async (typed) => {
  const shop = await testApp.createShop();
  expect(await connect(shop, 'shopify', typed || ' .')).toMatchObject({ success: false, code: 'shop_address_invalid' });
});

const keys = (user_id: string) => ({
  key_id: 7,
  user_id,
  consumer_key: `ck_${'a'.repeat(40)}`,
  consumer_secret: `cs_${'b'.repeat(40)}`,
  key_permissions: 'read',
});
const send = (payload: object) =>
  testApp.app.inject({ method: 'POST', url: '/api/integrations/callback/woocommerce', payload });

test('[INTG-1] a WooCommerce shop is connected by the keys that it sends for the nonce that it was given, once', async () => {
  const shop = await testApp.createShop();
  const begun = await connect(shop, 'woocommerce', `${wordPress.origin}/shop/`);
  expect(begun).toMatchObject({ success: true, shopId: `${wordPress.origin}/shop` });
  const consent = new URL(begun.url ?? '');
  expect(consent.origin + consent.pathname).toBe(`${wordPress.origin}/shop/wc-auth/v1/authorize`);
  expect(Object.fromEntries(consent.searchParams)).toEqual({
    app_name: 'Adaos',
    scope: 'read_write',
    user_id: expect.any(String),
    return_url: 'http://localhost/dashboard/integrations?connected=woocommerce',
    callback_url: 'http://localhost/api/integrations/callback/woocommerce',
  });
  const nonce = consent.searchParams.get('user_id') ?? '';
  expect((await send({ ...keys(nonce), consumer_key: 'x' })).statusCode).toBe(400);
  expect((await send(keys(nonce))).statusCode).toBe(200);
  expect((await send(keys(nonce))).statusCode).toBe(403);
  expect((await send(keys('x'.repeat(54)))).statusCode).toBe(403);

  expect((await list(shop)).oauthConnections.woocommerce).toMatchObject({ shopId: `${wordPress.origin}/shop` });
  const [row] = await credentials(shop);
  const owner = ownerOf({ shopId: shop.shopId, platform: 'woocommerce' });
  expect(unseal(testApp.services.secret, owner, row?.credentials ?? Buffer.alloc(0))).toEqual({
    key: `ck_${'a'.repeat(40)}`,
    secret: `cs_${'b'.repeat(40)}`,
  });
});

test.each(['null', '[]', '{}', 'true', '"keys"', '[null]', '{"user_id":{}}', '', '{'])(
  'a body without WooCommerce’s keys is refused: %s',
  async (payload) => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/integrations/callback/woocommerce',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_request' });
  },
);

test('the keys of a nonce given for Shopify, or of one that has expired, are refused', async () => {
  const shop = await testApp.createShop();
  const forShopify = await connect(shop, 'shopify', STORE);
  expect((await send(keys(stateIn(forShopify.url)))).statusCode).toBe(403);
  const begun = await connect(shop, 'woocommerce', `${wordPress.origin}/shop`);
  await testApp.services.database.forShop(shop.shopId, (trx) =>
    trx
      .updateTable('connect_attempts')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('shop_id', '=', shop.shopId)
      .execute(),
  );
  expect((await send(keys(new URL(begun.url ?? '').searchParams.get('user_id') ?? ''))).statusCode).toBe(403);
});

test('no private address is asked, and where no WooCommerce answers it is said', async () => {
  const shop = await testApp.createShop();
  for (const typed of [
    'http://169.254.169.254/latest',
    'https://127.0.0.1',
    'https://localhost:8443',
    'http://[::1]/',
  ]) {
    expect(await connect(shop, 'woocommerce', typed)).toMatchObject({
      success: false,
      code: 'platform_failed',
      error: 'The address is not on the public internet.',
    });
  }
  expect(await connect(shop, 'woocommerce', `${blog.origin}/shop`)).toMatchObject({
    code: 'platform_failed',
    error: 'There is no WooCommerce at this address.',
  });
  for (const typed of ['ftp://shop.example', 'https://user:password@shop.example', 'shop', 'https://']) {
    expect(await connect(shop, 'woocommerce', typed)).toMatchObject({ code: 'shop_address_invalid' });
  }
});

test('a connection that is ended leaves no keys behind, and the admins are notified of both', async () => {
  const shop = await testApp.createShop();
  const begun = await connect(shop, 'woocommerce', `${wordPress.origin}/shop`);
  await send(keys(new URL(begun.url ?? '').searchParams.get('user_id') ?? ''));
  const end = () =>
    testApp.app.inject({
      method: 'DELETE',
      url: '/api/integrations/connect/woocommerce',
      headers: shop.headers,
    });
  expect((await end()).json()).toEqual({ ok: true });
  expect((await end()).statusCode).toBe(200);
  expect(await credentials(shop)).toEqual([]);
  const notices = await testApp.services.database.readShop(shop.shopId, (trx) =>
    trx.selectFrom('notifications').select('code').orderBy('id').execute(),
  );
  expect(notices.map(({ code }) => code)).toEqual(['notification.shop_connected', 'notification.shop_disconnected']);
});
