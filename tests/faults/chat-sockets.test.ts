// Chats that are too many, and chats whose user may be here no more, on the real server.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, ServerFrame, SUPPORT_CLOSE, SUPPORT_SOCKET_PATH, SUPPORT_SOCKETS } from '@adaos/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAccessTokens } from '../../packages/server/src/auth/access-tokens.ts';
import { loadSecret } from '../../packages/server/src/config/secret.ts';
import { addPeople, logIn, queryDatabase } from '../load/people.ts';
import { record } from '../support/measurements.ts';
import { ServerProcess } from '../support/server.ts';

const BY = 'tests/faults/chat-sockets.test.ts';
const SOCKETS = 500;
const CLOSED_WITHIN_MS = 5_000;
const TOKEN_MS = 15 * 60_000;

let dataDir: string;
let server: ServerProcess;
let address: string;
let people: string[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adaos-chats-'));
  server = new ServerProcess(dataDir);
  address = await server.ready();
  people = await addPeople(dataDir, 2);
});
afterEach(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Chat {
  readonly socket: WebSocket;
  /** Why and when it was closed. */
  readonly closed: Promise<{ code: number; at: number }>;
}

/** Opens a chat. @param token undefined: does not sign in */
async function open(token: string | undefined): Promise<Chat> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SUPPORT_SOCKET_PATH}`);
  const closed = new Promise<{ code: number; at: number }>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve({ code, at: performance.now() }));
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('The socket failed.')));
    socket.addEventListener('open', () => {
      if (token === undefined) return resolve();
      socket.send(JSON.stringify({ type: 'auth', token, language: 'en' }));
    });
    socket.addEventListener('message', ({ data }) => {
      if (ServerFrame.parse(JSON.parse(String(data))).type === 'ready') resolve();
    });
  });
  return { socket, closed };
}
const isOpen = ({ socket }: Chat) => socket.readyState === WebSocket.OPEN;
const signIn = (at: number) => logIn(address, people[at] ?? '');

test(`a user who opens ${SOCKETS} chats has the newest ${SUPPORT_SOCKETS} of them; another keeps theirs`, async () => {
  const [{ accessToken }, other] = [await signIn(0), await signIn(1)];
  const theirs = await open(other.accessToken);
  const chats: Chat[] = [];
  for (let at = 0; at < SOCKETS; at += 1) chats.push(await open(accessToken));
  const codes = await Promise.all(chats.slice(0, -SUPPORT_SOCKETS).map(async ({ closed }) => (await closed).code));
  expect(new Set(codes)).toEqual(new Set([SUPPORT_CLOSE.replaced]));
  expect(chats.slice(-SUPPORT_SOCKETS).every(isOpen)).toBe(true);
  expect(isOpen(theirs)).toBe(true);
  await record({
    figure: `${SOCKETS} chats opened by one user`,
    value: `${chats.filter(isOpen).length} open`,
    target: `${SUPPORT_SOCKETS} open`,
    by: BY,
  });
});

test(`${SOCKETS} chats that do not sign in are few at any time, and closed in time`, async () => {
  const { accessToken } = await signIn(0);
  const chats = await Promise.all(Array.from({ length: SOCKETS }, () => open(undefined)));
  await vi.waitFor(() => expect(chats.filter(isOpen).length).toBeLessThanOrEqual(30), 5_000);
  await Promise.all(chats.map(({ closed }) => closed));
  expect(isOpen(await open(accessToken))).toBe(true);
});

test('a silent chat is closed within seconds of its logout, the end of its token and the end of its session', async () => {
  const tokens = createAccessTokens(await loadSecret(dataDir, null));
  const [left, expired, over] = [await signIn(0), await signIn(0), await signIn(0)];

  const leaving = await open(left.accessToken);
  const { method, path } = contract.logout;
  const leftAt = performance.now();
  await fetch(`${address}${path}`, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ refreshToken: left.refreshToken }),
  });

  // A token of a quarter of an hour ago, but for three seconds.
  const subject = await tokens.read(expired.accessToken);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - TOKEN_MS + 3_000 });
  const old = await tokens.issue(subject);
  vi.useRealTimers();
  const expiring = await open(old);
  const expiredAt = performance.now() + 3_000;

  const { sessionId } = await tokens.read(over.accessToken);
  await queryDatabase(dataDir, `update sessions set expires_at = now() + interval '3 seconds' where id = $1`, [
    sessionId,
  ]);
  const ending = await open(over.accessToken);
  const endedAt = performance.now() + 3_000;

  const late: number[] = [];
  for (const [chat, due] of [
    [leaving, leftAt],
    [expiring, expiredAt],
    [ending, endedAt],
  ] as const) {
    const { code, at } = await chat.closed;
    expect(code).toBe(SUPPORT_CLOSE.unauthenticated);
    late.push(at - due);
  }
  expect(Math.max(...late)).toBeLessThan(CLOSED_WITHIN_MS);
});
