import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { createClient, type PostgresConfig } from '../db/connection.ts';
import { BackupError, type BackupManifest, type BackupTable, FORMAT } from './manifest.ts';
import { columnsSql, JOBS, type StoredTable, storedTables, tableSql } from './tables.ts';

/** Of the jobs, those that are still to be done. */
const OPEN_JOBS = `state < 'completed'`;

async function writeTable(client: pg.Client, directory: string, { table, columns }: StoredTable): Promise<BackupTable> {
  const file = `${table.join('.')}.copy.gz`;
  const where = table.join('.') === JOBS.join('.') ? ` where ${OPEN_JOBS}` : '';
  const copy = client.query(copyTo(`copy (select ${columnsSql(columns)} from ${tableSql(table)}${where}) to stdout`));
  const digest = createHash('sha256');
  const hashed = new Transform({
    transform(piece: Buffer, _, done) {
      digest.update(piece);
      done(null, piece);
    },
  });
  await pipeline(copy, createGzip(), hashed, createWriteStream(join(directory, file), { mode: 0o600, flush: true }));
  return { table: [...table], columns: [...columns], rows: copy.rowCount ?? 0, file, sha256: digest.digest('hex') };
}

async function newestMigration(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name desc limit 1');
  if (!rows[0]) throw new BackupError('The database holds nothing of Adaos.');
  return rows[0].name;
}

async function writeAll(client: pg.Client, directory: string): Promise<BackupManifest> {
  // All tables at one moment, while the server writes on; and an error rather than a row that a policy hides.
  await client.query('begin isolation level repeatable read read only');
  await client.query('set local row_security = off');
  const migration = await newestMigration(client);
  const tables: BackupTable[] = [];
  for (const table of await storedTables(client)) tables.push(await writeTable(client, directory, table));
  await client.query('commit');
  return { format: FORMAT, createdAt: new Date().toISOString(), migration, tables };
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes all that the database holds into a new directory, as it was at one moment; the server may run meanwhile.
 * @param config connects as the owner of the tables
 * @param directory is made; it appears under its name once it is whole
 * @throws BackupError when it exists already, or the database does not belong to Adaos
 */
export async function backUp(config: PostgresConfig, directory: string): Promise<BackupManifest> {
  const unfinished = `${directory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const client = createClient(config);
  try {
    await client.connect();
    const manifest = await writeAll(client, unfinished);
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(join(unfinished, 'manifest.json'), text, { mode: 0o600, flush: true });
    await syncDirectory(unfinished);
    await rename(unfinished, directory).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST' || error.code === 'ENOTDIR') {
        throw new BackupError(`${directory} exists already.`);
      }
      throw error;
    });
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}
