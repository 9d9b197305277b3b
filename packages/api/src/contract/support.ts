import * as z from 'zod/mini';
import { Cursor, Language, PageQuery, Source, Timestamp, Uuid } from './common.ts';
import { route } from './route.ts';

/** The most characters of a question. */
export const SUPPORT_MESSAGE_LENGTH = 500;

/** A message's id, made by whoever writes it: sent twice, over the socket or by a call, it counts once. */
export const MessageId = Uuid;
/** What the client says of its user; the server goes by the token alone. */
export const SupportUser = z.enum(['authenticated', 'anonymous']);
const Question = z.string().check(z.trim(), z.minLength(1), z.maxLength(SUPPORT_MESSAGE_LENGTH));
const Reply = z.string().check(z.trim(), z.minLength(1), z.maxLength(4000));

/** A guide that an answer was taken from. */
export const SupportLink = z.object({ title: z.string(), href: z.string() });
export type SupportLink = z.infer<typeof SupportLink>;

/** What the specification names "Support chat message". */
export const SupportMessage = z.object({
  /** `bot` is the product's side, be it written by a person. */
  sender: z.enum(['bot', 'user']),
  text: z.string(),
  timestamp: Timestamp,
  id: z.optional(MessageId),
  links: z.optional(z.array(SupportLink)),
  /** True where a person of the support has written it. */
  byPerson: z.optional(z.boolean()),
});
export type SupportMessage = z.infer<typeof SupportMessage>;

export const SupportQuestion = z.object({
  question: Question,
  userId: SupportUser,
  id: z.optional(MessageId),
  language: z.optional(Language),
});
export type SupportQuestion = z.input<typeof SupportQuestion>;

export const SupportAnswer = z.object({
  answer: z.optional(z.string()),
  message: z.optional(z.string()),
  /** The answer's own id, by which it is known again in the history and on the socket. */
  id: z.optional(MessageId),
  timestamp: z.optional(Timestamp),
  links: z.optional(z.array(SupportLink)),
  /** True where a person will answer, within about 24 hours. */
  handedOver: z.optional(z.boolean()),
});
export type SupportAnswer = z.infer<typeof SupportAnswer>;

export const ConversationStatus = z.enum(['open', 'closed']);
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

const ConversationId = z.object({ id: Uuid });
const Messages = { messages: z.array(SupportMessage), nextCursor: z.nullable(Cursor) };

export const supportRoutes = {
  askSupport: route({
    method: 'POST',
    path: '/support/ask',
    inSample: true,
    access: 'viewer',
    summary: 'Ask the support: answered from the guides, else handed to a person.',
    body: SupportQuestion,
    status: 200,
    answer: SupportAnswer,
  }),
  listSupportMessages: route({
    method: 'GET',
    path: '/support/messages',
    access: 'viewer',
    summary: 'The own conversation with the support, newest message first, by page.',
    query: PageQuery,
    status: 200,
    answer: z.object({ source: Source, ...Messages }),
  }),
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
    answer: z.object({ conversation: Conversation, ...Messages }),
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
