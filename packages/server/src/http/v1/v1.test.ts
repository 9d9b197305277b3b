import { contract, type ApiKeyInput, MetricsAnswer, MetricsCatalogue, Problem, v1Calls } from '@adaos/api';
import { API_CALLS_PER_MINUTE, MOST_API_KEYS, type Role } from '@adaos/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { usageMonth } from '../../billing/rules/month.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { subscribeTo } from '../../testing/billing-rows.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { apiKeyRoutes } from '../routes/api-keys.ts';

let testApp: TestApp;
let shop: TestShop;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [apiKeyRoutes] });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  shop = await testApp.createShop();
  await subscribe(shop);
});

const subscribe = (of: TestShop, plan: 'growth' | 'enterprise' = 'enterprise') =>
  testApp.services.database.forShop(of.shopId, (trx) => subscribeTo(trx, of, plan));

const input: ApiKeyInput = { name: 'Sheet', role: 'admin', scopes: ['read:metrics', 'read:rows'], days: 90 };
const create = (of: TestShop, changes: Partial<ApiKeyInput> = {}) =>
  testApp.app.inject({ method: 'POST', url: '/api/keys', headers: of.headers, payload: { ...input, ...changes } });
async function keyOf(of: TestShop, changes: Partial<ApiKeyInput> = {}) {
  const answer = await create(of, changes);
  expect(answer.statusCode, answer.body).toBe(201);
  return contract.createApiKey.answer.parse(answer.json());
}
const list = async (of: TestShop) =>
  contract.listApiKeys.answer.parse((await testApp.app.inject({ url: '/api/keys', headers: of.headers })).json());
const revoke = (of: TestShop, id: string) =>
  testApp.app.inject({ method: 'DELETE', url: `/api/keys/${id}`, headers: of.headers });
const call = (secret: string, url = '/api/v1/metrics') =>
  testApp.app.inject({ url, headers: { authorization: `Bearer ${secret}`, accept: 'application/json' } });
async function answerOf<T>(schema: z.ZodMiniType<T>, secret: string, url: string): Promise<T> {
  const answer = await call(secret, url);
  expect(answer.statusCode, answer.body).toBe(200);
  return schema.parse(answer.json());
}
const refusalOf = async (secret: string, url?: string) => {
  const answer = await call(secret, url);
  return [answer.statusCode, Problem.parse(answer.json()).code];
};

