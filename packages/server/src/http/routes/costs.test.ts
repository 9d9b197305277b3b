import { contract, type CostRuleInput, Problem, type ProductFacts } from '@adaos/api';
import type { FraudVerdict } from '@adaos/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/days.ts';
import { postFixedCostsOf } from '../../costs/fixed-costs.ts';
import { refreshCoverage } from '../../ledger/coverage.ts';
import { lastEntry } from '../../ledger/last-entry.ts';
import { postCostsSince } from '../../ledger/post-rules.ts';
import { registerRecomputations } from '../../costs/recompute.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { recomputed } from '../../testing/recomputation.ts';
import { coverageOf } from '../../testing/coverage.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { recordOrderCost, takeOrderCostBack } from '../../testing/order-costs.ts';
import { setVerdict } from '../../verdicts/verdicts.ts';
import { costRoutes } from './costs.ts';
import { lineRoutes } from './lines.ts';
import { orderCostRoutes } from './order-costs.ts';
import { overviewRoutes } from './overview.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { addEntries } from '../../testing/add-entries.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({
    modules: [costRoutes, lineRoutes, orderCostRoutes, overviewRoutes],
    workers: [registerRecomputations],
  });
});
afterAll(() => testApp.close());

const RULE: CostRuleInput = {
  kind: 'shipping_cost',
  label: null,
  country: null,
  percent: null,
  perOrder: null,
  perItem: null,
  perMonth: null,
  once: null,
  from: '2024-03-01',
  to: null,
};
const rule = (terms: Partial<CostRuleInput>): CostRuleInput => ({ ...RULE, ...terms });

const change = async (shop: TestShop, url: string, payload: object) => {
  const answer = await testApp.app.inject({ method: 'POST', url, headers: shop.headers, payload });
  await recomputed(testApp, shop);
  return answer;
};
const post = (shop: TestShop, path: string, payload: object = {}) => change(shop, `/api/costs/rules${path}`, payload);

async function add(shop: TestShop, terms: Partial<CostRuleInput>) {
  const answer = await post(shop, '', rule(terms));
  expect(answer.statusCode, answer.body).toBe(201);
  return contract.addCostRule.answer.parse(answer.json());
}

async function preview(shop: TestShop, terms: Partial<CostRuleInput>) {
  const answer = await post(shop, '/preview', rule(terms));
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.previewCostRule.answer.parse(answer.json());
}

async function withdraw(shop: TestShop, id: string) {
  const answer = await post(shop, `/${id}/withdraw`);
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.withdrawCostRule.answer.parse(answer.json());
}

