import { readFileSync } from 'node:fs';
import { contract, LineDecision, Problem } from '@adaos/api';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerImportWorker } from '../../imports/worker.ts';
import { lastEntry } from '../../ledger/last-entry.ts';
import { postCostsSince, postProductCosts } from '../../ledger/post-rules.ts';
import { registerRecomputations } from '../../costs/recompute.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { recomputed } from '../../testing/recomputation.ts';
import { coverageOf } from '../../testing/coverage.ts';
import { importNow } from '../../testing/imports.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { costRoutes } from './costs.ts';
import { importRoutes } from './imports.ts';
import { lineRoutes } from './lines.ts';
import { overviewRoutes } from './overview.ts';
import { addEntries } from '../../testing/add-entries.ts';

const DECEMBER = readFileSync(new URL('../../../../../tests/fixtures/journey-orders.csv', import.meta.url), 'utf8');
const BRITISH = { currency: 'GBP', timezone: 'Europe/London' };
const PERCENT = 40;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({
    modules: [costRoutes, lineRoutes, overviewRoutes, importRoutes],
    workers: [registerRecomputations],
  });
  await registerImportWorker(testApp.services);
});
afterAll(() => testApp.close());

async function post(shop: TestShop, url: string, payload: object = {}) {
  const answer = await testApp.app.inject({ method: 'POST', url, headers: shop.headers, payload });
  await recomputed(testApp, shop);
  return answer;
}

