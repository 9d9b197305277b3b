import pg from 'pg';
import { onConnection } from './unavailable.ts';

/** How to reach PostgreSQL: what `pg` takes, without a role. The user owns the tables. */
export type PostgresConfig = pg.ClientConfig;

/** The role that the server runs its queries as. It owns no table and cannot pass row-level security. */
export const APP_ROLE = 'adaos_app';

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

/** How long something may take on a connection, in milliseconds. */
export interface Limits {
  /** A statement, by PostgreSQL's clock. */
  readonly statement: number;
  /** Waiting for one lock. */
  readonly lock: number;
  /** A transaction that sends no statement. */
  readonly idleInTransaction: number;
  /** The answer to a query, by this process's clock: for a database that does not answer at all. */
  readonly answer: number;
}

/**
 * What a call waits for. Together with `CONNECT_LIMIT_MS` it is less than the 6 s within which every call is answered.
 */
export const CALL_LIMITS: Limits = { statement: 3_000, lock: 2_500, idleInTransaction: 10_000, answer: 3_500 };

/** Work of minutes that no caller waits for: an import, a deletion of many rows. */
export const WORK_LIMITS: Limits = {
  statement: 15 * 60_000,
  lock: 15 * 60_000,
  idleInTransaction: 5 * 60_000,
  answer: 16 * 60_000,
};

/** How long a new connection, or one of the pool, is waited for, in milliseconds. */
export const CONNECT_LIMIT_MS = 2_000;

/** A peer that has not acknowledged anything for this long is asked whether it is still there, in milliseconds. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** PostgreSQL asks in the same way, so that a server that is gone holds no lock for longer. Has no effect on a local socket. */
const KEEP_ALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=5';

/** The settings of a connection with limits, which notices when the other side is gone. */
export function withLimits(config: PostgresConfig, limits: Limits): PostgresConfig {
  return {
    ...config,
    options: [config.options, KEEP_ALIVE].filter(Boolean).join(' '),
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    query_timeout: limits.answer,
  };
}

// A caller who waits for an answer learns that the connection is lost. The event is for those who do not wait, and ends the
// process where nobody listens.
const listen = (client: pg.ClientBase) => void client.on('error', () => {});

/** A connection of its own, not yet open, whose loss does not end the process. */
export function createClient(config: PostgresConfig): pg.Client {
  const client = new pg.Client(config);
  listen(client);
  return client;
}

/** A pool of connections whose loss does not end the process, in use or idle; the next use opens another. */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
  pool.query = ((...given: unknown[]) => onConnection(query(...given))) as typeof pool.query;
  pool.on('error', () => {});
  pool.on('connect', listen);
  return pool;
}
