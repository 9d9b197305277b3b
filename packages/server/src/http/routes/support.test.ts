import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { ServerFrame, SUPPORT_AUTH_SECONDS, SUPPORT_CLOSE, SUPPORT_SOCKETS } from '@adaos/api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createAccessTokens } from '../../auth/access-tokens.ts';
import { createAuthenticate } from '../app/authenticate.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { notificationRoutes } from './notifications.ts';
import { supportRoutes } from './support.ts';
import { removeMember, setMemberRole } from '../../users/members.ts';

const QUESTION = 'How do I connect my Shopify store?';
const UNKNOWN = 'Was ist der Sinn des Lebens, Herr Professor?';

let testApp: TestApp;
let address: string;
let shop: TestShop;
let token: string;
const sockets: WebSocket[] = [];

/** A session of the member, and the access token of it. */
async function signIn({ accountId }: TestShop): Promise<{ token: string; sessionId: string }> {
  const sessionId = randomUUID();
  const { db } = testApp.services.database;
  const expires_at = new Date(Date.now() + 3_600_000);
  await db
    .insertInto('sessions')
    .values({ id: sessionId, account_id: accountId, expires_at, user_agent: null })
    .execute();
  return { token: await createAccessTokens(testApp.services.secret).issue({ accountId, sessionId }), sessionId };
}

beforeAll(async () => {
  testApp = await createTestApp({ modules: [supportRoutes, notificationRoutes], authenticate: createAuthenticate });
  await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  address = `127.0.0.1:${(testApp.app.server.address() as AddressInfo).port}`;
});
afterAll(() => testApp.close());
beforeEach(async () => {
  shop = await testApp.createShop();
  ({ token } = await signIn(shop));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, as = token) {
  const headers = { authorization: `Bearer ${as}`, accept: 'application/json' };
  const answer = await testApp.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
const asking = (question: string, id?: string) =>
  call('POST', '/support/ask', { question, userId: 'authenticated', language: 'en', ...(id !== undefined && { id }) });
const history = async () => (await call('GET', '/support/messages')).body.messages;

interface Talk {
  readonly frames: ServerFrame[];
  readonly closed: Promise<number>;
  send(frame: object | string): void;
  of<T extends ServerFrame['type']>(type: T): Extract<ServerFrame, { type: T }>[];
}
async function connect(origin?: string): Promise<Talk> {
  const socket = new WebSocket(`ws://${address}/support`, origin === undefined ? {} : { origin });
  sockets.push(socket);
  const frames: ServerFrame[] = [];
  socket.on('message', (data: Buffer) => frames.push(ServerFrame.parse(JSON.parse(data.toString('utf8')))));
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  return {
    frames,
    closed,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    of: (type) => frames.filter((frame) => frame.type === type) as never,
  };
}
async function enter(as = token): Promise<Talk> {
  const talk = await connect();
  talk.send({ type: 'auth', token: as, language: 'en' });
  await vi.waitFor(() => expect(talk.of('ready')).toHaveLength(1), 10_000);
  return talk;
}
const say = (talk: Talk, message: string, id = randomUUID()) =>
  talk.send({ type: 'message', message, userId: 'authenticated', id });
const until = (check: () => void | Promise<void>) => vi.waitFor(check, 10_000);

describe('a question by a call', () => {
  test('[CHAT-3] is answered from the guides, with the way to them', async () => {
    const { body } = await asking(QUESTION);
    expect(body).toMatchObject({ handedOver: false, links: [{ href: '/dashboard/instructions?guide=shopify' }] });
    expect(body.answer.length).toBeGreaterThan(80);
  });

  test('that no guide answers is handed to a person, with the time that takes', async () => {
    const { body } = await asking(UNKNOWN);
    expect(body).toMatchObject({ handedOver: true });
    expect(body.answer).toMatch(/24 hours \(Monday to Friday, 9:00 to 18:00 CET\)/);
  });

  test('sent again under its id gets the same answer, and is in the history once', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => asking(QUESTION, id)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await history()).toHaveLength(2);
  });

  test.each(['', '   ', 'x'.repeat(501)])('[CHAT-2] that is empty or too long is refused', async (question) => {
    expect((await asking(question)).status).toBe(400);
  });

  test('is known to its own user alone', async () => {
    await asking(QUESTION);
    const other = await testApp.createShop();
    const { token: theirs } = await signIn(other);
    expect((await call('GET', '/support/messages', undefined, theirs)).body.messages).toEqual([]);
  });
});

