import type { Language } from '@adaos/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import type { ShopTransaction } from '../db/database.ts';
import { answerQuestion } from './answer.ts';
import { idTaken, type MessageRow } from './messages.ts';
import { queueConversation, announceMessage } from './announce.ts';

export interface Question {
  readonly text: string;
  /** Made by the client; the same id counts once. */
  readonly id: string | undefined;
  readonly language: Language;
}

const byId = (trx: ShopTransaction, shopId: string, id: string) =>
  trx.selectFrom('support_messages').selectAll().where('shop_id', '=', shopId).where('id', '=', id).executeTakeFirst();

const replyTo = (trx: ShopTransaction, shopId: string, id: string) =>
  trx
    .selectFrom('support_messages')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('reply_to', '=', id)
    .executeTakeFirst();

async function conversationOf(trx: ShopTransaction, { shopId, accountId }: Actor, language: Language) {
  const conversation = await trx
    .insertInto('conversations')
    .values({ shop_id: shopId, id: uuidv7(), account_id: accountId, language })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'account_id']).doUpdateSet({ language, status: 'open', updated_at: new Date() }),
    )
    .returning(['id', 'waiting_since'])
    .executeTakeFirstOrThrow();
  await queueConversation(trx, shopId, conversation.id);
  return conversation;
}

/** Keeps a question. @returns its conversation; the question counts once, also if anyone sends it again. */
async function keepQuestion({ database }: Services, actor: Actor, id: string, { text, language }: Question) {
  return database.forShop(actor.shopId, async (trx) => {
    const conversation = await conversationOf(trx, actor, language);
    const known = await byId(trx, actor.shopId, id);
    if (known && known.conversation_id !== conversation.id) throw idTaken();
    if (!known) {
      const { shopId: shop_id } = actor;
      const row = { shop_id, id, conversation_id: conversation.id, sender: 'user' as const, text };
      await trx
        .insertInto('support_messages')
        .values({ ...row, author_id: null, reply_to: null })
        .execute();
      await announceMessage(trx, shop_id, id);
    }
    return { ...conversation, question: known?.text ?? text, reply: known && (await replyTo(trx, actor.shopId, id)) };
  });
}

/**
 * Has a conversation wait for a person, unless one has answered since the question was kept. To be called after a message was
 * added: that has waited for an answer that is being written, since both lock the conversation, so the answer is seen here.
 */
async function waitForPerson(trx: ShopTransaction, shopId: string, conversationId: string, questionId: string) {
  await trx
    .updateTable('conversations')
    .set(({ fn }) => ({ waiting_since: fn.coalesce('waiting_since', sql<Date>`now()`), updated_at: new Date() }))
    .where('shop_id', '=', shopId)
    .where('id', '=', conversationId)
    .where((of) => {
      const messages = of.selectFrom('support_messages').where('shop_id', '=', shopId);
      const position = messages.select('position').where('id', '=', questionId);
      const answers = messages
        .select('id')
        .where('conversation_id', '=', conversationId)
        .where('author_id', 'is not', null);
      return of.not(of.exists(answers.where('position', '>', position)));
    })
    .execute();
  await queueConversation(trx, shopId, conversationId);
}

/**
 * Answers a question, by the guides or a model, or hands it over to a person. Sent again, also by another process and while
 * the first is still at it, it gets the same answer.
 * @param onKept called as soon as the question cannot be lost any more
 */
export async function ask(
  services: Services,
  actor: Actor,
  question: Question,
  onKept: (id: string) => void = () => {},
): Promise<{ question: string; answer: MessageRow }> {
  const { config, database, log } = services;
  const id = question.id ?? uuidv7();
  const {
    id: conversationId,
    waiting_since,
    question: text,
    reply,
  } = await keepQuestion(services, actor, id, question);
  onKept(id);
  if (reply) return { question: id, answer: reply };

  const onAiError = (error: unknown) => log.error({ err: error }, 'support model');
  const from = { ai: config.ai, onAiError, asker: actor.shopId };
  const answer = await answerQuestion(from, text, question.language, waiting_since !== null);
  return database.forShop(actor.shopId, async (trx) => {
    const added = await trx
      .insertInto('support_messages')
      .values({
        shop_id: actor.shopId,
        id: uuidv7(),
        conversation_id: conversationId,
        sender: 'bot',
        text: answer.text,
        links: JSON.stringify(answer.links),
        author_id: null,
        reply_to: id,
        handed_over: answer.handedOver,
      })
      .onConflict((conflict) => conflict.columns(['shop_id', 'reply_to']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await announceMessage(trx, actor.shopId, added.id);
    if (added && answer.handedOver) await waitForPerson(trx, actor.shopId, conversationId, id);
    const stored = await replyTo(trx, actor.shopId, id);
    if (!stored) throw new Error('The answer was not stored.');
    return { question: id, answer: stored };
  });
}
