import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { asAppRole, createClient } from '../db/connection.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createDemoShop } from '../demo/demo-shop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { importShop } from './import-shop.ts';
import { ARCHIVED, COUNTED_AGAIN, LEFT_OUT, PEOPLE } from './kept-tables.ts';
import { ArchiveError, ArchiveManifest } from './manifest.ts';
import { writeArchive } from './write-archive.ts';

const OWNER = 'owner@shop.example';
const made: TestDatabase[] = [];
const opened: Database[] = [];
let directory: string;
let archive: string;
let source: TestDatabase;
let shopId: string;

async function emptyDatabase() {
  const empty = await createTestDatabase();
  made.push(empty);
  const database = openDatabase(empty.config, { maxConnections: 3 });
  opened.push(database);
  return { ...empty, database };
}

const demoShop = async (database: Database, email: string, months: number) => {
  const shop = await createDemoShop(
    database,
    { email, password: 'nine lamps in a row' },
    { lastDay: '2026-11-20', months },
  );
  return shop ?? '';
};

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'adaos-archive-'));
  const from = await emptyDatabase();
  source = from;
  await demoShop(from.database, 'other@shop.example', 1);
  shopId = await demoShop(from.database, 'first@shop.example', 2);
  archive = join(directory, 'shop.zip');
  const bytes = await writeArchive(asAppRole(from.config), shopId);
  await pipeline(bytes, createWriteStream(archive));
});
afterAll(async () => {
  for (const database of opened) await database.close();
  for (const database of made) await database.drop();
  await rm(directory, { recursive: true, force: true });
});

