import { v7 as uuidv7 } from 'uuid';
import type { ShopTransaction } from '../db/database.ts';
import { queueConversation } from '../support/announce.ts';

/** Gives a shop one row in each table of the support. */
export async function addSupportRows(trx: ShopTransaction, shop_id: string, account_id: string): Promise<void> {
  const conversation_id = uuidv7();
  await trx.insertInto('conversations').values({ shop_id, id: conversation_id, account_id, language: 'en' }).execute();
  await queueConversation(trx, shop_id, conversation_id);
  await trx
    .insertInto('support_messages')
    .values({ shop_id, id: uuidv7(), conversation_id, sender: 'user', text: 'Hello', author_id: null, reply_to: null })
    .execute();
}