async function costs(shop: TestShop) {
  const answer = await testApp.app.inject({ url: '/api/costs', headers: shop.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.getCosts.answer.parse(answer.json());
}

async function setFacts(shop: TestShop, facts: ProductFacts) {
  const url = '/api/costs/products/facts';
  const answer = await change(shop, url, facts);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(contract.setProductFacts.answer.parse(answer.json())).toMatchObject(facts);
}

async function overview(shop: TestShop, from = '2024-03-01', to = '2024-03-31') {
  const answer = await testApp.app.inject({ url: `/api/overview?from=${from}&to=${to}`, headers: shop.headers });
  return contract.getOverview.answer.parse(answer.json());
}

/** The entries of a kind, in minor units: order by order and day by day. */
async function posted(shop: TestShop, kind: string) {
  return testApp.services.database.readShop(shop.shopId, async (trx) => {
    const rows = await trx
      .selectFrom('ledger_entries')
      .select(['occurred_on', 'order_id', (of) => of.fn.sum<string>('shop_amount_minor').as('amount')])
      .select((of) => of.fn.sum<string>('known').as('known'))
      .where('shop_id', '=', shop.shopId)
      .where('kind', '=', kind)
      .groupBy(['occurred_on', 'order_id'])
      .orderBy('occurred_on')
      .orderBy('order_id')
      .execute();
    return rows.map((row) => ({ on: row.occurred_on, amount: Number(row.amount), known: Number(row.known) }));
  });
}

async function newShop(role: 'viewer' | 'manager' = 'manager') {
  const shop = await testApp.createShop({ role });
  return { shop, ledger: ledgerBuilder(testApp.services.database, shop.shopId) };
}

async function shopWithSales() {
  const { shop, ledger } = await newShop();
  await ledger.addOrder({ on: '2024-03-01', country: 'Romania', lines: [{ amount: 10_000, quantity: '3' }] });
  await ledger.addOrder({
    on: '2024-03-02',
    country: 'France',
    lines: [{ amount: 5_000 }],
    entries: [
      { kind: 'discount', amount: -1_000 },
      { kind: 'shipping_charged', amount: 500 },
      { kind: 'refund', amount: -2_000, on: '2024-03-05' },
    ],
  });
  await ledger.addOrder({ on: '2024-04-01', lines: [{ amount: 1_000 }] });
  return { shop, ledger };
}

const amounts = async (shop: TestShop, kind: string) => (await posted(shop, kind)).map(({ amount }) => amount);

describe('a rule of a cost', () => {
  test('charges each order on its day, and counts in the profit', async () => {
    const { shop } = await shopWithSales();
    await add(shop, { perOrder: 4.5, perItem: 0.3 });
    // 4.50 + 3 x 0.30, 4.50 + 0.30, 4.50 + 0.30
    expect(await posted(shop, 'shipping_cost')).toEqual([
      { on: '2024-03-01', amount: -540, known: 1 },
      { on: '2024-03-02', amount: -480, known: 1 },
      { on: '2024-04-01', amount: -480, known: 1 },
    ]);
    const { missing, breakdown } = await overview(shop);
    expect(missing).not.toContain('shipping_cost');
    expect(breakdown).toContainEqual({ part: 'shipping', amount: 10.2, quality: 'rule' });
  });

  test('of payment takes its percentage of what was paid', async () => {
    const { shop } = await shopWithSales();
    await add(shop, { kind: 'payment_fee', percent: 1.4, perOrder: 0.25 });
    // 1.4 % of 100.00, of 50.00 - 10.00 + 5.00 and of 10.00, and 0.25 each
    expect(await amounts(shop, 'payment_fee')).toEqual([-165, -88, -39]);
  });

  test('of returns charges the day of the return', async () => {
    const { shop } = await shopWithSales();
    await add(shop, { kind: 'return_shipping_cost', perOrder: 6 });
    expect(await posted(shop, 'return_shipping_cost')).toEqual([{ on: '2024-03-05', amount: -600, known: 1 }]);
  });

  test('of a platform takes its part of each order; a day on which it took of some lacks it for the others', async () => {
    const { shop, ledger } = await shopWithSales();
    expect((await overview(shop)).missing).not.toContain('platform_fee');
    await add(shop, { kind: 'platform_fee', percent: 10, country: 'Romania' });
    expect(await posted(shop, 'platform_fee')).toEqual([{ on: '2024-03-01', amount: -1_000, known: 1 }]);
    const { breakdown, missing } = await overview(shop);
    expect(breakdown).toContainEqual({ part: 'fees', amount: 10, quality: 'rule' });
    expect(missing).not.toContain('platform_fee');
    await ledger.addOrder({ on: '2024-03-01', country: 'France', lines: [{ amount: 100 }] });
    expect((await overview(shop)).missing).toContain('platform_fee');
  });

  test('of disputes charges each that is lost, on the day of the verdict, until the verdict is another', async () => {
    const { shop, ledger } = await shopWithSales();
    const { id } = await ledger.addOrder({ on: '2024-03-03', lines: [{ amount: 100 }] });
    await add(shop, { kind: 'dispute_fee', perOrder: 15 });
    expect(await posted(shop, 'dispute_fee')).toEqual([]);
    const judge = async (verdict: FraudVerdict | null) => {
      await setVerdict(testApp.services, shop, id, verdict);
      await recomputed(testApp, shop);
    };
    await judge('lost');
    const [fee] = await posted(shop, 'dispute_fee');
    expect(fee).toMatchObject({ amount: -1_500, known: 1 });
    expect(Math.abs(Date.parse(fee?.on ?? '') - Date.now())).toBeLessThan(2 * 86_400_000);
    expect((await costs(shop)).coverage).toContainEqual({ kind: 'dispute_fee', known: 1, of: 1, share: 100 });
    await judge('won');
    expect(await posted(shop, 'dispute_fee')).toMatchObject([{ amount: 0, known: 0 }]);
  });

  test('changes no day before its first, and none after its last', async () => {
    const { shop } = await shopWithSales();
    await add(shop, { perOrder: 4 });
    await add(shop, { perOrder: 5, from: '2024-03-02', to: '2024-03-31' });
    expect(await amounts(shop, 'shipping_cost')).toEqual([-400, -500, -400]);
  });

  test('of a country counts before that of all', async () => {
    const { shop } = await shopWithSales();
    await add(shop, { perOrder: 9, country: 'france' });
    await add(shop, { perOrder: 4 });
    expect(await amounts(shop, 'shipping_cost')).toEqual([-400, -900, -400]);
  });

  test('of shipping is for a carrier, a range of weights and each parcel; the one with the most conditions counts', async () => {
    const { shop, ledger } = await newShop();
    const order = { lines: [{ amount: 1_000, quantity: '2', sku: 'MUG' }], country: 'RO' } as const;
    await ledger.addOrder({ ...order, on: '2024-03-01', carrier: 'Sameday', grams: 1_000, parcels: 2 });
    await ledger.addOrder({ ...order, on: '2024-03-02', carrier: 'Sameday', grams: 1_001, parcels: 1 });
    await ledger.addOrder({ ...order, on: '2024-03-03', carrier: 'FAN', parcels: 3 });
    await ledger.addOrder({ ...order, on: '2024-03-04' });
    await add(shop, { carrier: 'sameday', weightTo: 1_000, perOrder: 3 });
    await add(shop, { carrier: 'sameday', weightOver: 1_000, weightTo: 5_000, perOrder: 5 });
    await add(shop, { carrier: 'FAN', perParcel: 2, perOrder: 1 });
    await add(shop, { country: 'RO', weightOver: 500, perOrder: 9 });
    // The last order's weight is not known: it has no cost, which is named.
    expect(await amounts(shop, 'shipping_cost')).toEqual([-300, -500, -700]);
    expect((await overview(shop)).missing).toContain('shipping_cost');
    await setFacts(shop, { code: 'MUG', group: null, weightGrams: 300 });
    expect(await amounts(shop, 'shipping_cost')).toEqual([-300, -500, -900, -900]);
    await setFacts(shop, { code: 'MUG', group: null, weightGrams: 250 });
    expect(await amounts(shop, 'shipping_cost')).toEqual([-300, -500, -700, 0]);
    await add(shop, { perOrder: 4 });
    expect(await amounts(shop, 'shipping_cost')).toEqual([-300, -500, -700, -400]);
  });

  test('with an amount for each parcel leaves the cost of orders missing whose parcels are not known', async () => {
    const { shop } = await shopWithSales();
    await add(shop, { perParcel: 2 });
    expect(await posted(shop, 'shipping_cost')).toEqual([]);
    expect((await overview(shop)).missing).toContain('shipping_cost');
  });

  test('does not count where the cost itself is recorded', async () => {
    const { shop, ledger } = await shopWithSales();
    await ledger.addOrder({
      on: '2024-03-03',
      lines: [{ amount: 100 }],
      entries: [{ kind: 'shipping_cost', amount: -77, on: '2024-03-09' }],
    });
    await add(shop, { perOrder: 4 });
    expect(await amounts(shop, 'shipping_cost')).toEqual([-400, -400, -77, -400]);
  });

  test('costs nothing for orders that were called off', async () => {
    const { shop, ledger } = await shopWithSales();
    await ledger.addOrder({ on: '2024-03-03', status: 'cancelled', lines: [{ amount: 100 }] });
    await add(shop, { perOrder: 4 });
    expect(await posted(shop, 'shipping_cost')).toHaveLength(3);
  });

  test('of 0 makes the cost known', async () => {
    const { shop } = await shopWithSales();
    expect((await overview(shop)).missing).toContain('handling');
    await add(shop, { kind: 'handling', perOrder: 0 });
    expect((await overview(shop)).missing).not.toContain('handling');
  });

  test('taken back leaves the cost unknown again, and the one before it in force', async () => {
    const { shop } = await shopWithSales();
    const first = await add(shop, { perOrder: 4 });
    const second = await add(shop, { perOrder: 5 });
    expect(await withdraw(shop, second.id)).toMatchObject({ id: second.id, withdrawnAt: expect.any(String) });
    expect(await amounts(shop, 'shipping_cost')).toEqual([-400, -400, -400]);
    await withdraw(shop, first.id);
    await withdraw(shop, first.id);
    expect(await posted(shop, 'shipping_cost')).toEqual(
      ['2024-03-01', '2024-03-02', '2024-04-01'].map((on) => ({ on, amount: 0, known: 0 })),
    );
    const after = await overview(shop);
    expect(after.missing).toContain('shipping_cost');
    expect(after.breakdown.map(({ part }) => part)).not.toContain('shipping');
    expect((await costs(shop)).rules.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, true]);
  });

  test('charges orders that come later', async () => {
    const { shop, ledger } = await shopWithSales();
    await add(shop, { perOrder: 4 });
    const { database } = testApp.services;
    const last = await database.readShop(shop.shopId, (trx) =>
      trx
        .selectFrom('ledger_entries')
        .select((of) => of.fn.max('id').as('id'))
        .executeTakeFirstOrThrow(),
    );
    await ledger.addOrder({ on: '2024-05-01', lines: [{ amount: 100 }] });
    for (let times = 0; times < 2; times += 1)
      await database.forShop(shop.shopId, (trx) => postCostsSince(trx, shop.shopId, last.id));
    expect((await posted(shop, 'shipping_cost')).at(-1)).toEqual({ on: '2024-05-01', amount: -400, known: 1 });
    expect(await posted(shop, 'shipping_cost')).toHaveLength(4);
  });

  test('is previewed without being added', async () => {
    const { shop } = await shopWithSales();
    await add(shop, { perOrder: 4 });
    expect(await preview(shop, { perOrder: 5, from: '2024-03-02' })).toEqual({
      change: -2,
      changed: 2,
      months: [
        { month: '2024-04', change: -1 },
        { month: '2024-03', change: -1 },
      ],
    });
    expect((await costs(shop)).rules).toHaveLength(1);
    expect(await amounts(shop, 'shipping_cost')).toEqual([-400, -400, -400]);
  });
});

test('a preview says what changes within a period, of every kind, and its days are what the figures then show', async () => {
  const { shop } = await shopWithSales();
  const april = { from: '2024-04-01', to: '2024-04-30' };
  const march = { from: '2024-03-02', to: '2024-03-31' };
  const within = async (terms: Partial<CostRuleInput>, period: { from: string; to: string }) => {
    const answer = await post(shop, `/preview?from=${period.from}&to=${period.to}`, rule(terms));
    return contract.previewCostRule.answer.parse(answer.json());
  };
  await add(shop, { kind: 'cogs', percent: 30 });
  for (const [terms, expected] of [
    [{ perOrder: 5 }, [-5, -5]],
    [{ kind: 'return_shipping_cost', perOrder: 6 }, [-6, 0]],
    // 10 points more of 50.00 - 10.00 - 20.00, and of 10.00
    [{ kind: 'cogs', percent: 40 }, [-2, -1]],
    [{ kind: 'custom_cost', label: 'Fair', once: 9, from: '2024-03-02' }, [-9, 0]],
  ] as const) {
    expect([(await within(terms, march)).inPeriod, (await within(terms, april)).inPeriod]).toEqual(expected);
    const before = (await overview(shop, march.from, march.to)).profitNet ?? 0;
    await add(shop, terms);
    const after = (await overview(shop, march.from, march.to)).profitNet ?? 0;
    expect(Math.round((after - before) * 100)).toBe(expected[0] * 100);
  }
  expect(await preview(shop, { perOrder: 7 })).not.toHaveProperty('inPeriod');
  expect((await post(shop, '/preview?from=2024-03-02&to=2024-03-01', rule({ perOrder: 1 }))).statusCode).toBe(400);
});

test('the people who may change the costs are named', async () => {
  const { shop } = await newShop('viewer');
  expect((await costs(shop)).managers).toEqual([]);
  await testApp.services.database.forShop(shop.shopId, (trx) =>
    trx.updateTable('members').set({ role: 'manager' }).where('shop_id', '=', shop.shopId).execute(),
  );
  expect((await costs(shop)).managers).toEqual(['Ana']);
});

describe('a change of costs', () => {
  const recomputation = async (shop: TestShop) => {
    const answer = await testApp.app.inject({ url: '/api/costs/recomputation', headers: shop.headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return contract.getRecomputation.answer.parse(answer.json());
  };
  const profit = async (shop: TestShop) => (await overview(shop, '2024-01-01', '2024-12-31')).profitNet ?? 0;

  test('says afterwards what it changed, as the figures do', async () => {
    const { shop } = await shopWithSales();
    await add(shop, { kind: 'cogs', percent: 30 });
    expect(await recomputation(shop)).toMatchObject({ running: null, last: { kind: 'cogs', changed: 3 } });
    const before = await profit(shop);
    const { id } = await add(shop, { perOrder: 5 });
    const { last } = await recomputation(shop);
    expect(last).toMatchObject({
      kind: 'shipping_cost',
      change: -15,
      changed: 3,
      months: [
        { month: '2024-04', change: -5 },
        { month: '2024-03', change: -10 },
      ],
    });
    expect(await profit(shop)).toBe(before - 15);
    await withdraw(shop, id);
    expect((await recomputation(shop)).last).toMatchObject({ change: 15, changed: 3 });
    expect((await withdraw(shop, id)).recomputation).toBeNull();
    expect((await recomputation(shop)).last).toMatchObject({ change: 15, changed: 3 });
  });

  test('sent again under the same id is kept once, and changes nothing more', async () => {
    const { shop } = await shopWithSales();
    const id = crypto.randomUUID();
    const both = await Promise.all([add(shop, { id, perOrder: 5 }), add(shop, { id, perOrder: 5 })]);
    expect(both.map((added) => added.id)).toEqual([id, id]);
    expect(both.filter(({ recomputation: made }) => made !== null)).toHaveLength(1);
    expect((await costs(shop)).rules).toHaveLength(1);
    expect(await amounts(shop, 'shipping_cost')).toEqual([-500, -500, -500]);
    expect(await add(shop, { id, perOrder: 5 })).toMatchObject({ id, recomputation: null });
    expect((await recomputation(shop)).last).toMatchObject({ change: -15 });
  });

  test('says so when the figures are in line with it, which is at once in a small shop', async () => {
    const { shop } = await shopWithSales();
    const answer = await post(shop, '', rule({ perOrder: 5 }));
    const { recomputation: made } = contract.addCostRule.answer.parse(answer.json());
    expect(made).toMatchObject({ kind: 'shipping_cost' });
    expect((await recomputation(shop)).last).toMatchObject({ id: made?.id, imported: false });
  });
});

describe('a fixed cost', () => {
  test('of a month is spread over its days, to exactly the amount', async () => {
    const { shop } = await newShop();
    await add(shop, { kind: 'custom_cost', label: 'Rent', perMonth: 1000, from: '2024-02-01', to: '2024-03-10' });
    const days = await posted(shop, 'custom_cost');
    expect(days).toHaveLength(39);
    const sum = (month: string) =>
      days.filter(({ on }) => on.startsWith(month)).reduce((total, { amount }) => total + amount, 0);
    expect(sum('2024-02')).toBe(-100_000);
    // 10 of 31 days: 322.58
    expect(sum('2024-03')).toBe(-32_258);
  });

  test('that is paid once is spread over the days of the rule, to exactly the amount', async () => {
    const { shop } = await newShop();
    await add(shop, { kind: 'custom_cost', label: 'Insurance', once: 100, from: '2024-02-28', to: '2024-03-05' });
    expect(await amounts(shop, 'custom_cost')).toEqual([-1_429, -1_428, -1_429, -1_428, -1_429, -1_428, -1_429]);
    const today = new Date().toISOString().slice(0, 10);
    const ends = { from: addDays(today, -2), to: addDays(today, 7) };
    const next = await newShop();
    await add(next.shop, { kind: 'custom_cost', label: 'Fair', once: 100, ...ends });
    const first = await amounts(next.shop, 'custom_cost');
    expect(first.length).toBeGreaterThanOrEqual(3); // the shop's day may have begun already
    expect(new Set(first)).toEqual(new Set([-1_000]));
    const { rows } = await testApp.services.database.pool.query(
      `select count(*)::int as planned from jobs.job where name = 'fixed-costs' and data ->> 'shopId' = $1`,
      [next.shop.shopId],
    );
    expect(rows).toEqual([{ planned: 1 }]);
  });

  test('each counts for itself, one of a single day on that day', async () => {
    const { shop } = await newShop();
    await add(shop, { kind: 'custom_cost', label: 'Fair', once: 300, from: '2024-02-02' });
    const second = await add(shop, { kind: 'custom_cost', label: 'Prints', once: 20.5, from: '2024-02-02' });
    expect(await amounts(shop, 'custom_cost')).toEqual([-32_050]);
    await withdraw(shop, second.id);
    expect(await amounts(shop, 'custom_cost')).toEqual([-30_000]);
  });

  test('goes up to today, and is posted for each day that comes', async () => {
    const { shop } = await newShop();
    const today = new Date().toISOString().slice(0, 10);
    await add(shop, { kind: 'custom_cost', label: 'Rent', perMonth: 310, from: addDays(today, -3) });
    const before = await posted(shop, 'custom_cost');
    expect(before.length).toBeGreaterThanOrEqual(4); // the shop's day may have begun already
    await postFixedCostsOf(testApp.services, shop.shopId);
    expect(await posted(shop, 'custom_cost')).toEqual(before);
    const { rows } = await testApp.services.database.pool.query(
      `select start_after > now() and start_after <= now() + interval '25 hours' as tomorrow from jobs.job
       where name = 'fixed-costs' and data ->> 'shopId' = $1`,
      [shop.shopId],
    );
    expect(rows).toEqual([{ tomorrow: true }]);
  });
});

test('the coverage is the share of the sales that have the cost', async () => {
  const { shop } = await shopWithSales();
  await add(shop, { perOrder: 4, country: 'Romania' });
  const { coverage, period, countries } = await costs(shop);
  expect(period).toEqual({ from: '2024-03-01', to: '2024-04-01' });
  expect(countries).toEqual(['France', 'Romania']);
  // 100.00 of 100.00 + 50.00 - 10.00 - 20.00 + 10.00
  expect(coverage).toEqual([
    { kind: 'tax', known: 0, of: 3, share: 0 },
    { kind: 'cogs', known: 0, of: 3, share: 0 },
    { kind: 'shipping_cost', known: 1, of: 3, share: 76.92 },
    { kind: 'return_shipping_cost', known: 0, of: 1, share: 0 },
    { kind: 'handling', known: 0, of: 3, share: 0 },
    { kind: 'payment_fee', known: 0, of: 3, share: 0 },
    { kind: 'platform_fee', known: 0, of: 0, share: null },
    { kind: 'dispute_fee', known: 0, of: 0, share: null },
    { kind: 'custom_cost', known: 0, of: 32, share: 0 },
  ]);
});

test('a cost of a return that comes on another day makes the refund’s own day known', async () => {
  const { shop } = await shopWithSales();
  const { database } = testApp.services;
  await database.forShop(shop.shopId, async (trx) => {
    const { order_id: id } = await trx
      .selectFrom('order_totals')
      .select('order_id')
      .where('kind', '=', 'refund')
      .executeTakeFirstOrThrow();
    const cost = { kind: 'return_shipping_cost', amount_minor: -600, shop_amount_minor: -600, currency: 'EUR' };
    const on = { occurred_on: '2024-03-20', order_on: '2024-03-02' };
    const last = await lastEntry(trx, shop.shopId);
    await addEntries(trx, [
      {
        ...cost,
        ...on,
        shop_id: shop.shopId,
        order_id: id,
        order_line_id: null,
        campaign_id: null,
        source_ref: 'test:late',
        quality: 'actual',
      },
    ]);
    await refreshCoverage(trx, shop.shopId, last);
  });
  const { coverage } = await costs(shop);
  expect(coverage).toContainEqual({ kind: 'return_shipping_cost', known: 1, of: 1, share: 100 });
  const { kept, counted } = await coverageOf(database, shop.shopId);
  expect(kept).toEqual(counted);
});

const dayOf = fc.integer({ min: 1, max: 9 }).map((day) => `2024-03-0${day}`);
const cents = fc.integer({ min: 0, max: 999 });
const step = fc.oneof(
  fc.record({
    what: fc.constant('order' as const),
    on: dayOf,
    country: fc.constantFrom('RO', 'FR', null),
    paymentMethod: fc.constantFrom('Card', 'PayPal', null),
    carrier: fc.constantFrom('Sameday', 'FAN', null),
    parcels: fc.constantFrom(1, 3, null),
    grams: fc.constantFrom(900, 2_000, null),
    amount: fc.integer({ min: 1, max: 9_999 }),
  }),
  fc.record({
    what: fc.constant('rule' as const),
    kind: fc.constantFrom(
      'payment_fee',
      'payment_fee',
      'platform_fee',
      'dispute_fee',
      'shipping_cost',
      'shipping_cost',
    ),
    carrier: fc.constantFrom('sameday', null),
    weight: fc.constantFrom({ weightOver: null, weightTo: 900 }, { weightOver: 900, weightTo: null }, null),
    perParcel: fc.option(fc.integer({ min: 0, max: 999 })),
    from: dayOf,
    to: fc.option(dayOf),
    country: fc.constantFrom('RO', 'FR', null),
    paymentMethod: fc.constantFrom('card', 'PayPal', null, null),
    perOrder: cents,
    percent: fc.integer({ min: 0, max: 9_999 }),
  }),
  fc.record({ what: fc.constant('weigh' as const), grams: fc.constantFrom(400, 900, 1_500, null) }),
  fc.record({ what: fc.constant('withdraw' as const), place: fc.nat(5) }),
  fc.record({ what: fc.constant('real' as const), place: fc.nat(3), cents }),
  fc.record({
    what: fc.constant('verdict' as const),
    place: fc.nat(3),
    verdict: fc.constantFrom('lost', 'lost', 'won', null),
  }),
  fc.record({ what: fc.constant('realBack' as const), place: fc.nat(3) }),
);

test('any sequence of orders, rules, real costs of orders and take-backs gives what the rules in force charge from scratch', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const { shop, ledger } = await newShop();
      const orders: {
        id: string;
        on: string;
        country: string | null;
        paymentMethod: string | null;
        carrier: string | null;
        parcels: number | null;
        grams: number | null;
        amount: number;
      }[] = [];
      let unitGrams: number | null = null;
      const real: { id: string; order: string; cents: number }[] = [];
      const verdicts = new Map<string, FraudVerdict | null>();
      const rules: {
        id: string;
        from: string;
        to: string | null;
        country: string | null;
        paymentMethod: string | null;
        kind: CostRuleInput['kind'];
        carrier: string | null;
        weight: { weightOver: number | null; weightTo: number | null } | null;
        charge: (of: (typeof orders)[number]) => number | null;
      }[] = [];
      for (const each of steps) {
        if (each.what === 'order') {
          const lines = [{ amount: each.amount, sku: 'MUG' }];
          const { id } = await ledger.addOrder({
            on: each.on,
            country: each.country,
            paymentMethod: each.paymentMethod,
            carrier: each.carrier,
            parcels: each.parcels,
            grams: each.grams,
            lines,
          });
          await testApp.services.database.forShop(shop.shopId, (trx) => postCostsSince(trx, shop.shopId, null));
          orders.push({ ...each, id });
        } else if (each.what === 'rule') {
          const { kind, from, to, perOrder } = each;
          const country = kind === 'dispute_fee' ? null : each.country;
          const paymentMethod = kind === 'payment_fee' ? each.paymentMethod : null;
          const shipping = kind === 'shipping_cost';
          const percent = kind === 'dispute_fee' || shipping ? 0 : each.percent;
          const { carrier, weight, perParcel } = shipping ? each : { carrier: null, weight: null, perParcel: null };
          if (to !== null && to < from) continue;
          const terms = { from, to, country, paymentMethod, perOrder: perOrder / 100 };
          const { id } = await add(shop, {
            kind,
            ...terms,
            ...(kind !== 'dispute_fee' && !shipping && { percent: percent / 1000 }),
            ...(shipping && { carrier, ...weight, perParcel: perParcel === null ? null : perParcel / 100 }),
          });
          // Percent with three decimals of cents, rounded half up, all in whole numbers.
          const charge = ({ amount, parcels }: (typeof orders)[number]) => {
            if (perParcel !== null && parcels === null) return null;
            const fixed = perOrder + (perParcel ?? 0) * (parcels ?? 0);
            return Math.floor((fixed * 100_000 + percent * amount + 50_000) / 100_000);
          };
          rules.push({ id, kind, from, to, country, paymentMethod, carrier, weight, charge });
        } else if (each.what === 'weigh') {
          unitGrams = each.grams;
          await setFacts(shop, { code: 'MUG', group: null, weightGrams: unitGrams });
        } else if (each.what === 'verdict') {
          const order = orders[each.place]?.id;
          if (order === undefined) continue;
          await setVerdict(testApp.services, shop, order, each.verdict);
          await recomputed(testApp, shop);
          verdicts.set(order, each.verdict);
        } else if (each.what === 'real') {
          const order = orders[each.place]?.id;
          if (order === undefined) continue;
          const id = await recordOrderCost(testApp, shop, order, { kind: 'payment_fee', cost: each.cents / 100 });
          if (!real.some((known) => known.id === id)) real.push({ id, order, cents: each.cents });
        } else if (each.what === 'realBack') {
          const [gone] = real.splice(each.place, 1);
          if (gone) await takeOrderCostBack(testApp, shop, gone.id);
        } else {
          const [gone] = rules.splice(each.place, 1);
          if (gone) await withdraw(shop, gone.id);
        }
      }
      const today = new Date().toISOString().slice(0, 10);
      const conditionsOf = ({ paymentMethod, carrier, weight, country }: (typeof rules)[number]) =>
        [paymentMethod, carrier, weight, country].map((condition) => condition !== null);
      /** The rule with the most conditions, of equally many by the order above, then the newest: undefined where none fits. */
      const ruleFor = (kind: CostRuleInput['kind'], on: string, order: (typeof orders)[number]) => {
        const grams = order.grams ?? unitGrams;
        const fits = rules.filter((of) => {
          if (of.kind !== kind || on < of.from || on > (of.to ?? on)) return false;
          const { weightOver, weightTo } = of.weight ?? { weightOver: null, weightTo: null };
          return (
            (of.paymentMethod === null || of.paymentMethod.toLowerCase() === order.paymentMethod?.toLowerCase()) &&
            (of.carrier === null || of.carrier === order.carrier?.toLowerCase()) &&
            (of.country === null || of.country === order.country) &&
            (weightOver === null || (grams !== null && grams > weightOver)) &&
            (weightTo === null || (grams !== null && grams <= weightTo))
          );
        });
        const rank = (of: (typeof rules)[number]) => {
          const conditions = conditionsOf(of);
          return [conditions.filter(Boolean).length, ...conditions.map(Number)].join('');
        };
        const best = fits.map(rank).toSorted().at(-1);
        return fits.findLast((of) => rank(of) === best);
      };
      /** What the rules of a kind charge for an order on a day, without what is recorded. */
      const byRules = (kind: CostRuleInput['kind'], on: string, order: (typeof orders)[number]) =>
        -(ruleFor(kind, on, order)?.charge(order) ?? 0);
      const sum = (all: readonly number[]) => all.reduce((total, amount) => total + amount, 0) + 0;
      const charged = async (kind: string) => sum(await amounts(shop, kind));
      const fees = orders.map((order) => {
        const recorded = real.findLast((cost) => cost.order === order.id);
        return recorded ? -recorded.cents : byRules('payment_fee', order.on, order);
      });
      expect(await charged('payment_fee')).toBe(sum(fees));
      expect(await charged('platform_fee')).toBe(sum(orders.map((order) => byRules('platform_fee', order.on, order))));
      expect(await charged('shipping_cost')).toBe(
        sum(orders.map((order) => byRules('shipping_cost', order.on, order))),
      );
      const sent = orders.filter(
        (order) => (ruleFor('shipping_cost', order.on, order)?.charge(order) ?? null) !== null,
      );
      expect((await costs(shop)).coverage.find(({ kind }) => kind === 'shipping_cost')?.known ?? 0).toBe(sent.length);
      const lost = orders.filter(({ id }) => verdicts.get(id) === 'lost');
      expect(await charged('dispute_fee')).toBe(sum(lost.map((order) => byRules('dispute_fee', today, order))));
      const coverage = await coverageOf(testApp.services.database, shop.shopId);
      expect(coverage.kept).toEqual(coverage.counted);
    }),
    { numRuns: propertyRuns(25) },
  );
}, 60_000);