describe('a key', () => {
  test('is answered once, kept as a digest, listed with its last use, and noted in the log', async () => {
    const { key, secret } = await keyOf(shop);
    expect(secret).toMatch(/^adaos_[0-9a-f]{32}_[0-9a-f]{8}_[\w-]{43}$/);
    expect(secret).toContain(`_${key.prefix}_`);
    expect(key).toMatchObject({ name: 'Sheet', role: 'admin', by: 'Ana', state: 'active', lastUsedAt: null });
    const stored = await testApp.services.database.forShop(shop.shopId, (trx) =>
      sql<{ row: string }>`select to_jsonb(k)::text as row from api_keys k`.execute(trx),
    );
    expect(stored.rows[0]?.row).not.toContain(secret.slice(-43));
    expect((await call(secret)).statusCode).toBe(200);
    const { keys } = await list(shop);
    expect(keys).toMatchObject([{ id: key.id, lastUsedAt: expect.any(String) }]);
    const log = await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx.selectFrom('audit_entries').select(['action', 'target']).execute(),
    );
    expect(log).toEqual([{ action: 'api_key_created', target: 'Sheet' }]);
  });

  test('is reported to all admins, also to who made it', async () => {
    const other = await testApp.joinShop(shop, { role: 'admin' });
    await testApp.joinShop(shop, { role: 'manager' });
    await keyOf(shop);
    const notices = await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx.selectFrom('notifications').select(['account_id', 'code', 'details']).execute(),
    );
    expect(notices.map(({ account_id: id }) => id).toSorted()).toEqual([shop.accountId, other.accountId].toSorted());
    expect(notices[0]).toMatchObject({ code: 'notification.api_key_created', details: { name: 'Ana', key: 'Sheet' } });
  });

  test('opens nothing once it is revoked, and revoking again changes nothing', async () => {
    const { key, secret } = await keyOf(shop);
    expect((await revoke(shop, key.id)).statusCode).toBe(200);
    expect((await revoke(shop, key.id)).statusCode).toBe(200);
    expect(await refusalOf(secret)).toEqual([401, 'invalid_token']);
    expect((await list(shop)).keys[0]?.state).toBe('revoked');
  });

  test('opens nothing once it has expired', async () => {
    const { secret } = await keyOf(shop, { days: 30 });
    await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx
        .updateTable('api_keys')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .execute(),
    );
    expect(await refusalOf(secret)).toEqual([401, 'token_expired']);
    expect((await list(shop)).keys[0]?.state).toBe('expired');
  });

  test('has at most the rights that its maker has now, and ends with the membership', async () => {
    const maker = await testApp.joinShop(shop, { role: 'admin' });
    const { secret } = await keyOf(maker);
    expect((await call(secret, '/api/v1/customers')).statusCode).toBe(200);
    const { database } = testApp.services;
    await database.forShop(shop.shopId, (trx) =>
      trx.updateTable('members').set({ role: 'viewer' }).where('account_id', '=', maker.accountId).execute(),
    );
    expect(await refusalOf(secret, '/api/v1/customers')).toEqual([403, 'forbidden']);
    expect((await call(secret)).statusCode).toBe(200);
    await database.forShop(shop.shopId, (trx) =>
      trx.deleteFrom('members').where('account_id', '=', maker.accountId).execute(),
    );
    expect(await refusalOf(secret)).toEqual([401, 'invalid_token']);
  });

  test.each([
    ['another secret', (secret: string) => `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`],
    ['another prefix', (secret: string) => secret.replace(/_[0-9a-f]{8}_/, '_00000000_')],
    ['another shop', (secret: string) => secret.replace(/^adaos_[0-9a-f]{8}/, 'adaos_00000000')],
    ['no form of a key', () => 'adaos_1'],
    ['a session', () => shop.headers.authorization.slice('Bearer '.length)],
  ])('with %s is none', async (_what, change) => {
    const { secret } = await keyOf(shop);
    expect(await refusalOf(change(secret))).toEqual([401, 'invalid_token']);
  });

  test('is no session: the app’s own calls do not take it', async () => {
    const { secret } = await keyOf(shop);
    expect(await refusalOf(secret, '/api/keys')).toEqual([401, 'invalid_token']);
  });

  test.each(['viewer', 'manager'] as const satisfies readonly Role[])('is not made or seen by a %s', async (role) => {
    const member = await testApp.joinShop(shop, { role });
    expect((await create(member)).statusCode).toBe(403);
    expect((await testApp.app.inject({ url: '/api/keys', headers: member.headers })).statusCode).toBe(403);
  });

  test('of another shop cannot be revoked', async () => {
    const { key, secret } = await keyOf(shop);
    const other = await testApp.createShop();
    expect((await revoke(other, key.id)).statusCode).toBe(404);
    expect((await call(secret)).statusCode).toBe(200);
  });

  test('names customers only with the role of an admin', async () => {
    const answer = await create(shop, { role: 'manager', scopes: ['read:customers'] });
    expect(answer.statusCode).toBe(400);
    expect(Problem.parse(answer.json()).fields).toHaveProperty('scopes');
  });

  test('is one of a limited number', async () => {
    for (let count = 0; count < MOST_API_KEYS; count++) await keyOf(shop, { name: `Key ${count}` });
    const refused = await create(shop);
    expect([refused.statusCode, Problem.parse(refused.json()).code]).toEqual([422, 'too_many_keys']);
    await revoke(shop, (await list(shop)).keys[0]?.id ?? '');
    expect((await create(shop)).statusCode).toBe(201);
  });

  test('needs a plan with the API, also to be used', async () => {
    const trial = await testApp.createShop();
    expect(Problem.parse((await create(trial)).json()).code).toBe('plan_without_api');
    expect(await list(trial)).toMatchObject({ included: false, perMinute: 0, keys: [] });
    const { secret } = await keyOf(shop);
    await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx.updateTable('subscriptions').set({ plan: 'growth' }).execute(),
    );
    expect(await refusalOf(secret)).toEqual([403, 'plan_without_api']);
  });
});