async function asOwner<T>(
  { config }: Pick<TestDatabase, 'config'>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = createClient(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The files of an archive. */
async function filesOf(path: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(path, { autoClose: false });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  zip.close();
  return files;
}

async function archiveOf(files: ReadonlyMap<string, Buffer>, name: string): Promise<string> {
  const zip = new ZipFile();
  for (const [file, bytes] of files) zip.addBuffer(bytes, file);
  zip.end();
  const path = join(directory, name);
  await pipeline(zip.outputStream as Readable, createWriteStream(path));
  return path;
}

const manifestOf = (files: ReadonlyMap<string, Buffer>) =>
  ArchiveManifest.parse(JSON.parse((files.get('manifest.json') ?? Buffer.from('null')).toString()));

/** A digest of all rows of the shop in each table, without who did something and when roll-ups were counted. */
const contents = (database: Pick<TestDatabase, 'config'>) =>
  asOwner(database, async (client) => {
    const found: Record<string, unknown> = {};
    for (const table of [...ARCHIVED, ...COUNTED_AGAIN]) {
      const { rows } = await client.query(
        `select count(*)::int as rows, md5(string_agg(line, ',' order by line)) as digest
         from (select (to_jsonb(t) - $2::text[])::text as line from ${table} t where shop_id = $1) as lines`,
        [shopId, [...PEOPLE]],
      );
      found[table] = rows[0];
    }
    return found;
  });

test('each table of a shop is archived, counted again or left out', async () => {
  const { rows } = await asOwner(source, (client) =>
    client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
    ),
  );
  expect([...ARCHIVED, ...COUNTED_AGAIN, ...LEFT_OUT].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('an archive is JSON lines with a manifest, of this shop alone, without people', async () => {
  const files = await filesOf(archive);
  const { tables, shop } = manifestOf(files);
  expect(shop).toMatchObject({ shop_id: shopId, currency: 'EUR', timezone: 'Europe/Bucharest' });
  expect([...files.keys()].toSorted()).toEqual(
    ['README.txt', 'manifest.json', ...tables.map(({ table }) => `${table}.ndjson`)].toSorted(),
  );
  expect(tables.flatMap(({ columns }) => columns).filter((column) => PEOPLE.has(column))).toEqual([]);
  const orders = (files.get('orders.ndjson') ?? Buffer.alloc(0)).toString().trimEnd().split('\n');
  expect(orders).toHaveLength(tables.find(({ table }) => table === 'orders')?.rows ?? 0);
  expect(JSON.parse(orders[0] ?? '')).toMatchObject({
    id: expect.anything(),
    placed_at: expect.stringMatching(/\+00:00$/),
  });
  expect([...files.values()].filter((bytes) => bytes.includes('first@shop.example'))).toEqual([]);
});

test('an empty instance that imports it has the same rows and roll-ups, and goes on counting', async () => {
  const target = await emptyDatabase();
  const { manifest, password } = await importShop(target.database, target.config, archive, OWNER);
  expect(manifest.shop.shop_id).toBe(shopId);
  expect(password).toMatch(/^.{16}$/);
  expect(await contents(target)).toEqual(await contents(source));
  const { rows } = await asOwner(target, (client) =>
    client.query(
      `select m.role, a.must_change_password, (select max(id) from ledger_entries) < nextval(pg_get_serial_sequence('ledger_entries', 'id')) as further
       from members m join accounts a on a.id = m.account_id where m.shop_id = $1 and a.email = $2`,
      [shopId, OWNER],
    ),
  );
  expect(rows).toEqual([{ role: 'admin', must_change_password: true, further: true }]);
  await expect(importShop(target.database, target.config, archive, OWNER)).rejects.toThrow(
    'This shop is here already.',
  );
});

test('what is damaged, foreign or made up is refused, and nothing of it stays', async () => {
  const target = await emptyDatabase();
  const files = await filesOf(archive);
  const manifest = manifestOf(files);
  const changed = (change: Partial<ArchiveManifest>) =>
    new Map([...files, ['manifest.json', Buffer.from(JSON.stringify({ ...manifest, ...change }))]]);
  const [first, ...others] = manifest.tables;
  if (!first) throw new Error('An archive has tables.');
  const cut = join(directory, 'cut.zip');
  await writeFile(cut, (await readFile(archive)).subarray(0, 5000));
  const without = new Map(files);
  without.delete('orders.ndjson');
  const lines = (files.get('ledger_entries.ndjson') ?? Buffer.alloc(0))
    .toString()
    .replace(/"amount_minor":(\d)/, '"amount_minor":9$1');
  const refused: [string, string | RegExp][] = [
    [cut, 'cannot be read'],
    [await archiveOf(without, 'without.zip'), 'orders.ndjson is missing'],
    [
      await archiveOf(new Map([...files, ['ledger_entries.ndjson', Buffer.from(lines)]]), 'other.zip'),
      'not what the manifest says',
    ],
    [await archiveOf(changed({ format: 2 as 1 }), 'newer.zip'), 'another version'],
    [await archiveOf(changed({ sums: manifest.sums.slice(1) }), 'sums.zip'), 'do not come to the sums'],
    [
      await archiveOf(changed({ tables: [{ ...first, table: 'accounts' }, ...others] }), 'accounts.zip'),
      '"accounts" is not known',
    ],
    [
      await archiveOf(changed({ tables: [{ ...first, columns: ['shop_id'] }, ...others] }), 'column.zip'),
      'column "shop_id"',
    ],
    [
      await archiveOf(changed({ tables: [{ ...first, table: 'orders; drop' }, ...others] }), 'name.zip'),
      'manifest.json',
    ],
  ];
  for (const [path, message] of refused) {
    const failed = importShop(target.database, target.config, path, OWNER);
    await expect(failed, path).rejects.toThrow(message);
    await expect(failed, path).rejects.toBeInstanceOf(ArchiveError);
  }
  const { rows } = await asOwner(target, (client) =>
    client.query('select (select count(*) from shops)::int as shops, (select count(*) from accounts)::int as accounts'),
  );
  expect(rows).toEqual([{ shops: 0, accounts: 0 }]);
});
