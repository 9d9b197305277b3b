import type { SupportMessage } from '@adaos/api';
import type { Selectable } from 'kysely';
import type { Actor } from '../services/actor.ts';
import { ConflictError } from '../errors/domain-errors.ts';
import type { SupportMessagesTable } from '../db/support-tables.ts';
import type { ShopTransaction } from '../db/database.ts';
import { lineCursor } from '../paging/cursor.ts';

export type MessageRow = Selectable<SupportMessagesTable>;

const PAGE = 50;

export const presentMessage = (row: MessageRow): SupportMessage => ({
  id: row.id,
  sender: row.sender,
  text: row.text,
  timestamp: row.created_at.toISOString(),
  ...(row.links.length > 0 && { links: row.links }),
  ...(row.author_id !== null && { byPerson: true }),
});

/** Somebody else's message, or one of another conversation, is not the one that is sent again. */
export const idTaken = () => new ConflictError('conflict', 'This id belongs to another message.');

/** The messages of a conversation, newest first. @throws InvalidInputError for a cursor of another list */
export async function listMessages(
  trx: ShopTransaction,
  { shopId, conversationId }: { shopId: string; conversationId: string | undefined },
  { cursor, limit = PAGE }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ messages: SupportMessage[]; nextCursor: string | null }> {
  const before = cursor === undefined ? undefined : lineCursor.read(cursor);
  if (conversationId === undefined) return { messages: [], nextCursor: null };
  let rows = trx
    .selectFrom('support_messages')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('conversation_id', '=', conversationId)
    .orderBy('position', 'desc')
    .limit(limit + 1);
  if (before !== undefined) rows = rows.where('position', '<', before);
  const found = await rows.execute();
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    messages: page.map(presentMessage),
    nextCursor: found.length > limit && last ? lineCursor.of(last.position) : null,
  };
}

/** The messages of the caller's own conversation, newest first; none before the first question. */
export async function listOwnMessages(
  trx: ShopTransaction,
  { shopId, accountId }: Pick<Actor, 'shopId' | 'accountId'>,
  page: Parameters<typeof listMessages>[2],
): ReturnType<typeof listMessages> {
  const conversation = await trx
    .selectFrom('conversations')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return listMessages(trx, { shopId, conversationId: conversation?.id }, page);
}
