import { contract, type Onboarding } from '@adaos/api';
import { ONBOARDING_STEPS } from '@adaos/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { addSupplier } from '../../testing/stock-builder.ts';
import { notificationRoutes } from './notifications.ts';
import { onboardingRoutes } from './onboarding.ts';

let testApp: TestApp;
let shop: TestShop;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [onboardingRoutes, notificationRoutes] });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  shop = await testApp.createShop();
});

async function read(of = shop): Promise<Onboarding> {
  const answer = await testApp.app.inject({ url: '/api/onboarding', headers: of.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.getOnboarding.answer.parse(answer.json());
}
const doneSteps = async () => (await read()).steps.filter(({ done }) => done).map(({ step }) => step);
const builder = () => ledgerBuilder(testApp.services.database, shop.shopId);

test('a new shop has all steps in order, and only the summary that everyone gets is done', async () => {
  const { hidden, steps } = await read();
  expect(hidden).toBe(false);
  expect(steps.map(({ step }) => step)).toEqual(ONBOARDING_STEPS);
  expect(await doneSteps()).toEqual(['mail']);
  expect(steps.find(({ step }) => step === 'costs')).toMatchObject({ known: 0, of: 6 });
});

test('orders count as soon as one is there; a cost is known once all recent sales have it', async () => {
  const of = { on: '2024-05-02', lines: [{ amount: 1_000, sku: 'A', goodsCost: 400 }] };
  await builder().addOrder(of);
  const { steps } = await read();
  expect(steps.find(({ step }) => step === 'orders')?.done).toBe(true);
  // Goods; nothing came back and no platform took anything, so that these two are not lacking.
  expect(steps.find(({ step }) => step === 'costs')).toMatchObject({ known: 3, of: 6, done: false });

  const kinds = ['shipping_cost', 'handling', 'payment_fee'] as const;
  await builder().addOrder({ ...of, on: '2024-09-02', entries: kinds.map((kind) => ({ kind, amount: -50 })) });
  // The order of May is older than the 90 days before the last one.
  expect((await read()).steps.find(({ step }) => step === 'costs')).toMatchObject({ known: 6, done: true });
});

test('ads and stock count by what is there', async () => {
  await builder().addOrder({ on: '2024-05-02', lines: [{ amount: 1_000, sku: 'A', goodsCost: 400 }] });
  expect(await doneSteps()).toEqual(['orders', 'mail']);
  await builder().addEntries('2024-05-02', [{ kind: 'ad_spend', amount: -100 }]);
  await addSupplier(testApp.services.database, shop.shopId, {
    name: 'Mill',
    items: [{ sku: 'A', product: 'Blanket', units: 4 }],
  });
  expect(await doneSteps()).toEqual(['orders', 'ads', 'stock', 'mail']);
});

test('without any summary by mail its step is open', async () => {
  const settings = contract.getNoticeSettings.answer.parse(
    (await testApp.app.inject({ url: '/api/notifications/settings', headers: shop.headers })).json(),
  );
  const choices = Object.fromEntries(
    Object.entries(settings.choices).map(([topic, ways]) => [topic, { ...ways, daily: false, weekly: false }]),
  );
  const saved = await testApp.app.inject({
    method: 'PUT',
    url: '/api/notifications/settings',
    headers: shop.headers,
    payload: { choices },
  });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(await doneSteps()).toEqual([]);
});

test('the list is put away by one who has done with it, not in another shop, and shown again', async () => {
  const hide = (hidden: boolean) =>
    testApp.app.inject({ method: 'PUT', url: '/api/onboarding', headers: shop.headers, payload: { hidden } });
  expect((await hide(true)).statusCode).toBe(200);
  expect((await read()).hidden).toBe(true);
  const other = await testApp.createShop();
  expect((await read(other)).hidden).toBe(false);
  await hide(false);
  expect((await read()).hidden).toBe(false);
});

test('[ROLE-4] a viewer has nothing to set up', async () => {
  const viewer = await testApp.createShop({ role: 'viewer' });
  const answer = await testApp.app.inject({ url: '/api/onboarding', headers: viewer.headers });
  expect(answer.statusCode).toBe(403);
});
