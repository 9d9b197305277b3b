import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

/** How to reach PostgreSQL: what `pg` takes, without a role. The user owns the tables. */
export type PostgresConfig = pg.ClientConfig;

/** The role that the server runs its queries as. It owns no table and cannot pass row-level security. */
export const APP_ROLE = 'adaos_app';

export type ShopTransaction = Transaction<Schema>;

/** The database as the running server sees it. */
export interface Database {
  /** For tables that belong to no shop (accounts, sessions). Rows of shops are invisible through it. */
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  /** Runs `work` in one transaction that sees and writes the rows of this shop alone. */
  forShop<T>(shopId: string, work: (trx: ShopTransaction) => Promise<T>): Promise<T>;
  /** As `forShop`, read only, and every query of `work` sees the same moment: figures of one answer agree. */
  readShop<T>(shopId: string, work: (trx: ShopTransaction) => Promise<T>): Promise<T>;
  /** Runs `work` in one transaction that also sees the memberships of this account. */
  forAccount<T>(accountId: string, work: (trx: ShopTransaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

// Days stay strings: a Date would move them with the process's timezone.
const { DATE } = pg.types.builtins;
type TypeId = Parameters<typeof pg.types.getTypeParser>[0];
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: TypeId, format?: 'text' | 'binary') =>
    oid === DATE ? (value: string) => value : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** The settings of a connection that runs as the application's role. */
export function asAppRole(config: PostgresConfig): PostgresConfig {
  return { ...config, options: `-c role=${APP_ROLE} -c timezone=UTC`, types };
}

/** Opens the pool of the running server. */
export function openDatabase(config: PostgresConfig, options: { maxConnections?: number } = {}): Database {
  const pool = new pg.Pool({ ...asAppRole(config), max: options.maxConnections ?? 10, connectionTimeoutMillis: 5_000 });
  // A connection lost while idle is replaced at its next use; the event must not end the process.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

  const withSetting = <T>(
    name: string,
    value: string,
    work: (trx: ShopTransaction) => Promise<T>,
    transaction = db.transaction(),
  ) =>
    transaction.execute(async (trx) => {
      await sql`select set_config(${name}, ${value}, true)`.execute(trx);
      return work(trx);
    });

  return {
    db,
    pool,
    forShop: (shopId, work) => withSetting('app.shop_id', shopId, work),
    readShop: (shopId, work) =>
      withSetting(
        'app.shop_id',
        shopId,
        work,
        db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only'),
      ),
    forAccount: (accountId, work) => withSetting('app.account_id', accountId, work),
    close: () => db.destroy(),
  };
}
