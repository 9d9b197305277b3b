import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { json } from 'node:stream/consumers';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type StoredTable, tableSql } from '../backup/tables.ts';
import { attributeOrders } from '../campaigns/attribute-orders.ts';
import { APP_ROLE } from '../db/connection.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { onOwnConnection } from '../db/long-work.ts';
import { Zip } from '../imports/archives/zip.ts';
import { recountEntries } from '../ledger/append-entries.ts';
import { refreshCoverage } from '../ledger/coverage.ts';
import { lockLedger } from '../ledger/lock.ts';
import { PEOPLE } from './kept-tables.ts';
import { ArchiveError, ArchiveManifest, type ArchivedTable, AS_LINES, fileOf } from './manifest.ts';
import { archivedTables, sumEntries } from './write-archive.ts';

const quoted = (name: string) => `"${name}"`;

async function readManifest(zip: Zip): Promise<ArchiveManifest> {
  if (!zip.names.includes('manifest.json')) throw new ArchiveError('This is no archive of a shop: it has no manifest.');
  const parsed = ArchiveManifest.safeParse(await json(Readable.from(zip.read('manifest.json'))).catch(() => null));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ArchiveError(`manifest.json: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'cannot be read'}.`);
}

/** Columns that must name a person: the one who gets the shop. */
async function requiredPeople(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and attnotnull and attname = any ($2)`,
    [table, [...PEOPLE]],
  );
  return rows.map(({ name }) => name);
}

interface Target {
  readonly client: pg.ClientBase;
  readonly shopId: string;
  readonly accountId: string;
}

/** @throws ArchiveError where the file is damaged, or is not what the manifest says */
async function readTable({ client, shopId, accountId }: Target, zip: Zip, kept: ArchivedTable, known: StoredTable) {
  const { table, columns } = kept;
  const unknown = columns.find((column) => !known.columns.includes(column));
  if (unknown !== undefined) throw new ArchiveError(`${table} has a column "${unknown}", which is not known here.`);
  if (!zip.names.includes(fileOf(table))) throw new ArchiveError(`${fileOf(table)} is missing.`);
  const digest = createHash('sha256');
  const hashed = new Transform({
    transform(piece: Buffer, _, next) {
      digest.update(piece);
      next(null, piece);
    },
  });
  await client.query('truncate archive_lines');
  const copy = client.query(copyFrom(`copy archive_lines (line) from stdin with ${AS_LINES}`));
  await pipeline(Readable.from(zip.read(fileOf(table))), hashed, copy);
  if (digest.digest('hex') !== kept.sha256 || copy.rowCount !== kept.rows) {
    throw new ArchiveError(`${fileOf(table)} is not what the manifest says.`);
  }
  const people = await requiredPeople(client, table);
  const names = [...columns, ...people].map(quoted);
  const values = [...columns.map((column) => `r.${quoted(column)}`), ...people.map(() => '$2::uuid')];
  await client.query(
    `insert into ${tableSql(known.table)} (shop_id, ${names.join(', ')}) overriding system value
     select $1::uuid, ${values.join(', ')} from archive_lines, json_populate_record(null::${tableSql(known.table)}, line) as r`,
    people.length > 0 ? [shopId, accountId] : [shopId],
  );
}

/** Sequences of the tables go on after the numbers that came with the rows. @param owner of the sequences. */
async function advanceSequences(owner: pg.ClientBase, { client, shopId }: Target, tables: readonly StoredTable[]) {
  for (const { table, columns } of tables) {
    const { rows } = await owner.query<{ column: string; sequence: string }>(
      `select c.name as column, pg_get_serial_sequence($1, c.name) as sequence from unnest($2::text[]) c (name)
       where pg_get_serial_sequence($1, c.name) is not null`,
      [tableSql(table), columns],
    );
    for (const { column, sequence } of rows) {
      const found = await client.query<{ most: string | null }>(
        `select max(${quoted(column)})::text as most from ${tableSql(table)} where shop_id = $1`,
        [shopId],
      );
      const most = found.rows[0]?.most;
      if (most) await owner.query(`select setval($1, greatest($2::bigint, nextval($1)))`, [sequence, most]);
    }
  }
}

const sameSums = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Has the planner know the rows of this transaction: roll-ups of a shop that it does not know take it many times as long. */
async function analyze(client: pg.ClientBase, tables: readonly StoredTable[]): Promise<void> {
  // Only the owner of a table may.
  await client.query('set local role none');
  await client.query(`analyze ${tables.map(({ table }) => tableSql(table)).join(', ')}`);
  await client.query(`set local role ${APP_ROLE}`);
}

/** Counts the roll-ups again. */
async function countAgain(trx: ShopTransaction, shopId: string): Promise<void> {
  await lockLedger(trx, shopId);
  await recountEntries(trx, shopId);
  await attributeOrders(trx, shopId);
  await refreshCoverage(trx, shopId, null);
}

/**
 * Takes in a shop from its archive, all of it or nothing; with every figure as it was.
 * @param owner connects as the owner of the tables. @param path of the archive. @param accountId who becomes the admin of the shop.
 * @throws ArchiveError where the archive is damaged or of a newer version, or the shop is here already
 */
export async function readArchive(
  database: Database,
  owner: pg.ClientBase,
  path: string,
  accountId: string,
): Promise<ArchiveManifest> {
  const zip = await Zip.open(path, () => undefined).catch((error: Error) => {
    throw new ArchiveError(`${path} cannot be read: ${error.message}`);
  });
  try {
    const manifest = await readManifest(zip);
    const { shop, tables, sums } = manifest;
    const shopId = shop.shop_id;
    const never = new AbortController().signal;
    await onOwnConnection(database, shopId, never, async (trx, client) => {
      const target: Target = { client, shopId, accountId };
      const { rowCount } = await owner.query('select from shops where shop_id = $1', [shopId]);
      if (rowCount !== 0) throw new ArchiveError('This shop is here already.');
      await trx
        .insertInto('shops')
        .values({ ...shop, created_at: new Date(shop.created_at) })
        .execute();
      await trx.insertInto('members').values({ shop_id: shopId, account_id: accountId, role: 'admin' }).execute();
      await client.query('create temporary table archive_lines (line json not null) on commit drop');
      const known = await archivedTables(client);
      const foreign = tables.find(({ table }) => !known.some((own) => own.table[1] === table));
      if (foreign) throw new ArchiveError(`The table "${foreign.table}" is not known here.`);
      for (const own of known) {
        const kept = tables.find(({ table }) => table === own.table[1]);
        if (kept) await readTable(target, zip, kept, own);
      }
      await advanceSequences(owner, target, known);
      await analyze(client, known);
      await countAgain(trx, shopId);
      if (!sameSums(await sumEntries(client, shopId), sums)) {
        throw new ArchiveError('The entries do not come to the sums that the manifest has.');
      }
    });
    return manifest;
  } finally {
    zip.close();
  }
}
