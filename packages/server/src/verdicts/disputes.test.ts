import { contract } from '@adaos/api';
import type { FraudVerdict } from '@adaos/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerRecomputations } from '../costs/recompute.ts';
import { fraudRoutes } from '../http/routes/fraud.ts';
import { overviewRoutes } from '../http/routes/overview.ts';
import { postCostsSince } from '../ledger/post-rules.ts';
import { createTestApp, type TestApp, type TestShop } from '../testing/app.ts';
import { type BuiltEntry, ledgerBuilder } from '../testing/ledger-builder.ts';
import { orderLedger } from '../testing/order-ledger.ts';
import { recomputed } from '../testing/recomputation.ts';
import { setVerdict } from './verdicts.ts';
import { addEntries } from '../testing/add-entries.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [overviewRoutes, fraudRoutes], workers: [registerRecomputations] });
});
afterAll(() => testApp.close());

const today = () => new Date().toISOString().slice(0, 10);

/** A shop with one order of 119.00 less 10.00, 19.00 of it VAT, 5.00 for shipping and a tip of 1.00: 96.00 are the shop's. Goods cost 40.00. */
async function shopWithOrder(entries: readonly BuiltEntry[] = []) {
  const shop = await testApp.createShop();
  const { database } = testApp.services;
  const { id } = await ledgerBuilder(database, shop.shopId).addOrder({
    on: '2024-03-03',
    externalId: '1',
    customer: 'ana@shop.example',
    lines: [{ amount: 11_900, goodsCost: 4000 }],
    entries: [
      { kind: 'discount', amount: -1000 },
      { kind: 'tax', amount: -1900 },
      { kind: 'shipping_charged', amount: 500 },
      { kind: 'tip', amount: 100 },
      ...entries,
    ],
  });
  const judge = async (verdict: FraudVerdict | null) => {
    await setVerdict(testApp.services, shop, id, verdict);
    await recomputed(testApp, shop);
  };
  const disputes = async () => (await orderLedger(testApp, shop, '1'))['dispute'] ?? 0;
  return { shop, id, judge, disputes };
}

async function profitOf({ headers }: TestShop, from: string, to: string): Promise<number | null> {
  const answer = await testApp.app.inject({ url: `/api/overview?from=${from}&to=${to}`, headers });
  return contract.getOverview.answer.parse(answer.json()).profitNet;
}

test('a lost dispute takes what was paid on the day of the verdict; another verdict or none gives it back', async () => {
  const { shop, judge, disputes } = await shopWithOrder();
  const [from, to] = ['2024-03-01', '2024-03-31'];
  // 119.00 - 10.00 - 19.00 + 5.00 + 1.00 - 40.00 goods.
  expect(await profitOf(shop, from, to)).toBe(56);
  for (const [verdict, amount] of [
    ['disputed', 0],
    ['lost', -9600],
    ['won', 0],
    ['lost', -9600],
    ['lost', -9600],
    [null, 0],
    ['fraud', 0],
    ['lost', -9600],
  ] as const) {
    await judge(verdict);
    expect(await disputes(), String(verdict)).toBe(amount);
  }
  // Its own month stays as it was closed; the money went on the day of the verdict.
  expect(await profitOf(shop, from, to)).toBe(56);
  expect(await profitOf(shop, from, today())).toBe(-40);
});

test('what was refunded, or what the books have charged back, is not taken a second time', async () => {
  const refund: BuiltEntry = { kind: 'refund', amount: -3000, on: '2024-03-10' };
  const partly = await shopWithOrder([refund]);
  await partly.judge('lost');
  expect(await partly.disputes()).toBe(-6600);
  const whole = await shopWithOrder([
    { kind: 'refund', amount: -9000 },
    { kind: 'shipping_charged', amount: -500 },
    { kind: 'tip', amount: -100 },
  ]);
  await whole.judge('lost');
  expect(await whole.disputes()).toBe(0);
  // The bank took 96.00 and a fee of 15.00, as the books have it.
  const booked = await shopWithOrder([{ kind: 'dispute', amount: -11_100, on: '2024-03-20' }]);
  await booked.judge('lost');
  expect(await booked.disputes()).toBe(-11_100);
});

test('a refund that comes after the verdict takes the place of its part, once', async () => {
  const { shop, id, judge, disputes } = await shopWithOrder();
  await judge('lost');
  const { database } = testApp.services;
  const add = (amount: number) =>
    database.forShop(shop.shopId, async (trx) => {
      const { id: since } = await trx
        .selectFrom('ledger_entries')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      await addEntries(trx, [
        {
          shop_id: shop.shopId,
          kind: 'refund',
          order_id: id,
          amount_minor: amount,
          currency: 'EUR',
          shop_amount_minor: amount,
          occurred_on: '2024-04-01',
          order_on: '2024-03-03',
          source_ref: `test:late:${amount}`,
          quality: 'actual',
        },
      ]);
      await postCostsSince(trx, shop.shopId, since);
      await postCostsSince(trx, shop.shopId, null);
    });
  await add(-2600);
  expect(await disputes()).toBe(-7000);
  await add(-6400);
  // 6.00 for shipping and the tip are left.
  expect(await disputes()).toBe(-600);
});

test('the loss by fraud has its goods once, and not the sale that went back', async () => {
  const { shop, judge } = await shopWithOrder();
  const day = '2024-03-03';
  const loss = async () => {
    const answer = await testApp.app.inject({ url: `/api/fraud`, headers: shop.headers });
    return contract.getFraud.answer.parse(answer.json()).totalLoss;
  };
  await judge('fraud');
  expect(await loss(), day).toBe(40);
  await judge('lost');
  expect(await loss(), day).toBe(40);
});
