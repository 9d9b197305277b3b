import { contract, Problem, type Role } from '@adaos/api';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { refreshCoverage } from '../../ledger/coverage.ts';
import { lastEntry } from '../../ledger/last-entry.ts';
import { type BuiltOrder, ledgerBuilder } from '../../testing/ledger-builder.ts';
import { fraudRoutes } from './fraud.ts';
import { overviewRoutes } from './overview.ts';
import { addEntries } from '../../testing/add-entries.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [fraudRoutes, overviewRoutes] });
});
afterAll(() => testApp.close());

const get = (shop: TestShop, url: string) => testApp.app.inject({ url, headers: shop.headers });
const fraudOf = async (shop: TestShop) => contract.getFraud.answer.parse((await get(shop, '/api/fraud')).json());
const returnsOf = async (shop: TestShop) => contract.getReturns.answer.parse((await get(shop, '/api/returns')).json());

const line = { amount: 5_000 };

/** Twenty usual orders of May, each of its own customer, and those of the test. */
async function shopWith(
  orders: readonly BuiltOrder[],
  { timezone = 'UTC', role = 'viewer' }: { timezone?: string; role?: Role } = {},
) {
  const shop = await testApp.createShop({ role, timezone });
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  const usual = Array.from({ length: 20 }, (_, index) => ({
    on: '2024-05-10',
    customer: `usual-${index}`,
    lines: [{ amount: 4_800 + 20 * index }],
  }));
  const added = await ledger.addOrders([...usual, ...orders.map((order) => ({ lines: [line], ...order }))]);
  return { shop, ids: added.slice(usual.length).map(({ id }) => id) };
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
  const { shop } = await shopWith([{ ...order, on: '2024-06-02' }], { timezone: 'Europe/Bucharest' });
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
    // Goods 20, shipping 4 and the dispute's fee 15; the sale came in and went out again.
    totalLoss: 39,
    totalLossAtLeast: false,
    lossParts: [
      { part: 'goods', amount: 20 },
      { part: 'shipping', amount: 4 },
      { part: 'handling', amount: null },
      { part: 'fees', amount: 15 },
      { part: 'ads', amount: null },
    ],
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
  const log = await testApp.services.database.readShop(manager.shopId, (trx) =>
    trx.selectFrom('audit_entries').select(['action', 'details']).orderBy('id').execute(),
  );
  expect(log).toEqual([
    { action: 'fraud_threshold_set', details: { from: 1.5, to: 3 } },
    { action: 'fraud_threshold_set', details: { from: 3, to: 0.25 } },
  ]);
});

const FAR = { billing: 'Turkey', shipping: 'Romania' };
/** An order of a customer, 600 of value and two addresses: 5 points. */
const stranger = (on: string, customer: string, rest: Partial<BuiltOrder> = {}): BuiltOrder => ({
  on,
  customer,
  facts: FAR,
  lines: [{ amount: 60_000, goodsCost: 20_000 }],
  ...rest,
});
const judge = (shop: TestShop, id: string | undefined, verdict: unknown) =>
  testApp.app.inject({ method: 'PUT', url: `/api/orders/${id}/fraud`, headers: shop.headers, payload: { verdict } });