describe('the limits of the plan', () => {
  test('are in the headers of each answer, and a call too many says when to try again', async () => {
    const { secret } = await keyOf(shop);
    const limit = API_CALLS_PER_MINUTE.enterprise;
    const first = await call(secret);
    expect(first.headers['ratelimit-policy']).toBe(`"minute";q=${limit};w=60`);
    expect(first.headers['ratelimit']).toMatch(new RegExp(`^"minute";r=${limit - 1};t=\\d+$`));
    await testApp.services.database.pool.query(`update rate_limits set points = $1 where key = $2`, [
      limit,
      `apiByShop:${shop.shopId}`,
    ]);
    const refused = await call(secret);
    expect([refused.statusCode, Problem.parse(refused.json()).code]).toEqual([429, 'too_many_attempts']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['ratelimit']).toContain('r=0');
  });

  test('count each call in the month, and end it there', async () => {
    const { secret } = await keyOf(shop);
    const { database } = testApp.services;
    const used = (calls: number) =>
      database.forShop(shop.shopId, (trx) =>
        trx
          .insertInto('shop_usage')
          .values({ shop_id: shop.shopId, month: usageMonth(new Date()), api_calls: String(calls) })
          .execute(),
      );
    await used(499_999);
    expect((await call(secret)).statusCode).toBe(200);
    const refused = await call(secret);
    expect([refused.statusCode, Problem.parse(refused.json()).code]).toEqual([429, 'limit_reached']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the calls of programs', () => {
  async function fill(of: TestShop) {
    const ledger = ledgerBuilder(testApp.services.database, of.shopId);
    const lines = [
      { amount: 5_000, goodsCost: 2_000, sku: 'INK', name: 'Ink' },
      { amount: 2_500, goodsCost: 1_000, sku: 'PEN', name: 'Pen' },
    ];
    for (const [index, customer] of ['Ana', 'Ion', 'Ana'].entries())
      await ledger.addOrder({
        on: `2024-03-0${index + 1}`,
        externalId: `#${index + 1}`,
        customer,
        country: 'RO',
        lines,
      });
  }

  test('have the catalogue of the key’s role, and answer questions as the metrics do', async () => {
    await fill(shop);
    const { secret } = await keyOf(shop, { role: 'viewer' });
    const catalogue = await answerOf(MetricsCatalogue, secret, '/api/v1/metrics');
    expect(catalogue.metrics.some(({ id }) => id === 'returning_customers')).toBe(false);
    const period = 'from=2024-03-01&to=2024-03-31';
    const url = `/api/v1/query?metrics=net_sales,orders&dimensions=country&filter=country:RO|&${period}`;
    const answer = await answerOf(MetricsAnswer, secret, url);
    expect(answer.rows[0]).toMatchObject({ dimensions: { country: 'RO' }, values: { net_sales: 225, orders: 3 } });
    const posted = await testApp.app.inject({
      method: 'POST',
      url: '/api/v1/query',
      headers: { authorization: `Bearer ${secret}` },
      payload: {
        metrics: ['net_sales', 'orders'],
        dimensions: ['country'],
        filters: [{ dimension: 'country', values: ['RO', null] }],
        from: '2024-03-01',
        to: '2024-03-31',
      },
    });
    expect(MetricsAnswer.parse(posted.json())).toEqual(answer);
    const wrong = await call(secret, `/api/v1/query?metrics=profits&${period}`);
    expect([wrong.statusCode, Problem.parse(wrong.json()).fields]).toEqual([400, { metrics: expect.any(String) }]);
  });

  test('have the rows behind the figures, by pages that do not shift', async () => {
    await fill(shop);
    const { secret } = await keyOf(shop);
    const first = await answerOf(v1Calls.listOrders.answer, secret, '/api/v1/orders?limit=2');
    expect(first).toMatchObject({
      currency: 'EUR',
      data: [{ number: '#1', netSales: 75, profit: 45 }, { number: '#2' }],
    });
    await ledgerBuilder(testApp.services.database, shop.shopId).addOrder({ on: '2024-02-01', externalId: '#0' });
    const rest = await answerOf(v1Calls.listOrders.answer, secret, `/api/v1/orders?limit=2&cursor=${first.nextCursor}`);
    expect(rest.data.map(({ number }) => number)).toEqual(['#3', '#0']);
    expect(rest.nextCursor).toBeNull();
    const march = await answerOf(v1Calls.listOrders.answer, secret, '/api/v1/orders?from=2024-03-02&to=2024-03-02');
    expect(march.data.map(({ number }) => number)).toEqual(['#2']);

    const lines = await answerOf(v1Calls.listOrderLines.answer, secret, '/api/v1/order-lines?limit=500');
    expect(lines.data).toHaveLength(6);
    expect(lines.data[0]).toMatchObject({ code: 'INK', quantity: 1, amount: 50, day: '2024-03-01' });

    const products = await answerOf(v1Calls.listProducts.answer, secret, '/api/v1/products?limit=1');
    expect(products.data).toEqual([{ code: 'INK', name: 'Ink', product: null, group: null, weightGrams: null }]);
    const next = await answerOf(
      v1Calls.listProducts.answer,
      secret,
      `/api/v1/products?limit=1&cursor=${products.nextCursor}`,
    );
    expect(next).toMatchObject({ data: [{ code: 'PEN' }], nextCursor: null });

    const entries = await answerOf(v1Calls.listLedgerEntries.answer, secret, '/api/v1/ledger-entries?kind=cogs');
    expect(entries.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(-90);
    const later = new Date(Date.now() + 60_000).toISOString();
    const none = await answerOf(
      v1Calls.listLedgerEntries.answer,
      secret,
      `/api/v1/ledger-entries?updated_since=${later}`,
    );
    expect(none.data).toEqual([]);
  });

  test('have customers under pseudonyms, and their names only with the scope for it', async () => {
    await fill(shop);
    const { secret } = await keyOf(shop);
    const text = (await call(secret, '/api/v1/customers')).body + (await call(secret, '/api/v1/orders')).body;
    expect(text).not.toContain('Ana');
    const { data } = await answerOf(v1Calls.listCustomers.answer, secret, '/api/v1/customers');
    expect(data).toMatchObject([{ name: null, orders: 2, netSales: 150, contribution: 90 }, { orders: 1 }]);
    const orders = await answerOf(v1Calls.listOrders.answer, secret, '/api/v1/orders');
    expect(orders.data[0]?.customer).toBe(data[0]?.id);
    const { secret: naming } = await keyOf(shop, { scopes: ['read:rows', 'read:customers'] });
    const named = await answerOf(v1Calls.listCustomers.answer, naming, '/api/v1/customers');
    expect(named.data.map(({ name }) => name)).toEqual(['Ana', 'Ion']);
    expect(named.data[0]?.id).toBe(data[0]?.id);
  });

  test('have nothing of another shop', async () => {
    await fill(shop);
    const other = await testApp.createShop();
    await subscribe(other);
    const { secret } = await keyOf(other);
    for (const path of ['orders', 'order-lines', 'products', 'customers', 'ledger-entries']) {
      const answer = await call(secret, `/api/v1/${path}`);
      expect([path, answer.json<{ data: unknown[] }>().data]).toEqual([path, []]);
    }
  });

  test.each([
    ['read:metrics', '/api/v1/orders'],
    ['read:rows', '/api/v1/metrics'],
  ] as const)('with the scope %s do not reach %s', async (scope, url) => {
    const { secret } = await keyOf(shop, { scopes: [scope] });
    expect(await refusalOf(secret, url)).toEqual([403, 'forbidden']);
  });

  test.each(['/api/v1/orders?limit=501', '/api/v1/orders?cursor=x', '/api/v1/orders?from=2024-03-02&to=2024-03-01'])(
    'that cannot be are refused: %s',
    async (url) => {
      const { secret } = await keyOf(shop);
      expect(await refusalOf(secret, url)).toEqual([400, 'invalid_request']);
    },
  );

  test('change nothing: none takes another method than GET, but for the question as JSON', () => {
    const others = Object.values(v1Calls).filter(({ method }) => method !== 'GET');
    expect(others).toEqual([v1Calls.postQuery]);
  });
});
