import { contract, Problem } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { type BuiltOrder, ledgerBuilder } from '../../testing/ledger-builder.ts';
import { fraudRoutes } from './fraud.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [fraudRoutes] });
});
afterAll(() => testApp.close());

const get = (shop: TestShop, url: string) => testApp.app.inject({ url, headers: shop.headers });
const fraudOf = async (shop: TestShop) => contract.getFraud.answer.parse((await get(shop, '/api/fraud')).json());
const returnsOf = async (shop: TestShop) => contract.getReturns.answer.parse((await get(shop, '/api/returns')).json());

const line = { amount: 5_000 };

/** Twenty usual orders of May, each of its own customer, and those of the test. */
async function shopWith(orders: readonly BuiltOrder[], timezone = 'UTC') {
  const shop = await testApp.createShop({ role: 'viewer', timezone });
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  for (let index = 0; index < 20; index += 1) {
    await ledger.addOrder({ on: '2024-05-10', customer: `usual-${index}`, lines: [{ amount: 4_800 + 20 * index }] });
  }
  const ids: string[] = [];
  for (const order of orders) ids.push((await ledger.addOrder({ lines: [line], ...order })).id);
  return { shop, ids };
}

test('[FRAUD-3] an order is a case by the signs that it shows', async () => {
  const card = (name: string) => ({ billing: 'Turkey', shipping: 'Romania', card: name });
  const burst = { on: '2024-06-02', customer: 'stranger' };
  const { shop, ids } = await shopWith([
    { ...burst, externalId: 'A', placedAt: '2024-06-02T01:00:00Z', facts: card('1'), lines: [{ amount: 60_000 }] },
    { ...burst, externalId: 'B', placedAt: '2024-06-02T01:20:00Z', facts: card('2') },
    { ...burst, externalId: 'C', placedAt: '2024-06-02T14:00:00Z', facts: card('3') },
    // Two days later, by day, with the same card: only the address is left.
    { on: '2024-06-04', customer: 'stranger', externalId: 'D', facts: card('3') },
  ]);
  const { cases, fraudAlertsThisMonth, fraudAlertsLastMonth } = await fraudOf(shop);
  expect(cases.map(({ externalId, risk, signs, status }) => [externalId, risk, signs, status])).toEqual([
    ['C', 'High', ['many_orders', 'address_differs', 'card_changed'], 'Active'],
    ['B', 'Medium', ['address_differs', 'card_changed', 'night'], 'Active'],
    ['A', 'High', ['high_value', 'address_differs', 'new_customer', 'night'], 'Active'],
  ]);
  expect(cases[2]).toMatchObject({ orderId: ids[0], amount: 600, timestamp: '2024-06-02T01:00:00.000Z' });
  expect([fraudAlertsThisMonth, fraudAlertsLastMonth]).toEqual([3, 0]);
});

test('night is the shop’s own', async () => {
  const order = { customer: 'new', lines: [{ amount: 60_000 }], placedAt: '2024-06-01T22:30:00Z' };
  const { shop } = await shopWith([{ ...order, on: '2024-06-02' }], 'Europe/Bucharest');
  expect((await fraudOf(shop)).cases).toEqual([
    expect.objectContaining({ signs: ['high_value', 'new_customer', 'night'] }),
  ]);
  expect((await fraudOf((await shopWith([{ ...order, on: '2024-06-01' }])).shop)).cases).toEqual([]);
});

test('who was found out before is looked at closely, and a case is settled once its end is known', async () => {
  const { shop } = await shopWith([
    { on: '2024-05-20', customer: 'known', status: 'cancelled_fraud', externalId: 'first' },
    { on: '2024-05-21', customer: 'known', facts: { billing: 'Turkey', shipping: 'Romania' }, externalId: 'second' },
    {
      on: '2024-05-22',
      customer: 'known',
      facts: { billing: 'Turkey', shipping: 'Romania' },
      externalId: 'third',
      entries: [{ kind: 'refund', amount: -5_000, on: '2024-05-23' }],
    },
  ]);
  const { cases } = await fraudOf(shop);
  expect(cases.map(({ externalId, signs, status }) => [externalId, signs, status])).toEqual([
    ['third', ['address_differs', 'refused_before'], 'Resolved'],
    ['second', ['address_differs', 'refused_before'], 'Active'],
  ]);
});

