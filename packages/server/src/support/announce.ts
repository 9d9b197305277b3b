import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';

/** Has every server process hear, once the transaction has ended, of a new message; ids only (`hub.ts` listens). */
export const announceMessage = (trx: ShopTransaction, shopId: string, id: string): Promise<unknown> =>
  sql`select pg_notify('support_message', ${JSON.stringify({ shopId, id })})`.execute(trx);

/** As `announceMessage`, of a changed role, or of somebody taken out of the shop: what is open of theirs looks again who they are. */
export const announceMemberChange = (trx: ShopTransaction, shopId: string, accountId: string): Promise<unknown> =>
  sql`select pg_notify('member_change', ${JSON.stringify({ shopId, accountId })})`.execute(trx);

/** Has the operators' queue say of a conversation what it says of itself. To be called after each change of it. */
export const queueConversation = (trx: ShopTransaction, shopId: string, id: string): Promise<unknown> =>
  sql`
    insert into conversation_queue (conversation_id, of_shop, status, waiting_since, updated_at)
    select id, shop_id, status, waiting_since, updated_at from conversations where shop_id = ${shopId} and id = ${id}
    on conflict (conversation_id) do update
      set status = excluded.status, waiting_since = excluded.waiting_since, updated_at = excluded.updated_at`.execute(
    trx,
  );
