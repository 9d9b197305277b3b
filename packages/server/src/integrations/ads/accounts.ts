import type { AdPlatform } from '@adaos/domain';
import type { Selectable } from 'kysely';
import type { AdAccountsTable } from '../../db/connection-tables.ts';
import type { ShopTransaction } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { LONGEST_READ_S } from '../../jobs/queues.ts';
import { OutOfDate } from '../reading/connection.ts';

export type AccountRow = Selectable<AdAccountsTable>;

/** An ad account of a shop. */
export interface AccountOf {
  readonly shopId: string;
  readonly platform: AdPlatform;
  readonly accountId: string;
}

/** A read that was planned: it is made only while it is the account's next one. */
export interface PlannedAdRead extends AccountOf {
  /** ISO 8601. */
  readonly at: string;
}

export const changeAccount = (trx: ShopTransaction, { shopId, platform, accountId }: AccountOf) =>
  trx
    .updateTable('ad_accounts')
    .where('shop_id', '=', shopId)
    .where('platform', '=', platform)
    .where('account_id', '=', accountId);

/** An account, where there is one, held until the transaction ends. */
export const lockAccount = (
  trx: ShopTransaction,
  { shopId, platform, accountId }: AccountOf,
): Promise<AccountRow | undefined> =>
  trx
    .selectFrom('ad_accounts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('platform', '=', platform)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

/** The account of a planned read, held until the transaction ends. @throws OutOfDate */
export async function lockPlannedAccount(trx: ShopTransaction, read: PlannedAdRead): Promise<AccountRow> {
  const account = await lockAccount(trx, read);
  if (account?.next_read_at?.toISOString() !== read.at) throw new OutOfDate();
  return account;
}

/** Whether the read that is planned, or under way, should have ended by now: then nothing runs it any more. */
export function isOverdue({ next_read_at: next, reading_since: since }: AccountRow): boolean {
  const begun = Math.max(next?.getTime() ?? 0, since?.getTime() ?? 0);
  return next === null || begun < Date.now() - LONGEST_READ_S * 1000;
}

/** Plans the next read of an account, in place of the one that was planned; it happens if the transaction commits. */
export async function planAdRead(jobs: Jobs, trx: ShopTransaction, of: AccountOf, at: Date): Promise<void> {
  const { shopId, platform, accountId } = of;
  await changeAccount(trx, of).set({ next_read_at: at }).execute();
  const read: PlannedAdRead = { shopId, platform, accountId, at: at.toISOString() };
  await jobs.send('ads', read, { trx, startAfter: at, group: { id: platform } });
}
