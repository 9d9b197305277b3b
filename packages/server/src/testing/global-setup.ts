import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../db/embedded.ts';
import { migrate } from '../jobs/migrate.ts';
import { temporaryDirectory } from './temporary-directory.ts';

/** The migrated database that every test database is a copy of. */
export const TEMPLATE = 'adaos_template';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: EmbeddedPostgres['config'];
  }
}

/** One PostgreSQL for the whole run, in a temporary directory, in memory where there is room, with a migrated template database. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await temporaryDirectory('adaos-test-');
  // Nothing of a test run outlives it, so its writes need not reach the disk.
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, settings: { max_connections: '300' } });
  const teardown = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const owner = new pg.Client(postgres.config);
    await owner.connect();
    await owner.query(`CREATE DATABASE ${TEMPLATE}`);
    await owner.end();
    await migrate({ ...postgres.config, database: TEMPLATE });
    provide('postgres', postgres.config);
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}
