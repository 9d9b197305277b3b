import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SUPPORT_CLOSE } from '@adaos/api';
import { createClient, memoryTokens, type TokenStore } from '@adaos/api/client';
import { EMPTY_CHAT, type ChatState } from '../../state/chat.ts';
import { createChat, type Chat, type ChatOptions } from './chat.ts';
import { listen, type Host } from './testing.ts';

let host: Host;
let tokens: TokenStore;
let state: ChatState;
let chat: Chat;
const chats: Chat[] = [];

function start(more: Partial<ChatOptions> = {}): Chat {
  const client = createClient({ baseUrl: host.baseUrl, tokens, onSessionEnd: () => undefined });
  const place = {
    get: () => state,
    set: (next: ChatState) => {
      state = next;
    },
  };
  const options: ChatOptions = {
    client,
    place,
    tokens,
    socketUrl: host.socketUrl,
    language: () => 'ro',
    pauses: [20],
    ...more,
  };
  const made = createChat(options);
  chats.push(made);
  return made;
}
const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 10_000, interval: 5 });
const connected = () => until(() => state.connection === 'connected' && state.history === 'ready');
const quiet = () => until(() => state.waitingFor === null);
const texts = () => state.messages.map(({ text }) => text);
const signedIn = () => host.frames.flatMap((frame) => (frame.type === 'auth' ? [frame.token] : []));
/** Has the next look at the session bring another access token. */
function renews(accessToken: string): void {
  host.onSession = (response) => {
    tokens.write({ accessToken, refreshToken: undefined });
    host.json(response, 200, {
      user: { id: 'u', email: 'a@b.example', name: 'Ana', role: 'admin', createdAt: '2026-01-02T03:04:05Z' },
      shop: {
        id: '7f0c5f2e-3f0a-4f34-9d0b-3d6f1a1f1c11',
        name: 'Lut',
        currency: null,
        timezone: 'UTC',
        goodsCostPercent: null,
        dataFrom: null,
        dataTo: null,
      },
      mustChangePassword: false,
    });
  };
}
function ask(text: string): void {
  chat.write(text);
  chat.send();
}

beforeEach(async () => {
  host = await listen();
  tokens = memoryTokens({ accessToken: 'a1', refreshToken: undefined });
  state = EMPTY_CHAT;
  chat = start();
});
afterEach(() => {
  for (const made of chats.splice(0)) made.reset();
  host.close();
});

