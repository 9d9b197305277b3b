// Two processes of the server behind a balancer would be these two on one database: a user meets now one, now the other, and
// cannot show.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, ServerFrame, SUPPORT_CLOSE, SUPPORT_SOCKET_PATH } from '@adaos/api';
import { type Client, createClient, isApiError, memoryTokens } from '@adaos/api/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLogger } from '../../packages/server/src/http/app/logger.ts';
import { readConfig } from '../../packages/server/src/config/config.ts';
import { type RunningServer, startServer } from '../../packages/server/src/server.ts';
import { userOf } from '../../packages/server/src/testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/server/src/testing/database.ts';
import { Mailbox } from '../support/mailbox.ts';

const PASSWORD = 'violet kettle 48 marsh';
const ORDERS = 'Invoice,StockCode,Description,Quantity,InvoiceDate,Price\n1,A,Cup,2,2026-01-05 10:00:00,7.50\n';

let database: TestDatabase;
let dataDir: string;
let [a, b]: RunningServer[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'adaos-two-'));
  const { user = '', host = '', database: name = '' } = database.config;
  const DATABASE_URL = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
  const config = readConfig({ DATABASE_URL, DATA_DIR: dataDir, PORT: '0' });
  // Both begin at once, on a database that either may have to bring forward.
  const log = createLogger({ logLevel: 'silent' });
  [a, b] = await Promise.all([startServer(config, log), startServer(config, log)]);
});
afterAll(async () => {
  await Promise.all([a?.close(), b?.close()]);
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const at = (server: RunningServer | undefined, tokens = memoryTokens()): Client =>
  createClient({ baseUrl: server?.address ?? '', tokens, onSessionEnd: () => {} });

async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (isApiError(error) && error.kind === 'problem') return `${error.status} ${error.code}`;
    throw error;
  }
  return 'no refusal';
}

/** Opens the link of the next mail to an address. */
async function openLink(email: string): Promise<void> {
  const mail = await new Mailbox(dataDir).next(email);
  const token = new URL(mail.links.find((link) => link.includes('/auth/verify')) ?? '').searchParams.get('token') ?? '';
  await at(b).call(contract.verifyEmail, { query: { token } });
}

/** A new company: registered at one, verified at the other, signed in at the first; the same tokens at both. */
async function joined() {
  const email = `two-${randomUUID()}@shop.example`;
  await at(a).call(contract.register, { body: { email, password: PASSWORD, name: 'Two' } });
  await openLink(email);
  const login = await at(a).call(contract.login, { body: { email, password: PASSWORD } });
  const pair = () => memoryTokens({ accessToken: login.accessToken, refreshToken: login.refreshToken });
  return { email, login, onA: at(a, pair()), onB: at(b, pair()) };
}

test('a session opened at one is good, refreshed and ended at the other', async () => {
  const { login, onA, onB } = await joined();
  expect((await onB.call(contract.getSession)).user.id).toBe(login.userId);
  const next = await at(b).call(contract.refresh, { body: { refreshToken: login.refreshToken } });
  // The one before is still taken for a moment, by whichever: two tabs, each behind another process.
  const tabs = await Promise.all([
    at(a).call(contract.refresh, { body: { refreshToken: next.refreshToken } }),
    at(b).call(contract.refresh, { body: { refreshToken: next.refreshToken } }),
  ]);
  expect(new Set(tabs.map(({ refreshToken }) => refreshToken)).size).toBe(2);
  expect((await onA.call(contract.listSessions)).sessions).toHaveLength(1);
  await onA.call(contract.logoutEverywhere, { body: {} });
  const refreshToken = tabs[0]?.refreshToken ?? '';
  expect(await refusal(at(b).call(contract.refresh, { body: { refreshToken } }))).toBe('401 session_ended');
});

test('tries that fail are counted together', async () => {
  const { email } = await joined();
  const wrong = { body: { email, password: 'wrong' } };
  const answers: string[] = [];
  for (let tried = 0; tried < 11; tried += 1)
    answers.push(await refusal(at(tried % 2 ? a : b).call(contract.login, wrong)));
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => '401 invalid_credentials'));
  expect(answers[10]).toBe('429 too_many_attempts');
  expect(await refusal(at(a).call(contract.login, { body: { email, password: PASSWORD } }))).toBe(
    '429 too_many_attempts',
  );
});