async function get(shop: TestShop, url: string) {
  const answer = await testApp.app.inject({ url, headers: shop.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function decide(shop: TestShop, code: string, isProduct = false) {
  const answer = await post(shop, '/api/costs/lines', { code, isProduct });
  expect(answer.statusCode, answer.body).toBe(201);
  return LineDecision.parse(contract.decideLine.answer.parse(answer.json()));
}

async function takeBack(shop: TestShop, id: string) {
  const answer = await post(shop, `/api/costs/lines/${id}/withdraw`);
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.withdrawLineDecision.answer.parse(answer.json());
}

const lines = async (shop: TestShop) => contract.listLines.answer.parse(await get(shop, '/api/costs/lines')).lines;
const products = async (shop: TestShop) =>
  contract.listProductCosts.answer.parse(await get(shop, '/api/costs/products?limit=200')).products;
const goodsCoverage = async (shop: TestShop) =>
  contract.getCosts.answer.parse(await get(shop, '/api/costs')).coverage.find(({ kind }) => kind === 'cogs');

/** What the ledger says of the goods' cost, by order, line and day: sums in minor units, and how many facts are known. */
async function goods(shop: TestShop) {
  return testApp.services.database.readShop(shop.shopId, async (trx) => {
    const { rows } = await sql<{ line: string; day: string; amount: string; known: string }>`
      select o.external_id || ' ' || coalesce(l.content_key::text || ' ' || l.occurrence, '') as line, e.occurred_on::text as day,
        sum(e.shop_amount_minor) as amount, sum(e.known) as known
      from ledger_entries e join orders o on o.shop_id = e.shop_id and o.id = e.order_id
        left join order_lines l on l.shop_id = e.shop_id and l.id = e.order_line_id
      where e.shop_id = ${shop.shopId} and e.kind = 'cogs' group by 1, 2
      having sum(e.shop_amount_minor) <> 0 or sum(e.known) <> 0 order by 1, 2`.execute(trx);
    return rows;
  });
}

const entryCount = (shop: TestShop) =>
  testApp.services.database.readShop(shop.shopId, (trx) => lastEntry(trx, shop.shopId));

async function december(options: { percent?: number } = { percent: PERCENT }) {
  const shop = await testApp.createShop({ currency: null });
  const { percent } = options;
  await importNow(testApp, shop, DECEMBER, { ...BRITISH, ...(percent !== undefined && { goodsCostPercent: percent }) });
  return shop;
}

/** Half away from zero. */
const round = (value: number) => Math.sign(value) * Math.floor(Math.abs(value) + 0.5);

/** The goods' cost of December in pence by day, worked out from the rows of the file one by one. */
function byHand(unitCosts: Record<string, number>, notProducts: readonly string[]): Record<string, number> {
  const rows = parse<Record<string, string>>(DECEMBER, { columns: true });
  const days = Map.groupBy(rows, (row) => (row['InvoiceDate'] ?? '').slice(0, 10));
  const cost: Record<string, number> = {};
  let [net, charged] = [0, 0];
  for (const [day, ofDay] of [...days].toSorted(([a], [b]) => a.localeCompare(b))) {
    const sold = ofDay.map((row) => ({
      code: row['StockCode'] ?? '',
      quantity: Number(row['Quantity']),
      amount: round(Number(row['Quantity']) * Number(row['Price']) * 100),
    }));
    if (sold.some(({ code }) => code in unitCosts || notProducts.includes(code))) {
      cost[day] = 0;
      for (const { code, quantity, amount } of sold) {
        if (notProducts.includes(code)) continue;
        const unit = unitCosts[code];
        cost[day] += unit === undefined ? round((amount * PERCENT) / 100) : round(quantity * unit);
      }
    } else {
      // A day on which the percentage alone counts is rounded as a whole, on from the days before it.
      net += sold.reduce((sum, { amount }) => sum + amount, 0);
      cost[day] = round((net * PERCENT) / 100) - charged;
      charged += cost[day];
    }
  }
  return cost;
}

async function costByDay(shop: TestShop): Promise<Record<string, number>> {
  const cost: Record<string, number> = {};
  for (const { day, amount } of await goods(shop)) cost[day] = (cost[day] ?? 0) - Number(amount);
  return cost;
}

/** Days without a cost are left out. */
const charging = (cost: Record<string, number>) =>
  Object.fromEntries(Object.entries(cost).filter(([, pence]) => pence !== 0));

describe('of real orders of December', () => {
  test('postage and carriage are proposed, with what they sold for, and nothing changes before they are confirmed', async () => {
    const shop = await december();
    const proposed = await lines(shop);
    expect(
      proposed.map(({ code, name, kind, lines: count, sales, decision }) => ({
        code,
        name,
        kind,
        count,
        sales,
        decision,
      })),
    ).toEqual([
      { code: 'POST', name: 'POSTAGE', kind: 'shipping', count: 1, sales: 80, decision: null },
      { code: 'C2', name: 'CARRIAGE', kind: 'shipping', count: 1, sales: 50, decision: null },
    ]);
    expect(charging(await costByDay(shop))).toEqual(charging(byHand({}, [])));
    expect((await products(shop)).map(({ code }) => code)).toEqual(expect.arrayContaining(['POST', 'C2']));
  });

  test('confirmed ones have no goods cost, neither by percentage nor by unit cost; the rest is as it was, to the penny', async () => {
    const shop = await december();
    await importNow(testApp, shop, 'SKU,Unit cost,From\n22350,1.10,2009-12-01\nPOST,7,2009-12-01\n', {
      ...BRITISH,
      kind: 'costs',
    });
    expect(charging(await costByDay(shop))).toEqual(charging(byHand({ 22350: 110, POST: 700 }, [])));
    const before = await get(shop, '/api/overview?from=2009-12-01&to=2009-12-31');
    const sales = contract.getOverview.answer.parse(before);
    await decide(shop, 'POST');
    await decide(shop, 'C2');
    const expected = byHand({ 22350: 110, POST: 700 }, ['POST', 'C2']);
    expect(charging(await costByDay(shop))).toEqual(charging(expected));
    const after = contract.getOverview.answer.parse(await get(shop, '/api/overview?from=2009-12-01&to=2009-12-31'));
    expect(after.netSales).toBe(sales.netSales);
    const total = (cost: Record<string, number>) => Object.values(cost).reduce((sum, pence) => sum + pence, 0);
    const saved = total(byHand({ 22350: 110, POST: 700 }, [])) - total(expected);
    expect(Math.round(((after.profitNet ?? 0) - (sales.profitNet ?? 0)) * 100)).toBe(saved);
    expect((await products(shop)).map(({ code }) => code)).not.toEqual(expect.arrayContaining(['POST']));
    expect((await products(shop)).map(({ code }) => code)).not.toEqual(expect.arrayContaining(['C2']));
    const { kept, counted } = await coverageOf(testApp.services.database, shop.shopId);
    expect(kept).toEqual(counted);
  });

  test(
    'a confirmation and its take-back give what is computed from scratch, in whatever order it came',
    { tags: ['full'] },
    async () => {
      const changed = await december();
      const { id } = await decide(changed, 'POST');
      await decide(changed, 'C2');
      await takeBack(changed, id);
      // The other shop says so of a code that no order has yet, before its costs and most of its orders.
      const scratch = await testApp.createShop({ currency: null });
      const rows = DECEMBER.split('\n');
      await importNow(testApp, scratch, rows.slice(0, 12).join('\n'), BRITISH);
      await decide(scratch, 'C2');
      await importNow(testApp, scratch, DECEMBER, { ...BRITISH, goodsCostPercent: PERCENT });
      expect(await costByDay(scratch)).toEqual(await costByDay(changed));
      expect(await goods(scratch)).toEqual(await goods(changed));
      const untouched = await december();
      for (const { decision } of await lines(changed)) if (decision) await takeBack(changed, decision.id);
      expect(await costByDay(changed)).toEqual(await costByDay(untouched));
      for (const shop of [changed, scratch, untouched]) {
        const { kept, counted } = await coverageOf(testApp.services.database, shop.shopId);
        expect(kept).toEqual(counted);
      }
    },
  );

  test('the same file again, and posting its costs again, change nothing', async () => {
    const shop = await december();
    await decide(shop, 'POST');
    const before = await entryCount(shop);
    await decide(shop, 'POST');
    await importNow(testApp, shop, DECEMBER, BRITISH);
    await testApp.services.database.forShop(shop.shopId, (trx) => postProductCosts(trx, shop.shopId, ['POST']));
    expect(await entryCount(shop)).toBe(before);
  });
});

async function shopWithPostage() {
  const shop = await testApp.createShop({ role: 'manager' });
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  await ledger.addOrder({
    on: '2024-03-01',
    lines: [
      { amount: 4_000, sku: 'MUG', name: 'Mug', goodsCost: 1_500 },
      { amount: 6_000, sku: 'SHIRT', name: 'Shirt' },
      { amount: 1_000, sku: 'TRANSPORT', name: 'Cost livrare' },
    ],
  });
  return { shop, ledger };
}

describe('a confirmation', () => {
  test('takes the lines out of what the goods’ cost is missing for', async () => {
    const { shop } = await shopWithPostage();
    expect(await goodsCoverage(shop)).toMatchObject({ known: 1, of: 3, share: 36.36 });
    await decide(shop, 'TRANSPORT');
    expect(await goodsCoverage(shop)).toMatchObject({ known: 1, of: 2, share: 40 });
    const list = contract.listProductCosts.answer.parse(await get(shop, '/api/costs/products'));
    expect(list).toMatchObject({ total: 2, missing: 1 });
  });

  test('counts for later orders, and for what comes back on another day', async () => {
    const { shop, ledger } = await shopWithPostage();
    await ledger.addRule(50);
    await decide(shop, 'TRANSPORT');
    const since = await entryCount(shop);
    const { id, lineIds } = await ledger.addOrder({
      on: '2024-03-04',
      lines: [
        { amount: 1_200, sku: 'TRANSPORT', name: 'Cost livrare' },
        { amount: 500, sku: 'SHIRT', name: 'Shirt' },
      ],
    });
    await testApp.services.database.forShop(shop.shopId, async (trx) => {
      const amounts = { amount_minor: -1200, shop_amount_minor: -1200, currency: 'EUR' };
      const on = { occurred_on: '2024-03-09', order_on: '2024-03-04' };
      const of = { shop_id: shop.shopId, order_id: id, order_line_id: lineIds[0] ?? null };
      await addEntries(trx, [{ ...of, ...amounts, ...on, kind: 'refund', source_ref: 'back', quality: 'actual' }]);
      await postCostsSince(trx, shop.shopId, since);
    });
    expect(charging(await costByDay(shop))).toEqual({ '2024-03-01': 4_500, '2024-03-04': 250 });
    const { kept, counted } = await coverageOf(testApp.services.database, shop.shopId);
    expect(kept).toEqual(counted);
  });

  test('is kept with its author and day, and so is what took its place', async () => {
    const { shop } = await shopWithPostage();
    const first = await decide(shop, 'TRANSPORT');
    expect(first).toMatchObject({ isProduct: false, createdBy: 'Ana', withdrawnAt: null });
    expect(await decide(shop, 'TRANSPORT')).toEqual(first);
    const second = await decide(shop, 'TRANSPORT', true);
    const [row] = await lines(shop);
    expect(row).toMatchObject({ code: 'TRANSPORT', decision: second });
    expect(row?.decisions).toEqual([second, { ...first, withdrawnAt: expect.any(String) as string }]);
    await takeBack(shop, second.id);
    expect((await takeBack(shop, second.id)).withdrawnAt).not.toBeNull();
    expect((await lines(shop))[0]?.decision).toBeNull();
    expect(await goodsCoverage(shop)).toMatchObject({ of: 3 });
  });

  test('says what it changed, as every change of costs does', async () => {
    const { shop, ledger } = await shopWithPostage();
    await ledger.addRule(50);
    await decide(shop, 'TRANSPORT');
    const { last } = contract.getRecomputation.answer.parse(await get(shop, '/api/costs/recomputation'));
    expect(last).toMatchObject({ kind: 'cogs', change: 5, changed: 1, months: [{ month: '2024-03', change: 5 }] });
  });
});

describe('refused', () => {
  test('[ROLE-6] a viewer reads what is proposed and decides nothing', async () => {
    const shop = await testApp.createShop({ role: 'viewer' });
    expect(await lines(shop)).toEqual([]);
    expect((await post(shop, '/api/costs/lines', { code: 'POST', isProduct: false })).statusCode).toBe(403);
    expect((await post(shop, `/api/costs/lines/${shop.shopId}/withdraw`)).statusCode).toBe(403);
  });

  test('the decision of another shop', async () => {
    const [{ shop }, other] = [await shopWithPostage(), await shopWithPostage()];
    const { id } = await decide(other.shop, 'TRANSPORT');
    expect((await post(shop, `/api/costs/lines/${id}/withdraw`)).statusCode).toBe(404);
    expect((await lines(shop))[0]?.decision).toBeNull();
  });

  test('a decision before the shop has a currency, and one about nothing', async () => {
    const shop = await testApp.createShop({ role: 'manager', currency: null });
    expect((await post(shop, '/api/costs/lines', { code: 'POST', isProduct: false })).statusCode).toBe(409);
    const answer = await post(shop, '/api/costs/lines', { code: '', isProduct: false });
    expect(Problem.parse(answer.json())).toMatchObject({ status: 400, code: 'invalid_request' });
  });
});
