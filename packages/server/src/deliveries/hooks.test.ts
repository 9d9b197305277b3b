import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { contract } from '@adaos/api';
import type { HookKind } from '@adaos/domain';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditRoutes } from '../http/routes/audit.ts';
import { notificationRoutes } from '../http/routes/notifications.ts';
import { createTestApp, type TestApp, type TestShop } from '../testing/app.ts';
import { dispatchDue } from './dispatch.ts';
import { registerHookDeliveries } from './hook-worker.ts';
import { notify } from '../notifications/notify.ts';

/** In the place of Slack and Teams: it keeps what it is sent, and answers as a test wants. */
const received: { path: string; body: string; headers: IncomingHttpHeaders }[] = [];
let answer: (response: ServerResponse, path: string) => void;
const channel = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ path: request.url ?? '', body, headers: request.headers });
    answer(response, request.url ?? '');
  });
});

let testApp: TestApp;
let shop: TestShop;
let origin: string;
beforeAll(async () => {
  await once(channel.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${(channel.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  testApp = await createTestApp({
    modules: [notificationRoutes, auditRoutes],
    workers: [registerHookDeliveries],
    env: { OUTBOUND_ALLOW: host },
  });
  // The queue's own pauses are longer than a test.
  await testApp.services.database.pool.query('update jobs.queue set retry_delay = 0, retry_backoff = false');
});
afterAll(async () => {
  channel.closeAllConnections();
  await testApp.close();
  channel.close();
});
beforeEach(async () => {
  received.length = 0;
  answer = (response) => response.end('ok');
  shop = await testApp.createShop();
});

const call = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object, of = shop) => {
  const response = await testApp.app.inject({
    method,
    url: `/api/notifications${path.startsWith('?') ? path : `/${path}`}`,
    headers: of.headers,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json<unknown>() };
};
const connect = (kind: HookKind, path: string, of = shop) =>
  call('PUT', `hooks/${kind}`, { address: `${origin}${path}`, topics: ['billing'] }, of);
const hooks = async () => contract.listNoticeHooks.answer.parse((await call('GET', 'hooks')).body).hooks;
const log = async () => contract.listDeliveries.answer.parse((await call('GET', 'deliveries')).body).deliveries;
const nearLimit = async (of = shop) => {
  const notice = { code: 'notification.limit_near', values: { limit: 'apiCalls', percent: 82 } } as const;
  await testApp.services.database.forShop(of.shopId, (trx) =>
    notify(trx, { shopId: of.shopId, accountIds: [of.accountId] }, notice),
  );
};
const dispatch = () => dispatchDue(testApp.services);

test('what a shop wants posted is posted once to each of its channels, and is in the log of its admins', async () => {
  await connect('slack', '/slack-of-one');
  await connect('teams', '/teams-of-one');
  await nearLimit();
  await Promise.all([dispatch(), dispatch()]);
  await expect.poll(() => received.map(({ path }) => path).toSorted()).toEqual(['/slack-of-one', '/teams-of-one']);
  for (const { body } of received) expect(body).toContain('Almost at the limit');
  await expect
    .poll(async () => (await log()).filter(({ channel: way }) => way !== 'email').map(({ state }) => state))
    .toEqual(['sent', 'sent']);
  expect((await hooks()).map(({ kind, problem }) => [kind, problem])).toEqual([
    ['slack', null],
    ['teams', null],
  ]);
});

test('the address is sealed, never shown whole, and of admins alone', async () => {
  await connect('slack', '/services/secret-address');
  const [hook] = await hooks();
  expect(hook).toMatchObject({ kind: 'slack', hint: '127.0.0.1 … ress', topics: ['billing'], off: false });
  const kept = await testApp.services.database.readShop(shop.shopId, (trx) =>
    trx.selectFrom('notice_hooks').selectAll().where('shop_id', '=', shop.shopId).execute(),
  );
  expect(kept.map(({ sealed }) => sealed.includes('secret-address'))).toEqual([false]);
  const viewer = await testApp.createShop({ role: 'manager' });
  expect((await call('GET', 'hooks', undefined, viewer)).status).toBe(403);
  expect((await connect('slack', '/x', viewer)).status).toBe(403);
  expect(
    (await call('PUT', 'hooks/slack', { address: 'http://10.0.0.1/services/x', topics: ['billing'] })).status,
  ).toBe(422);
  expect((await call('PUT', 'hooks/teams', { topics: ['billing'] })).status).toBe(404);
  await call('DELETE', 'hooks/slack');
  expect(await hooks()).toEqual([]);
});

test('a program is sent signed messages by the rules of Standard Webhooks, which can be sent again under the same id', async () => {
  const { secret } = contract.saveNoticeHook.answer.parse((await connect('webhook', '/program')).body);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(JSON.stringify(await hooks())).not.toContain('whsec_');
  await nearLimit();
  await dispatch();
  await expect.poll(() => received).toHaveLength(1);
  const [first] = received;
  if (!first || secret === undefined) throw new Error('Nothing was posted.');
  const signed = first.headers as Record<string, string>;
  expect(new Webhook(secret).verify(first.body, signed)).toEqual({
    type: 'notices.raised',
    timestamp: expect.stringMatching(/Z$/),
    data: {
      shop: { id: shop.shopId, name: 'Shop' },
      url: expect.stringContaining('/dashboard'),
      notices: [
        {
          code: 'notification.limit_near',
          topic: 'billing',
          values: { limit: 'apiCalls', percent: 82 },
          title: expect.stringContaining('Almost at the limit'),
          text: expect.stringContaining('82'),
        },
      ],
    },
  });
  expect(() => new Webhook(secret).verify(first.body.replace('82', '83'), signed)).toThrow();

  await expect.poll(async () => (await log()).find(({ channel: way }) => way === 'webhook')?.state).toBe('sent');
  const sent = (await log()).find(({ channel: way }) => way === 'webhook')?.id ?? '';
  const other = await testApp.createShop();
  expect((await call('POST', `deliveries/${sent}/again`, undefined, other)).status).toBe(404);
  expect((await call('POST', 'deliveries/none/again')).status).toBe(404);
  const manager = await testApp.joinShop(shop, { role: 'manager' });
  expect((await call('POST', `deliveries/${sent}/again`, undefined, manager)).status).toBe(403);
  expect((await call('POST', `deliveries/${sent}/again`)).status).toBe(202);
  await expect.poll(() => received).toHaveLength(2);
  expect(received[1]?.headers['webhook-id']).toBe(signed['webhook-id']);

  const { secret: next } = contract.saveNoticeHook.answer.parse((await connect('webhook', '/program')).body);
  expect(next).not.toBe(secret);
  const kept = contract.saveNoticeHook.answer.parse((await call('PUT', 'hooks/webhook', { topics: ['alerts'] })).body);
  expect(kept).toMatchObject({ topics: ['alerts'] });
  expect(kept.secret).toBeUndefined();
  expect((await call('PUT', 'hooks/webhook', { address: 'ftp://erp.shop.example/x', topics: ['alerts'] })).status).toBe(
    422,
  );
});

test('a test says whether the message was taken, and why not', async () => {
  await connect('slack', '/tested');
  expect((await call('POST', 'hooks/slack/test')).body).toEqual({ problem: null });
  expect(received[0]?.body).toContain('This is a test.');
  answer = (response) => response.writeHead(500).end();
  expect((await call('POST', 'hooks/slack/test')).body).toEqual({ problem: 'hook_refused' });
  expect((await hooks())[0]).toMatchObject({ problem: 'hook_refused', off: false });
  answer = (response) => response.destroy();
  expect((await call('POST', 'hooks/slack/test')).body).toEqual({ problem: 'hook_silent' });
});

test(
  'a message that is refused is tried again; a channel that is gone is switched off, and its admins learn it',
  { tags: ['full'] },
  async () => {
    await connect('slack', '/again');
    answer = (response) => response.writeHead(received.length < 3 ? 503 : 200).end();
    await nearLimit();
    await dispatch();
    await expect
      .poll(async () => (await log()).find(({ channel: way }) => way === 'slack'))
      .toMatchObject({
        state: 'sent',
        tries: 3,
      });
    answer = (response) => response.writeHead(410).end();
    await nearLimit();
    await dispatch();
    await expect.poll(async () => (await hooks())[0]).toMatchObject({ off: true, problem: 'hook_gone' });
    const answered = await call('GET', '?limit=5');
    const { notifications } = contract.listNotifications.answer.parse(answered.body);
    expect(notifications[0]).toMatchObject({ message: expect.stringMatching(/^Slack refused several messages/) });
    const before = received.length;
    await nearLimit();
    await dispatch();
    expect((await log()).filter(({ channel: way, state }) => way === 'slack' && state === 'collecting')).toEqual([]);
    expect(received).toHaveLength(before);
    answer = (response) => response.end('ok');
    expect((await call('PUT', 'hooks/slack', { topics: ['billing'] })).body).toMatchObject({
      off: false,
      problem: null,
    });
  },
);

test('who connects, changes and disconnects a channel is in the admin log, and that one was switched off', async () => {
  await connect('slack', '/logged');
  await call('PUT', 'hooks/slack', { topics: ['billing', 'stock'] });
  answer = (response) => response.writeHead(410).end();
  await call('POST', 'hooks/slack/test');
  await call('POST', 'hooks/slack/test');
  await call('DELETE', 'hooks/slack');
  await call('DELETE', 'hooks/slack');
  const { entries } = contract.listAuditEntries.answer.parse(
    (await testApp.app.inject({ url: '/api/audit', headers: shop.headers })).json<unknown>(),
  );
  expect(entries.map(({ action, target, actor }) => [action, target, actor === null])).toEqual([
    ['notice_hook_removed', 'Slack', false],
    ['notice_hook_stopped', 'Slack', true],
    ['notice_hook_saved', 'Slack', false],
    ['notice_hook_saved', 'Slack', false],
  ]);
});

test('a channel that never answers keeps no message of another shop', async () => {
  answer = (response, path) => void (path === '/silent' || response.end('ok'));
  await connect('slack', '/silent');
  const other = await testApp.createShop();
  await connect('slack', '/quick', other);
  await nearLimit();
  await dispatch();
  await expect.poll(() => received.map(({ path }) => path)).toEqual(['/silent']);
  await nearLimit(other);
  await dispatch();
  await expect.poll(() => received.map(({ path }) => path)).toEqual(['/silent', '/quick']);
  expect((await log()).find(({ channel: way }) => way === 'slack')?.state).toBe('waiting');
});
