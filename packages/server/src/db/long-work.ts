import { PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';
import { createClient, type Limits, WORK_LIMITS, withLimits } from './connection.ts';
import type { Database, ShopTransaction } from './database.ts';
import type { Schema } from './schema.ts';
import { MarkingKysely } from './transaction-mark.ts';
import { ConnectionFailed, onConnection } from './unavailable.ts';

/**
 * Runs `work` in one long transaction of a shop on a connection of its own, so that the server's pool stays free for the calls,
 * and COPY can be used beside queries.
 * @param signal aborted: the connection is cut, whatever it is at, and the transaction rolled back.
 */
export async function onOwnConnection<T>(
  database: Database,
  shopId: string,
  signal: AbortSignal,
  work: (trx: ShopTransaction, client: pg.ClientBase) => Promise<T>,
  limits: Limits = WORK_LIMITS,
): Promise<T> {
  const config = withLimits(database.config, limits);
  const client = createClient(config);
  let lost: Error | null = null;
  client.on('error', (error) => {
    lost = new ConnectionFailed(error);
  });
  await onConnection(client.connect());
  // With a query under way this ends the connection at once, and the database notices.
  const cut = () => void client.end();
  signal.addEventListener('abort', cut);
  const pooled: PostgresPoolClient = Object.assign(client, { release: () => {} });
  const query = <R>(text: string, values: readonly unknown[]) => onConnection(pooled.query<R>(text, values));
  const connect = async () => ({ query, release: () => {} }) as PostgresPoolClient;
  const db = new MarkingKysely<Schema>({
    dialect: new PostgresDialect({ pool: { options: config, connect, end: async () => {} } }),
  });
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select set_config('app.shop_id', ${shopId}, true)`.execute(trx);
      return work(trx, client);
    });
  } catch (error) {
    signal.throwIfAborted();
    throw lost ?? error;
  } finally {
    signal.removeEventListener('abort', cut);
    await client.end().catch(() => {});
  }
}
