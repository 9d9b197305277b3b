import { CONVERSATION_STATUSES } from '@adaos/domain';
import * as z from 'zod/mini';
import { Cursor, Language, PageQuery, Timestamp, Uuid } from './common.ts';
import { route } from './route.ts';
import { MessageId, SupportMessage, supportMessages } from './support.ts';
import { text } from './text.ts';

export const ConversationStatus = z.enum(CONVERSATION_STATUSES);
export type ConversationStatus = z.infer<typeof ConversationStatus>;

/** A conversation as the operator of the platform sees it. */
export const Conversation = z.object({
  id: Uuid,
  status: ConversationStatus,
  shopName: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  language: Language,
  lastMessage: z.string(),
  /** Messages of the user since the last answer of a person. */
  unanswered: z.int(),
  /** Since when the user waits for a person; null where nobody waits. */
  waitingSince: z.nullable(Timestamp),
  updatedAt: Timestamp,
});
export type Conversation = z.infer<typeof Conversation>;

const Reply = text({ least: 1, most: 4000 });
const ConversationId = z.object({ id: Uuid });

export const conversationRoutes = {
  listConversations: route({
    method: 'GET',
    path: '/support/conversations',
    access: 'operator',
    summary: 'Conversations of every shop, those first that have waited longest, by page.',
    query: z.extend(PageQuery, { status: z.optional(ConversationStatus) }),
    status: 200,
    answer: z.object({ conversations: z.array(Conversation), nextCursor: z.nullable(Cursor) }),
  }),
  getConversation: route({
    method: 'GET',
    path: '/support/conversations/:id',
    access: 'operator',
    summary: 'One conversation with its messages, newest first, by page.',
    params: ConversationId,
    query: PageQuery,
    status: 200,
    answer: z.object({ conversation: Conversation, ...supportMessages }),
  }),
  answerConversation: route({
    method: 'POST',
    path: '/support/conversations/:id/messages',
    access: 'operator',
    summary: 'Answer a conversation; the same id counts once.',
    params: ConversationId,
    body: z.object({ id: MessageId, text: Reply }),
    status: 200,
    answer: SupportMessage,
  }),
  setConversationStatus: route({
    method: 'PUT',
    path: '/support/conversations/:id',
    access: 'operator',
    summary: 'Close a conversation, or open it again.',
    params: ConversationId,
    body: z.object({ status: ConversationStatus }),
    status: 200,
    answer: Conversation,
  }),
} as const;
