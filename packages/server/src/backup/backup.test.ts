/** @module-tag full */
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { addBillingRows } from '../testing/billing-rows.ts';
import { createTestApp, type TestApp, type TestShop } from '../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { ledgerBuilder } from '../testing/ledger-builder.ts';
import { backUp } from './backup.ts';
import type { BackupManifest } from './manifest.ts';
import { restore } from './restore.ts';

let testApp: TestApp;
let shop: TestShop;
let source: TestDatabase;
let base: string;
let directory: string;
let manifest: BackupManifest;
const made: TestDatabase[] = [];

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  made.push(database);
  return database;
}

beforeAll(async () => {
  testApp = await createTestApp({ modules: [] });
  source = testApp.testDatabase;
  base = await mkdtemp(join(tmpdir(), 'adaos-backup-'));
  directory = join(base, 'first');
  shop = await testApp.createShop();
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  await ledger.addOrder({
    on: '2024-03-01',
    customer: 'Ștefan\t"quoted"\\',
    lines: [{ amount: 1999, goodsCost: 700 }],
  });
  await ledger.addOrder({ on: '2024-03-02', customer: null, lines: [{ amount: 500 }] });
  await testApp.services.jobs.send('mail', { test: true });
  await testApp.services.database.forShop(shop.shopId, async (trx) => {
    await addBillingRows(trx, shop.shopId, shop.accountId);
    await trx.updateTable('subscriptions').set({ reading: '700' }).execute();
  });
  manifest = await backUp(source.config, directory);
});
afterAll(async () => {
  await testApp.close();
  for (const database of made) await database.drop();
  await rm(base, { recursive: true, force: true });
});

const rowsOf = (table: string) => manifest.tables.find((found) => found.table[1] === table)?.rows;

test('a backup holds every row, in files that only their owner reads', async () => {
  expect(rowsOf('orders')).toBe(2);
  expect(rowsOf('ledger_entries')).toBe(3);
  expect(rowsOf('job')).toBe(1);
  expect((await readdir(directory)).length).toBe(manifest.tables.length + 1);
  expect((await readdir(base)).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('a restored database is the same, sums included, and goes on counting', async () => {
  const target = await emptyDatabase();
  await restore(target.config, directory);
  const again = join(base, 'again');
  const restored = await backUp(target.config, again);
  const contents = ({ tables }: BackupManifest) => tables.map(({ table, rows }) => [table, rows]);
  expect(contents(restored)).toEqual(contents(manifest));

  const database = openDatabase(target.config);
  try {
    const read = () =>
      database.forShop(shop.shopId, async (trx) => {
        const { rows } = await sql<{ sold: string; customer: string | null }>`
          select (select sum(amount_minor) from daily_totals where kind = 'sale') as sold, min(customer) as customer
          from orders`.execute(trx);
        return rows[0];
      });
    expect(await read()).toEqual({ sold: '2499', customer: 'Ștefan\t"quoted"\\' });
    await ledgerBuilder(database, shop.shopId).addOrder({ on: '2024-03-03', lines: [{ amount: 1 }] });
    expect((await read())?.sold).toBe('2500');
    // A reading of a subscription replaces those of before.
    const { rows } = await database.pool.query<{ next: string }>(`select nextval('subscription_readings') as next`);
    expect(rows).toEqual([{ next: '701' }]);
  } finally {
    await database.close();
  }
});

test('a database that is in use is not restored over', async () => {
  await expect(restore(source.config, directory)).rejects.toThrow('The database is not empty.');
});

test('a backup is never written over another', async () => {
  const before = await readFile(join(directory, 'manifest.json'), 'utf8');
  await expect(backUp(source.config, directory)).rejects.toThrow('exists already');
  expect(await readFile(join(directory, 'manifest.json'), 'utf8')).toBe(before);
});

test('a damaged file is found before anything is written', async () => {
  const damaged = join(base, 'damaged');
  await backUp(source.config, damaged);
  await appendFile(join(damaged, 'public.orders.copy.gz'), 'x');
  const target = await emptyDatabase();
  await expect(restore(target.config, damaged)).rejects.toThrow(/public\.orders\.copy\.gz is damaged/);
  await rm(join(damaged, 'manifest.json'));
  await expect(restore(target.config, damaged)).rejects.toThrow('manifest.json is missing');
  await restore(target.config, directory); // still empty
});
