import type { ConversationStatus } from '@adaos/domain';
import type { ChatMessageView } from '../../product/chat/index.ts';

export interface ConversationView {
  id: string;
  status: ConversationStatus;
  shopName: string;
  userName: string;
  userEmail: string;
  /** ISO 639-1 code of the language that the user reads. */
  language: string;
  lastMessage: string;
  /** Messages of the user since the last answer of a person. */
  unanswered: number;
  /** Since when the user waits for a person; null where nobody waits. ISO 8601. */
  waitingSince: string | null;
  updatedAt: string;
}

export type OperatorView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'ready'; conversations: readonly ConversationView[]; more: boolean };

/** The conversation that is read; `none` until one is chosen. */
export type OpenConversationView =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | {
      status: 'ready';
      conversation: ConversationView;
      /** Oldest first. */
      messages: readonly ChatMessageView[];
      /** Earlier messages can be loaded. */
      more: boolean;
    };
