import { PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';
import type { Database, ShopTransaction } from './database.ts';
import type { Schema } from './schema.ts';
import { MarkingKysely } from './transaction-mark.ts';
import { ConnectionFailed, onConnection } from './unavailable.ts';

/**
 * Runs `work` in one long transaction of a shop on a connection apart from those of the calls, where COPY can be used beside
 * queries. The next work uses it again: on a new one PostgreSQL takes longer to read its catalogue than to import a few orders.
 * @param signal aborted: the connection is cut, whatever it is at, and the transaction rolled back.
 */
export async function onOwnConnection<T>(
  { workPool }: Pick<Database, 'workPool'>,
  shopId: string,
  signal: AbortSignal,
  work: (trx: ShopTransaction, client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const client = await onConnection(workPool.connect());
  let lost: Error | null = null;
  const lose = (error: Error) => {
    lost = new ConnectionFailed(error);
  };
  client.on('error', lose);
  let held = true;
  const release = (broken: boolean) => {
    if (!held) return;
    held = false;
    client.release(broken);
  };
  // With a query under way this ends the connection at once, and the database notices.
  const cut = () => release(true);
  signal.addEventListener('abort', cut);
  const pooled = client as PostgresPoolClient;
  const query = <R>(text: string, values: readonly unknown[]) => onConnection(pooled.query<R>(text, values));
  const connect = async () => ({ query, release: () => {} }) as PostgresPoolClient;
  const db = new MarkingKysely<Schema>({
    dialect: new PostgresDialect({ pool: { options: workPool.options, connect, end: async () => {} } }),
  });
  try {
    const result = await db.transaction().execute(async (trx) => {
      await sql`select set_config('app.shop_id', ${shopId}, true)`.execute(trx);
      return work(trx, client);
    });
    client.off('error', lose);
    release(false);
    return result;
  } catch (error) {
    release(true);
    signal.throwIfAborted();
    throw lost ?? error;
  } finally {
    signal.removeEventListener('abort', cut);
  }
}