test('[FRAUD-1] [FRAUD-2] the rate is of orders that turned out to be fraud, the loss with fees, goods and shipping', async () => {
  const { shop } = await shopWith([
    {
      on: '2024-06-03',
      lines: [{ amount: 5_000, goodsCost: 2_000 }],
      entries: [
        { kind: 'shipping_cost', amount: -400 },
        { kind: 'dispute', amount: -5_000, on: '2024-07-01' },
        { kind: 'payment_fee', amount: -1_500, on: '2024-07-01' },
      ],
    },
    { on: '2024-06-04', status: 'cancelled_fraud', entries: [{ kind: 'refund', amount: -5_000 }] },
    { on: '2024-06-05', status: 'cancelled' },
    { on: '2024-07-02', entries: [{ kind: 'refund', amount: -1_000, on: '2024-07-09' }] },
  ]);
  expect(await fraudOf(shop)).toMatchObject({
    source: 'live',
    currency: 'EUR',
    totalTransactions: 23,
    fraudTransactions: 2,
    fraudPercentage: 8.7,
    safeTransactions: 21,
    totalLoss: 89,
    pieData: [
      { name: 'safe', value: 21 },
      { name: 'fraud', value: 2 },
    ],
    lineData: [
      { month: '2024-05', returns: 0, fraud: 0 },
      { month: '2024-06', returns: 0, fraud: 2 },
      { month: '2024-07', returns: 1, fraud: 0 },
    ],
  });
});

test('[FRAUD-3] returns are of the orders of the same cohort, with their value and reasons', async () => {
  const back = (on: string, amount: number) => ({ kind: 'refund' as const, amount, on });
  const { shop } = await shopWith([
    { on: '2024-05-28', facts: { returnReason: 'wrong_size' }, entries: [back('2024-06-02', -5_000)] },
    { on: '2024-06-01', facts: { returnReason: 'wrong_size' }, entries: [back('2024-06-09', -1_000)] },
    {
      on: '2024-06-01',
      facts: { returnReason: 'damaged' },
      entries: [back('2024-06-04', -500), back('2024-06-05', -500)],
    },
    { on: '2024-06-12', status: 'cancelled', entries: [back('2024-06-12', -5_000)] },
    { on: '2024-05-30', kind: 'refund', lines: [{ amount: -1_500 }] },
  ]);
  expect(await returnsOf(shop)).toMatchObject({
    source: 'live',
    returnsThisMonth: 3,
    returnsLastMonth: 1,
    // Four of 23 that were not called off.
    returnRate: 17.39,
    totalReturnValue: 85,
    averageReturnValue: 21.25,
    topReturnReasons: [
      { reason: 'wrong_size', count: 2, percentage: 66.67 },
      { reason: 'damaged', count: 1, percentage: 33.33 },
    ],
  });
});

test('[FRAUD-3] the reasons are of the same returns as their value: given back in the year, of orders of whatever day', async () => {
  const back = (on: string) => [{ kind: 'refund' as const, amount: -1_000, on }];
  const { shop } = await shopWith([
    // Bought before the twelve months up to June, given back in them.
    { on: '2023-06-20', facts: { returnReason: 'late' }, entries: back('2023-07-03') },
    // Given back before them.
    { on: '2023-05-20', facts: { returnReason: 'other' }, entries: back('2023-06-03') },
    { on: '2024-06-01', facts: { returnReason: 'damaged' }, entries: back('2024-06-09') },
    { on: '2024-06-02', facts: { returnReason: 'damaged' }, status: 'cancelled', entries: back('2024-06-02') },
    // A shop may say why something came back and not book the refund.
    { on: '2024-06-03', facts: { returnReason: 'wrong_size' } },
  ]);
  expect(await returnsOf(shop)).toMatchObject({
    totalReturnValue: 20,
    averageReturnValue: 10,
    topReturnReasons: [
      { reason: 'damaged', count: 1, percentage: 33.33 },
      { reason: 'late', count: 1, percentage: 33.33 },
      { reason: 'wrong_size', count: 1, percentage: 33.33 },
    ],
  });
});

test('[FRAUD-4] a manager sets from when on the shop is warned', async () => {
  const put = (shop: TestShop, alertThreshold: unknown) =>
    testApp.app.inject({
      method: 'PUT',
      url: '/api/fraud/settings',
      headers: shop.headers,
      payload: { alertThreshold },
    });
  const manager = await testApp.createShop({ role: 'manager' });
  expect((await fraudOf(manager)).alertThreshold).toBe(1.5);
  for (const threshold of [3, 0.25]) {
    expect((await put(manager, threshold)).json()).toEqual({ alertThreshold: threshold });
    expect((await fraudOf(manager)).alertThreshold).toBe(threshold);
  }
  expect(Problem.parse((await put(manager, 101)).json())).toMatchObject({ status: 400 });
  const viewer = await testApp.createShop({ role: 'viewer' });
  expect(Problem.parse((await put(viewer, 3)).json())).toMatchObject({ status: 403 });
});

test('a shop without orders has nothing to show', async () => {
  const shop = await testApp.createShop();
  expect(await fraudOf(shop)).toMatchObject({ source: 'none', cases: [], lineData: [], fraudPercentage: null });
  expect(await returnsOf(shop)).toMatchObject({ source: 'none', returnRate: null, topReturnReasons: [] });
});
