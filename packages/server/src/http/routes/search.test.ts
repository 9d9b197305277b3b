import { contract, Problem, type SearchResults } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { addCampaign } from '../../testing/campaign-builder.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { searchRoutes } from './search.ts';

let testApp: TestApp;
let shop: TestShop;

async function fill({ shopId }: TestShop): Promise<void> {
  const { database } = testApp.services;
  await ledgerBuilder(database, shopId).addOrders([
    {
      on: '2024-03-02',
      externalId: '#1041',
      customer: 'Ana Pop',
      lines: [{ amount: 900, sku: 'P-1', name: 'Pătură Țară' }],
    },
    {
      on: '2024-03-05',
      externalId: '#1042',
      customer: 'Ion',
      lines: [{ amount: 100, sku: 'P-2', name: 'Pernă 100%' }],
    },
    { on: '2024-03-06', externalId: '#2000', lines: [{ amount: 300, sku: 'P-2', name: 'Pernă 100%' }] },
  ]);
  await addCampaign(database, shopId, { platform: 'google', name: 'Pături · Căutare', days: [] });
}

beforeAll(async () => {
  testApp = await createTestApp({ modules: [searchRoutes] });
  shop = await testApp.createShop();
  await fill(shop);
});
afterAll(() => testApp.close());

const call = (q: string, { headers }: TestShop) =>
  testApp.app.inject({ url: `/api/search?${new URLSearchParams({ q }).toString()}`, headers });

async function find(q: string, of = shop): Promise<SearchResults> {
  const answer = await call(q, of);
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.search.answer.parse(answer.json());
}

test('orders are found by a part of their number or customer, the newest first, with their day', async () => {
  const { orders } = await find('#104');
  expect(orders.map(({ externalId, day }) => [externalId, day])).toEqual([
    ['#1042', '2024-03-05'],
    ['#1041', '2024-03-02'],
  ]);
  expect((await find('ana p')).orders.map(({ externalId }) => externalId)).toEqual(['#1041']);
});

test('products and campaigns are found by a part of their name without its accents, what sold most first', async () => {
  const { products, campaigns } = await find('patur');
  expect(products).toEqual([{ code: 'P-1', name: 'Pătură Țară' }]);
  expect(campaigns.map(({ name, platform }) => [name, platform])).toEqual([['Pături · Căutare', 'google']]);
  expect((await find('P-')).products.map(({ code }) => code)).toEqual(['P-1', 'P-2']);
  expect((await find('țara')).products.map(({ code }) => code)).toEqual(['P-1']);
});

test('signs of a pattern are only signs', async () => {
  expect((await find('100%')).products.map(({ code }) => code)).toEqual(['P-2']);
  expect(await find('_%')).toEqual({ orders: [], products: [], campaigns: [], customers: [] });
});

test('a customer is found by the whole name alone, and only by those who may open customers', async () => {
  expect((await find('ANA POP')).customers).toHaveLength(1);
  expect((await find('ana')).customers).toEqual([]);
  const viewers = await testApp.createShop({ role: 'viewer' });
  await fill(viewers);
  const found = await find('Ana Pop', viewers);
  expect(found.customers).toEqual([]);
  expect(found.orders).toHaveLength(1);
});

test('nothing of another shop is found, and too few words are refused', async () => {
  const stranger = await testApp.createShop();
  expect(await find('#1041', stranger)).toEqual({ orders: [], products: [], campaigns: [], customers: [] });
  const refused = await call('a', shop);
  expect(refused.statusCode).toBe(400);
  expect(Problem.parse(refused.json()).code).toBe('invalid_request');
});
