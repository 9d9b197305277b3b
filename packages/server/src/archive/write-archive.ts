import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import { columnsSql, type StoredTable, storedTables } from '../backup/tables.ts';
import { createClient, type PostgresConfig } from '../db/connection.ts';
import { ARCHIVED, PEOPLE } from './kept-tables.ts';
import {
  ArchiveBusyError,
  ArchiveError,
  type ArchivedSum,
  type ArchivedTable,
  type ArchiveManifest,
  AS_LINES,
  fileOf,
  FORMAT,
} from './manifest.ts';
import { README } from './readme.ts';

const ARCHIVED_TABLES: ReadonlySet<string> = new Set(ARCHIVED);

/** The tables of an archive with the columns that it has of them, each before those that refer to it. */
export async function archivedTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const stored = await storedTables(client);
  return stored
    .filter(({ table: [, name] }) => ARCHIVED_TABLES.has(name))
    .map(({ table, columns }) => {
      return { table, columns: columns.filter((column) => column !== 'shop_id' && !PEOPLE.has(column)) };
    });
}

/** Sums by kind of all entries: what an import has to come to as well. */
export async function sumEntries(client: Pick<pg.ClientBase, 'query'>, shopId: string): Promise<ArchivedSum[]> {
  const { rows } = await client.query<ArchivedSum>(
    `select kind, sum(amount_minor)::text as amount, sum(entries)::text as entries
     from daily_totals where shop_id = $1 group by kind order by kind`,
    [shopId],
  );
  return rows;
}

async function readShop(client: pg.ClientBase, shopId: string): Promise<ArchiveManifest['shop']> {
  const { rows } = await client.query<{ shop: ArchiveManifest['shop'] }>(
    `select row_to_json(shop) as shop from (
       select shop_id, name, registration_number, currency, timezone, allocation_key, gamification, created_at
       from shops where shop_id = $1) as shop`,
    [shopId],
  );
  if (!rows[0]) throw new ArchiveError('There is no such shop.');
  return rows[0].shop;
}

/** The rows of a table as lines; `done` is called with what they were. */
function linesOf(
  client: pg.ClientBase,
  shopId: string,
  { table: [, name], columns }: StoredTable,
  done: (written: ArchivedTable) => void,
): Readable {
  const rows = `select ${columnsSql(columns)} from ${name} where shop_id = '${shopId}'`;
  const copy = client.query(copyTo(`copy (select row_to_json(kept) from (${rows}) as kept) to stdout ${AS_LINES}`));
  const digest = createHash('sha256');
  const hashed = new Transform({
    transform(piece: Buffer, _, next) {
      digest.update(piece);
      next(null, piece);
    },
    flush(next) {
      done({ table: name, columns: [...columns], rows: copy.rowCount ?? 0, sha256: digest.digest('hex') });
      next();
    },
  });
  copy.on('error', (error) => hashed.destroy(error));
  hashed.on('close', () => copy.destroy());
  return copy.pipe(hashed);
}

/**
 * A shop as a zip archive of JSON lines with a manifest, as it is at one moment, without people and secrets.
 * @param config of the application's role: row level security holds.
 * @returns the archive's bytes as they are read; destroyed, the reading ends.
 * @throws ArchiveError where the shop does not exist, or is being archived at this moment
 */
export async function writeArchive(config: PostgresConfig, shopId: string): Promise<Readable> {
  const client = createClient(config);
  await client.connect();
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  const end = () => void client.end().catch(() => undefined);
  client.on('error', fail);
  output.once('close', end);
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`select set_config('app.shop_id', $1, true), set_config('timezone', 'UTC', true)`, [shopId]);
    // One at a time on all servers: it reads all that the shop has.
    const { rows } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free',
      [`archive ${shopId}`],
    );
    if (!rows[0]?.free) throw new ArchiveBusyError('An archive of this shop is being made.');
    const shop = await readShop(client, shopId);
    const sums = await sumEntries(client, shopId);
    const stored = await archivedTables(client);
    const tables: ArchivedTable[] = [];
    zip.addBuffer(Buffer.from(README), 'README.txt');
    for (const table of stored) {
      // Each is read once the one before it is written: a connection gives one at a time.
      zip.addReadStreamLazy(fileOf(table.table[1]), (give) =>
        give(
          null,
          linesOf(client, shopId, table, (written) => tables.push(written)),
        ),
      );
    }
    zip.addReadStreamLazy('manifest.json', (give) => {
      const manifest: ArchiveManifest = {
        format: FORMAT,
        createdAt: new Date().toISOString(),
        shop,
        tables,
        sums,
      };
      give(null, Readable.from([`${JSON.stringify(manifest, null, 2)}\n`]));
    });
    zip.end();
  } catch (error) {
    await client.end();
    throw error;
  }
  return output;
}