test('[FRAUD-1] a verdict corrects rate and loss at once, is kept with its author, and can be taken back', async () => {
  const { shop, ids } = await shopWith(
    [
      stranger('2024-06-02', 'one', { externalId: 'ONE', entries: [{ kind: 'shipping_cost', amount: -500 }] }),
      stranger('2024-06-03', 'two', {
        externalId: 'TWO',
        entries: [
          { kind: 'dispute', amount: -60_000, on: '2024-06-20' },
          { kind: 'dispute', amount: -1_500, on: '2024-06-20' },
        ],
      }),
    ],
    { role: 'manager' },
  );
  const [one, two] = ids;
  const state = async () => {
    const { fraudTransactions, safeTransactions, fraudPercentage, totalLoss, cases } = await fraudOf(shop);
    return {
      figures: [fraudTransactions, safeTransactions, fraudPercentage, totalLoss],
      cases: cases.map(({ externalId, status, fraud }) => [externalId, status, fraud.verdicts.at(0)?.verdict ?? null]),
    };
  };
  // TWO by the books: goods 200 and a fee of 15.
  expect(await state()).toEqual({
    figures: [1, 21, 4.55, 215],
    cases: [
      ['TWO', 'Resolved', null],
      ['ONE', 'Active', null],
    ],
  });
  const answer = (await judge(shop, one, 'fraud')).json();
  expect(contract.setFraudVerdict.answer.parse(answer)).toMatchObject({
    finding: null,
    verdicts: [{ verdict: 'fraud', by: expect.any(String) }],
  });
  // ONE: goods 200 and shipping 5. Its 600 are still with the shop, and make the loss no smaller.
  expect((await state()).figures).toEqual([2, 20, 9.09, 420]);
  for (const [verdict, figures] of [
    ['disputed', [1, 21, 4.55, 205]],
    ['won', [1, 21, 4.55, 205]],
    ['lost', [2, 20, 9.09, 420]],
    ['not_fraud', [1, 21, 4.55, 205]],
  ] as const) {
    expect((await judge(shop, two, verdict)).statusCode).toBe(200);
    expect((await state()).figures, verdict).toEqual(figures);
    expect((await state()).cases[0]).toEqual(['TWO', verdict === 'disputed' ? 'Active' : 'Resolved', verdict]);
  }
  await judge(shop, one, null);
  await judge(shop, one, null);
  expect(await state()).toEqual({
    figures: [0, 22, 0, 0],
    cases: [
      ['TWO', 'Resolved', 'not_fraud'],
      ['ONE', 'Active', null],
    ],
  });
  const { cases } = await fraudOf(shop);
  expect(cases[0]?.fraud).toMatchObject({
    finding: 'charged_back',
    verdicts: ['not_fraud', 'lost', 'won', 'disputed'].map((verdict) => ({ verdict })),
  });
  expect(cases[1]?.fraud.verdicts.map(({ verdict }) => verdict)).toEqual([null, 'fraud']);
  const order = contract.getOrder.answer.parse((await get(shop, `/api/orders/${two}`)).json());
  expect(order.fraud).toEqual(cases[0]?.fraud);
  const log = await testApp.services.database.readShop(shop.shopId, (trx) =>
    trx.selectFrom('audit_entries').select(['actor_id', 'action', 'target', 'details']).orderBy('id').execute(),
  );
  const entry = (target: string, from: string | null, to: string | null) => {
    return { actor_id: shop.accountId, action: 'fraud_verdict_set', target, details: { from, to } };
  };
  expect(log).toEqual([
    entry('ONE', null, 'fraud'),
    entry('TWO', null, 'disputed'),
    entry('TWO', 'disputed', 'won'),
    entry('TWO', 'won', 'lost'),
    entry('TWO', 'lost', 'not_fraud'),
    entry('ONE', 'fraud', null),
  ]);
});

