import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { PgBoss } from 'pg-boss';
import { JOB_QUEUES, JOB_SCHEMA } from '../jobs/queues.ts';
import { APP_ROLE, createPool, type PostgresConfig } from './connection.ts';

const TURN_POLL_MS = 50;
const migrationsDir = new URL('./migrations/', import.meta.url);

async function sqlMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(migrationsDir)).filter((name) => name.endsWith('.sql')).sort();
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(name, migrationsDir), 'utf8');
    return [name.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Roles belong to the whole cluster, so several databases may race to make it. */
async function ensureAppRole(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = ${sql.lit(APP_ROLE)}) then
        create role ${sql.id(APP_ROLE)} nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(db);
  await sql`
    do $$ begin
      if not pg_has_role(current_user, ${sql.lit(APP_ROLE)}, 'member') then
        execute format('grant %I to %I', ${sql.lit(APP_ROLE)}, current_user);
      end if;
    end $$`.execute(db);
}

/** The job queue's own tables, and the queues; made by the owner, used by the application's role. */
async function migrateJobs(config: PostgresConfig, db: Kysely<unknown>): Promise<void> {
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
  `.execute(db);
}

/**
 * One process at a time: two that grant the same at once fail. Asked for again and again, since a statement that waits would
 * hold up an index that is built concurrently. The lock goes with its connection.
 */
async function takeTurn(holder: Kysely<unknown>): Promise<void> {
  const ask = sql<{ taken: boolean }>`select pg_try_advisory_lock(hashtext('adaos.migrate')) as taken`;
  while (!(await ask.execute(holder)).rows[0]?.taken) await delay(TURN_POLL_MS);
}

/**
 * Brings a database forward to this version. Safe to run from several processes at once.
 * @param config connects as the owner of the tables, who may create roles (or find `adaos_app` made already).
 * @param options.upTo the last migration to take, by its name; default the newest
 */
export async function migrate(config: PostgresConfig, { upTo }: { upTo?: string } = {}): Promise<void> {
  const pool = createPool({ ...config, max: 3 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.connection().execute(async (holder) => {
      await takeTurn(holder);
      await ensureAppRole(db);
      const migrator = new Migrator({ db, provider: { getMigrations: sqlMigrations } });
      const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
      if (error) throw error instanceof Error ? error : new Error('The migration failed.', { cause: error });
      await migrateJobs(config, db);
    });
  } finally {
    await db.destroy();
  }
}
