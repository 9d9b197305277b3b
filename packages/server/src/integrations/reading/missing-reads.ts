import type { OAuthPlatform } from '@adaos/api';
import type { Services } from '../../services/services.ts';
import type { PostgresConfig } from '../../db/connection.ts';
import { readAsOwner } from '../../db/read-as-owner.ts';
import { JOB_SCHEMA } from '../../jobs/queues.ts';
import { lockConnection } from './connection.ts';
import { planRead } from './worker.ts';

interface MissingRead {
  readonly shopId: string;
  readonly platform: OAuthPlatform;
  readonly at: Date | null;
}

/** Working connections whose next read no job will run: it has failed permanently, or is gone. */
const MISSING = `
  select shop_id as "shopId", platform, next_read_at as at from connections c
  where status = 'active' and not exists (
    select from ${JOB_SCHEMA}.job j
    where name = 'store' and state in ('created', 'retry', 'active') and (state = 'active' or keep_until > now())
      and data->>'shopId' = c.shop_id::text and data->>'platform' = c.platform
      and (data->>'at')::timestamptz = c.next_read_at)`;

/**
 * Plans a read of every connection that has none coming. For the start of the server.
 * @param owner connects as the owner of the tables: the server's own role sees one shop at a time.
 */
export async function planMissingReads(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  owner: PostgresConfig,
): Promise<void> {
  for (const { shopId, platform, at } of await readAsOwner<MissingRead>(owner, MISSING)) {
    await database.forShop(shopId, async (trx) => {
      const connection = await lockConnection(trx, { shopId, platform });
      // It may have ended meanwhile, or another server that starts has planned its read.
      if (connection?.status !== 'active' || connection.next_read_at?.getTime() !== at?.getTime()) return;
      await planRead(jobs, trx, { shopId, platform, at: new Date() });
    });
  }
}
