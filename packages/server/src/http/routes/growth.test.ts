import { contract } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { growthRoutes } from './growth.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [growthRoutes] });
});
afterAll(() => testApp.close());

const get = async (shop: TestShop, url: string) => (await testApp.app.inject({ url, headers: shop.headers })).json();

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
