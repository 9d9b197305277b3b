import { contract, type CostRuleInput } from '@adaos/api';
import { type CostRuleKind, FIRST_RULE_DAY } from '@adaos/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { costRoutes } from '../http/routes/costs.ts';
import { importRoutes } from '../http/routes/imports.ts';
import { orderCostRoutes } from '../http/routes/order-costs.ts';
import { overviewRoutes } from '../http/routes/overview.ts';
import { registerImportWorker } from '../imports/worker.ts';
import type { RuleTerms } from '../ledger/cost-rules.ts';
import { lockLedger } from '../ledger/lock.ts';
import { createTestApp, type TestApp, type TestShop } from '../testing/app.ts';
import { coverageOf } from '../testing/coverage.ts';
import { postRules } from '../ledger/post-rules.ts';
import { importFile } from '../testing/imports.ts';
import { ledgerBuilder } from '../testing/ledger-builder.ts';
import { recomputed } from '../testing/recomputation.ts';
import { registerRecomputations, runRecomputation } from './recompute.ts';

let testApp: TestApp;
let shop: TestShop;
beforeAll(async () => {
  testApp = await createTestApp({
    modules: [costRoutes, importRoutes, orderCostRoutes, overviewRoutes],
    workers: [registerRecomputations, registerImportWorker],
  });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  shop = await testApp.createShop({ role: 'manager' });
});

const NO_AMOUNTS = {
  label: null,
  country: null,
  percent: null,
  perOrder: null,
  perItem: null,
  perMonth: null,
  once: null,
};
const rule = (terms: Partial<CostRuleInput>) => ({
  ...NO_AMOUNTS,
  kind: 'handling' as const,
  from: '2024-01-01',
  to: null,
  ...terms,
});
async function add(terms: Partial<CostRuleInput>) {
  const call = { method: 'POST', url: '/api/costs/rules', headers: shop.headers, payload: rule(terms) } as const;
  const answer = await testApp.app.inject(call);
  expect(answer.statusCode, answer.body).toBe(201);
  return contract.addCostRule.answer.parse(answer.json());
}
/** What each order has by day and kind, the goods by day alone: which order has what the rounding of a day leaves over is open. */
const sumsOf = ({ shopId }: TestShop) =>
  testApp.services.database.readShop(shopId, async (trx) => {
    const { rows } = await sql<{ row: string }>`
      select concat_ws(' ', e.kind, case when e.kind <> 'cogs' then o.external_id end, occurred_on, sum(shop_amount_minor), sum(known)) as row
      from ledger_entries e join orders o on o.shop_id = e.shop_id and o.id = e.order_id where e.shop_id = ${shopId}
      group by e.kind, case when e.kind <> 'cogs' then o.external_id end, occurred_on having sum(shop_amount_minor) <> 0
      order by 1`.execute(trx);
    return rows.map(({ row }) => row);
  });
async function state() {
  const answer = await testApp.app.inject({ url: '/api/costs/recomputation', headers: shop.headers });
  return contract.getRecomputation.answer.parse(answer.json());
}
const charged = (kind = 'handling') =>
  testApp.services.database.readShop(shop.shopId, async (trx) => {
    const { rows } = await sql<{ amount: string; entries: string }>`
      select coalesce(sum(shop_amount_minor), 0) as amount, count(*) as entries
      from ledger_entries where shop_id = ${shop.shopId} and kind = ${kind}`.execute(trx);
    return { amount: Number(rows[0]?.amount), entries: Number(rows[0]?.entries) };
  });

async function twoOrders() {
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  const { id } = await ledger.addOrder({ on: '2024-01-10', lines: [{ amount: 10_000 }] });
  await ledger.addOrder({ on: '2024-02-10', lines: [{ amount: 5_000 }] });
  return id;
}

/** Holds the ledger as an import does, while `work` goes on. */
async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const holder = testApp.services.database.forShop(shop.shopId, async (trx) => {
    await lockLedger(trx, shop.shopId);
    isHeld();
    await released;
  });
  await held;
  try {
    return await work();
  } finally {
    release();
    await holder;
  }
}

describe('while something else writes the ledger', () => {
  test('a change is stored and answered, waits its turn and says so, and is in the figures afterwards', async () => {
    await twoOrders();
    const { id, recomputation } = await whileHeld(async () => {
      const added = await add({ perOrder: 2 });
      expect((await state()).running).toEqual({ kind: 'handling', phase: 'waiting', done: 0, months: 0 });
      expect(await charged()).toEqual({ amount: 0, entries: 0 });
      return added;
    });
    expect(recomputation).toMatchObject({ kind: 'handling', state: 'running' });
    await recomputed(testApp, shop);
    expect(await charged()).toEqual({ amount: -400, entries: 2 });
    const answer = await testApp.app.inject({ url: '/api/costs', headers: shop.headers });
    expect(contract.getCosts.answer.parse(answer.json()).rules).toMatchObject([{ id }]);
  });

  test('real costs and the percentage of the goods are stored as well, each of them once', async () => {
    const order = await twoOrders();
    await whileHeld(async () => {
      const real = { method: 'POST', url: `/api/orders/${order}/costs`, headers: shop.headers } as const;
      const answer = await testApp.app.inject({ ...real, payload: { kind: 'shipping_cost', cost: 7 } });
      expect(answer.statusCode, answer.body).toBe(201);
      const goods = {
        method: 'PUT',
        url: '/api/costs/goods',
        headers: shop.headers,
        payload: { percent: 40 },
      } as const;
      expect((await testApp.app.inject(goods)).statusCode).toBe(200);
    });
    await recomputed(testApp, shop);
    expect(await charged('shipping_cost')).toEqual({ amount: -700, entries: 1 });
    expect((await charged('cogs')).amount).toBe(-6_000);
    const { kept, counted } = await coverageOf(testApp.services.database, shop.shopId);
    expect(kept).toEqual(counted);
  });
});

