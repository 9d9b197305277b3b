import {
  sessionRoutes,
  supportRoutes,
  SUPPORT_MESSAGE_LENGTH,
  type Language,
  type ServerFrame,
  type SupportAnswer,
} from '@adaos/api';
import { ApiError, isApiError, type Client, type TokenStore } from '@adaos/api/client';
import { EMPTY_CHAT, type ChatMessage, type ChatState } from '../../state/chat.ts';
import { isAnswered, kept, withChange, withHistory, withMessage } from './messages.ts';
import { openSupportSocket, type SupportSocket } from './supportSocket.ts';

export interface ChatOptions {
  client: Client;
  place: { get: () => ChatState; set: (state: ChatState) => void };
  tokens: Pick<TokenStore, 'read'>;
  socketUrl: string;
  /** The language that answers shall be in. */
  language: () => Language;
  /** Whether every screen shows the sample: a question then goes to the client alone, which refuses it. Default never. */
  isSampleMode?: () => boolean;
  /** Milliseconds for the server to say that it has a question. Default 10 000. */
  receiveWithin?: number;
  /** Milliseconds for an answer, after which another question may be asked. Default 60 000. */
  answerWithin?: number;
  /** As in `openSupportSocket`. */
  pauses?: readonly number[];
}

const PAGE = 50;

type Answer = Pick<SupportAnswer, 'id' | 'timestamp' | 'links'> & { text: string; byPerson?: boolean | undefined };

function toMessage({ id, timestamp, text, links, byPerson }: Answer): ChatMessage {
  return {
    id: id ?? crypto.randomUUID(),
    sender: 'bot',
    text,
    timestamp: timestamp ?? new Date().toISOString(),
    ...(links && { links }),
    ...(byPerson !== undefined && { byPerson }),
  };
}

/**
 * The support chat. While it is open it holds a socket, and asks by a call where that is not connected. Each
 * question has an id of its own from the start, so that it may be sent again over whichever way is there: the
 * server counts it once, and its answer is shown once.
 */
