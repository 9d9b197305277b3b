import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ShopTransaction } from '../db/database.ts';
import type { DeliveredNotice } from '../db/notice-tables.ts';

/** Notices that come within this time go out together; others with the next look of the worker. */
const COLLECT_MS = { email: 3 * 60_000, push: 0, sms: 3 * 60_000, slack: 0, teams: 0, webhook: 0 } as const;

export type CollectingChannel = keyof typeof COLLECT_MS;

/**
 * Has notices delivered by a way that is not the bell, if the transaction commits: each is added to what collects there.
 * @param accountIds of members of the shop; null for what goes to the shop's own address.
 */
export async function collect(
  trx: ShopTransaction,
  {
    shopId,
    accountIds,
    channel,
  }: { shopId: string; accountIds: readonly (string | null)[]; channel: CollectingChannel },
  notices: readonly DeliveredNotice[],
): Promise<void> {
  if (accountIds.length === 0 || notices.length === 0) return;
  const due = new Date(Date.now() + COLLECT_MS[channel]);
  // First, and by everyone: the delivery for the shop takes the same lock, and two who notify never wait for each other in turn.
  await trx
    .insertInto('due_deliveries')
    .values({ of_shop: shopId, due_at: due })
    .onConflict((conflict) =>
      conflict.column('of_shop').doUpdateSet({ due_at: sql<Date>`least(due_deliveries.due_at, excluded.due_at)` }),
    )
    .execute();
  const rows = accountIds.map((accountId) => ({
    shop_id: shopId,
    id: uuidv7(),
    account_id: accountId,
    channel,
    state: 'collecting' as const,
    notices: JSON.stringify(notices),
    due_at: due,
  }));
  await trx
    .insertInto('notice_deliveries')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'account_id', 'channel'])
        .where('state', '=', sql.lit('collecting'))
        .doUpdateSet({ notices: sql<string>`notice_deliveries.notices || excluded.notices` }),
    )
    .execute();
}