describe('a recomputation', () => {
  const request = () =>
    testApp.services.database.forShop(shop.shopId, async (trx) => {
      const { id } = await trx
        .insertInto('recomputations')
        .values({ shop_id: shop.shopId, kind: 'handling', work: 'rules' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('cost_rules')
        .values({
          shop_id: shop.shopId,
          id: crypto.randomUUID(),
          kind: 'handling',
          order_minor: '200',
          valid_from: '2024-01-01',
          created_by: null,
        })
        .execute();
      return { shopId: shop.shopId, id };
    });

  test('that is broken off leaves nothing behind, and the next try finishes it, once', async () => {
    await twoOrders();
    const ref = await request();
    const stop = new AbortController();
    const { database } = testApp.services;
    // Cut off at its first sign of progress, as a server that is stopped.
    const cut: typeof database = {
      ...database,
      forShop: async (shopId, work) => {
        const done = await database.forShop(shopId, work);
        stop.abort(new Error('stopped'));
        return done;
      },
    };
    await expect(runRecomputation({ database: cut }, ref, stop.signal)).rejects.toThrow();
    expect(await charged()).toEqual({ amount: 0, entries: 0 });
    expect((await state()).running).toMatchObject({ kind: 'handling', phase: 'posting' });
    const go = new AbortController().signal;
    await runRecomputation({ database }, ref, go);
    await runRecomputation({ database }, ref, go);
    expect(await charged()).toEqual({ amount: -400, entries: 2 });
    const { running, last } = await state();
    expect(running).toBeNull();
    expect(last).toMatchObject({ id: ref.id, kind: 'handling', change: -4, changed: 2, imported: false });
    expect(last?.months).toEqual([
      { month: '2024-02', change: -2 },
      { month: '2024-01', change: -2 },
    ]);
  });

  /** Adds a rule from February on and posts it, month by month of January to March, which is said. */
  async function postFromFebruary(kind: CostRuleKind, terms: Partial<RuleTerms>): Promise<void> {
    const { database } = testApp.services;
    const said: string[] = [];
    await database.forShop(shop.shopId, async (trx) => {
      const own = { shop_id: shop.shopId, id: crypto.randomUUID(), valid_from: '2024-02-01', created_by: null };
      await trx
        .insertInto('cost_rules')
        .values({ ...own, ...terms, kind })
        .execute();
      const onProgress = async (...progress: unknown[]) => void said.push(progress.join(' '));
      await postRules(trx, { shopId: shop.shopId, today: '2024-12-31', onProgress }, kind);
    });
    expect(said).toEqual(['posting 0 3', 'posting 1 3', 'posting 2 3', 'counting 0 2', 'counting 1 2']);
    const { kept, counted } = await coverageOf(database, shop.shopId);
    expect(kept).toEqual(counted);
  }

  test('is posted and counted month by month, which is said, and all months are counted', async () => {
    const line = (n: number) => `${n},2024-0${1 + (n % 3)}-1${n % 10},MUG,${1 + (n % 4)},12.34`;
    const rows = Array.from({ length: 600 }, (_, n) => line(n));
    await importFile(testApp, shop, `Order,Date,SKU,Quantity,Price\n${rows.join('\n')}\n`, { goodsCostPercent: 40 });
    const { database } = testApp.services;
    for (const kind of ['shipping_cost', 'cogs'] as const) {
      const terms = kind === 'cogs' ? { percent: '37' } : { order_minor: '200' };
      await postFromFebruary(kind, terms);
    }
    // 400 of 600 orders are of the two later months.
    expect(await charged('shipping_cost')).toEqual({ amount: -80_000, entries: 400 });
    const { rows: wrong } = await database.readShop(shop.shopId, (trx) =>
      sql`select occurred_on from (
          select occurred_on, sum(shop_amount_minor) filter (where kind = 'sale') as sold,
            -sum(shop_amount_minor) filter (where kind = 'cogs') as cost
          from ledger_entries where shop_id = ${shop.shopId} group by 1
        ) as day where abs(cost - sold * case when occurred_on < '2024-02-01' then 0.40 else 0.37 end) > 1`.execute(
        trx,
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('of VAT and of product groups is posted month by month of the orders, and is as posted in one piece', async () => {
    const line = (n: number) =>
      `${n},2024-0${1 + (n % 3)}-1${n % 10},${n % 2 === 0 ? 'MUG' : 'LAMP'},${1 + (n % 4)},12.34,${n % 5 === 0 ? '3.00' : ''}`;
    const rows = Array.from({ length: 600 }, (_, n) => line(n));
    const file = `Order,Date,SKU,Quantity,Price,Discount\n${rows.join('\n')}\n`;
    await importFile(testApp, shop, file, { goodsCostPercent: 40 });
    const { database } = testApp.services;
    const ofMugs = { product_group: 'Mugs', percent: '25' };
    const steps = [
      ['tax', { percent: '19', vat_included: true }],
      ['cogs', ofMugs],
      ['tax', { product_group: 'Mugs', percent: '9', vat_included: true }],
    ] as const;
    await database.forShop(shop.shopId, (trx) =>
      trx.insertInto('product_facts').values({ shop_id: shop.shopId, code: 'MUG', product_group: 'Mugs' }).execute(),
    );
    for (const [kind, terms] of steps) {
      await postFromFebruary(kind, terms);
    }
    // The same orders, with the rules in force when they come.
    const known = await sumsOf(shop);
    const fresh = await testApp.createShop({ role: 'manager' });
    await database.forShop(fresh.shopId, async (trx) => {
      const { shopId: shop_id } = fresh;
      await trx.insertInto('product_facts').values({ shop_id, code: 'MUG', product_group: 'Mugs' }).execute();
      const all = [['cogs', { percent: '40', valid_from: FIRST_RULE_DAY }], ...steps] as const;
      for (const [kind, terms] of all)
        await trx
          .insertInto('cost_rules')
          .values({ valid_from: '2024-02-01', ...terms, kind, shop_id, id: crypto.randomUUID(), created_by: null })
          .execute();
    });
    await importFile(testApp, fresh, file);
    expect(known).toEqual(await sumsOf(fresh));
  });

  test('of two at once the second waits, and posts nothing twice', async () => {
    await twoOrders();
    const refs = [await request(), await request()];
    const { database } = testApp.services;
    await Promise.all(refs.map((ref) => runRecomputation({ database }, ref, new AbortController().signal)));
    expect(await charged()).toEqual({ amount: -400, entries: 2 });
  });

  test('that fails says so, and is tried again until it is done', async () => {
    const { jobs, database } = testApp.services;
    await database.forShop(shop.shopId, async (trx) => {
      // No rules are of sales: it cannot be done.
      const { id } = await trx
        .insertInto('recomputations')
        .values({ shop_id: shop.shopId, kind: 'sale', work: 'rules' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await jobs.send('recomputation', { shopId: shop.shopId, id }, { trx });
    });
    await expect.poll(async () => (await state()).running?.phase, { timeout: 10_000 }).toBe('failed');
    await database.forShop(shop.shopId, (trx) =>
      trx.updateTable('recomputations').set({ kind: 'handling' }).where('shop_id', '=', shop.shopId).execute(),
    );
    await expect.poll(async () => (await state()).running, { timeout: 30_000 }).toBeNull();
  });

  test('takes on changes of the same cost that come while it waits', async () => {
    await twoOrders();
    const first = await whileHeld(async () => {
      const added = await add({ perOrder: 2 });
      expect((await add({ perOrder: 3, from: '2024-02-01' })).recomputation?.id).toBe(added.recomputation?.id);
      expect((await add({ kind: 'shipping_cost', perOrder: 1 })).recomputation?.id).not.toBe(added.recomputation?.id);
      return added;
    });
    await recomputed(testApp, shop);
    expect(await charged()).toEqual({ amount: -500, entries: 2 });
    expect(await charged('shipping_cost')).toEqual({ amount: -200, entries: 2 });
    expect(first.recomputation?.state).toBe('running');
  });
});

describe('an import of costs', () => {
  const ORDERS = 'Order,Date,SKU,Quantity,Price\n1,2024-01-10,MUG,2,50\n2,2024-02-10,HAT,1,30\n';

  test('of products, of orders, or with a percentage of the goods, says what it changed', async () => {
    await importFile(testApp, shop, ORDERS);
    expect((await state()).last).toBeNull();
    await importFile(testApp, shop, 'SKU,Unit cost\nMUG,10\n', { kind: 'costs' });
    expect((await state()).last).toMatchObject({ kind: 'cogs', imported: true, change: -20, changed: 1 });
    await importFile(testApp, shop, 'Order,Shipping cost\n1,4\n2,5\n', { kind: 'order_costs' });
    expect((await state()).last).toMatchObject({ kind: 'order_costs', imported: true, change: -9, changed: 2 });
    // Of the hat alone: the mug has a cost of its own.
    await importFile(testApp, shop, ORDERS, { goodsCostPercent: 50 });
    expect((await state()).last).toMatchObject({ kind: 'cogs', imported: true, change: -15 });
    const { kept, counted } = await coverageOf(testApp.services.database, shop.shopId);
    expect(kept).toEqual(counted);
  });
});