test('an import begun at one is seen, and its figures read, at the other', async () => {
  const { onA, onB } = await joined();
  const file = new Blob([ORDERS], { type: 'text/csv' });
  const { id } = await onA.call(contract.createImport, { query: { currency: 'EUR', timezone: 'UTC' }, file });
  await vi.waitFor(
    async () => expect((await onB.call(contract.getImport, { params: { id } })).status).toBe('done'),
    15_000,
  );
  const query = { from: '2026-01-01', to: '2026-01-31' };
  const figures = await onA.call(contract.getOverview, { query });
  expect(figures.source).toBe('live');
  expect(await onB.call(contract.getOverview, { query })).toEqual(figures);
  expect((await onB.call(contract.listImports)).imports).toMatchObject([{ id, orders: 1 }]);
});

interface Talk {
  readonly of: (type: ServerFrame['type']) => ServerFrame[];
  readonly closed: Promise<number>;
  say(message: string): void;
}

async function talkAt(server: RunningServer | undefined, token: string): Promise<Talk> {
  const socket = new WebSocket(`${server?.address.replace('http', 'ws')}${SUPPORT_SOCKET_PATH}`);
  const frames: ServerFrame[] = [];
  socket.addEventListener('message', ({ data }) => frames.push(ServerFrame.parse(JSON.parse(String(data)))));
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  await new Promise((resolve) => {
    socket.addEventListener('open', resolve);
  });
  const send = (frame: object) => socket.send(JSON.stringify(frame));
  const of: Talk['of'] = (type) => frames.filter((frame) => frame.type === type);
  send({ type: 'auth', token, language: 'en' });
  await vi.waitFor(() => expect(of('ready')).toHaveLength(1), 10_000);
  return {
    of,
    closed,
    say: (message) => send({ type: 'message', message, userId: 'authenticated', id: randomUUID() }),
  };
}

test('a talk with the support goes on across both, with each message once, and ends at both with the session', async () => {
  const { login, onA } = await joined();
  const [talkA, talkB] = [await talkAt(a, login.accessToken), await talkAt(b, login.accessToken)];
  talkA.say('How do I connect my Shopify store?');
  await vi.waitFor(() => expect(talkB.of('message')).toHaveLength(2), 10_000);
  talkB.say('How do I cancel my subscription?');
  await vi.waitFor(() => expect(talkA.of('message')).toHaveLength(3), 10_000);
  await onA.call(contract.askSupport, {
    body: { question: 'How do I turn on two-factor login?', userId: 'authenticated' },
  });
  await vi.waitFor(() => expect([talkA, talkB].map(({ of }) => of('message').length)).toEqual([5, 5]), 10_000);
  const ids = talkB.of('message').map((frame) => ('id' in frame ? frame.id : null));
  expect(new Set(ids).size).toBe(5);
  await at(b).call(contract.logout, { body: { refreshToken: login.refreshToken } });
  expect(await Promise.all([talkA.closed, talkB.closed])).toEqual([
    SUPPORT_CLOSE.unauthenticated,
    SUPPORT_CLOSE.unauthenticated,
  ]);
});

test('[ROLE-6] a role changed and a user deleted at one count at the next call at the other, and for open talks', async () => {
  const { onA } = await joined();
  const email = `two-${randomUUID()}@shop.example`;
  const first = 'quiet otter 31 lamp';
  const made = await onA.call(contract.createUser, { body: { email, password: first, name: 'Mihai' } });
  const params = { id: userOf(made).id };
  await openLink(email);
  const signedIn = await at(b).call(contract.login, { body: { email, password: first } });
  const { accessToken, refreshToken } = signedIn;
  const viewer = at(b, memoryTokens({ accessToken, refreshToken }));
  await viewer.call(contract.changePassword, { body: { oldPassword: first, newPassword: PASSWORD } });
  const talk = await talkAt(b, accessToken);
  expect(await refusal(viewer.call(contract.getStock))).toBe('403 forbidden');
  await onA.call(contract.setUserRole, { params, body: { role: 'manager' } });
  expect(await refusal(viewer.call(contract.getStock))).toBe('no refusal');
  expect(await talk.closed).toBe(SUPPORT_CLOSE.unauthenticated);
  await onA.call(contract.setUserRole, { params, body: { role: 'viewer' } });
  expect(await refusal(viewer.call(contract.getStock))).toBe('403 forbidden');
  const last = await talkAt(b, accessToken);
  await onA.call(contract.deleteUser, { params });
  expect(await last.closed).toBe(SUPPORT_CLOSE.unauthenticated);
  expect(await refusal(viewer.call(contract.getSession))).toBe('401 session_ended');
});
