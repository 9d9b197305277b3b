import { SENDERS } from '@adaos/domain';
import * as z from 'zod/mini';
import { Language, Timestamp } from './common.ts';
import { MessageId, SUPPORT_MESSAGE_LENGTH, SupportLink, SupportUser } from './support.ts';
import { exactText, text } from './text.ts';

/** The path of the chat's WebSocket. Each frame is one JSON object as text. */
export const SUPPORT_SOCKET_PATH = '/support';
/** The most bytes of a frame. */
export const SUPPORT_FRAME_BYTES = 65_536;
/** Seconds until a socket must be let in; its first frame is `auth`. */
export const SUPPORT_AUTH_SECONDS = 10;

/** The most open sockets of one user; the oldest gives way. */
export const SUPPORT_SOCKETS = 5;

/** Why the server closes a socket, beside the codes of the protocol. */
export const SUPPORT_CLOSE = {
  /**
   * No valid `auth` came, or who was let in is to show again who it is: the token has expired, the session has ended, or the role
   * is another. Connect again only with a new token.
   */
  unauthenticated: 4401,
  /** The page's origin is not allowed. */
  forbidden: 4403,
  /** The user has opened newer sockets than this one, as many as one may have: connect again only when the user turns to it. */
  replaced: 4409,
  /** Too many frames, or too many sockets of one address: wait before connecting again. */
  tooMany: 4429,
} as const;

/** The first frame: the access token is never in the socket's address. */
export const AuthFrame = z.object({
  type: z.literal('auth'),
  token: exactText({ least: 1, most: 4096 }),
  language: z.optional(Language),
});

/** A question. */
export const QuestionFrame = z.object({
  type: z.literal('message'),
  message: text({ least: 1, most: SUPPORT_MESSAGE_LENGTH }),
  userId: SupportUser,
  id: z.optional(MessageId),
});

/** What the client sends. */
export const ClientFrame = z.discriminatedUnion('type', [AuthFrame, QuestionFrame]);
export type ClientFrame = z.infer<typeof ClientFrame>;

/** The token was accepted; questions may follow. */
export const ReadyFrame = z.object({ type: z.literal('ready') });

/** The question of this id is kept: it need not be sent again. */
export const ReceivedFrame = z.object({ type: z.literal('received'), id: MessageId, timestamp: z.optional(Timestamp) });

/** Someone writes an answer. */
export const TypingFrame = z.object({ type: z.literal('typing') });

/** An answer, or a question that the same user has asked elsewhere. */
export const AnswerFrame = z.object({
  type: z.literal('message'),
  /** Empty where the host has nothing to say but that it has the question. */
  message: z.optional(z.string()),
  id: z.optional(MessageId),
  /** The question that it answers. */
  replyTo: z.optional(MessageId),
  /** Absent: `bot`. */
  sender: z.optional(z.enum(SENDERS)),
  timestamp: z.optional(Timestamp),
  links: z.optional(z.array(SupportLink)),
  byPerson: z.optional(z.boolean()),
  handedOver: z.optional(z.boolean()),
});

/** The question of this id, or the last frame, was refused. */
export const ErrorFrame = z.object({
  type: z.literal('error'),
  /** One of `ERROR_CODES`. */
  code: z.string(),
  message: z.string(),
  id: z.optional(MessageId),
  /** Seconds to wait before trying again. */
  retryAfter: z.optional(z.int()),
});

/** What the server sends. */
export const ServerFrame = z.discriminatedUnion('type', [
  ReadyFrame,
  ReceivedFrame,
  TypingFrame,
  AnswerFrame,
  ErrorFrame,
]);
export type ServerFrame = z.infer<typeof ServerFrame>;
