import { type Kysely, sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { APP_ROLE, type PostgresConfig } from '../db/connection.ts';
import { migrateTables } from '../db/migrate.ts';
import { JOB_QUEUES, JOB_SCHEMA } from './queues.ts';

/** The job queue's own tables, and the queues; made by the owner, used by the application's role. */
async function migrateQueues(config: PostgresConfig, owner: Kysely<unknown>): Promise<void> {
  const boss = new PgBoss({ ...(config as object), schema: JOB_SCHEMA, supervise: false, schedule: false, max: 2 });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const { name, options, ...fixed } of JOB_QUEUES) {
      if (await boss.getQueue(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, { ...options, ...fixed });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  await sql`
    grant usage on schema ${sql.id(JOB_SCHEMA)} to ${sql.id(APP_ROLE)};
    grant select, insert, update, delete on all tables in schema ${sql.id(JOB_SCHEMA)} to ${sql.id(APP_ROLE)};
    grant execute on all functions in schema ${sql.id(JOB_SCHEMA)} to ${sql.id(APP_ROLE)};
    grant usage on all sequences in schema ${sql.id(JOB_SCHEMA)} to ${sql.id(APP_ROLE)};
  `.execute(owner);
}

/**
 * Brings a database forward to this version, its queues included. Safe to run from several processes at once.
 * @param config connects as the owner of the tables, who may create roles (or find `adaos_app` made already).
 * @param options.upTo the last migration to take, by its name; default the newest
 */
export const migrate = (config: PostgresConfig, { upTo }: { upTo?: string } = {}): Promise<void> =>
  migrateTables(config, { upTo, andThen: (owner) => migrateQueues(config, owner) });
