import { contract, type NumberDecisionInput, Problem } from '@adaos/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registerRecomputations } from '../../costs/recompute.ts';
import type { TestApp, TestShop } from '../../testing/app.ts';
import { recomputed } from '../../testing/recomputation.ts';
import { createTestApp } from '../../testing/app.ts';
import { registerImportWorker } from '../../imports/worker.ts';
import { coverageOf } from '../../testing/coverage.ts';
import { importFile, importNow } from '../../testing/imports.ts';
import { orderLedger } from '../../testing/order-ledger.ts';
import { costRoutes } from './costs.ts';
import { importRoutes } from './imports.ts';
import { overviewRoutes } from './overview.ts';
import { reconciliationRoutes } from './reconciliation.ts';
import { NO_TERMS } from '../../testing/cost-rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    modules: [costRoutes, importRoutes, overviewRoutes, reconciliationRoutes],
    workers: [registerRecomputations],
  });
  await registerImportWorker(app.services);
});
afterAll(() => app.close());
let shop: TestShop;
beforeEach(async () => {
  shop = await app.createShop({ currency: null });
});

const items = (...rows: string[]) => `Order,Date,Quantity,Price,SKU\n${rows.join('\n')}\n`;
const early = '7,2024-03-05,2,10,LAMP';
const late = '7,2024-03-20,1,30,BULB';
const list = async () => {
  const answer = await app.app.inject({ url: '/api/reconciliation/numbers', headers: shop.headers });
  return contract.listDoubtfulNumbers.answer.parse(answer.json());
};
async function post(payload: NumberDecisionInput, headers = shop.headers) {
  const answer = await app.app.inject({ method: 'POST', url: '/api/reconciliation/numbers', headers, payload });
  await recomputed(app, shop);
  return answer;
}
async function decide(answer: NumberDecisionInput['answer'], laterOn = '2024-03-20', number = '7') {
  const decided = await post({ number, laterOn, answer });
  expect(decided.statusCode, decided.body).toBe(200);
  return contract.decideNumber.answer.parse(decided.json());
}
/** What each order has in the ledger, by its name and first day, without sums of nothing. */
async function orders() {
  const rows = await app.services.database.readShop(shop.shopId, async (trx) => {
    const found = await sql<{ name: string; amount: string }>`
      select o.external_id || ' on ' || o.order_on as name, coalesce(sum(e.amount_minor) filter (where e.kind <> 'cogs'), 0) as amount
      from orders o left join ledger_entries e on e.shop_id = o.shop_id and e.order_id = o.id
      where o.shop_id = ${shop.shopId} group by 1 order by 1`.execute(trx);
    return found.rows;
  });
  return Object.fromEntries(rows.map(({ name, amount }) => [name, Number(amount)]));
}
const entryCount = () =>
  app.services.database.readShop(shop.shopId, async (trx) => {
    const { rows } = await sql<{
      count: string;
    }>`select count(*) from ledger_entries where shop_id = ${shop.shopId}`.execute(trx);
    return Number(rows[0]?.count);
  });
const RON = { currency: 'RON', timezone: 'Europe/Bucharest' };
const ONE = { '7 on 2024-03-05': 5000 };
const TWO = { '7 on 2024-03-05': 2000, '7 (2024-03-20) on 2024-03-20': 3000 };

