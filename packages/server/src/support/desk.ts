import type { Conversation, ConversationStatus, SupportMessage } from '@adaos/api';
import { languageOf } from '@adaos/domain';
import { sql } from 'kysely';
import type { Actor } from '../services/actor.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../errors/domain-errors.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { notify } from '../notifications/notify.ts';
import { idTaken, listMessages, presentMessage } from './messages.ts';
import { queueConversation, announceMessage } from './announce.ts';

const PAGE = 50;

interface Page {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const notFound = () => new NotFoundError('There is no such conversation.');

async function shopOf({ db }: Database, conversationId: string): Promise<string> {
  const found = await db
    .selectFrom('conversation_queue')
    .select('of_shop')
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
  if (!found) throw notFound();
  return found.of_shop;
}

async function find(trx: ShopTransaction, shopId: string, id: string): Promise<Conversation | null> {
  const { rows } = await sql<{
    status: ConversationStatus;
    language: string;
    waiting_since: Date | null;
    updated_at: Date;
    shop: string;
    name: string | null;
    email: string | null;
    last: string | null;
    unanswered: string;
  }>`
    select c.status, c.language, c.waiting_since, c.updated_at, s.name as shop, a.name, a.email,
      (select text from support_messages m where m.shop_id = c.shop_id and m.conversation_id = c.id
        order by position desc limit 1) as last,
      (select count(*) from support_messages m where m.shop_id = c.shop_id and m.conversation_id = c.id and m.sender = 'user'
        and m.position > coalesce((select max(p.position) from support_messages p
          where p.shop_id = c.shop_id and p.conversation_id = c.id and p.author_id is not null), 0)) as unanswered
    from conversations c join shops s on s.shop_id = c.shop_id left join accounts a on a.id = c.account_id
    where c.shop_id = ${shopId} and c.id = ${id}`.execute(trx);
  const [row] = rows;
  if (!row) return null;
  return {
    id,
    status: row.status,
    shopName: row.shop,
    userName: row.name ?? '',
    userEmail: row.email ?? '',
    language: languageOf(row.language),
    lastMessage: row.last ?? '',
    unanswered: Number(row.unanswered),
    waitingSince: row.waiting_since?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  };
}

async function present(trx: ShopTransaction, shopId: string, id: string): Promise<Conversation> {
  const found = await find(trx, shopId, id);
  if (!found) throw notFound();
  return found;
}

/** Conversations of every shop: those first that have waited longest, then the newest. */
export async function listConversations(
  database: Database,
  { status, cursor, limit = PAGE }: Page & { readonly status?: ConversationStatus | undefined },
): Promise<{ conversations: Conversation[]; nextCursor: string | null }> {
  const offset = cursor === undefined ? 0 : Number(/^\d{1,6}$/.exec(cursor)?.[0] ?? Number.NaN);
  if (Number.isNaN(offset))
    throw new InvalidInputError('invalid_request', 'This is not a cursor of an earlier answer.');
  let rows = database.db
    .selectFrom('conversation_queue')
    .select(['conversation_id', 'of_shop'])
    .orderBy('waiting_since', (order) => order.asc().nullsLast())
    .orderBy('updated_at', 'desc')
    .offset(offset)
    .limit(limit + 1);
  if (status !== undefined) rows = rows.where('status', '=', status);
  const found = await rows.execute();
  const conversations: Conversation[] = [];
  for (const { conversation_id, of_shop } of found.slice(0, limit)) {
    const conversation = await database.readShop(of_shop, (trx) => find(trx, of_shop, conversation_id));
    // One that was deleted since the queue was read is not in the list.
    if (conversation) conversations.push(conversation);
  }
  return { conversations, nextCursor: found.length > limit ? String(offset + limit) : null };
}

export async function readConversation(database: Database, id: string, page: Page) {
  const shopId = await shopOf(database, id);
  return database.readShop(shopId, async (trx) => ({
    conversation: await present(trx, shopId, id),
    ...(await listMessages(trx, { shopId, conversationId: id }, page)),
  }));
}

/** Who has not looked at an earlier answer's notification gets no second one. */
async function notifyAnswered(trx: ShopTransaction, shopId: string, accountId: string): Promise<void> {
  const code = 'notification.support_answered';
  const unread = await trx
    .selectFrom('notifications')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('account_id', '=', accountId)
    .where('code', '=', code)
    .where('read_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!unread) await notify(trx, { shopId, accountIds: [accountId] }, { code, values: {} });
}

/** Answers as a person; the same id counts once. @throws NotFoundError, 409 `conversation_closed` or `conflict` */
export async function answerConversation(
  database: Database,
  operator: Actor,
  id: string,
  message: { readonly id: string; readonly text: string },
): Promise<SupportMessage> {
  const shopId = await shopOf(database, id);
  return database.forShop(shopId, async (trx) => {
    const conversation = await trx
      .selectFrom('conversations')
      .select(['status', 'account_id'])
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!conversation) throw notFound();
    const stored = await trx
      .selectFrom('support_messages')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where('id', '=', message.id)
      .executeTakeFirst();
    if (stored && (stored.conversation_id !== id || stored.author_id === null)) throw idTaken();
    if (stored) return presentMessage(stored);
    if (conversation.status === 'closed') {
      throw new ConflictError('conversation_closed', 'This conversation is closed. Open it again first.');
    }
    const row = await trx
      .insertInto('support_messages')
      .values({
        shop_id: shopId,
        id: message.id,
        conversation_id: id,
        sender: 'bot',
        text: message.text,
        author_id: operator.accountId,
        reply_to: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await announceMessage(trx, shopId, row.id);
    await notifyAnswered(trx, shopId, conversation.account_id);
    await trx
      .updateTable('conversations')
      .set({ waiting_since: null, updated_at: new Date() })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    await queueConversation(trx, shopId, id);
    return presentMessage(row);
  });
}

export async function setConversationStatus(
  database: Database,
  id: string,
  status: ConversationStatus,
): Promise<Conversation> {
  const shopId = await shopOf(database, id);
  return database.forShop(shopId, async (trx) => {
    const set = { status, updated_at: new Date(), ...(status === 'closed' && { waiting_since: null }) };
    await trx.updateTable('conversations').set(set).where('shop_id', '=', shopId).where('id', '=', id).execute();
    await queueConversation(trx, shopId, id);
    return present(trx, shopId, id);
  });
}
