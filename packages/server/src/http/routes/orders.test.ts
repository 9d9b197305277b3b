import { OrderDetail, Problem } from '@adaos/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { type BuiltOrder, ledgerBuilder } from '../../testing/ledger-builder.ts';
import { overviewRoutes } from './overview.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [overviewRoutes] });
});
afterAll(() => testApp.close());

const call = (shop: TestShop, path: string) =>
  testApp.app.inject({ url: `/api/orders/${path}`, headers: shop.headers });

async function orderOf(shop: TestShop, path: string): Promise<OrderDetail> {
  const answer = await call(shop, path);
  expect(answer.statusCode, answer.body).toBe(200);
  return OrderDetail.parse(answer.json());
}

async function shopWith(order: BuiltOrder) {
  const shop = await testApp.createShop();
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  return { shop, ledger, ...(await ledger.addOrder(order)) };
}

describe('an order opens to its lines', () => {
  test('with what it sold, what it cost and what was left', async () => {
    const { shop, id, lineIds } = await shopWith({
      on: '2024-03-10',
      externalId: '489434',
      customer: '13085',
      country: 'United Kingdom',
      lines: [
        { amount: 8_340, quantity: '12', sku: '85048', name: 'Glass ball', goodsCost: 3_000 },
        { amount: 1_000, goodsCost: 400, goodsCostQuality: 'estimate' },
      ],
      entries: [
        { kind: 'discount', amount: -340 },
        { kind: 'shipping_charged', amount: 500 },
        { kind: 'refund', amount: -1_000, on: '2024-04-01' },
      ],
    });
    expect(await orderOf(shop, id)).toEqual({
      id,
      externalId: '489434',
      kind: 'order',
      placedAt: '2024-03-10T12:00:00.000Z',
      currency: 'EUR',
      original: null,
      customer: '13085',
      country: 'United Kingdom',
      netSales: 80,
      netProfit: 51,
      parts: [
        { kind: 'sale', amount: 93.4, quality: 'actual', entries: 2 },
        { kind: 'discount', amount: -3.4, quality: 'actual', entries: 1 },
        { kind: 'shipping_charged', amount: 5, quality: 'actual', entries: 1 },
        { kind: 'refund', amount: -10, quality: 'actual', entries: 1 },
        { kind: 'cogs', amount: -30, quality: 'actual', entries: 1 },
        { kind: 'cogs', amount: -4, quality: 'estimate', entries: 1 },
      ],
      missing: ['shipping_cost', 'return_shipping_cost', 'handling', 'payment_fee'],
      lineCount: 2,
      lines: [
        {
          id: lineIds[0],
          sku: '85048',
          name: 'Glass ball',
          quantity: 12,
          unitPrice: 83.4,
          amount: 83.4,
          goodsCost: 30,
          goodsCostQuality: 'actual',
        },
        {
          id: lineIds[1],
          sku: null,
          name: null,
          quantity: 1,
          unitPrice: 10,
          amount: 10,
          goodsCost: 4,
          goodsCostQuality: 'estimate',
        },
      ],
      fraud: { finding: null, verdicts: [] },
      nextCursor: null,
    });
  });

  test('profit and goods cost are unknown, not 0, while nothing says what they are', async () => {
    const { shop, id, ledger } = await shopWith({ on: '2024-03-10', lines: [{ amount: 100 }] });
    const unknown = await orderOf(shop, id);
    expect(unknown.netProfit).toBeNull();
    expect(unknown.lines[0]).toMatchObject({ goodsCost: null, goodsCostQuality: 'missing' });
    await ledger.addRule(0);
    const free = await orderOf(shop, id);
    expect(free.netProfit).toBe(1);
    expect(free.lines[0]).toMatchObject({ goodsCost: 0, goodsCostQuality: 'rule' });
  });

  test('with the costs that it lacks', async () => {
    const line = { amount: 6_000, goodsCost: 2_000 };
    const costs = (['shipping_cost', 'handling', 'payment_fee'] as const).map((kind) => ({ kind, amount: -100 }));
    const whole = await shopWith({ on: '2024-03-10', lines: [line], entries: costs });
    const lacks = async (order: BuiltOrder) => {
      const { id } = await whole.ledger.addOrder(order);
      const { netProfit, missing } = await orderOf(whole.shop, id);
      return { netProfit, missing };
    };
    // 60.00 - 20.00 - 3 x 1.00
    expect(await orderOf(whole.shop, whole.id)).toMatchObject({ netProfit: 37, missing: [] });
    // Of its sales 60 in 100 have a cost, of those of the next 40.
    expect(await lacks({ on: '2024-03-11', lines: [line, { amount: 4_000 }], entries: costs })).toEqual({
      netProfit: 77,
      missing: ['cogs'],
    });
    expect(await lacks({ on: '2024-03-11', lines: [{ ...line, amount: 4_000 }, { amount: 6_000 }] })).toEqual({
      netProfit: null,
      missing: ['cogs', 'shipping_cost', 'handling', 'payment_fee'],
    });
    // Sent back as a whole: what it took in is 0, and its sending cost something all the same.
    const back = { kind: 'refund', amount: -6_000, on: '2024-03-20' } as const;
    expect(await lacks({ on: '2024-03-11', lines: [line], entries: [back] })).toEqual({
      netProfit: -20,
      missing: ['shipping_cost', 'return_shipping_cost', 'handling', 'payment_fee'],
    });
    expect(await lacks({ on: '2024-03-12', kind: 'refund', lines: [{ amount: -6_000, goodsCost: -2_000 }] })).toEqual({
      netProfit: -40,
      missing: ['return_shipping_cost'],
    });
    expect(await lacks({ on: '2024-03-12', status: 'voided', lines: [line] })).toEqual({ netProfit: 40, missing: [] });
  });

  test('page by page', async () => {
    const lines = Array.from({ length: 7 }, (_, index) => ({ amount: 100 + index, sku: `S${index}` }));
    const { shop, id } = await shopWith({ on: '2024-03-10', lines });
    const seen: (string | null)[] = [];
    let cursor: string | null = null;
    do {
      const page: OrderDetail = await orderOf(shop, `${id}?limit=3${cursor === null ? '' : `&cursor=${cursor}`}`);
      expect(page.lineCount).toBe(7);
      seen.push(...page.lines.map((line) => line.sku));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(lines.map((line) => line.sku));
  });
});

test.each(['1', '999999999', '9999999999999999999'])('an order that is not there (%s) is 404', async (id) => {
  const shop = await testApp.createShop();
  const answer = await call(shop, id);
  expect(answer.statusCode).toBe(404);
  expect(Problem.parse(answer.json()).code).toBe('not_found');
});

test("another shop's order is 404", async () => {
  const { id } = await shopWith({ on: '2024-03-10', lines: [{ amount: 100 }] });
  expect((await call(await testApp.createShop(), id)).statusCode).toBe(404);
});

test('a cursor of no answer is refused', async () => {
  const { shop, id } = await shopWith({ on: '2024-03-10', lines: [] });
  const answer = await call(shop, `${id}?cursor=abc`);
  expect(Problem.parse(answer.json())).toMatchObject({ status: 400, fields: { cursor: expect.any(String) } });
});