describe('the socket', () => {
  test('[CHAT-3] says when a question is kept, and answers it', async () => {
    const talk = await enter();
    const id = randomUUID();
    say(talk, QUESTION, id);
    await until(() => expect(talk.of('message')).toHaveLength(1));
    expect(talk.of('received')).toEqual([{ type: 'received', id }]);
    expect(talk.of('message')[0]).toMatchObject({ replyTo: id, sender: 'bot' });
    expect((await history()).map(({ sender }: { sender: string }) => sender)).toEqual(['bot', 'user']);
  });

  test('brings each message once to every window of the user, and to nobody else', async () => {
    const [first, second] = [await enter(), await enter()];
    const { token: theirs } = await signIn(await testApp.createShop());
    const stranger = await enter(theirs);
    const id = randomUUID();
    say(first, QUESTION, id);
    await until(() => expect(second.of('message')).toHaveLength(2));
    expect(second.of('message').map(({ sender }) => sender)).toEqual(['user', 'bot']);
    expect(second.of('message')[0]).toMatchObject({ id, message: QUESTION });
    say(second, 'cancel my subscription');
    await until(() => expect(first.of('message')).toHaveLength(3));
    expect(stranger.of('message')).toEqual([]);
  });

  test('a question asked by a call while the socket was away is not asked twice', async () => {
    const id = randomUUID();
    await asking(QUESTION, id);
    const talk = await enter();
    say(talk, QUESTION, id);
    await until(() => expect(talk.of('received')).toEqual([{ type: 'received', id }]));
    await until(() => expect(talk.of('message').filter(({ replyTo }) => replyTo === id)).not.toEqual([]));
    const kept = (await history()).map((message: { id: string }) => message.id);
    expect(kept).toHaveLength(2);
    // The news of what the call wrote may still be on its way, and come as well.
    expect(kept).toEqual(expect.arrayContaining(talk.of('message').map((message) => message.id)));
  });

  test.each([
    ['no token that is good', { type: 'auth', token: 'nonsense' }],
    ['a question before its token', { type: 'message', message: 'Hello', userId: 'anonymous' }],
  ])('with %s is closed', async (_, frame) => {
    const talk = await connect();
    talk.send(frame);
    expect(await talk.closed).toBe(SUPPORT_CLOSE.unauthenticated);
  });

  test('that the server fails to let in is closed as a lost one, to be opened again, and that is logged', async () => {
    const { database, log } = testApp.services;
    const error = new Error('Connection terminated unexpectedly');
    vi.spyOn(database, 'forAccount').mockRejectedValueOnce(error);
    const logged = vi.spyOn(log, 'error');
    const talk = await connect();
    talk.send({ type: 'auth', token });
    expect(await talk.closed).toBe(1011);
    expect(logged).toHaveBeenCalledExactlyOnceWith({ err: error }, expect.any(String));
    vi.restoreAllMocks();
    await enter();
  });

  test('that the server takes too long to let in is closed as a lost one', async () => {
    const signingIn = vi.spyOn(testApp.services.database, 'forAccount').mockReturnValue(new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let code = 0;
    try {
      const talk = await connect();
      void talk.closed.then((closed) => (code = closed));
      talk.send({ type: 'auth', token });
      await until(() => expect(signingIn).toHaveBeenCalledOnce());
      await vi.advanceTimersByTimeAsync(SUPPORT_AUTH_SECONDS * 1000);
    } finally {
      vi.useRealTimers();
      signingIn.mockRestore();
    }
    await until(() => expect(code).toBe(1011));
  });

  test('from a page of another origin is closed', async () => {
    const talk = await connect('https://evil.example');
    expect(await talk.closed).toBe(SUPPORT_CLOSE.forbidden);
  });

  test('is closed when the session ends, wherever that happens', async () => {
    const signedIn = await signIn(shop);
    const talk = await enter(signedIn.token);
    await testApp.services.database.db
      .updateTable('sessions')
      .set({ ended_at: new Date() })
      .where('id', '=', signedIn.sessionId)
      .execute();
    expect(await talk.closed).toBe(SUPPORT_CLOSE.unauthenticated);
  });

  test('closes by itself when its access token expires, and opens with a new one', async () => {
    const { sessionId, token: old } = await signIn(shop);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let talk: Talk;
    try {
      talk = await enter(old);
      await vi.advanceTimersByTimeAsync(14 * 60_000);
      expect(sockets.at(-1)?.readyState).toBe(WebSocket.OPEN);
      await vi.advanceTimersByTimeAsync(66_000);
    } finally {
      vi.useRealTimers();
    }
    expect(await talk.closed).toBe(SUPPORT_CLOSE.unauthenticated);
    await enter(await createAccessTokens(testApp.services.secret).issue({ accountId: shop.accountId, sessionId }));
  });

  test('closes by itself when its session expires', async () => {
    const { token: last, sessionId } = await signIn(shop);
    const { db } = testApp.services.database;
    const expires_at = new Date(Date.now() + 5 * 60_000); // before the access token does
    await db.updateTable('sessions').set({ expires_at }).where('id', '=', sessionId).execute();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let talk: Talk;
    try {
      talk = await enter(last);
      await vi.advanceTimersByTimeAsync(4 * 60_000);
      expect(sockets.at(-1)?.readyState).toBe(WebSocket.OPEN);
      await vi.advanceTimersByTimeAsync(66_000);
    } finally {
      vi.useRealTimers();
    }
    expect(await talk.closed).toBe(SUPPORT_CLOSE.unauthenticated);
  });

  test(`a user has ${SUPPORT_SOCKETS} open: the oldest gives way to a newer one, and another user's stay`, async () => {
    const other = await enter((await signIn(await testApp.createShop())).token);
    const [first, ...others] = [await enter(), await enter(), await enter(), await enter(), await enter()];
    const newest = await enter((await signIn(shop)).token);
    expect(await first?.closed).toBe(SUPPORT_CLOSE.replaced);
    say(newest, QUESTION);
    for (const talk of [...others, newest]) await until(() => expect(talk.of('message')).not.toEqual([]));
    say(other, QUESTION);
    await until(() => expect(other.of('message')).toHaveLength(1));
  });

  test('one address has thirty that are not signed in and no more; a closed one makes place', async () => {
    const talks = await Promise.all(Array.from({ length: 31 }, () => connect()));
    expect(await Promise.any(talks.map(({ closed }) => closed))).toBe(SUPPORT_CLOSE.tooMany);
    const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN);
    expect(open).toHaveLength(30);
    open[0]?.close();
    await until(async () => {
      const talk = await connect();
      talk.send({ type: 'auth', token });
      const ready = until(() => expect(talk.of('ready')).toHaveLength(1)).then(() => 'ready');
      expect(await Promise.race([talk.closed, ready])).toBe('ready');
    });
  });

  test('[ROLE-6] is closed when the role changes, opens with the new one, and is closed for one who was taken out of the shop', async () => {
    let talk = await enter();
    const other = await testApp.createShop();
    const bystander = await enter((await signIn(other)).token);
    const putRole = (work: 'viewer' | null) =>
      testApp.services.database.forShop(shop.shopId, async (trx) => {
        if (work === null) await removeMember(trx, shop.shopId, shop.accountId);
        else await setMemberRole(trx, shop.shopId, shop.accountId, work);
      });
    await putRole('viewer');
    expect(await talk.closed).toBe(SUPPORT_CLOSE.unauthenticated);
    talk = await enter();
    say(talk, QUESTION);
    await until(() => expect(talk.of('message')).toHaveLength(1));
    await putRole(null);
    expect(await talk.closed).toBe(SUPPORT_CLOSE.unauthenticated);
    say(bystander, QUESTION);
    await until(() => expect(bystander.of('message')).toHaveLength(1));
  });

  test('[ROLE-6] takes no question of a deleted user, even before it is notified', async () => {
    const talk = await enter();
    const { db } = testApp.services.database;
    await db.deleteFrom('accounts').where('id', '=', shop.accountId).execute();
    say(talk, QUESTION);
    expect(await talk.closed).toBe(SUPPORT_CLOSE.unauthenticated);
    expect(talk.of('received')).toEqual([]);
  });

  test('[AUTH-13] is closed to one who must change the password first', async () => {
    const { db } = testApp.services.database;
    await db.updateTable('accounts').set({ must_change_password: true }).where('id', '=', shop.accountId).execute();
    const talk = await connect();
    talk.send({ type: 'auth', token });
    expect(await talk.closed).toBe(SUPPORT_CLOSE.unauthenticated);
  });

  test.each(['not json', '{"type":"dance"}', '{"type":"message","message":""}'])(
    'answers %s with an error and goes on',
    async (frame) => {
      const talk = await enter();
      talk.send(frame);
      await until(() => expect(talk.of('error')).toMatchObject([{ code: 'invalid_request' }]));
      say(talk, QUESTION);
      await until(() => expect(talk.of('message')).toHaveLength(1));
    },
  );

  test('closes on a frame of more than 64 KB', async () => {
    const talk = await enter();
    talk.send('x'.repeat(70_000));
    expect(await talk.closed).toBe(1009);
  });

  test('holds back one who asks too fast, and closes on a flood, without harm to others', async () => {
    const { token: theirs } = await signIn(await testApp.createShop());
    const other = await enter(theirs);
    const talk = await enter();
    for (let at = 0; at < 15; at += 1) say(talk, QUESTION);
    await until(() => expect(talk.of('error').length).toBeGreaterThanOrEqual(5));
    expect(talk.of('error')[0]).toMatchObject({ code: 'too_many_attempts', retryAfter: expect.any(Number) });
    for (let at = 0; at < 200; at += 1) say(talk, QUESTION);
    expect(await talk.closed).toBe(SUPPORT_CLOSE.tooMany);
    say(other, QUESTION);
    await until(() => expect(other.of('message')).toHaveLength(1));
  });
});

