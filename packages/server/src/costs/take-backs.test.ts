// What a confirmation of a take-back says is what then happens: of each kind that can be taken back.
import { contract, type CostPreview, type CostRuleInput, type TakeBack } from '@adaos/api';
import type { TakeBackKind } from '@adaos/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adSpendRoutes } from '../http/routes/ad-spend.ts';
import { costRoutes } from '../http/routes/costs.ts';
import { lineRoutes } from '../http/routes/lines.ts';
import { orderCostRoutes } from '../http/routes/order-costs.ts';
import { createTestApp, type TestApp, type TestShop } from '../testing/app.ts';
import { importNow } from '../testing/imports.ts';
import { recomputed } from '../testing/recomputation.ts';
import { setVerdict } from '../verdicts/verdicts.ts';
import { registerRecomputations } from './recompute.ts';

let testApp: TestApp;
let shop: TestShop;
beforeAll(async () => {
  testApp = await createTestApp({
    modules: [adSpendRoutes, costRoutes, lineRoutes, orderCostRoutes],
    workers: [registerRecomputations],
  });
});
afterAll(() => testApp.close());

const EUR = { currency: 'EUR', timezone: 'UTC' };
const ORDERS = [
  'Order,Date,Quantity,Price,SKU,Country',
  'A1,2024-02-05,2,59.50,LAMP,RO',
  'A2,2024-03-06,1,23.80,BOOK,RO',
  'A3,2024-03-07,3,11.90,LAMP,FR',
  'A3,2024-03-09,-1,11.90,LAMP,FR',
  'A4,2024-03-08,1,8.00,POSTAGE,RO',
  '',
].join('\n');

beforeEach(async () => {
  shop = await testApp.createShop({ role: 'manager', currency: null });
  await importNow(testApp, shop, ORDERS, { ...EUR, goodsCostPercent: 40 });
});

async function call(url: string, payload: object = {}): Promise<{ id: string }> {
  const answer = await testApp.app.inject({ method: 'POST', url, headers: shop.headers, payload });
  expect([200, 201], answer.body).toContain(answer.statusCode);
  await recomputed(testApp, shop);
  return answer.json<{ id: string }>();
}
const terms = { label: null, country: null, percent: null, perOrder: null, perItem: null, perMonth: null, once: null };
const rule = (own: Partial<CostRuleInput>) =>
  call('/api/costs/rules', { ...terms, from: '2024-01-01', to: null, ...own });
const preview = async (asked: TakeBack) =>
  contract.previewTakeBack.answer.parse(await call('/api/costs/take-backs/preview', asked));

const orderId = async (ref: string) =>
  testApp.services.database.readShop(shop.shopId, async (trx) => {
    const own = trx.selectFrom('orders').select('id').where('shop_id', '=', shop.shopId);
    return (await own.where('external_id', '=', ref).executeTakeFirstOrThrow()).id;
  });