const EUR_CENTS = 100;
const costOf = (code: string, cost: number, from = '2024-03-01') => ({ code, cost, from });
const send = (shop: TestShop, path: string, payload: object = {}) =>
  change(shop, `/api/costs/products${path}`, payload);

async function setCost(shop: TestShop, code: string, cost: number, from?: string) {
  const answer = await send(shop, '', costOf(code, cost, from));
  expect(answer.statusCode, answer.body).toBe(201);
  return contract.addProductCost.answer.parse(answer.json());
}

async function takeCostBack(shop: TestShop, id: string) {
  const answer = await send(shop, `/${id}/withdraw`);
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.withdrawProductCost.answer.parse(answer.json());
}

async function products(shop: TestShop, query = '') {
  const answer = await testApp.app.inject({ url: `/api/costs/products${query}`, headers: shop.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.listProductCosts.answer.parse(answer.json());
}

/** 3 mugs at 10.00 and a shirt at 40.00 on 1 March, 2 mugs on 5 March, a hat on 6 March. */
async function shopWithProducts() {
  const { shop, ledger } = await newShop();
  await ledger.addOrder({
    on: '2024-03-01',
    lines: [
      { amount: 3_000, quantity: '3', sku: 'MUG', name: 'Mug, large' },
      { amount: 4_000, sku: 'SHIRT', name: 'Shirt' },
    ],
  });
  await ledger.addOrder({
    on: '2024-03-05',
    lines: [{ amount: 2_000, quantity: '2', sku: 'MUG', name: 'Mug, large' }],
  });
  await ledger.addOrder({ on: '2024-03-06', lines: [{ amount: 900, name: 'Hat' }] });
  return { shop, ledger };
}

describe('the cost of a product', () => {
  test('counts from its day on, for each unit, and changes no day before', async () => {
    const { shop } = await shopWithProducts();
    await setCost(shop, 'MUG', 4.25, '2024-03-02');
    expect(await posted(shop, 'cogs')).toEqual([{ on: '2024-03-05', amount: -850, known: 1 }]);
    await setCost(shop, 'MUG', 4, '2024-03-01');
    // 3 x 4.00; 2 x 4.25, as the later day counts
    expect(await amounts(shop, 'cogs')).toEqual([-1_200, -850]);
    const { breakdown } = await overview(shop);
    expect(breakdown).toContainEqual({ part: 'goods', amount: 20.5, quality: 'actual' });
  });

  test('is taken back to the one before it, then to the percentage, then to none', async () => {
    const { shop } = await shopWithProducts();
    const percentage = await add(shop, { kind: 'cogs', percent: 50 });
    const first = await setCost(shop, 'MUG', 4);
    const second = await setCost(shop, 'MUG', 5);
    // the shirt and the hat by the percentage
    expect(await amounts(shop, 'cogs')).toEqual([-1_500 - 2_000, -1_000, -450]);
    expect(await takeCostBack(shop, second.id)).toMatchObject({ id: second.id, withdrawnAt: expect.any(String) });
    expect(await amounts(shop, 'cogs')).toEqual([-1_200 - 2_000, -800, -450]);
    await takeCostBack(shop, first.id);
    await takeCostBack(shop, first.id);
    expect(await amounts(shop, 'cogs')).toEqual([-1_500 - 2_000, -1_000, -450]);
    await withdraw(shop, percentage.id);
    expect((await posted(shop, 'cogs')).map(({ amount, known }) => [amount, known])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    const [mug] = (await products(shop, '?search=mug')).products;
    expect(mug).toMatchObject({ cost: null, costs: [{ cost: 5 }, { cost: 4 }] });
  });

  test('of 0 is known, and the same one again changes nothing', async () => {
    const { shop } = await shopWithProducts();
    const { id } = await setCost(shop, 'Hat', 0);
    expect(await setCost(shop, 'Hat', 0)).toMatchObject({ id });
    expect(await posted(shop, 'cogs')).toEqual([{ on: '2024-03-06', amount: 0, known: 1 }]);
    expect((await products(shop, '?search=hat')).products).toMatchObject([{ unknownSales: 0, cost: { cost: 0 } }]);
  });

  test('costs nothing for orders that were called off', async () => {
    const { shop, ledger } = await shopWithProducts();
    await ledger.addOrder({ on: '2024-03-06', status: 'cancelled', lines: [{ amount: 700, sku: 'MUG' }] });
    await setCost(shop, 'MUG', 4);
    expect(await amounts(shop, 'cogs')).toEqual([-1_200, -800]);
  });

  test('is previewed as money, and nothing of it is kept', async () => {
    const { shop } = await shopWithProducts();
    await add(shop, { kind: 'cogs', percent: 50 });
    const answer = await send(shop, '/preview', costOf('MUG', 6));
    // 5 x 6.00 in place of 50 % of 50.00
    expect(contract.previewProductCost.answer.parse(answer.json())).toEqual({
      change: -5,
      changed: 2,
      months: [{ month: '2024-03', change: -5 }],
    });
    expect(await amounts(shop, 'cogs')).toEqual([-3_500, -1_000, -450]);
    expect((await products(shop, '?search=mug')).products).toMatchObject([{ costs: [] }]);
  });

  test('leaves no rounding of the percentage on a day that has a cost now', async () => {
    const { shop, ledger } = await newShop();
    // 33.333 % of 3 x 0.01 is 0.01 for the day and 0.00 for each line
    await ledger.addOrder({ on: '2024-03-01', lines: [{ amount: 1 }, { amount: 1 }, { amount: 1, sku: 'A' }] });
    await add(shop, { kind: 'cogs', percent: 33.333 });
    expect(await amounts(shop, 'cogs')).toEqual([-1]);
    await setCost(shop, 'A', 7);
    expect(await amounts(shop, 'cogs')).toEqual([-700]);
  });
});

describe('the products', () => {
  test('come with what sells most without a cost first, and are found by code and name, by page', async () => {
    const { shop } = await shopWithProducts();
    await setCost(shop, 'MUG', 4, '2024-03-05');
    const all = await products(shop);
    expect(all).toMatchObject({
      currency: 'EUR',
      period: { from: '2024-03-01', to: '2024-03-06' },
      total: 3,
      missing: 3,
    });
    expect(
      all.products.map(({ code, name, units, sales, unknownSales, firstSale, cost }) => [
        code,
        name,
        units,
        sales,
        unknownSales,
        firstSale,
        cost?.cost ?? null,
      ]),
    ).toEqual([
      ['SHIRT', 'Shirt', 1, 40, 40, '2024-03-01', null],
      ['MUG', 'Mug, large', 5, 50, 30, '2024-03-01', 4],
      ['Hat', 'Hat', 1, 9, 9, '2024-03-06', null],
    ]);
    const found = async (query: string) => (await products(shop, query)).products.map(({ code }) => code);
    expect(await found('?search=LARGE')).toEqual(['MUG']);
    expect(await found('?search=100%25')).toEqual([]);
    expect(await found('?limit=2&page=1')).toEqual(['Hat']);
    await setCost(shop, 'SHIRT', 12);
    expect(await found('?missing=true')).toEqual(['MUG', 'Hat']);
    expect(await products(shop, '?page=9')).toMatchObject({ products: [], total: 3, missing: 2 });
  });

  test('count no order that was called off', async () => {
    const { shop, ledger } = await shopWithProducts();
    await ledger.addOrder({ on: '2024-03-06', status: 'cancelled', lines: [{ amount: 77_700, sku: 'SHIRT' }] });
    expect((await products(shop, '?search=shirt')).products).toMatchObject([{ sales: 40, unknownSales: 40 }]);
  });

  test('are a file that says what each costs', async () => {
    const { shop } = await shopWithProducts();
    await setCost(shop, 'MUG', 4.125);
    await setFacts(shop, { code: 'MUG', group: 'Ceramics', weightGrams: 350 });
    const { body, headers } = await testApp.app.inject({ url: '/api/costs/products.csv', headers: shop.headers });
    expect(headers['content-type']).toMatch(/^text\/csv/);
    expect(body).toBe(
      [
        '\uFEFFCode,Name,Unit cost (EUR),From,Group,Weight (g),Units,Sales',
        'SHIRT,Shirt,,,,,1,40',
        'Hat,Hat,,,,,1,9',
        'MUG,"Mug, large",4.125,2024-03-01,Ceramics,350,5,50',
        '',
      ].join('\r\n'),
    );
  });

  test('of a shop without a currency are none', async () => {
    const shop = await testApp.createShop({ currency: null });
    expect(await products(shop)).toEqual({
      source: 'none',
      currency: null,
      period: null,
      products: [],
      total: 0,
      missing: 0,
    });
  });
});

const codes = fc.constantFrom('A', 'B');
const groups = fc.constantFrom('Books', null);
const goodsStep = fc.oneof(
  fc.record({
    what: fc.constant('order' as const),
    on: dayOf,
    country: fc.constantFrom('RO', 'FR', null),
    discount: fc.constantFrom(0, 0, 7, 50),
    shipping: fc.constantFrom(0, 495),
    lines: fc.array(
      fc.record({ code: codes, quantity: fc.integer({ min: 1, max: 5 }), amount: fc.integer({ min: 1, max: 999 }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  }),
  fc.record({ what: fc.constant('cost' as const), code: codes, from: dayOf, cents }),
  fc.record({ what: fc.constant('back' as const), place: fc.nat(3) }),
  fc.record({
    what: fc.constant('percent' as const),
    from: dayOf,
    percent: fc.integer({ min: 0, max: 100 }),
    group: fc.constantFrom('books', null, null),
  }),
  fc.record({
    what: fc.constant('vat' as const),
    from: dayOf,
    percent: fc.constantFrom(0, 5, 19, 21),
    country: fc.constantFrom('RO', null),
    group: fc.constantFrom('books', null),
    vatIncluded: fc.constantFrom(true, true, false),
  }),
  fc.record({ what: fc.constant('vatBack' as const), place: fc.nat(2) }),
  fc.record({ what: fc.constant('group' as const), code: codes, group: groups }),
  fc.record({ what: fc.constant('percentBack' as const), place: fc.nat(3) }),
  fc.record({ what: fc.constant('real' as const), place: fc.nat(2), code: fc.option(codes), cents }),
  fc.record({ what: fc.constant('realBack' as const), place: fc.nat(2) }),
  fc.record({ what: fc.constant('decide' as const), code: codes, isProduct: fc.boolean() }),
  fc.record({ what: fc.constant('decideBack' as const), code: codes }),
);

test('any sequence of orders, unit costs, percentages, VAT, product groups, real costs of orders, decisions on what is a product and take-backs gives what those in force charge from scratch', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(goodsStep, { minLength: 3, maxLength: 10 }), async (steps) => {
      const { shop, ledger } = await newShop();
      const orders: {
        id: string;
        on: string;
        country: string | null;
        discount: number;
        shipping: number;
        lines: { code: string; quantity: number; amount: number }[];
      }[] = [];
      const vats: {
        id: string;
        from: string;
        percent: number;
        country: string | null;
        group: string | null;
        vatIncluded: boolean;
      }[] = [];
      const groupOf = new Map<string, string | null>();
      const real: { id: string; order: string; code: string | null; cents: number }[] = [];
      const unitCosts: { id: string; code: string; from: string; cents: number }[] = [];
      const percents: { id: string; from: string; percent: number; group: string | null }[] = [];
      const decided = new Map<string, { id: string; isProduct: boolean }>();
      for (const each of steps) {
        if (each.what === 'order') {
          const lines = each.lines.map(({ code, quantity, amount }) => ({
            sku: code,
            quantity: `${quantity}`,
            amount,
          }));
          const entries = [
            ...(each.discount === 0 ? [] : [{ kind: 'discount' as const, amount: -each.discount }]),
            ...(each.shipping === 0 ? [] : [{ kind: 'shipping_charged' as const, amount: each.shipping }]),
          ];
          const { id } = await ledger.addOrder({ on: each.on, country: each.country, lines, entries });
          await testApp.services.database.forShop(shop.shopId, (trx) => postCostsSince(trx, shop.shopId, null));
          orders.push({ ...each, id });
        } else if (each.what === 'cost') {
          const { id } = await setCost(shop, each.code, each.cents / EUR_CENTS, each.from);
          if (!unitCosts.some((known) => known.id === id)) unitCosts.push({ ...each, id });
        } else if (each.what === 'back') {
          const [gone] = unitCosts.splice(each.place, 1);
          if (gone) await takeCostBack(shop, gone.id);
        } else if (each.what === 'percent') {
          const { percent, from, group } = each;
          const { id } = await add(shop, { kind: 'cogs', percent, from, group });
          percents.push({ ...each, id });
        } else if (each.what === 'vat') {
          const { percent, from, group, country, vatIncluded } = each;
          const { id } = await add(shop, { kind: 'tax', percent, from, group, country, vatIncluded });
          vats.push({ ...each, id });
        } else if (each.what === 'vatBack') {
          const [gone] = vats.splice(each.place, 1);
          if (gone) await withdraw(shop, gone.id);
        } else if (each.what === 'group') {
          await setFacts(shop, { code: each.code, group: each.group, weightGrams: null });
          groupOf.set(each.code, each.group);
        } else if (each.what === 'real') {
          const order = orders[each.place];
          if (!order || (each.code !== null && !order.lines.some(({ code }) => code === each.code))) continue;
          const terms = { kind: 'cogs' as const, cost: each.cents / EUR_CENTS, sku: each.code };
          const id = await recordOrderCost(testApp, shop, order.id, terms);
          if (!real.some((known) => known.id === id)) real.push({ ...each, id, order: order.id });
        } else if (each.what === 'decide') {
          const { code, isProduct } = each;
          const answer = await change(shop, '/api/costs/lines', { code, isProduct });
          decided.set(code, contract.decideLine.answer.parse(answer.json()));
        } else if (each.what === 'decideBack') {
          const gone = decided.get(each.code);
          decided.delete(each.code);
          const url = `/api/costs/lines/${gone?.id}/withdraw`;
          if (gone) await change(shop, url, {});
        } else if (each.what === 'realBack') {
          const [gone] = real.splice(each.place, 1);
          if (gone) await takeOrderCostBack(testApp, shop, gone.id);
        } else {
          const [gone] = percents.splice(each.place, 1);
          if (gone) await withdraw(shop, gone.id);
        }
      }
      /** Of the costs of the latest day up to this one the newest. */
      const unitCost = (code: string, on: string) =>
        unitCosts
          .filter((cost) => cost.code === code && cost.from <= on)
          .toSorted((a, b) => a.from.localeCompare(b.from))
          .at(-1);
      const isNone = (code: string) => decided.get(code)?.isProduct === false;
      const nearHalf = 1e-6;
      const rounded = (amount: number) => Math.sign(amount) * Math.floor(Math.abs(amount) + 0.5 + nearHalf) + 0;
      const groupNow = (code: string) => groupOf.get(code)?.toLowerCase() ?? null;
      /** The newest rule of the product's group, else of all products. */
      const percentOf = (code: string, on: string) => {
        const fits = percents.filter(({ from }) => from <= on);
        const own = groupNow(code);
        return ((own && fits.findLast(({ group }) => group === own)) || fits.findLast(({ group }) => group === null))
          ?.percent;
      };
      /** The part of a line's price that is VAT: by the rule of the country and group, the country, the group, or all. */
      const vatInside = (code: string, { on, country }: (typeof orders)[number]) => {
        const fits = vats.filter(({ from }) => from <= on);
        const found = [country ?? '', null]
          .flatMap((land) => [groupNow(code) ?? '', null].map((group) => ({ land, group })))
          .map(({ land, group }) => fits.findLast((of) => of.country === land && of.group === group))
          .find((of) => of !== undefined);
        return found && (found.vatIncluded ? found.percent / (100 + found.percent) : 0);
      };
      /** What an order sells for without its VAT: each line, and the order's own discount and shipping. */
      const netOf = (order: (typeof orders)[number]) => {
        const { lines, discount, shipping } = order;
        const inside = lines.map(({ code }) => vatInside(code, order));
        const known = inside.every((part) => part !== undefined);
        const sales = lines.reduce((sum, { amount }) => sum + amount, 0);
        const mean = known ? lines.reduce((sum, { amount }, at) => sum + amount * (inside[at] ?? 0), 0) / sales : 0;
        const exact = [...lines.map(({ amount }, at) => (known ? amount * (inside[at] ?? 0) : 0)), -discount * mean];
        const upTo = (end: number) => rounded(exact.slice(0, end).reduce((sum, vat) => sum + vat, 0));
        const gross = [...lines.map(({ amount }) => amount), -discount];
        const net = gross.map((amount, at) => amount - (upTo(at + 1) - upTo(at)));
        return { known, net, shipping: shipping - rounded(shipping * mean) };
      };
      /** What is recorded for the order of each of its lines, spread by their amounts; undefined where nothing is. */
      const recordedOf = ({ id, lines }: (typeof orders)[number]) => {
        const ofOrder = real.filter(({ order }) => order === id);
        const whole = ofOrder.at(-1)?.code === null;
        return lines.map(({ code }, place) => {
          const cost = ofOrder.findLast((each) => each.code === (whole ? null : code));
          if (!cost) return undefined;
          const upTo = (end: number) =>
            lines.slice(0, end).reduce((sum, line) => sum + (whole || line.code === code ? line.amount : 0), 0);
          const share = (end: number) => Math.floor((cost.cents * upTo(end)) / upTo(lines.length) + 0.5);
          return share(place + 1) - share(place);
        });
      };
      const linesOf = (order: (typeof orders)[number]) => {
        const recorded = recordedOf(order);
        const { net } = netOf(order);
        return order.lines.map((line, place) => {
          return { ...line, on: order.on, recorded: recorded[place], net: net[place] ?? 0 };
        });
      };
      /** What an order has as a whole: its discount, by the mean percentage of its lines; none where all of it is recorded. */
      const wholeOf = (order: (typeof orders)[number]) => {
        const sales = order.lines.reduce((sum, { amount }) => sum + amount, 0);
        const weighed = order.lines.map(({ code, amount }) => amount * (percentOf(code, order.on) ?? 0));
        const isRecorded = real.findLast((cost) => cost.order === order.id)?.code === null;
        return {
          net: netOf(order).net.at(-1) ?? 0,
          percent: weighed.reduce((sum, part) => sum + part, 0) / sales,
          isRecorded,
        };
      };
      const sumOf = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
      // Days without a unit cost, or a percentage of a group, are rounded as a whole, so that their sums are exact; on the others each line is.
      let [exact, posted100] = [0, 0];
      const expected: Record<string, number> = {};
      for (const on of Array.from(new Set(orders.map((order) => order.on))).toSorted()) {
        const ofDay = orders.filter((order) => order.on === on);
        const lines = ofDay.flatMap(linesOf);
        const byLine =
          percents.some(({ group, from }) => group !== null && from <= on) ||
          lines.some(({ code, recorded }) => recorded !== undefined || unitCost(code, on) || isNone(code));
        if (byLine) {
          const ofLines = lines.map(({ code, quantity, net, recorded }) => {
            if (recorded !== undefined) return recorded;
            if (isNone(code)) return 0;
            const cost = unitCost(code, on);
            return cost ? quantity * cost.cents : rounded((net * (percentOf(code, on) ?? 0)) / 100);
          });
          const ofWhole = ofDay
            .map(wholeOf)
            .map((whole) => (whole.isRecorded ? 0 : rounded((whole.net * whole.percent) / 100)));
          expected[on] = sumOf(ofLines) + sumOf(ofWhole);
        } else {
          const all = percents.findLast(({ from }) => from <= on)?.percent ?? 0;
          exact += sumOf(ofDay.flatMap((order) => netOf(order).net)) * all;
          expected[on] = rounded(exact / 100) - posted100;
          posted100 += expected[on];
        }
      }
      const ofKind = async (kind: string) => sumOf(await amounts(shop, kind));
      const discounts = sumOf(orders.map(({ discount }) => -discount));
      const gross = sumOf(orders.flatMap(({ lines }) => lines.map(({ amount }) => amount)));
      expect((await ofKind('tax')) + gross + discounts).toBe(sumOf(orders.flatMap((order) => netOf(order).net)));
      expect(await ofKind('shipping_charged')).toBe(sumOf(orders.map((order) => netOf(order).shipping)));
      expect((await costs(shop)).coverage.find(({ kind }) => kind === 'tax')?.known ?? 0).toBe(
        orders.filter((order) => netOf(order).known).length,
      );
      const charged: Record<string, number> = Object.fromEntries(Object.keys(expected).map((on) => [on, 0]));
      for (const { on, amount } of await posted(shop, 'cogs')) charged[on] = (charged[on] ?? 0) - amount;
      expect(charged).toEqual(expected);
      const coverage = await coverageOf(testApp.services.database, shop.shopId);
      expect(coverage.kept).toEqual(coverage.counted);
      const sold = (known: boolean) =>
        orders
          .flatMap(linesOf)
          .filter(({ code }) => !isNone(code))
          .filter(
            ({ code, on, recorded }) => (recorded ?? unitCost(code, on) ?? percentOf(code, on)) !== undefined || !known,
          )
          .reduce((total, { amount }) => total + amount, 0);
      const missing = (await products(shop)).products.reduce(
        (total, { unknownSales }) => total + Math.round(unknownSales * EUR_CENTS),
        0,
      );
      expect(missing).toBe(sold(false) - sold(true));
    }),
    { numRuns: propertyRuns(20) },
  );
}, 90_000);

describe('refused', () => {
  test.each([
    ['a cost below zero', { cost: -1 }],
    ['no cost', { cost: null }],
    ['no product', { code: '' }],
    ['a day of another age', { from: '1024-02-01' }],
  ])('for a product %s', async (_, terms) => {
    const { shop } = await newShop();
    const answer = await send(shop, '', { ...costOf('MUG', 4), ...terms });
    expect(Problem.parse(answer.json())).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  test('[ROLE-6] a viewer reads the costs of products and changes none', async () => {
    const { shop } = await newShop('viewer');
    expect((await products(shop)).products).toEqual([]);
    for (const path of ['', '/preview']) expect((await send(shop, path, costOf('MUG', 4))).statusCode).toBe(403);
    expect((await send(shop, `/${shop.shopId}/withdraw`)).statusCode).toBe(403);
  });

  test('the cost of a product of another shop', async () => {
    const [{ shop }, other] = [await newShop(), await newShop()];
    const { id } = await setCost(other.shop, 'MUG', 4);
    expect((await send(shop, `/${id}/withdraw`)).statusCode).toBe(404);
  });

  test.each([
    ['no amount', {}],
    ['an amount of another cost', { perMonth: 5 }],
    ['a cost below zero', { perOrder: -1 }],
    ['an end before the beginning', { perOrder: 1, to: '2024-02-01' }],
    ['a fixed cost without a name', { kind: 'custom_cost', perMonth: 5 }],
    ['a fixed cost of a country', { kind: 'custom_cost', label: 'Rent', perMonth: 5, country: 'RO' }],
    ['a payment method of another cost', { perOrder: 1, paymentMethod: 'Card' }],
    ['VAT that does not say whether the prices include it', { kind: 'tax', percent: 19 }],
    ['whether prices include VAT of another cost', { perOrder: 1, vatIncluded: true }],
    ['a product group of another cost', { perOrder: 1, group: 'Books' }],
    ['a weight of another cost', { kind: 'handling', perOrder: 1, weightTo: 1_000 }],
    ['a carrier of another cost', { kind: 'payment_fee', perOrder: 1, carrier: 'FAN' }],
    ['an amount for each parcel of another cost', { kind: 'handling', perParcel: 1 }],
    ['weights that end before they begin', { perOrder: 1, weightOver: 1_000, weightTo: 1_000 }],
    ['more than all', { kind: 'payment_fee', percent: 101 }],
    ['a day of another age', { perOrder: 1, from: '1024-02-01' }],
  ] satisfies [string, Partial<CostRuleInput>][])('%s', async (_, terms) => {
    const { shop } = await newShop();
    const answer = await post(shop, '', rule(terms));
    expect(Problem.parse(answer.json())).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  test('[ROLE-6] a viewer reads the rules and changes none', async () => {
    const { shop } = await newShop('viewer');
    expect((await costs(shop)).rules).toEqual([]);
    for (const path of ['', '/preview']) {
      expect((await post(shop, path, rule({ perOrder: 1 }))).statusCode).toBe(403);
    }
    expect((await post(shop, `/${shop.shopId}/withdraw`)).statusCode).toBe(403);
  });

  test('a rule of another shop', async () => {
    const [{ shop }, other] = [await newShop(), await newShop()];
    const { id } = await add(other.shop, { perOrder: 1 });
    expect((await post(shop, `/${id}/withdraw`)).statusCode).toBe(404);
  });

  test('amounts before the shop has a currency', async () => {
    const { shop } = await newShop();
    await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx.updateTable('shops').set({ currency: null }).where('shop_id', '=', shop.shopId).execute(),
    );
    expect((await post(shop, '', rule({ perOrder: 1 }))).statusCode).toBe(409);
  });
});
