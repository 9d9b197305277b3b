/** @module-tag full */
// The database takes statistics of its tables when it sees fit. Those that it takes while an import writes know nothing of the
// import's rows: what the database then takes for one row is thousands, and a loop over them would take hours.
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { createImportApp, importFile } from '../testing/imports.ts';

const MANY = 5_000;
/**
 * Of the processor: an import's connection takes 1 to 3, and one that loops over all of its rows for each of them far more. However
 * busy the machine is, the others take none of it.
 */
const LIMIT_S = 6;
/** So long a busy machine may take for it. */
const PATIENCE_MS = 300_000;
const TICKS_PER_SECOND = 100;
const TABLES = ['orders', 'order_lines', 'ledger_entries', 'order_totals'];

const table = (titles: string, count: number, line: (index: number) => string) =>
  `${titles}\n${Array.from({ length: count }, (_, index) => line(index)).join('\n')}\n`;
const lines = (count: number) =>
  table('Order,Date,Quantity,Price,SKU', count, (index) => `A${index},2024-01-05,2,6.95,LAMP`);
const orders = (count: number) =>
  table('Order,Date,Total,Shipping', count, (index) => `A${index},2024-01-05,18.90,5.00`);
const shopify = (count: number) =>
  table(
    'Name,Created at,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Refunded Amount,Lineitem quantity,Lineitem name,Lineitem price',
    count,
    (index) => `#${index},2024-01-05 10:00:00 +0000,EUR,20.00,5.00,0.00,25.00,0.00,3.00,2,LAMP,10.00`,
  );

let app: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  app = await createImportApp();
  owner = new pg.Client(app.testDatabase.config);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** The seconds of the processor that each other connection to the database has taken so far, by its process. */
async function processorSeconds(): Promise<[pid: number, seconds: number][]> {
  const { rows } = await owner.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const all = rows.map(async ({ pid }): Promise<[number, number]> => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null); // its connection may have ended
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    return [pid, (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND];
  });
  return Promise.all(all);
}

/** Takes statistics all the while that `work` goes on, which may take a connection of its own no more than `LIMIT_S`. */
async function whileAnalyzing<T>(work: Promise<T>): Promise<T> {
  const done = new AbortController();
  const before = new Map(await processorSeconds());
  let most = 0;
  const analyzing = (async () => {
    while (!done.signal.aborted) {
      for (const name of TABLES) await owner.query(`analyze ${name}`);
      for (const [pid, seconds] of await processorSeconds()) most = Math.max(most, seconds - (before.get(pid) ?? 0));
      await delay(20);
    }
  })();
  try {
    return await work;
  } finally {
    done.abort();
    await analyzing;
    expect(most).toBeLessThan(LIMIT_S);
  }
}

test.each([
  ['line per item', lines],
  ['as Shopify exports it', shopify],
  ['one row for each order', orders],
])(
  'an import of many orders, %s, is not held up by statistics that are taken meanwhile',
  async (_, file) => {
    await importFile(app, await app.createShop({ currency: null }), file(40));
    const shop = await app.createShop({ currency: null });
    await app.services.database.forShop(shop.shopId, (trx) =>
      trx
        .insertInto('product_costs')
        .values({ shop_id: shop.shopId, sku: 'LAMP', valid_from: '2020-01-01', cost_minor: '100' })
        .execute(),
    );
    const first = await whileAnalyzing(importFile(app, shop, file(MANY)));
    expect(first).toMatchObject({ status: 'done', linesAdded: MANY, orders: MANY });
    const again = await whileAnalyzing(importFile(app, shop, file(MANY)));
    expect(again).toMatchObject({ status: 'done', linesAdded: 0, orders: MANY });
  },
  PATIENCE_MS,
);

test(
  'nor is one of many lines whose goods cost a percentage',
  async () => {
    await importFile(app, await app.createShop({ currency: null }), lines(40), { goodsCostPercent: 40 });
    const shop = await app.createShop({ currency: null });
    const first = await whileAnalyzing(importFile(app, shop, lines(MANY), { goodsCostPercent: 40 }));
    expect(first).toMatchObject({ status: 'done', linesAdded: MANY, orders: MANY });
  },
  PATIENCE_MS,
);

test(
  'nor is one of the items of orders that came without them',
  async () => {
    await importFile(app, await app.createShop({ currency: null }), orders(40));
    const shop = await app.createShop({ currency: null });
    await whileAnalyzing(importFile(app, shop, orders(MANY)));
    const items = await whileAnalyzing(importFile(app, shop, lines(MANY)));
    expect(items).toMatchObject({ status: 'done', linesAdded: MANY, orders: MANY });
  },
  PATIENCE_MS,
);

test(
  'nor is one of what many orders cost',
  async () => {
    const costs = (count: number) => table('Order,Shipping cost,Goods cost', count, (index) => `A${index},4.10,7.35`);
    const small = await app.createShop({ currency: null });
    await importFile(app, small, lines(40));
    await importFile(app, small, costs(40), { kind: 'order_costs' });
    const shop = await app.createShop({ currency: null });
    await whileAnalyzing(importFile(app, shop, lines(MANY)));
    const first = await whileAnalyzing(importFile(app, shop, costs(MANY), { kind: 'order_costs' }));
    expect(first).toMatchObject({ status: 'done', linesAdded: MANY });
    const again = await whileAnalyzing(importFile(app, shop, costs(MANY), { kind: 'order_costs' }));
    expect(again).toMatchObject({ status: 'done', linesAdded: 0 });
  },
  PATIENCE_MS,
);