const entries = () =>
  testApp.services.database.readShop(shop.shopId, async (trx) => {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from ledger_entries where shop_id = ${shop.shopId}`.execute(trx);
    return Number(rows[0]?.count);
  });

/** What the last change has done, as the banner over the screens says it. */
async function lastChange(): Promise<CostPreview> {
  const answer = await testApp.app.inject({ url: '/api/costs/recomputation', headers: shop.headers });
  const { last } = contract.getRecomputation.answer.parse(answer.json());
  const { change = Number.NaN, changed = Number.NaN, months = [] } = last ?? {};
  return { change, changed, months };
}

const withdraw: Record<TakeBackKind, (id: string) => string> = {
  rule: (id) => `/api/costs/rules/${id}/withdraw`,
  product_cost: (id) => `/api/costs/products/${id}/withdraw`,
  order_cost: (id) => `/api/costs/orders/${id}/withdraw`,
  order_cost_file: (id) => `/api/costs/order-files/${id}/withdraw`,
  ad_spend: (id) => `/api/costs/ad-spend/${id}/withdraw`,
  no_ads: (id) => `/api/costs/no-ads/${id}/withdraw`,
  line: (id) => `/api/costs/lines/${id}/withdraw`,
};

async function withFile(): Promise<{ id: string }> {
  const file = 'Order,Courier cost\nA1,7.00\nA3,5.50\n';
  await importNow(testApp, shop, file, { kind: 'order_costs' });
  const answer = await testApp.app.inject({ url: '/api/costs/order-files', headers: shop.headers });
  const { files } = contract.listOrderCostFiles.answer.parse(answer.json());
  return { id: files[0]?.importId ?? '' };
}

async function lostDispute(): Promise<void> {
  const by = { shopId: shop.shopId, accountId: shop.accountId };
  await setVerdict(testApp.services, by, await orderId('A2'), 'lost');
  await recomputed(testApp, shop);
}

const grouped = () => call('/api/costs/products/facts', { code: 'BOOK', group: 'Books', weightGrams: null });

/** What is taken back, how it comes about, and what taking it back changes in the profit. */
const CASES: readonly [name: string, what: TakeBackKind, add: () => Promise<{ id: string }>, change: number][] = [
  ['shipping by order', 'rule', () => rule({ kind: 'shipping_cost', perOrder: 4 }), 16],
  // 19.00 + 3.80 + (5.70 - 1.90) + 1.28 of VAT are the shop's again, less 40 % for the goods.
  ['VAT, with the goods', 'rule', () => rule({ kind: 'tax', percent: 19, vatIncluded: true }), 16.73],
  [
    'the goods of a group',
    'rule',
    async () => {
      await grouped();
      return rule({ kind: 'cogs', percent: 90, group: 'Books' });
    },
    11.9,
  ],
  // 40 % of 11.90 that came back.
  ['returned goods', 'rule', () => rule({ kind: 'returned_goods', percent: 0 }), 4.76],
  ['fixed costs', 'rule', () => rule({ kind: 'custom_cost', label: 'Photos', once: 50, from: '2024-03-01' }), 50],
  [
    'the fee of a lost dispute',
    'rule',
    async () => {
      await lostDispute();
      return rule({ kind: 'dispute_fee', perOrder: 15 });
    },
    15,
  ],
  // 10.00 in place of 40 % of 23.80.
  [
    'the cost of a product',
    'product_cost',
    () => call('/api/costs/products', { code: 'BOOK', cost: 10, from: '2024-01-01' }),
    0.48,
  ],
  [
    'a real cost of an order',
    'order_cost',
    async () => {
      await rule({ kind: 'shipping_cost', perOrder: 4 });
      return call(`/api/orders/${await orderId('A1')}/costs`, { kind: 'shipping_cost', cost: 9.5 });
    },
    5.5,
  ],
  ['a file of real costs', 'order_cost_file', withFile, 12.5],
  [
    'ad spend by hand',
    'ad_spend',
    () =>
      call('/api/costs/ad-spend', {
        platform: 'Instagram',
        campaign: 'Spring',
        amount: 31,
        currency: 'EUR',
        from: '2024-02-15',
        to: '2024-03-16',
      }),
    31,
  ],
  ['a statement of no ads', 'no_ads', () => call('/api/costs/no-ads', { from: '2024-02-01', to: '2024-02-10' }), 0],
  ['a line that is no product', 'line', () => call('/api/costs/lines', { code: 'POSTAGE', isProduct: false }), -3.2],
];

describe('what taking back would change is what then happens', () => {
  test.each(CASES)('%s', async (_, what, add, change) => {
    const { id } = await add();
    const before = await entries();
    const said = await preview({ what, id });
    expect(await entries()).toBe(before);
    await call(withdraw[what](id));
    expect(said).toEqual(await lastChange());
    expect(said.change).toBeCloseTo(change, 2);
    expect(said.months.reduce((sum, month) => sum + month.change, 0)).toBeCloseTo(change, 2);
    // Taken back, it changes nothing any more.
    expect(await preview({ what, id })).toMatchObject({ change: 0, months: [] });
  });
});

describe('a take-back that is undone leaves the profit as it was', () => {
  test.each(CASES)('%s', async (_, what, add, change) => {
    const { id } = await add();
    await call(withdraw[what](id));
    await call('/api/costs/take-backs/undo', { what, id });
    const last = await lastChange();
    expect(last.change).toBeCloseTo(-change, 2);
    // It counts again: taking it back would change as much as the first time; and undone twice it changes nothing more.
    expect((await preview({ what, id })).change).toBeCloseTo(change, 2);
    const before = await entries();
    await call('/api/costs/take-backs/undo', { what, id });
    expect(await entries()).toBe(before);
  });
});

test('of a file of costs comes back what was taken back with it, not what had been taken back before', async () => {
  const { id } = await withFile();
  const url = `/api/orders/${await orderId('A1')}/costs`;
  const { costs } = contract.listOrderCosts.answer.parse(
    (await testApp.app.inject({ url, headers: shop.headers })).json(),
  );
  await call(withdraw.order_cost(costs[0]?.id ?? ''));
  await call(withdraw.order_cost_file(id));
  await call('/api/costs/take-backs/undo', { what: 'order_cost_file', id });
  expect((await preview({ what: 'order_cost_file', id })).change).toBeCloseTo(5.5, 2);
});

test('a decision about a line that another one has replaced does not come back', async () => {
  const { id } = await call('/api/costs/lines', { code: 'POSTAGE', isProduct: false });
  await call('/api/costs/lines', { code: 'POSTAGE', isProduct: true });
  const undone = await testApp.app.inject({
    method: 'POST',
    url: '/api/costs/take-backs/undo',
    headers: shop.headers,
    payload: { what: 'line', id },
  });
  expect(undone.statusCode).toBe(409);
});

test.each(['preview', 'undo'])(
  'no %s of what the shop does not have, nor for those who may only read',
  async (asked) => {
    const { id } = await rule({ kind: 'shipping_cost', perOrder: 4 });
    const url = `/api/costs/take-backs/${asked}`;
    const payload = { what: 'rule', id };
    const [other, reader] = [
      await testApp.createShop({ role: 'manager' }),
      await testApp.createShop({ role: 'viewer' }),
    ];
    const ask = async ({ headers }: TestShop) =>
      (await testApp.app.inject({ method: 'POST', url, headers, payload })).statusCode;
    expect([await ask(shop), await ask(other), await ask(reader)]).toEqual([200, 404, 403]);
  },
);
