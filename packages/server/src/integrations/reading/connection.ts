import type { OAuthPlatform } from '@adaos/api';
import type { Selectable } from 'kysely';
import type { ShopTransaction } from '../../db/database.ts';
import type { ConnectionsTable } from '../../db/connection-tables.ts';
import { LONGEST_READ_S } from '../../jobs/queues.ts';

export type Connection = Selectable<ConnectionsTable>;

/** A read that was planned: it is made only while it is the connection's next one. */
export interface PlannedRead {
  readonly shopId: string;
  readonly platform: OAuthPlatform;
  /** ISO 8601. */
  readonly at: string;
}

/** The connection has ended, or another read has been planned in place of this one. */
export class OutOfDate extends Error {}

/** A connection, where there is one, held until the transaction ends. */
export const lockConnection = (
  trx: ShopTransaction,
  { shopId, platform }: Pick<PlannedRead, 'shopId' | 'platform'>,
): Promise<Connection | undefined> =>
  trx
    .selectFrom('connections')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('platform', '=', platform)
    .forUpdate()
    .executeTakeFirst();

/** Whether the read that is planned, or under way, should have ended by now: then nothing runs it any more. */
export function isOverdue({ next_read_at: next, reading_since: since }: Connection): boolean {
  const begun = Math.max(next?.getTime() ?? 0, since?.getTime() ?? 0);
  return next === null || begun < Date.now() - LONGEST_READ_S * 1000;
}

/**
 * The connection of a planned read, locked until the transaction ends.
 * @throws OutOfDate
 */
export async function lockPlannedConnection(trx: ShopTransaction, read: PlannedRead): Promise<Connection> {
  const connection = await lockConnection(trx, read);
  if (connection?.next_read_at?.toISOString() !== read.at) throw new OutOfDate();
  return connection;
}

export const changeConnection = (
  trx: ShopTransaction,
  { shopId, platform }: Pick<PlannedRead, 'shopId' | 'platform'>,
) => trx.updateTable('connections').where('shop_id', '=', shopId).where('platform', '=', platform);
