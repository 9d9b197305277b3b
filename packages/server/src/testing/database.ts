import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { PostgresConfig } from '../db/connection.ts';
import { migrate } from '../jobs/migrate.ts';
import { TEMPLATE } from './global-setup.ts';

export interface TestDatabase {
  /** Connects as the owner of the tables. */
  readonly config: PostgresConfig;
  /** Removes the database, and ends what is still connected to it. */
  drop(): Promise<void>;
}

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Makes a fresh, migrated, empty database on the real engine. For tests of the `server` project:
 *
 *     const database = await createTestDatabase();
 *     afterAll(() => database.drop());
 *
 * @param options.upTo the last migration that it has, by its name; default the newest
 */
export async function createTestDatabase({ upTo }: { upTo?: string } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const config = { ...inject('postgres'), database: name };
  if (upTo === undefined) await asOwner(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY file_copy`);
  else {
    await asOwner(`CREATE DATABASE ${name}`);
    await migrate(config, { upTo });
  }
  return {
    config,
    drop: () => asOwner(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