describe('[CHAT-1] the socket', () => {
  test('opens with the chat, signs in by its first frame, and closes with the chat', async () => {
    expect(host.sockets.size).toBe(0);
    chat.open();
    expect(state).toMatchObject({ open: true, connection: 'disconnected' });
    await connected();
    expect(host.frames).toEqual([{ type: 'auth', token: 'a1', language: 'ro' }]);
    chat.close();
    expect(state).toMatchObject({ open: false, connection: 'disconnected' });
    await until(() => host.sockets.size === 0);
  });

  test('that can not be opened is an error, and is tried again until it can', async () => {
    host.reachable = false;
    chat.open();
    await until(() => state.connection === 'error');
    host.reachable = true;
    await connected();
  });

  test('that is lost is opened again, and what was said meanwhile is fetched', async () => {
    chat.open();
    await connected();
    host.answerOf('0b7de4a6-94f5-4c0a-8f0e-1d2c3b4a5968', 'From another device?');
    for (const socket of host.sockets) socket.terminate();
    await until(() => state.messages.length === 2);
    await connected();
    expect(texts()).toEqual(['From another device?', 'Answer to: From another device?']);
  });

  test('that is refused for its token is tried once with a new one', async () => {
    host.takes = (token) => token === 'a2';
    renews('a2');
    chat.open();
    await connected();
    expect(signedIn()).toEqual(['a1', 'a2']);
  });

  test('that is closed as often as its token expires is opened again each time with a new one', async () => {
    chat.open();
    await connected();
    for (const token of ['a2', 'a3', 'a4']) {
      host.takes = (shown) => shown === token;
      renews(token);
      for (const socket of host.sockets) socket.close(SUPPORT_CLOSE.unauthenticated);
      await until(() => signedIn().includes(token));
      await connected();
    }
    expect(signedIn()).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  test('that gave way to newer windows stays closed until the user turns to this one; a question goes by a call', async () => {
    chat.open();
    await connected();
    for (const socket of host.sockets) socket.close(SUPPORT_CLOSE.replaced);
    await until(() => state.connection === 'disconnected');
    ask('x');
    await quiet();
    expect(host.asked()).toHaveLength(1);
    expect(signedIn()).toHaveLength(1);
    host.answerOf('0b7de4a6-94f5-4c0a-8f0e-1d2c3b4a5968', 'From another window?');
    chat.hurry();
    await connected();
    await until(() => state.messages.length === 4);
    expect(signedIn()).toHaveLength(2);
  });

  test('is not opened again once the session has ended', async () => {
    host.takes = () => false;
    chat.open();
    await until(() => state.connection === 'error');
    expect(host.frames).toHaveLength(1);
  });
});

describe('[CHAT-2] a question', () => {
  test('is not sent blank, nor longer than 500 characters', async () => {
    chat.open();
    await connected();
    ask(' \n ');
    ask('x'.repeat(501));
    expect(state.messages).toEqual([]);
    ask('x'.repeat(500));
    await quiet();
    expect(host.questions()).toHaveLength(1);
  });

  test('is not sent while an answer is awaited; the draft stays', async () => {
    host.onQuestion = () => undefined;
    chat.open();
    await connected();
    ask('first');
    ask('second');
    expect(texts()).toEqual(['first']);
    expect(state.draft).toBe('second');
  });
});

describe('[CHAT-3] a question goes', () => {
  test('over the socket when it is connected', async () => {
    chat.open();
    await connected();
    ask(' De ce? ');
    await quiet();
    expect(texts()).toEqual(['De ce?', 'Answer to: De ce?']);
    expect(host.questions()).toMatchObject([{ message: 'De ce?', userId: 'authenticated' }]);
    expect(host.asked()).toEqual([]);
    expect(state.messages[0]).toMatchObject({ sender: 'user', delivery: 'sent' });
  });

  test('by a call where it is not, and over the socket again once that is back', async () => {
    host.reachable = false;
    chat.open();
    await until(() => state.connection === 'error');
    ask('by call');
    await quiet();
    expect(host.asked()).toMatchObject([{ question: 'by call', userId: 'authenticated', language: 'ro' }]);
    host.reachable = true;
    await connected();
    ask('by socket');
    await quiet();
    expect(host.questions()).toMatchObject([{ message: 'by socket' }]);
    expect(texts()).toEqual(['by call', 'Answer to: by call', 'by socket', 'Answer to: by socket']);
  });

  test('by a call to a host that knows no ids, and is answered once', async () => {
    host.reachable = false;
    host.onAsk = (response) => host.json(response, 200, { message: 'An answer.' });
    chat.open();
    await until(() => state.connection === 'error');
    ask('x');
    await quiet();
    expect(texts()).toEqual(['x', 'An answer.']);
  });

  test('over the socket of a host that knows no ids', async () => {
    host.onQuestion = (socket) => host.say(socket, { type: 'message', message: 'An answer.' });
    chat.open();
    await connected();
    ask('x');
    await quiet();
    expect(texts()).toEqual(['x', 'An answer.']);
  });
});

describe('[CHAT-3] nothing is doubled or lost', () => {
  test('when the connection goes before the server has the question', async () => {
    host.onQuestion = (socket) => socket.terminate();
    chat.open();
    await connected();
    ask('x');
    await quiet();
    expect(texts()).toEqual(['x', 'Answer to: x']);
    expect(host.asked().map(({ id }) => id)).toEqual(host.questions().map(({ id }) => id));
    await connected();
    expect(texts()).toEqual(['x', 'Answer to: x']);
  });

  test('when the connection goes between the question and its answer', async () => {
    host.onQuestion = (socket, { id = '', message }) => {
      host.say(socket, { type: 'received', id });
      host.answerOf(id, message);
      socket.terminate();
    };
    chat.open();
    await connected();
    ask('x');
    await quiet();
    await connected();
    expect(texts()).toEqual(['x', 'Answer to: x']);
    expect(host.messages).toHaveLength(2);
  });

  test('when the answer comes over both ways', async () => {
    let finish: () => void = () => undefined;
    host.onQuestion = (socket) => socket.terminate();
    host.onAsk = (response, { id = '', question }) => {
      const { text: answer, ...rest } = host.answerOf(id, question);
      finish = () => host.json(response, 200, { answer, ...rest });
    };
    chat.open();
    await connected();
    ask('x');
    await until(() => host.asked().length === 1);
    await connected();
    const { text: message, ...rest } = host.answerOf(host.asked()[0]?.id ?? '', 'x');
    for (const socket of host.sockets) host.say(socket, { type: 'message', message, ...rest });
    await quiet();
    finish();
    ask('y');
    await until(() => host.asked().length === 2);
    finish();
    await quiet();
    expect(texts()).toEqual(['x', 'Answer to: x', 'y', 'Answer to: y']);
  });

  test('when a connection is open but dead', async () => {
    host.onQuestion = () => undefined;
    chat = start({ receiveWithin: 30 });
    chat.open();
    await connected();
    ask('x');
    await quiet();
    expect(texts()).toEqual(['x', 'Answer to: x']);
    expect(host.asked()).toHaveLength(1);
  });

  test('when the chat is closed before the answer: that is unread, and read on opening', async () => {
    host.onQuestion = (socket, { id = '' }) => host.say(socket, { type: 'received', id });
    chat.open();
    await connected();
    ask('x');
    await until(() => state.messages[0]?.delivery === 'sent');
    chat.close();
    await quiet();
    expect(state.unread).toBe(1);
    chat.open();
    expect(state.unread).toBe(0);
    await connected();
    expect(texts()).toEqual(['x', 'Answer to: x']);
  });

  test('when no answer comes: another question may be asked, and a late answer is shown', async () => {
    host.onQuestion = (socket, { id = '' }) => host.say(socket, { type: 'received', id });
    chat = start({ answerWithin: 30 });
    chat.open();
    await connected();
    ask('x');
    await quiet();
    const id = crypto.randomUUID();
    for (const socket of host.sockets) {
      host.say(socket, { type: 'message', message: 'Late.', id, replyTo: state.messages[0]?.id, byPerson: true });
    }
    await until(() => state.messages.length === 2);
    expect(state.messages[1]).toMatchObject({ id, text: 'Late.', byPerson: true });
  });
});

describe('[CHAT-4] a question that fails', () => {
  test('says so, and is sent again under the id that it has', async () => {
    host.reachable = false;
    const onAsk = host.onAsk;
    host.onAsk = (response) => host.refuse(response, 503, 'unavailable');
    chat.open();
    await until(() => state.connection === 'error');
    ask('x');
    await quiet();
    const failed = state.messages[0];
    expect(failed).toMatchObject({ text: 'x', delivery: 'failed', error: { status: 503 } });
    host.onAsk = onAsk;
    chat.retry(failed?.id ?? '');
    expect(state.messages[0]).toMatchObject({ delivery: 'sending' });
    expect(state.messages[0]?.error).toBeUndefined();
    await quiet();
    expect(new Set(host.asked().map(({ id }) => id)).size).toBe(1);
    expect(texts()).toEqual(['x', 'Answer to: x']);
  });

  test('for want of a connection is sent by itself once that is back, each once and in their order', async () => {
    host.reachable = false;
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', tokens, onSessionEnd: () => undefined });
    chat = start({ client, pauses: [600_000] });
    chat.open();
    await until(() => state.connection === 'error');
    for (const text of ['first', 'second']) {
      ask(text);
      await quiet();
    }
    expect(state.messages.map(({ delivery }) => delivery)).toEqual(['failed', 'failed']);
    host.reachable = true;
    chat.hurry();
    await until(() => host.messages.length === 4);
    await quiet();
    expect(host.questions().map(({ message }) => message)).toEqual(['first', 'second']);
    expect(state.messages.filter(({ sender }) => sender === 'user').map(({ delivery }) => delivery)).toEqual([
      'sent',
      'sent',
    ]);
    expect(texts().toSorted()).toEqual(['Answer to: first', 'Answer to: second', 'first', 'second']);
  });

  test('because the server refuses it over the socket', async () => {
    host.onQuestion = (socket, { id }) =>
      host.say(socket, { type: 'error', code: 'too_many_attempts', message: 'Slow down.', id, retryAfter: 5 });
    chat.open();
    await connected();
    ask('x');
    await quiet();
    expect(state.messages[0]).toMatchObject({
      delivery: 'failed',
      error: { code: 'too_many_attempts', retryAfter: 5 },
    });
  });

  test('without words from the server leaves an answer without text', async () => {
    host.onQuestion = (socket, { id }) => host.say(socket, { type: 'message', replyTo: id });
    chat.open();
    await connected();
    ask('x');
    await quiet();
    expect(state.messages[1]).toMatchObject({ sender: 'bot', text: '' });
  });
});

test('frames that the contract does not know are passed over', async () => {
  host.auth = (socket) => {
    socket.send('no JSON');
    socket.send('{"type":"news"}');
    host.say(socket, { type: 'ready' });
    host.say(socket, { type: 'typing' });
  };
  chat.open();
  await until(() => state.typing);
  expect(state.messages).toEqual([]);
});

test('a history that can not be read says so, and is read on the next try', async () => {
  const onHistory = host.onHistory;
  host.onHistory = (response) => host.refuse(response, 503, 'unavailable');
  chat.open();
  await until(() => state.history === 'failed');
  host.onHistory = onHistory;
  await chat.loadHistory();
  expect(state.history).toBe('ready');
});

test('[ROLE-8] the end of the session closes the socket and forgets what was said', async () => {
  chat.open();
  await connected();
  ask('x');
  await quiet();
  chat.reset();
  expect(state).toEqual(EMPTY_CHAT);
  await until(() => host.sockets.size === 0);
});