test('[FRAUD-3] a case says what its signs count for, whose order it is, what it cost, and which cases are beside it', async () => {
  const orders = [
    { on: '2024-05-28', customer: 'one', externalId: 'FIRST', entries: [{ kind: 'refund' as const, amount: -1_000 }] },
    stranger('2024-06-02', 'one', { externalId: 'ONE', entries: [{ kind: 'shipping_cost', amount: -500 }] }),
    stranger('2024-06-03', 'two', { externalId: 'TWO' }),
    { on: '2024-06-04', externalId: 'NOBODY' },
    { on: '2024-06-04', customer: 'three', externalId: 'CALLED', status: 'cancelled_fraud' },
  ];
  const { shop, ids } = await shopWith(orders, { role: 'manager' });
  const caseOf = async (of: TestShop, id: string | undefined) =>
    contract.getFraudCase.answer.parse((await get(of, `/api/orders/${id}/fraud`)).json());
  const [first, one, two, nobody, called] = ids;
  expect(await caseOf(shop, one)).toEqual({
    currency: 'EUR',
    orderId: one,
    externalId: 'ONE',
    timestamp: expect.any(String),
    amount: 600,
    risk: 'Medium',
    points: 4,
    caseFrom: 4,
    highFrom: 6,
    checked: 'checked',
    signs: [
      { sign: 'high_value', points: 2, weight: 100, right: 0, judged: 0 },
      { sign: 'address_differs', points: 2, weight: 100, right: 0, judged: 0 },
    ],
    status: 'Active',
    fraud: { finding: null, verdicts: [] },
    customer: { id: first, firstOn: '2024-05-28', orders: 2, returned: 1, fraud: 0, netSales: 640 },
    loss: {
      total: 205,
      atLeast: false,
      parts: [
        { part: 'goods', amount: 200 },
        { part: 'shipping', amount: 5 },
        { part: 'handling', amount: null },
        { part: 'fees', amount: null },
        { part: 'ads', amount: null },
      ],
    },
    place: 2,
    cases: 2,
    newer: { orderId: two, externalId: 'TWO' },
    older: null,
  });
  // Its verdict is part of the customer's history, and of the record of its signs.
  await judge(shop, one, 'fraud');
  expect(await caseOf(shop, one)).toMatchObject({
    status: 'Resolved',
    customer: { fraud: 1 },
    signs: [
      { right: 1, judged: 1 },
      { right: 1, judged: 1 },
    ],
  });
  // An order without a customer or addresses: nothing is known of it, which is not "no sign".
  expect(await caseOf(shop, nobody)).toMatchObject({
    risk: null,
    checked: 'no_data',
    signs: [],
    customer: 'unknown',
    // The cost of its goods is missing.
    loss: { total: null, atLeast: true },
    place: null,
    newer: null,
    older: null,
  });
  expect(await caseOf(shop, first)).toMatchObject({
    risk: null,
    checked: 'checked',
    signs: [{ sign: 'new_customer' }],
    place: null,
  });
  // An order that was fraud without being a case by its signs leaves the record of the signs as it is.
  expect(await caseOf(shop, called)).toMatchObject({
    risk: null,
    fraud: { finding: 'called_off' },
    signs: [{ sign: 'new_customer', judged: 0 }],
    loss: { total: 0 },
  });
});

test('who may not know a customer reads a case without their history; an order of another shop is none', async () => {
  const { shop, ids } = await shopWith([stranger('2024-06-02', 'one')]);
  const answer = contract.getFraudCase.answer.parse((await get(shop, `/api/orders/${ids[0]}/fraud`)).json());
  expect(answer).toMatchObject({ risk: 'Medium', customer: 'hidden' });
  const other = await testApp.createShop({ role: 'admin' });
  for (const id of [ids[0], '9999999999999999999']) {
    expect((await get(other, `/api/orders/${id}/fraud`)).statusCode).toBe(404);
  }
  expect((await get(other, '/api/orders/none/fraud')).statusCode).toBe(400);
});

test('an order from before the twelve months is not checked', async () => {
  const { shop, ids } = await shopWith([stranger('2022-06-02', 'old')]);
  const answer = contract.getFraudCase.answer.parse((await get(shop, `/api/orders/${ids[0]}/fraud`)).json());
  expect(answer).toMatchObject({
    checked: 'older',
    risk: null,
    amount: 600,
    signs: [],
    status: 'Resolved',
    place: null,
  });
});

