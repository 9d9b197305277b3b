import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { contract, Problem } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeGoodsCost } from '../../ledger/goods-cost-rule.ts';
import { getPoints } from '../../points/points.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { growthRoutes } from './growth.ts';

/** A model's endpoint that gives the answer that a test sets. */
let answer: { status: number; json: unknown };
let asked: { authorization: string | undefined; body: string }[] = [];
const endpoint = http.createServer((request, response) => {
  void text(request).then((body) => {
    asked.push({ authorization: request.headers.authorization, body });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.json));
  });
});

let testApp: TestApp;
let withModel: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const env = {
    AI_BASE_URL: `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`,
    AI_API_KEY: 'key',
    AI_MODEL: 'small',
  };
  testApp = await createTestApp({ modules: [growthRoutes] });
  withModel = await createTestApp({ modules: [growthRoutes], env });
});
afterAll(async () => {
  await Promise.all([testApp.close(), withModel.close()]);
  await new Promise((resolve) => endpoint.close(resolve));
});

const get = async (shop: TestShop, url: string) => (await testApp.app.inject({ url, headers: shop.headers })).json();
const write = (shop: TestShop, payload: object, app = testApp) =>
  app.app.inject({ method: 'POST', url: '/api/ad-copy', headers: shop.headers, payload });
const written = async (shop: TestShop, payload: object, app = testApp) =>
  contract.generateCopy.answer.parse((await write(shop, payload, app)).json());
const BLANKET = { productName: ' Pătură de lână ', targetAudience: 'familiile tinere' };

test('[COPY-1] three ads are written in the language asked for, else in the user’s, and kept', async () => {
  const shop = await testApp.createShop({ role: 'manager' });
  const first = await written(shop, { ...BLANKET, language: 'ro' });
  expect(first).toMatchObject({ source: 'live', copies: [{ type: 'headline' }, { type: 'post' }, { type: 'email' }] });
  expect(first.copies[0]?.title).toBe('Pătură de lână, ales cu grijă');
  const again = await written(shop, { ...BLANKET, language: 'ro' });
  expect(again.copies[0]?.title).not.toBe(first.copies[0]?.title);
  await testApp.services.database.db
    .updateTable('accounts')
    .set({ language: 'fr' })
    .where('id', '=', shop.accountId)
    .execute();
  const french = await written(shop, { productName: 'Mug', targetAudience: 'lecteurs' });
  expect(french.copies[0]?.title).toBe('Mug, choisi avec soin');

  const history = contract.listCopies.answer.parse(await get(shop, '/api/ad-copy'));
  expect(history.summary).toEqual({ copies: 9, copiesThisMonth: 9, products: 2, audiences: 2 });
  expect(history.entries.map(({ copies }) => copies)).toEqual([french.copies, again.copies, first.copies]);
});

test('[COPY-1] both fields are needed; a shop sees its own', async () => {
  const shop = await testApp.createShop();
  expect(Problem.parse((await write(shop, { ...BLANKET, productName: '  ' })).json())).toMatchObject({
    status: 400,
    fields: { productName: expect.any(String) },
  });
  expect(contract.listCopies.answer.parse(await get(shop, '/api/ad-copy'))).toMatchObject({
    source: 'none',
    entries: [],
  });
});

test('where a model is set it writes, with what was typed as data', async () => {
  const shop = await withModel.createShop();
  const texts = [1, 2, 3].map((number) => ({ title: `T${number}`, content: `C${number}`, cta: `A${number}` }));
  asked = [];
  answer = { status: 200, json: { choices: [{ message: { content: JSON.stringify({ copies: texts }) } }] } };
  const { copies } = await written(shop, { ...BLANKET, language: 'pt' }, withModel);
  expect(copies.map(({ title, content, cta }) => ({ title, content, cta }))).toEqual(texts);
  expect(asked[0]?.authorization).toBe('Bearer key');
  const { model, messages } = JSON.parse(asked[0]?.body ?? '') as { model: string; messages: { content: string }[] };
  expect(model).toBe('small');
  expect(messages[0]?.content).toContain('European Portuguese');
  expect(JSON.parse(messages[1]?.content ?? '')).toEqual({ product: 'Pătură de lână', audience: 'familiile tinere' });
});

