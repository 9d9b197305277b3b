import { contract, Problem } from '@adaos/api';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAuditEntries } from '../../audit/list.ts';
import { registerRecomputations } from '../../costs/recompute.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { recomputed } from '../../testing/recomputation.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { overviewRoutes } from './overview.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [overviewRoutes], workers: [registerRecomputations] });
});
afterAll(() => testApp.close());

async function put(shop: TestShop, percent: unknown) {
  const url = '/api/costs/goods';
  const answer = await testApp.app.inject({ method: 'PUT', url, headers: shop.headers, payload: { percent } });
  await recomputed(testApp, shop);
  return answer;
}

async function set(shop: TestShop, percent: number | null): Promise<number | null> {
  const answer = await put(shop, percent);
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.setGoodsCost.answer.parse(answer.json()).percent;
}

async function overviewOf(shop: TestShop) {
  const answer = await testApp.app.inject({
    url: '/api/overview?from=2024-03-01&to=2024-03-31',
    headers: shop.headers,
  });
  return contract.getOverview.answer.parse(answer.json());
}

async function rulesAndEntries(shop: TestShop) {
  return testApp.services.database.readShop(shop.shopId, async (trx) => {
    const rules = await trx.selectFrom('cost_rules').select(['percent', 'created_by']).orderBy('created_at').execute();
    const { entries } = await trx
      .selectFrom('ledger_entries')
      .select((of) => of.fn.countAll<string>().as('entries'))
      .executeTakeFirstOrThrow();
    return { rules, entries: Number(entries) };
  });
}

async function shopWithSales(role: 'viewer' | 'manager' = 'manager') {
  const shop = await testApp.createShop({ role });
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  await ledger.addOrder({ on: '2024-03-01', lines: [{ amount: 10_000 }, { amount: 333 }] });
  await ledger.addOrder({
    on: '2024-03-02',
    lines: [{ amount: 5_000 }],
    entries: [{ kind: 'discount', amount: -1_000 }],
  });
  await ledger.addOrder({ on: '2024-03-03', kind: 'refund', lines: [{ amount: -2_000 }] });
  return shop;
}

test('[OVER-1] the profit is known once the goods cost is, and unknown again when the rule is taken back', async () => {
  const shop = await shopWithSales();
  expect((await overviewOf(shop)).profitNet).toBeNull();

  expect(await set(shop, 40)).toBe(40);
  const known = await overviewOf(shop);
  expect(known.netSales).toBe(123.33);
  // 40 % of 123.33 is 49.332.
  expect(known.profitNet).toBe(74);
  expect(known.missing).not.toContain('cogs');
  expect(known.breakdown.find((part) => part.part === 'goods')).toEqual({
    part: 'goods',
    amount: 49.33,
    quality: 'rule',
  });

  expect(await set(shop, null)).toBeNull();
  const unknown = await overviewOf(shop);
  expect(unknown.profitNet).toBeNull();
  expect(unknown.missing).toContain('cogs');
  expect(unknown.breakdown).toEqual([
    { part: 'returns', amount: 20, quality: 'actual' },
    { part: 'discounts', amount: 10, quality: 'actual' },
    { part: 'unknown', amount: 123.33, quality: 'missing' },
  ]);

  expect(await set(shop, 25)).toBe(25);
  expect((await overviewOf(shop)).profitNet).toBe(92.5);
});

test('goods that cost nothing are known to cost nothing', async () => {
  const shop = await shopWithSales();
  await set(shop, 0);
  expect(await overviewOf(shop)).toMatchObject({ profitNet: 123.33 });
});

test('a rule taken back leaves no order behind the goods cost', async () => {
  const shop = await shopWithSales();
  const behind = async () => {
    const url = '/api/figures/netProfit/orders?from=2024-03-01&to=2024-03-31&kind=cogs';
    return contract.listFigureOrders.answer.parse((await testApp.app.inject({ url, headers: shop.headers })).json())
      .total;
  };
  await set(shop, 40);
  expect(await behind()).toBe(3);
  await set(shop, null);
  expect(await behind()).toBe(0);
});

test('the same percentage again changes nothing; each change is kept with who made it', async () => {
  const shop = await shopWithSales();
  expect(await set(shop, null)).toBeNull();
  expect((await rulesAndEntries(shop)).rules).toEqual([]);
  expect(await set(shop, 33.33333)).toBe(33.333);
  const once = await rulesAndEntries(shop);
  expect(await set(shop, 33.333)).toBe(33.333);
  expect(await rulesAndEntries(shop)).toEqual(once);
  expect(once.rules).toEqual([{ percent: '33.333', created_by: shop.accountId }]);
  expect(await set(shop, null)).toBeNull();
  expect(await set(shop, 40)).toBe(40);
  const { database } = testApp.services;
  const { entries } = await database.readShop(shop.shopId, (trx) => listAuditEntries(trx, shop.shopId, {}));
  expect(entries).toMatchObject([
    { action: 'goods_cost_set', actor: 'Ana', details: { from: null, to: 40 } },
    { action: 'goods_cost_set', actor: 'Ana', details: { from: 33.333, to: null } },
    { action: 'goods_cost_set', actor: 'Ana', details: { from: null, to: 33.333 } },
  ]);
});

test('of those set at the same moment the first holds, and the ledger agrees with it', async () => {
  const shop = await shopWithSales();
  const answers = await Promise.all([10, 20, 30, 40, 50].map((percent) => put(shop, percent)));
  const taken = answers.filter(({ statusCode }) => statusCode === 200);
  expect(taken).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4);
  const { rules } = await rulesAndEntries(shop);
  expect(rules).toHaveLength(1);
  const percent = Number(rules.at(-1)?.percent);
  const { profitNet } = await overviewOf(shop);
  expect(profitNet).toBeCloseTo(123.33 - Math.round(123.33 * percent) / 100, 6);
});

test('another percentage is refused once there is one, and no profit of the past changes', async () => {
  const shop = await shopWithSales();
  await set(shop, 40);
  const before = { overview: await overviewOf(shop), kept: await rulesAndEntries(shop) };
  expect(Problem.parse((await put(shop, 30)).json())).toMatchObject({ status: 409, code: 'goods_rule_exists' });
  expect({ overview: await overviewOf(shop), kept: await rulesAndEntries(shop) }).toEqual(before);
  // What was sent twice is answered twice.
  expect(await set(shop, 40)).toBe(40);
  expect(await rulesAndEntries(shop)).toEqual(before.kept);
});

test('rules of certain days are not replaced: the percentage is refused and they stay', async () => {
  const shop = await shopWithSales();
  await set(shop, 40);
  const dated = { shop_id: shop.shopId, id: uuidv7(), kind: 'cogs' as const, percent: '50', valid_from: '2024-03-02' };
  await testApp.services.database.forShop(shop.shopId, (trx) =>
    trx
      .insertInto('cost_rules')
      .values({ ...dated, created_by: null })
      .execute(),
  );
  for (const percent of [30, null, 50]) {
    expect(Problem.parse((await put(shop, percent)).json())).toMatchObject({ status: 409, code: 'goods_rule_exists' });
  }
  expect((await rulesAndEntries(shop)).rules.map(({ percent }) => percent)).toEqual(['40.000', '50.000']);
});

test.each([-1, 100.5, '40', undefined])('%s is no percentage', async (percent) => {
  const shop = await testApp.createShop();
  expect(Problem.parse((await put(shop, percent)).json())).toMatchObject({
    status: 400,
    fields: { percent: expect.any(String) },
  });
});
