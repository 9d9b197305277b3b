import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
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

/**
 * One process at a time: two that grant the same at once fail. Asked for again and again, since a statement that waits would
 * hold up an index that is built concurrently. The lock goes with its connection.
 */
async function takeTurn(holder: Kysely<unknown>): Promise<void> {
  const ask = sql<{ taken: boolean }>`select pg_try_advisory_lock(hashtext('adaos.migrate')) as taken`;
  while (!(await ask.execute(holder)).rows[0]?.taken) await delay(TURN_POLL_MS);
}

interface MigrateOptions {
  /** The last migration to take, by its name; default the newest. */
  readonly upTo?: string | undefined;
  /** What else is made in the same turn, once the tables are there. */
  readonly andThen?: (owner: Kysely<unknown>) => Promise<void>;
}

/**
 * Brings the tables forward to this version. Safe to run from several processes at once.
 * @param config connects as the owner of the tables, who may create roles (or find `adaos_app` made already).
 */
export async function migrateTables(config: PostgresConfig, { upTo, andThen }: MigrateOptions = {}): Promise<void> {
  const pool = createPool({ ...config, max: 3 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.connection().execute(async (holder) => {
      await takeTurn(holder);
      await ensureAppRole(db);
      const migrator = new Migrator({ db, provider: { getMigrations: sqlMigrations } });
      const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
      if (error) throw error instanceof Error ? error : new Error('The migration failed.', { cause: error });
      await andThen?.(db);
    });
  } finally {
    await db.destroy();
  }
}