test('a model that does not answer as it should is reported, and nothing is kept', async () => {
  const shop = await withModel.createShop();
  const content = (said: string) => ({ status: 200, json: { choices: [{ message: { content: said } }] } });
  for (const wrong of [
    { status: 500, json: {} },
    content('no JSON'),
    content('{"copies":[]}'),
    { status: 200, json: {} },
  ]) {
    answer = wrong;
    expect(Problem.parse((await write(shop, BLANKET, withModel)).json())).toMatchObject({
      status: 503,
      code: 'copy_failed',
    });
  }
  const kept = await withModel.services.database.readShop(shop.shopId, (trx) =>
    trx.selectFrom('ad_copies').select('id').execute(),
  );
  expect(kept).toEqual([]);
});

test('[GAME-1] points are of what members did, by week, with their rank', async () => {
  const shop = await testApp.createShop({ role: 'manager' });
  const { database } = testApp.services;
  expect(contract.getPoints.answer.parse(await get(shop, '/api/points'))).toMatchObject({
    source: 'none',
    players: [{ points: 0, rank: 1 }],
  });
  await written(shop, BLANKET);
  await database.forShop(shop.shopId, async (trx) => {
    await changeGoodsCost(trx, shop, 40);
    await trx
      .insertInto('imports')
      .values({
        shop_id: shop.shopId,
        id: '01890000-0000-7000-8000-000000000001',
        status: 'done',
        file_name: null,
        mapping: null,
        goods_cost_percent: null,
        currency: 'EUR',
        timezone: 'UTC',
        lines_added: 3,
        created_by: shop.accountId,
        finished_at: new Date(),
      })
      .execute();
  });
  const points = contract.getPoints.answer.parse(await get(shop, '/api/points'));
  expect(points.source).toBe('live');
  // 5 for the copies, 30 for the cost, 40 for the import and 40 for being the first.
  expect(points.players).toEqual([
    expect.objectContaining({ id: shop.accountId, points: 115, rank: 1, badges: 1, department: 'Manager', trend: 100 }),
  ]);
  expect(points.summary).toEqual({ totalPoints: 115, players: 1, badges: 1, averageTrend: 100 });
  expect(points.weekly).toHaveLength(12);
  expect(points.weekly.at(-1)?.points).toBe(75);
  expect(points.achievements).toEqual([
    expect.objectContaining({ points: 40, wording: { code: 'achievement.first_import', values: {} } }),
  ]);
  const later = await getPoints(database, shop.shopId, new Date(Date.now() + 7 * 86_400_000));
  expect(later.players[0]).toMatchObject({ trend: -100 });
});

test('customers are counted by their orders, and revenue by month', async () => {
  const shop = await testApp.createShop({ role: 'viewer' });
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  const order = (on: string, customer: string) => ledger.addOrder({ on, customer, lines: [{ amount: 1_000 }] });
  await order('2024-04-10', 'early');
  await order('2024-04-11', 'loyal');
  await order('2024-06-01', 'loyal');
  await order('2024-06-20', 'new');
  await ledger.addOrder({ on: '2024-06-21', kind: 'refund', customer: 'early', lines: [{ amount: -1_000 }] });
  expect(contract.getAnalytics.answer.parse(await get(shop, '/api/analytics'))).toMatchObject({
    source: 'live',
    totalUsers: 3,
    activeUsers: 2,
    newUsers: 1,
    conversionRate: null,
    revenue: 40,
    chartData: [
      { month: '2024-04', users: 2, revenue: 20 },
      { month: '2024-05', users: 0, revenue: 0 },
      { month: '2024-06', users: 2, revenue: 20 },
    ],
    topPages: [],
  });
  expect(contract.getAnalytics.answer.parse(await get(await testApp.createShop(), '/api/analytics'))).toMatchObject({
    source: 'none',
    totalUsers: 0,
  });
});

test('the users list has the members of the own shop alone', async () => {
  const shop = await testApp.createShop({ role: 'viewer' });
  const { users, stats } = contract.getUsersList.answer.parse(await get(shop, '/api/users'));
  expect(users).toEqual([
    expect.objectContaining({ id: shop.accountId, status: 'active', plan: 'growth', totalSpent: 0 }),
  ]);
  expect(stats).toEqual({ byPlan: { growth: 1 }, byStatus: { active: 1, inactive: 0 } });
});