export function createChat(options: ChatOptions) {
  const { client, place, tokens, socketUrl, language, receiveWithin = 10_000, answerWithin = 60_000 } = options;
  const { isSampleMode = () => false } = options;
  let socket: SupportSocket | undefined;
  let missed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = new AbortController();
  const asking = new Set<string>();

  const update = (change: Partial<ChatState>) => place.set({ ...place.get(), ...change });
  const user = () => (tokens.read() ? 'authenticated' : 'anonymous');
  const after = (ms: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };

  function show(message: ChatMessage): void {
    const { open, unread, messages } = place.get();
    const next = withMessage(messages, message);
    if (next === messages) return;
    update({ messages: next, unread: open || message.sender === 'user' ? unread : unread + 1 });
  }

  /** Nothing is awaited any more of the question of this id. */
  function settle(id: string, change: Partial<ChatMessage>): void {
    const state = place.get();
    const messages = withChange(state.messages, id, (message) => {
      const { error: _, ...rest } = message;
      return { ...rest, ...change };
    });
    update({ messages });
    if (state.waitingFor !== id) return;
    clearTimeout(timer);
    update({ waitingFor: null, typing: false });
    if (socket?.isReady()) sendKept();
  }

  function answered(id: string, answer: Answer): void {
    // An answer without an id cannot be distinguished from the one that came the other way.
    if (answer.id === undefined && place.get().waitingFor !== id) return;
    settle(id, { delivery: 'sent' });
    show(toMessage(answer));
  }

  async function ask(id: string, question: string): Promise<void> {
    if (asking.has(id)) return;
    const { signal } = current;
    clearTimeout(timer);
    asking.add(id);
    update({ typing: true });
    try {
      const body = { question, userId: user(), id, language: language() } as const;
      const { answer, message, ...rest } = await client.call(supportRoutes.askSupport, { body, signal });
      answered(id, { ...rest, text: answer || message || '' });
    } catch (error) {
      if (!signal.aborted && place.get().waitingFor === id) settle(id, { delivery: 'failed', error });
    } finally {
      asking.delete(id);
    }
  }

  function askAgain(): void {
    const { waitingFor, messages } = place.get();
    const question = messages.find(({ id }) => id === waitingFor);
    if (question) void ask(question.id, question.text);
  }

  function deliver(id: string, text: string): void {
    if (!socket?.isReady() || isSampleMode()) return void ask(id, text);
    socket.send({ type: 'message', message: text, userId: user(), id });
    after(receiveWithin, () => socket?.drop());
  }

  /** Sends a question again that failed, under the id that it has. */
  function sendAgain(id: string): void {
    const { messages, waitingFor } = place.get();
    const failed = messages.find((message) => message.id === id && message.delivery === 'failed');
    if (!failed || waitingFor !== null) return;
    const { error: _, ...question } = failed;
    update({ messages: withChange(messages, id, () => ({ ...question, delivery: 'sending' })), waitingFor: id });
    deliver(id, question.text);
  }

  /** Sends the oldest question that reached nobody for want of a connection; the next follows once it is answered. */
  function sendKept(): void {
    const unheard = ({ error }: ChatMessage) => isApiError(error) && error.kind === 'network';
    const first = place.get().messages.find((message) => message.delivery === 'failed' && unheard(message));
    if (first) sendAgain(first.id);
  }

  function received(id: string, timestamp: string | undefined): void {
    update({
      messages: withChange(place.get().messages, id, (message) => ({
        ...message,
        delivery: 'sent',
        timestamp: timestamp ?? message.timestamp,
      })),
    });
    if (place.get().waitingFor === id) after(answerWithin, () => settle(id, { delivery: 'sent' }));
  }

  function said(frame: Extract<ServerFrame, { type: 'message' }>): void {
    const { message: text = '', replyTo, sender, ...rest } = frame;
    if (sender === 'user') {
      const { id, timestamp } = rest;
      if (id !== undefined) received(id, timestamp);
      return show({ ...toMessage({ id, timestamp, text }), sender });
    }
    const { waitingFor, messages } = place.get();
    if (messages.some(({ id }) => id === rest.id)) return;
    // A host that names no question answers the one that was asked; a person may write at any time.
    const question = replyTo ?? (rest.byPerson ? undefined : (waitingFor ?? undefined));
    const answer = { ...rest, text };
    if (question === undefined) show(toMessage(answer));
    else answered(question, { ...answer, id: answer.id ?? crypto.randomUUID() });
  }

  function heard(frame: ServerFrame): void {
    const { waitingFor } = place.get();
    if (frame.type === 'typing') update({ typing: true });
    else if (frame.type === 'received') received(frame.id, frame.timestamp);
    else if (frame.type === 'message') said(frame);
    else if (frame.type === 'error' && waitingFor !== null && (frame.id ?? waitingFor) === waitingFor) {
      const { code, message, retryAfter } = frame;
      settle(waitingFor, { delivery: 'failed', error: new ApiError('problem', message, { code, retryAfter }) });
    }
  }

  async function loadHistory(): Promise<void> {
    const { signal } = current;
    if (place.get().history !== 'ready') update({ history: 'loading' });
    try {
      const { messages: page } = await client.call(supportRoutes.listSupportMessages, {
        query: { limit: PAGE },
        signal,
      });
      const messages = withHistory(place.get().messages, page.toReversed().map(kept));
      update({ history: 'ready', messages });
      const { waitingFor } = place.get();
      if (waitingFor !== null && isAnswered(messages, waitingFor)) settle(waitingFor, {});
    } catch {
      if (!signal.aborted && place.get().history === 'loading') update({ history: 'failed' });
    }
  }

  async function renew(): Promise<boolean> {
    try {
      await client.call(sessionRoutes.getSession, { signal: current.signal });
      return true;
    } catch (error) {
      if (isApiError(error) && error.status === 401) return false;
      throw error;
    }
  }

  function connect(): SupportSocket {
    return openSupportSocket({
      url: socketUrl,
      auth: () => {
        const token = tokens.read()?.accessToken;
        return token ? { type: 'auth', token, language: language() } : undefined;
      },
      renew,
      onReady: () => {
        update({ connection: 'connected' });
        if (missed) void loadHistory();
        missed = false;
        sendKept();
      },
      onFrame: heard,
      onLost: (failed) => {
        missed = true;
        update({ connection: failed ? 'error' : 'disconnected', typing: false });
        askAgain();
      },
      ...(options.pauses && { pauses: options.pauses }),
    });
  }

  /** Ends what is under way on the socket; a question that waits goes on by a call. */
  function hangUp(): void {
    clearTimeout(timer);
    socket?.close();
    socket = undefined;
    missed = false;
  }

  return {
    open: (): void => {
      update({ open: true, unread: 0 });
      if (socket) return;
      void loadHistory();
      socket = connect();
    },
    close: (): void => {
      if (!place.get().open) return;
      hangUp();
      update({ open: false, connection: 'disconnected', typing: false });
      askAgain();
    },
    write: (draft: string): void => update({ draft }),
    /** Sends the draft, unless that is blank, too long, or an answer is awaited. */
    send: (): void => {
      const { draft, waitingFor, messages } = place.get();
      const text = draft.trim();
      if (text === '' || text.length > SUPPORT_MESSAGE_LENGTH || waitingFor !== null) return;
      const id = crypto.randomUUID();
      const timestamp = new Date().toISOString();
      const question: ChatMessage = { id, sender: 'user', text, timestamp, delivery: 'sending' };
      update({ messages: [...messages, question], draft: '', waitingFor: id });
      deliver(id, text);
    },
    retry: sendAgain,
    /** The network is back, or the user turns to this window: connects again without a pause. */
    hurry: (): void => socket?.hurry(),
    loadHistory,
    /** Forgets everything, e.g. at the end of a session. */
    reset: (): void => {
      current.abort();
      current = new AbortController();
      hangUp();
      place.set(EMPTY_CHAT);
    },
  };
}

export type Chat = ReturnType<typeof createChat>;
