import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createClient, type PostgresConfig } from '../db/connection.ts';
import { migrate } from '../jobs/migrate.ts';
import { BackupError, BackupManifest, type BackupTable } from './manifest.ts';
import { columnsSql, tableSql } from './tables.ts';

async function readManifest(directory: string): Promise<BackupManifest> {
  const text = await readFile(join(directory, 'manifest.json'), 'utf8').catch(() => null);
  if (text === null) throw new BackupError(`${directory} holds no whole backup: manifest.json is missing.`);
  const parsed = BackupManifest.safeParse(
    ((): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        return null;
      }
    })(),
  );
  if (parsed.success) return parsed.data;
  throw new BackupError(`${directory}: manifest.json ${parsed.error.issues[0]?.message ?? 'cannot be read'}.`);
}

/** Every file is looked at before anything is written. */
async function verify(directory: string, { tables }: BackupManifest): Promise<void> {
  for (const { file, sha256 } of tables) {
    const digest = createHash('sha256');
    try {
      await pipeline(createReadStream(join(directory, file)), digest);
    } catch (error) {
      throw new BackupError(`${join(directory, file)} cannot be read.`, { cause: error });
    }
    if (digest.digest('hex') !== sha256) throw new BackupError(`${join(directory, file)} is damaged.`);
  }
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>(`select to_regclass('public.accounts') as found`);
  if (rows[0]?.found === null) return true;
  const { rowCount } = await client.query('select from accounts limit 1');
  return rowCount === 0;
}

async function readTable(client: pg.Client, directory: string, { table, columns, file }: BackupTable): Promise<void> {
  const copy = client.query(copyFrom(`copy ${tableSql(table)} (${columnsSql(columns)}) from stdin`));
  await pipeline(createReadStream(join(directory, file)), createGunzip(), copy);
}

/** Sequences go on after the highest number that came with the rows. */
async function advanceSequences(client: pg.Client, tables: readonly BackupTable[]): Promise<void> {
  for (const { table, columns } of tables) {
    const name = tableSql(table);
    const { rows } = await client.query<{ column: string; sequence: string }>(
      `select c.name as column, pg_get_serial_sequence($1, c.name) as sequence from unnest($2::text[]) c (name)
       where pg_get_serial_sequence($1, c.name) is not null`,
      [name, columns],
    );
    for (const { column, sequence } of rows) {
      await client.query(
        `select setval($1, coalesce((select max(${columnsSql([column])}) from ${name}), 0) + 1, false)`,
        [sequence],
      );
    }
  }
}

/**
 * Fills an empty database from a backup, all of it or nothing, and brings it forward to this version. No server may run on it.
 * @param config connects as the owner of the tables
 * @throws BackupError when the backup is not whole or made by a newer version, or the database is not empty
 */
export async function restore(config: PostgresConfig, directory: string): Promise<BackupManifest> {
  const manifest = await readManifest(directory);
  await verify(directory, manifest);
  const client = createClient(config);
  await client.connect();
  try {
    if (!(await isEmpty(client))) throw new BackupError('The database is not empty. Restore into a new one.');
    await migrate(config, { upTo: manifest.migration }).catch((error: unknown) => {
      throw new BackupError(`The backup's version ${manifest.migration} cannot be made here.`, { cause: error });
    });
    await client.query('begin');
    for (const table of manifest.tables) await readTable(client, directory, table);
    await advanceSequences(client, manifest.tables);
    await client.query('commit');
    await client.query('analyze');
    await migrate(config);
    return manifest;
  } finally {
    await client.end();
  }
}