describe('sales of one number on days apart', () => {
  test('are one order, counted as doubtful and listed until the owner has decided', async () => {
    await importNow(app, shop, items(early));
    expect(await list()).toMatchObject({ numbers: [], open: 0 });
    expect(await importFile(app, shop, items(late))).toMatchObject({ doubtfulNumbers: 1, repeatedNumbers: null });
    expect(await orders()).toEqual(ONE);
    const doubt = { number: '7', earlierOn: '2024-03-05', laterOn: '2024-03-20', earlierAmount: 20, laterAmount: 30 };
    expect(await list()).toMatchObject({ numbers: [{ ...doubt, decision: null }], total: 1, open: 1 });
    expect(await decide('same')).toMatchObject({ ...doubt, decision: 'same', decidedBy: expect.any(String) });
    expect(await list()).toMatchObject({ total: 1, open: 0 });
    expect(await importFile(app, shop, items(early, late))).toMatchObject({ doubtfulNumbers: 0, linesAdded: 0 });
    expect(await orders()).toEqual(ONE);
  });

  test('are no doubt on days beside each other, of one customer, when they give back, or read with day and month exchanged', async () => {
    const titles = 'Order,Date,Quantity,Price,SKU,Customer email';
    const rows = [
      '1,2024-03-05,2,10,A,',
      '1,2024-03-06,1,10,B,',
      '2,2024-03-05,2,10,A,ana@x.ro',
      '2,2024-03-25,1,10,B,Ana@x.ro ',
      '3,2024-03-05,2,10,A,',
      '3,2024-04-25,-1,10,A,',
      '4,2024-03-05,2,10,A,',
    ];
    await importNow(app, shop, [titles, ...rows].join('\n'));
    expect(await importFile(app, shop, items('4,2024-05-03,2,10,A'))).toMatchObject({ doubtfulNumbers: 0 });
    expect((await list()).numbers).toEqual([]);
  });

  test('of different orders are separated by entries alone, with their costs, and stay so in every later import', async () => {
    const file = items(early, late, '7,2024-03-20,1,5,LAMP', '8,2024-03-05,1,8,LAMP');
    await importNow(app, shop, file, { ...RON, goodsCostPercent: 50 });
    await app.app.inject({
      method: 'POST',
      url: '/api/costs/rules',
      headers: shop.headers,
      payload: { ...NO_TERMS, kind: 'shipping_cost', perOrder: 4, from: '2024-03-01' },
    });
    await recomputed(app, shop);
    const before = await entryCount();
    expect(await decide('different')).toMatchObject({ decision: 'different', earlierAmount: 20, laterAmount: 35 });
    // 20.00 and 35.00 at 50 %, and each order has its own 4.00 for the shipping.
    const later = '7 (2024-03-20)';
    expect(await orderLedger(app, shop, '7')).toEqual({ sale: 2000, cogs: -1000, shipping_cost: -400 });
    expect(await orderLedger(app, shop, later)).toEqual({ sale: 3500, cogs: -1750, shipping_cost: -400 });
    expect(await entryCount()).toBeGreaterThan(before);
    await coverageOf(app.services.database, shop.shopId);
    const url = '/api/overview?from=2024-03-01&to=2024-03-31';
    const overview = await app.app.inject({ url, headers: shop.headers });
    expect(contract.getOverview.answer.parse(overview.json())).toMatchObject({ netSales: 63, profitNet: 19.5 });
    const after = await entryCount();
    for (const again of [file, items(early), items(late), items(late, early)]) {
      expect(await importFile(app, shop, again, RON)).toMatchObject({ linesAdded: 0, rejected: 0 });
      expect(await entryCount()).toBe(after);
    }
    await importNow(app, shop, items('7,2024-03-21,2,1,CORD', '7,2024-03-04,1,2,HOOK'), RON);
    expect(await orderLedger(app, shop, '7')).toMatchObject({ sale: 2200 });
    expect(await orderLedger(app, shop, later)).toMatchObject({ sale: 3700 });
    await coverageOf(app.services.database, shop.shopId);
  });

  test('that were once taken for the same line are both counted after the next import', async () => {
    await importNow(app, shop, items(early));
    await importNow(app, shop, items('7,2024-03-20,2,10,LAMP', late));
    expect(await orders()).toEqual(ONE);
    await decide('different');
    expect(await orders()).toEqual(TWO);
    await importNow(app, shop, items('7,2024-03-20,2,10,LAMP', late));
    expect(await orders()).toEqual({ ...TWO, '7 (2024-03-20) on 2024-03-20': 5000 });
    await importNow(app, shop, items(early));
    expect(await orders()).toEqual({ ...TWO, '7 (2024-03-20) on 2024-03-20': 5000 });
  });

  test('of equal lines in one file are separated, and nothing is counted twice', async () => {
    const twins = items('7,2024-03-05,2,10,LAMP', '7,2024-03-20,2,10,LAMP', '7,2024-03-20,2,10,LAMP');
    await importNow(app, shop, twins);
    await decide('different');
    const counted = { '7 on 2024-03-05': 2000, '7 (2024-03-20) on 2024-03-20': 4000 };
    expect(await orders()).toEqual(counted);
    await importNow(app, shop, twins);
    expect(await orders()).toEqual(counted);
    await coverageOf(app.services.database, shop.shopId);
  });

  test('of a file with one row for each order are separated by the files that come again', async () => {
    const grid = (...rows: string[]) => `Order,Date,Total\n${rows.join('\n')}\n`;
    await importNow(app, shop, grid('7,2024-03-05,20'));
    expect(await importFile(app, shop, grid('7,2024-03-20,30'))).toMatchObject({ doubtfulNumbers: 1 });
    expect((await list()).numbers).toMatchObject([{ number: '7', earlierAmount: null, laterAmount: null }]);
    await decide('different');
    for (const row of ['7,2024-03-05,20', '7,2024-03-20,30']) await importNow(app, shop, grid(row));
    expect(await orders()).toEqual(TWO);
    await coverageOf(app.services.database, shop.shopId);
  });

  test('that are separated are not one again; and no more is decided than there is', async () => {
    await importNow(app, shop, items(early, late));
    await decide('same');
    await decide('different');
    await decide('different');
    const again = await post({ number: '7', laterOn: '2024-03-20', answer: 'same' });
    expect(Problem.parse(again.json())).toMatchObject({ status: 409, code: 'order_was_split' });
    expect((await post({ number: '8', laterOn: '2024-03-20', answer: 'same' })).statusCode).toBe(404);
    const other = await app.createShop({ currency: 'RON' });
    expect((await post({ number: '7', laterOn: '2024-03-20', answer: 'same' }, other.headers)).statusCode).toBe(404);
    const viewer = await app.createShop({ currency: 'RON', role: 'viewer' });
    expect((await post({ number: '7', laterOn: '2024-03-20', answer: 'same' }, viewer.headers)).statusCode).toBe(403);
    const kept = await app.services.database.readShop(shop.shopId, (trx) =>
      trx.selectFrom('number_decisions').select('is_other').orderBy('id').execute(),
    );
    expect(kept).toEqual([{ is_other: false }, { is_other: true }]);
  });
});
