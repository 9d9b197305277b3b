import type { Sender } from '@adaos/domain';

/** The most characters of a message. */
export const CHAT_MESSAGE_LENGTH = 500;

/** Of the connection to the support: being made, there, or failed. */
export type ChatStatus = 'disconnected' | 'connected' | 'error';

export type ChatLink = { title: string; href: string };

export type ChatMessageView = {
  id: string;
  /** `bot` is the support, be it a person. */
  sender: Sender;
  /** Empty where the support only says that it has the question. */
  text: string;
  /** ISO 8601. */
  timestamp: string;
  /** Guides that the answer was taken from. */
  links?: readonly ChatLink[] | undefined;
  /** A person has written it. */
  byPerson?: boolean | undefined;
  /** Of the reader's own message. Default: it has arrived. */
  delivery?: 'sending' | 'sent' | 'failed';
  /** Why it failed, under the words that it did. */
  failure?: string | undefined;
};

export type ChatWidgetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Of the connection to the support. */
  status: ChatStatus;
  /** Oldest first. */
  messages: readonly ChatMessageView[];
  /** Whether the messages from before are here. Default `ready`. */
  history?: 'loading' | 'ready' | 'failed';
  onRetryHistory?: () => void;
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Sends the draft; not called while that is blank or an answer is awaited. */
  onSend: () => void;
  /** Sends a message again that failed. */
  onRetry: (id: string) => void;
  /** An answer is awaited: the next message has to wait. */
  waiting?: boolean;
  /** Someone writes an answer. */
  typing?: boolean;
  /** Messages that came while the chat was closed. */
  unread?: number;
  /** Questions to start with, in a conversation that has not begun. */
  suggestions?: readonly string[];
};
