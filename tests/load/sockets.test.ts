// Chats that are open and silent, and one user who is not, on the real server.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerFrame, SUPPORT_SOCKET_PATH, SUPPORT_SOCKETS } from '@adaos/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { record } from '../support/measurements.ts';
import { ServerProcess } from '../support/server.ts';
import { percentile, rounded } from './machine.ts';
import { addPeople, openSessions } from './people.ts';

const BY = 'tests/load/sockets.test.ts';
const SOCKETS = 5_000;
const FIRST = 500;
/** As many as that takes. */
const PEOPLE = (SOCKETS + FIRST) / SUPPORT_SOCKETS;
const MOST_KB = 20;
const AT_ONCE = 20;
const MESSAGES = 200;

let dataDir: string;
let server: ServerProcess;
let address: string;
let tokens: string[];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adaos-load-'));
  server = new ServerProcess(dataDir, { TRUST_PROXY: '1' });
  address = await server.ready();
  tokens = await openSessions(dataDir, await addPeople(dataDir, PEOPLE));
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What the process holds in memory, in KB. */
async function residentKb(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
}

interface Talk {
  readonly socket: WebSocket;
  readonly frames: ServerFrame[];
}

/** Opens a chat and signs in. @param keep whether what comes is kept */
async function enter(token: string, keep: boolean): Promise<Talk> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SUPPORT_SOCKET_PATH}`);
  const frames: ServerFrame[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'auth', token, language: 'en' })));
    socket.addEventListener('message', ({ data }) => {
      const frame = ServerFrame.parse(JSON.parse(String(data)));
      if (frame.type === 'ready') resolve();
      else if (keep) frames.push(frame);
    });
    socket.addEventListener('error', () => reject(new Error('The socket failed.')));
    socket.addEventListener('close', ({ code }) => reject(new Error(`The socket was closed: ${code}.`)));
  });
  return { socket, frames };
}

let opened = 0;
async function openAll(count: number): Promise<Talk[]> {
  const talks: Talk[] = [];
  const all = opened + count;
  const opener = async () => {
    while (opened < all) {
      opened += 1;
      talks.push(await enter(tokens[opened % PEOPLE] ?? '', false));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, opener));
  return talks;
}

test(`${SOCKETS} silent chats take at most ${MOST_KB} KB each, in one process`, async () => {
  // The first ones bring code and pools into memory, which are no chat's.
  const first = await openAll(FIRST);
  const before = await residentKb();
  const talks = await openAll(SOCKETS);
  const each = ((await residentKb()) - before) / SOCKETS;
  const value = `${rounded(each)} KB each, ${talks.length + first.length} open`;
  await record({ figure: 'silent chats in one process', value, target: `${MOST_KB} KB each at ${SOCKETS}`, by: BY });
  expect(each).toBeLessThanOrEqual(MOST_KB);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  for (const { socket } of [...first, ...talks]) socket.close();
});

const ask = ({ socket }: Talk) =>
  socket.send(
    JSON.stringify({
      type: 'message',
      message: 'How do I connect my Shopify store?',
      userId: 'authenticated',
      id: randomUUID(),
    }),
  );

/** Asks once, and waits for the answer. @returns milliseconds */
async function answered(talk: Talk): Promise<number> {
  const had = talk.frames.filter(({ type }) => type === 'message').length;
  const began = performance.now();
  ask(talk);
  await vi.waitFor(() => expect(talk.frames.filter(({ type }) => type === 'message').length).toBe(had + 1), {
    timeout: 10_000,
    interval: 2,
  });
  return performance.now() - began;
}

test(`${MESSAGES} messages in a second from one user are held back, and others are answered as before`, async () => {
  const others = await Promise.all(tokens.slice(1, 6).map((token) => enter(token, true)));
  const loud = await enter(tokens[0] ?? '', true);
  const closed = new Promise<number>((resolve) => {
    loud.socket.addEventListener('close', ({ code }) => resolve(code));
  });
  const quiet: number[] = [];
  for (const talk of others) quiet.push(await answered(talk));
  for (let sent = 0; sent < MESSAGES; sent += 1) ask(loud);
  const meanwhile = await Promise.all(others.map(answered));
  const code = await closed;
  const answers = loud.frames.filter((frame) => frame.type === 'message').length;
  const [before, during] = [quiet, meanwhile].map((times) =>
    percentile(
      times.toSorted((a, b) => a - b),
      0.5,
    ),
  );
  const value = `${answers} answers, closed with ${code}; others ${rounded(during ?? 0)} ms, ${rounded(before ?? 0)} ms before`;
  await record({
    figure: `${MESSAGES} messages at once of one user`,
    value,
    target: 'held back, others answered',
    by: BY,
  });
  expect(answers).toBeLessThanOrEqual(10);
  expect(code).toBe(4429);
  // Each had an answer, and none waited for the loud one to be done.
  expect(during).toBeLessThanOrEqual(2_000);
});