test('who may not judge is refused, and so is what is no order of the shop', async () => {
  const { shop, ids } = await shopWith([
    stranger('2024-06-02', 'one'),
    { on: '2024-06-03', kind: 'refund', lines: [{ amount: -1_000 }] },
  ]);
  expect((await judge(shop, ids[0], 'fraud')).statusCode).toBe(403);
  const other = await testApp.createShop({ role: 'admin' });
  expect((await judge(other, ids[0], 'fraud')).statusCode).toBe(404);
  const { shop: own, ids: owned } = await shopWith(
    [{ on: '2024-06-03', kind: 'refund', lines: [{ amount: -1_000 }] }],
    { role: 'manager' },
  );
  expect((await judge(own, owned[0], 'fraud')).statusCode).toBe(404);
  expect((await judge(own, '9999999999999999999', 'fraud')).statusCode).toBe(404);
  expect((await judge(own, owned[0], 'maybe')).statusCode).toBe(400);
  expect((await judge(own, owned[0], undefined)).statusCode).toBe(400);
  expect((await fraudOf(shop)).cases[0]?.fraud.verdicts).toEqual([]);
});

test('the loss is each cost once: goods that are gone, shipping both ways, packing, fees and the ads’ share', async () => {
  const { shop, ids } = await shopWith([
    // Paid 650 with shipping and its tax inside; refunded with a parcel that came back half; the card's fee stays.
    {
      on: '2024-06-03',
      status: 'refunded, fraud',
      lines: [
        { amount: 40_000, goodsCost: 15_000 },
        { amount: 20_000, goodsCost: 9_000 },
      ],
      entries: [
        { kind: 'shipping_charged', amount: 5_000 },
        { kind: 'tax', amount: -9_500 },
        { kind: 'refund', amount: -55_500, on: '2024-06-12' },
        { kind: 'cogs', amount: 9_000, on: '2024-06-12' },
        { kind: 'shipping_cost', amount: -700 },
        { kind: 'return_shipping_cost', amount: -800, on: '2024-06-12' },
        { kind: 'handling', amount: -155 },
        { kind: 'payment_fee', amount: -935 },
      ],
    },
    { on: '2024-06-20', lines: [line] },
    { on: '2024-06-30', lines: [line] },
    { on: '2024-07-02', lines: [line] },
  ]);
  const campaign = uuidv7();
  await testApp.services.database.forShop(shop.shopId, async (trx) => {
    const of = { shop_id: shop.shopId };
    await trx
      .insertInto('campaigns')
      .values({
        ...of,
        id: campaign,
        platform: 'Google Ads',
        external_id: '1',
        name: 'Search',
        status: 'active',
        daily_budget_minor: null,
      })
      .execute();
    const spend = [
      ['2024-06-01', 3_000],
      ['2024-06-29', 2_000],
      ['2024-07-01', 90_000],
    ] as const;
    await trx
      .insertInto('campaign_days')
      .values(
        spend.map(([day, spend_minor]) => {
          const counts = { impressions: 0, clicks: 0, invalid_clicks: null, conversions: 0 };
          return { ...of, ...counts, campaign_id: campaign, day, spend_minor };
        }),
      )
      .execute();
    const weights = ['0.5', '1', '1', '1'];
    await trx
      .insertInto('order_campaigns')
      .values(ids.map((order_id, place) => ({ ...of, order_id, campaign_id: campaign, weight: weights[place] ?? '1' })))
      .execute();
  });
  expect(await fraudOf(shop)).toMatchObject({
    lossParts: [
      // 150 + 90 - 90 that came back.
      { part: 'goods', amount: 150 },
      { part: 'shipping', amount: 15 },
      { part: 'handling', amount: 1.55 },
      // 600 + 50 - 95 - 555 = 0: nothing was taken beyond what was paid.
      { part: 'fees', amount: 9.35 },
      // June's 50 by 0.5 of 2.5.
      { part: 'ads', amount: 10 },
    ],
    totalLoss: 185.9,
    totalLossAtLeast: false,
  });
});

