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
  /** The number of the user's messages since the last answer of a person. */
  unanswered: number;
  /** Since when the user waits for a person; null if not waiting. ISO 8601. */
  waitingSince: string | null;
  updatedAt: string;
}

export type OperatorView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'ready'; conversations: readonly ConversationView[]; more: boolean };

/** The open conversation; `none` until one is chosen. */
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

export interface OperatorScreenProps {
  view: OperatorView;
  /** Which conversations are listed. */
  filter: ConversationStatus;
  onFilterChange: (filter: ConversationStatus) => void;
  /** The address of a conversation. */
  conversationHref: (id: string) => string;
  /** The address of the list. */
  listHref: string;
  /** The id of the open one. */
  selectedId: string | undefined;
  selected: OpenConversationView;
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Sends the draft. */
  onReply: () => void;
  replying: boolean;
  /** Why the answer could not be sent. */
  replyError: string | undefined;
  onSetStatus: (status: ConversationStatus) => void;
  settingStatus: boolean;
  onLoadMore: () => void;
  onLoadEarlier: () => void;
  onRetry: () => void;
  onRetrySelected: () => void;
}
