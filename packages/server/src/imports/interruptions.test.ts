/** @module-tag full */
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp, TestShop } from '../testing/app.ts';
import { createImportApp, getImport, ledgerState, upload } from '../testing/imports.ts';
import { createImport } from './create-import.ts';
import { runImport } from './run-import.ts';

const TITLES = 'Order,Date,Quantity,Price,SKU';
const linesOf = (count: number) => Array.from({ length: count }, (_, at) => `${at % 997},2024-01-02,1,2.50,SKU-${at}`);
const FILE = [TITLES, ...linesOf(15_000)].join('\n');
const LEDGER = { 'sale actual': String(15_000 * 250) };

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

/** Waits until an import is at such a statement, and does something to the database's process that works on it. */
async function atStatement(statement: string, act: string): Promise<void> {
  // As the owner: the application's role sees no other session.
  const owner = new pg.Client({ ...app.services.database.pool.options, options: '' });
  await owner.connect();
  try {
    const find = async () => {
      const { rows } = await owner.query(
        `select ${act} from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state = 'active' and query ilike $1`,
        [statement],
      );
      return rows.length;
    };
    await expect.poll(find, { timeout: 15_000, interval: 5 }).toBe(1);
  } finally {
    await owner.end();
  }
}

describe('an import that is interrupted', () => {
  test.each([
    ['while it reads the file', 'copy staged%'],
    ['while it posts to the ledger', '%insert into order_lines%'],
  ])(
    '%s is rolled back, begins again by itself and counts nothing twice',
    async (_when, statement) => {
      const shop = await app.createShop({ currency: null });
      const { id } = (await upload(app, shop, FILE)).json<{ id: string }>();
      await atStatement(statement, 'pg_terminate_backend(pid)');
      await expect.poll(async () => (await getImport(app, shop, id)).status, { timeout: 60_000 }).toBe('done');
      expect(await getImport(app, shop, id)).toMatchObject({ linesAdded: 15_000, restarts: 1, error: null });
      expect((await ledgerState(app, shop)).ledger).toEqual(LEDGER);
    },
    90_000,
  );

  const queue = { send: async () => {} };
  /** Takes in a file that no worker knows of. */
  async function stored(shop: TestShop, file: string) {
    const { database, jobs } = app.services;
    const request = { currency: 'EUR', timezone: 'UTC', fileName: null };
    const importId = await createImport(
      { database, jobs: { ...jobs, ...queue } },
      shop,
      request,
      Readable.from([Buffer.from(file)]),
    );
    return { shopId: shop.shopId, importId };
  }

  test('by the end of the server is rolled back; the next start reports what had begun', async () => {
    const { database, secret } = app.services;
    const shop = await app.createShop();
    const file = await stored(shop, FILE);
    await expect(
      runImport({ database, secret, file, signal: AbortSignal.abort(new Error('closing')) }),
    ).rejects.toThrow('closing');
    expect(await getImport(app, shop, file.importId)).toMatchObject({ status: 'running', restarts: 0, linesAdded: 0 });
    expect((await ledgerState(app, shop)).lines).toBe(0);
    await runImport({ database, secret, file, signal: new AbortController().signal });
    expect(await getImport(app, shop, file.importId)).toMatchObject({
      status: 'done',
      restarts: 1,
      linesAdded: 15_000,
    });
  });

  test('by the server’s end does not hold that up, whatever the database is at', async () => {
    const { database, secret } = app.services;
    const shop = await app.createShop();
    const file = await stored(shop, FILE);
    const server = new AbortController();
    const running = runImport({ database, secret, file, signal: server.signal });
    const ended = expect(running).rejects.toThrow('closing');
    await atStatement('%insert into order_lines%', 'pid');
    server.abort(new Error('closing'));
    await ended;
    expect((await ledgerState(app, shop)).lines).toBe(0);
    // The lock went with the connection.
    await runImport({ database, secret, file, signal: new AbortController().signal });
    expect(await getImport(app, shop, file.importId)).toMatchObject({ status: 'done', linesAdded: 15_000 });
  }, 60_000);

  test('too often is given up', async () => {
    const { database, secret } = app.services;
    const shop = await app.createShop();
    const file = await stored(shop, `${TITLES}\n1,2024-01-02,1,2.50,A\n`);
    await database.forShop(file.shopId, (trx) =>
      trx.updateTable('imports').set({ status: 'running', restarts: 5 }).execute(),
    );
    await expect(runImport({ database, secret, file, signal: new AbortController().signal })).rejects.toMatchObject({
      code: 'interrupted',
    });
  });

  test('runs once, however many processes begin it', async () => {
    const { database, secret } = app.services;
    const shop = await app.createShop();
    const file = await stored(shop, FILE);
    const { signal } = new AbortController();
    await Promise.all([1, 2, 3].map(() => runImport({ database, secret, file, signal })));
    expect(await getImport(app, shop, file.importId)).toMatchObject({
      status: 'done',
      restarts: 0,
      linesAdded: 15_000,
    });
    expect((await ledgerState(app, shop)).ledger).toEqual(LEDGER);
  }, 60_000);

  test('beside others of the same shop counts each line once', async () => {
    const { database, secret } = app.services;
    const shop = await app.createShop({ currency: null });
    const parts = [linesOf(6000), linesOf(9000), linesOf(3000)].map((lines) => [TITLES, ...lines].join('\n'));
    const files = await Promise.all(parts.map((part) => stored(shop, part)));
    const { signal } = new AbortController();
    await Promise.all(files.map((file) => runImport({ database, secret, file, signal })));
    expect(await ledgerState(app, shop)).toEqual({
      ledger: { 'sale actual': String(9000 * 250) },
      orders: { order: 997 },
      lines: 9000,
    });
    const added = await Promise.all(
      files.map(async ({ importId }) => (await getImport(app, shop, importId)).linesAdded),
    );
    expect(added.reduce((sum, count) => sum + count, 0)).toBe(9000);
  }, 60_000);
});

test('an import reports its progress while it runs, and others are answered', async () => {
  const shop = await app.createShop();
  // Reading takes its time; posting none.
  const lines = linesOf(120_000).map((line) => line.replace('2.50', 'cheap'));
  const { id } = (await upload(app, shop, [TITLES, ...lines].join('\n'))).json<{ id: string }>();
  const seen: number[] = [];
  await expect
    .poll(
      async () => {
        const { status, progress, linesRead } = await getImport(app, shop, id);
        if (status === 'running' && linesRead > 0) seen.push(progress);
        return status;
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBe('done');
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  for (const progress of seen) expect(progress).toBeLessThanOrEqual(0.9);
  expect((await getImport(app, shop, id)).progress).toBe(1);
}, 90_000);