test('without the goods’ cost the loss is at least what is known, or not known, and never 0', async () => {
  const chargedBack = { kind: 'dispute' as const, amount: -5_000, on: '2024-06-20' };
  const unknown = { on: '2024-06-03', lines: [line], entries: [chargedBack] };
  const none = await shopWith([unknown]);
  expect(await fraudOf(none.shop)).toMatchObject({ fraudTransactions: 1, totalLoss: null, totalLossAtLeast: true });
  const some = await shopWith([
    unknown,
    { ...unknown, lines: [{ amount: 5_000, goodsCost: 2_000 }] },
    // One of its lines is known.
    { ...unknown, lines: [{ amount: 2_500, goodsCost: 700 }, { amount: 2_500 }] },
  ]);
  expect(await fraudOf(some.shop)).toMatchObject({ totalLoss: 27, totalLossAtLeast: true });
  const free = await shopWith([{ ...unknown, lines: [{ amount: 5_000, goodsCost: 0 }] }]);
  expect(await fraudOf(free.shop)).toMatchObject({ totalLoss: 0, totalLossAtLeast: false });
});

test('where no order has what the signs need and none was judged, rate and loss are not known', async () => {
  const shop = await testApp.createShop({ role: 'manager' });
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  const { id } = await ledger.addOrder({ on: '2024-06-02', lines: [line] });
  await ledger.addOrder({ on: '2024-06-03', lines: [line], facts: { shipping: 'Romania', card: '1' } });
  expect(await fraudOf(shop)).toMatchObject({
    source: 'live',
    totalTransactions: 2,
    checkedTransactions: 0,
    fraudPercentage: null,
    totalLoss: null,
    pieData: [],
    lineData: [{ month: '2024-06', returns: 0, fraud: null }],
  });
  await judge(shop, id, 'not_fraud');
  expect(await fraudOf(shop)).toMatchObject({ checkedTransactions: 1, fraudPercentage: 0, totalLoss: 0 });
  await judge(shop, id, null);
  expect(await fraudOf(shop)).toMatchObject({ checkedTransactions: 0, fraudPercentage: null });
  await ledger.addOrder({ on: '2024-06-04', customer: 'known', lines: [line] });
  expect(await fraudOf(shop)).toMatchObject({ checkedTransactions: 1, fraudPercentage: 0, totalLoss: 0 });
});

test('[FRAUD-3] a sign that is judged wrong again and again counts less; no scan changes a verdict', async () => {
  const order = (day: string, customer: string) =>
    stranger(day, customer, { externalId: customer, facts: { billing: 'Romania', shipping: 'Romania', card: '1' } });
  // High value by night as a first order: 4 points.
  const night = (day: string, customer: string) => ({ ...order(day, customer), placedAt: `${day}T01:00:00Z` });
  const { shop, ids } = await shopWith(
    [night('2024-06-01', 'a'), night('2024-06-02', 'b'), night('2024-06-03', 'c'), night('2024-06-04', 'd')],
    { role: 'manager' },
  );
  const names = async () => (await fraudOf(shop)).cases.map(({ externalId, risk }) => [externalId, risk]);
  const record = async (name: string) => (await fraudOf(shop)).signs.find(({ sign }) => sign === name);
  expect(await names()).toEqual(['d', 'c', 'b', 'a'].map((name) => [name, 'Medium']));
  expect(await record('night')).toEqual({ sign: 'night', right: 0, judged: 0, weight: 100 });
  await judge(shop, ids[0], 'not_fraud');
  await judge(shop, ids[1], 'won');
  // One in dispute says nothing yet.
  await judge(shop, ids[2], 'disputed');
  expect(await record('night')).toEqual({ sign: 'night', right: 0, judged: 2, weight: 100 });
  expect((await names()).length).toBe(4);
  await judge(shop, ids[2], 'not_fraud');
  expect(await record('night')).toEqual({ sign: 'night', right: 0, judged: 3, weight: 80 });
  expect(await record('card_changed')).toEqual({ sign: 'card_changed', right: 0, judged: 0, weight: 100 });
  // d is no case any more: 0.8 x 4 = 3.2 points. Those that were judged stay, with their verdicts.
  const { cases } = await fraudOf(shop);
  expect(cases.map(({ externalId, risk, fraud }) => [externalId, risk, fraud.verdicts[0]?.verdict])).toEqual([
    ['c', 'Low', 'not_fraud'],
    ['b', 'Low', 'won'],
    ['a', 'Low', 'not_fraud'],
  ]);
  // None of them is an alert: they were found to be safe.
  expect((await fraudOf(shop)).fraudAlertsThisMonth).toBe(0);
  // One that was right brings the signs back: 2 of 5 can be expected.
  await judge(shop, ids[3], 'fraud');
  expect(await record('night')).toEqual({ sign: 'night', right: 1, judged: 4, weight: 100 });
  expect((await names()).length).toBe(4);
});

