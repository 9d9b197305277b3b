import {
  type Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  sql,
  type Transaction,
} from 'kysely';
import type pg from 'pg';
import { asAppRole, CALL_LIMITS, createPool, type PostgresConfig, WORK_LIMITS, withLimits } from './connection.ts';
import type { Schema } from './schema.ts';
import { MarkingKysely } from './transaction-mark.ts';
import { ConnectionFailed, onConnection } from './unavailable.ts';

export type ShopTransaction = Transaction<Schema>;

/** The database as the running server sees it. */
export interface Database {
  /** For tables that belong to no shop (accounts, sessions). Rows of shops are invisible through it. */
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  /** For work that is longer than a call: it takes no connection from those, and may use COPY beside queries. */
  readonly workPool: pg.Pool;
  /** For connections beside the pools: the application's role, without limits. */
  readonly config: PostgresConfig;
  /** Runs `work` in one transaction that sees and writes the rows of this shop alone. */
  forShop<T>(shopId: string, work: (trx: ShopTransaction) => Promise<T>): Promise<T>;
  /** As `forShop`, read only, and every query of `work` sees the same moment: figures of one answer agree. */
  readShop<T>(shopId: string, work: (trx: ShopTransaction) => Promise<T>): Promise<T>;
  /** Runs `work` in one transaction that also sees the memberships of this account. */
  forAccount<T>(accountId: string, work: (trx: ShopTransaction) => Promise<T>): Promise<T>;
  /** Resolves when it has answered a query. */
  answers(): Promise<void>;
  close(): Promise<void>;
}

/** The pool, where a query that failed by its connection ends it: what is sent next would wait for an answer, too. */
function endFailed(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client: PostgresPoolClient = await onConnection(pool.connect());
      let ended = false;
      const query = async <R>(text: string, values: readonly unknown[]) => {
        try {
          return await onConnection(client.query<R>(text, values));
        } catch (error) {
          if (error instanceof ConnectionFailed && !ended) {
            ended = true;
            client.release(true);
          }
          throw error;
        }
      };
      const release = (destroy?: boolean) => (ended ? undefined : client.release(destroy));
      return { query, release } as PostgresPoolClient;
    },
  };
}

/** From here on the transaction sees and writes the rows of this shop alone. */
export async function inShop(trx: ShopTransaction, shopId: string): Promise<void> {
  await sql`select set_config('app.shop_id', ${shopId}, true)`.execute(trx);
}

/** More than the workers of all queues and the previews together want at once. */
const MOST_WORK = 24;

/** Opens the pools of the running server. */
export function openDatabase(owner: PostgresConfig, options: { maxConnections?: number } = {}): Database {
  const config = asAppRole(owner);
  const pool = createPool({ ...withLimits(config, CALL_LIMITS), max: options.maxConnections ?? 10 });
  const workPool = createPool({ ...withLimits(config, WORK_LIMITS), max: MOST_WORK });
  const db = new MarkingKysely<Schema>({ dialect: new PostgresDialect({ pool: endFailed(pool) }) });

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
    workPool,
    config,
    forShop: (shopId, work) => withSetting('app.shop_id', shopId, work),
    readShop: (shopId, work) =>
      withSetting(
        'app.shop_id',
        shopId,
        work,
        db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only'),
      ),
    forAccount: (accountId, work) => withSetting('app.account_id', accountId, work),
    answers: async () => void (await pool.query('select 1')),
    close: async () => void (await Promise.all([db.destroy(), workPool.end()])),
  };
}
