import type { PostgresConfig } from '../../db/connection.ts';
import { readAsOwner } from '../../db/read-as-owner.ts';
import { JOB_SCHEMA } from '../../jobs/queues.ts';
import type { Services } from '../../services/services.ts';
import { type AccountOf, lockAccount, planAdRead } from './accounts.ts';

type MissingRead = AccountOf & { readonly at: Date | null };

/** Chosen accounts of working connections whose next read no job will run: it has failed permanently, or is gone. */
const MISSING = `
  select a.shop_id as "shopId", a.platform, a.account_id as "accountId", a.next_read_at as at
  from ad_accounts a join ad_connections c on c.shop_id = a.shop_id and c.platform = a.platform
  where c.status = 'active' and a.chosen and not exists (
    select from ${JOB_SCHEMA}.job j
    where name = 'ads' and state in ('created', 'retry', 'active') and (state = 'active' or keep_until > now())
      and data->>'shopId' = a.shop_id::text and data->>'platform' = a.platform and data->>'accountId' = a.account_id
      and (data->>'at')::timestamptz = a.next_read_at)`;

/**
 * Plans a read of every chosen account that has none coming. For the start of the server.
 * @param owner connects as the owner of the tables: the server's own role sees one shop at a time.
 */
export async function planMissingAdReads(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  owner: PostgresConfig,
): Promise<void> {
  for (const { at, ...of } of await readAsOwner<MissingRead>(owner, MISSING)) {
    await database.forShop(of.shopId, async (trx) => {
      const account = await lockAccount(trx, of);
      // It may have ended meanwhile, or another server that starts has planned its read.
      if (account?.chosen !== true || account.next_read_at?.getTime() !== at?.getTime()) return;
      await planAdRead(jobs, trx, of, new Date());
    });
  }
}