describe('the desk', () => {
  let operator: string;
  beforeEach(async () => {
    ({ token: operator } = await signIn(await testApp.createShop({ operator: true })));
  });
  /** The conversation of the shop's member, as the desk lists it. */
  const listed = async () => {
    const { id } = await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx.selectFrom('conversations').select('id').where('shop_id', '=', shop.shopId).executeTakeFirstOrThrow(),
    );
    const { body } = await call('GET', '/support/conversations?limit=200', undefined, operator);
    return body.conversations.find((found: { id: string }) => found.id === id);
  };

  test('shows who waits, and what a person answers reaches the user at once', async () => {
    const talk = await enter();
    say(talk, UNKNOWN);
    await until(() => expect(talk.of('message')).toMatchObject([{ handedOver: true }]));
    const found = await listed();
    expect(found).toMatchObject({ status: 'open', unanswered: 1 });
    expect(found.waitingSince).not.toBeNull();
    const reply = { id: randomUUID(), text: 'Forty-two.' };
    await call('POST', `/support/conversations/${found.id}/messages`, reply, operator);
    await call('POST', `/support/conversations/${found.id}/messages`, reply, operator); // the answer was lost, it is sent again
    await until(() => expect(talk.of('message')).toHaveLength(2));
    expect(talk.of('message')[1]).toMatchObject({ message: 'Forty-two.', byPerson: true, sender: 'bot' });
    const read = (await call('GET', `/support/conversations/${found.id}`, undefined, operator)).body;
    expect(read.conversation).toMatchObject({ unanswered: 0, waitingSince: null });
    expect(read.messages).toHaveLength(3);
  });

  test('[DASH-4] an answer of a person raises one notification for the user, until it is read', async () => {
    await asking(UNKNOWN);
    const { id } = await listed();
    const answer = (text: string) =>
      call('POST', `/support/conversations/${id}/messages`, { id: randomUUID(), text }, operator);
    await answer('Forty-two.');
    await answer('And thank you for the fish.');
    const notices = async () => (await call('GET', '/api/notifications')).body;
    expect(await notices()).toMatchObject({
      unread: 1,
      notifications: [{ wording: { code: 'notification.support_answered' }, read: false }],
    });
    await call('POST', '/api/notifications/read', {});
    await answer('Anything else?');
    expect(await notices()).toMatchObject({ unread: 1 });
    expect((await notices()).notifications).toHaveLength(2);
  });

  test('closes a conversation, and a new question opens it again', async () => {
    await asking(UNKNOWN);
    const { id } = await listed();
    expect((await call('PUT', `/support/conversations/${id}`, { status: 'closed' }, operator)).body.status).toBe(
      'closed',
    );
    const late = { id: randomUUID(), text: 'Too late.' };
    expect(await call('POST', `/support/conversations/${id}/messages`, late, operator)).toMatchObject({
      status: 409,
      body: { code: 'conversation_closed' },
    });
    await asking('And another thing, colleague Xyzzy?');
    const again = (await call('GET', `/support/conversations/${id}`, undefined, operator)).body;
    expect(again.conversation.status).toBe('open');
  });
});
