import { atom, useAtomValue } from 'jotai';
import type { SupportLink } from '@adaos/api';
import type { Store } from './store.ts';

type ChatConnection = 'disconnected' | 'connected' | 'error';

export interface ChatMessage {
  readonly id: string;
  readonly sender: 'bot' | 'user';
  /** Empty of an answer that only says that the question was received. */
  readonly text: string;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly links?: readonly SupportLink[];
  readonly byPerson?: boolean;
  /** Of an own message: on its way, kept by the server, or refused. Absent: kept. */
  readonly delivery?: 'sending' | 'sent' | 'failed';
  /** Why it failed. */
  readonly error?: unknown;
}

/** The support chat of this page, over whatever screen is open. */
export interface ChatState {
  readonly open: boolean;
  readonly connection: ChatConnection;
  /** Whether the messages from before are here. */
  readonly history: 'unread' | 'loading' | 'ready' | 'failed';
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  readonly draft: string;
  /** The question that an answer is awaited of; nothing else is sent meanwhile. */
  readonly waitingFor: string | null;
  /** Someone writes an answer. */
  readonly typing: boolean;
  /** Answers that came while the chat was closed. */
  readonly unread: number;
}

export const EMPTY_CHAT: ChatState = {
  open: false,
  connection: 'disconnected',
  history: 'unread',
  messages: [],
  draft: '',
  waitingFor: null,
  typing: false,
  unread: 0,
};

const chatAtom = atom<ChatState>(EMPTY_CHAT);

export function createChatState(store: Store) {
  return {
    get: (): ChatState => store.get(chatAtom),
    set: (state: ChatState): void => store.set(chatAtom, state),
  };
}

export function useChat(): ChatState {
  return useAtomValue(chatAtom);
}
