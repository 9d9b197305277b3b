import type { Sender } from '@adaos/domain';
import type { ReactNode } from 'react';

/** The most characters of a message. */
export const CHAT_MESSAGE_LENGTH = 500;

/** The connection to the support: connecting, connected, or failed. */
export type ChatStatus = 'disconnected' | 'connected' | 'error';

export type ChatLink = { title: string; href: string };

export type ChatMessageView = {
  id: string;
  /** `bot` is the support, also when it is a person. */
  sender: Sender;
  /** Empty where the support only confirms that it has the question. */
  text: string;
  /** ISO 8601. */
  timestamp: string;
  /** Guides that the answer was taken from. */
  links?: readonly ChatLink[] | undefined;
  /** A person has written it. */
  byPerson?: boolean | undefined;
  /** The state of the reader's own message. Default: it has arrived. */
  delivery?: 'sending' | 'sent' | 'failed';
  /** Why it failed, shown under the message that it did. */
  failure?: string | undefined;
};

export type ChatWidgetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Of the connection to the support. */
  status: ChatStatus;
  /** Oldest first. */
  messages: readonly ChatMessageView[];
  /** Whether earlier messages are loaded. Default `ready`. */
  history?: 'loading' | 'ready' | 'failed';
  onRetryHistory?: () => void;
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Sends the draft; not called while it is blank or an answer is expected. */
  onSend: () => void;
  /** Sends a failed message again. */
  onRetry: (id: string) => void;
  /** An answer is expected: the next message has to wait. */
  waiting?: boolean;
  /** Someone is writing an answer. */
  typing?: boolean;
  /** Messages that came while the chat was closed. */
  unread?: number;
  /** The heading of the conversation. Default "Support". */
  title?: string;
  /** When somebody answers, in a conversation that has not started. Default: the hours of Adaos; null for none. */
  hours?: ReactNode;
  /** Questions to start with, in a conversation that has not started. */
  suggestions?: readonly string[];
};