test('midnight is the time of an order of which the day alone is known, and no night', async () => {
  const { shop } = await shopWith([
    { on: '2024-06-02', customer: 'new', lines: [{ amount: 60_000 }], placedAt: '2024-06-02T00:00:00Z' },
  ]);
  expect((await fraudOf(shop)).cases).toEqual([]);
});

test('a shop without orders has nothing to show', async () => {
  const shop = await testApp.createShop();
  expect(await fraudOf(shop)).toMatchObject({ source: 'none', cases: [], lineData: [], fraudPercentage: null });
  expect(await returnsOf(shop)).toMatchObject({ source: 'none', returnRate: null, topReturnReasons: [] });
});

test('[FRAUD-3] of the products that come back, those that leave the least are named', async () => {
  const product = (sku: string, amount: number, back: boolean) => ({
    on: '2024-05-11',
    lines: [{ amount, goodsCost: 500, sku, name: `Product ${sku}` }],
    back,
  });
  const sold = [
    ...Array.from({ length: 6 }, (_, index) => product('OFTEN', 1_000, index < 2)),
    ...Array.from({ length: 6 }, (_, index) => product('WORSE', 600, index < 3)),
    // Comes back once in twelve, and four orders say too little.
    ...Array.from({ length: 12 }, (_, index) => product('SELDOM', 510, index === 0)),
    ...Array.from({ length: 4 }, () => product('FEW', 510, true)),
  ];
  const shop = await testApp.createShop();
  const { database } = testApp.services;
  const ledger = ledgerBuilder(database, shop.shopId);
  for (const { back, ...order } of sold) {
    const { id, lineIds } = await ledger.addOrder(order);
    if (!back) continue;
    await database.forShop(shop.shopId, async (trx) => {
      const since = await lastEntry(trx, shop.shopId);
      const amount = -(order.lines[0]?.amount ?? 0);
      await addEntries(trx, [
        {
          shop_id: shop.shopId,
          kind: 'refund',
          order_id: id,
          order_line_id: lineIds[0] ?? null,
          campaign_id: null,
          amount_minor: amount,
          currency: 'EUR',
          shop_amount_minor: amount,
          occurred_on: '2024-05-20',
          order_on: order.on,
          source_ref: `back:${id}`,
          quality: 'actual',
        },
      ]);
      await refreshCoverage(trx, shop.shopId, since);
    });
  }
  const { worstProducts } = await returnsOf(shop);
  expect(
    worstProducts?.map(({ code, orders, returned, contribution }) => [code, orders, returned, contribution]),
  ).toEqual([
    ['WORSE', 6, 3, -12],
    ['OFTEN', 6, 2, 10],
  ]);
  expect(worstProducts?.[0]?.missing).toContain('return_shipping_cost');
  expect((await returnsOf(await testApp.createShop())).worstProducts).toEqual([]);
});
