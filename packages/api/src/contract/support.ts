import { SENDERS } from '@adaos/domain';
import * as z from 'zod/mini';
import { Cursor, Language, PageQuery, Source, Timestamp, Uuid } from './common.ts';
import { route } from './route.ts';
import { text } from './text.ts';

/** The most characters of a question. */
export const SUPPORT_MESSAGE_LENGTH = 500;

/** A message's id, made by its sender: sent twice, over the socket or by a call, it counts once. */
export const MessageId = Uuid;
/** What the client says of its user; the server goes by the token alone. */
export const SupportUser = z.enum(['authenticated', 'anonymous']);
const Question = text({ least: 1, most: SUPPORT_MESSAGE_LENGTH });

/** A guide that an answer was taken from. */
export const SupportLink = z.object({ title: z.string(), href: z.string() });
export type SupportLink = z.infer<typeof SupportLink>;

/** What the specification names "Support chat message". */
export const SupportMessage = z.object({
  /** `bot` is the product's side, be it written by a person. */
  sender: z.enum(SENDERS),
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

/** A page of messages, newest first. */
export const supportMessages = { messages: z.array(SupportMessage), nextCursor: z.nullable(Cursor) };

export const supportRoutes = {
  askSupport: route({
    method: 'POST',
    path: '/support/ask',
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
    answer: z.object({ source: Source, ...supportMessages }),
  }),
} as const;
