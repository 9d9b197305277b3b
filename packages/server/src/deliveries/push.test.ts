import { createECDH, createHash, type ECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { contract } from '@adaos/api';
import { DEFAULT_CHOICES } from '@adaos/domain';
import ece from 'http_ece';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notify } from '../notifications/notify.ts';
import { type AccountsApp, createAccountsApp, type Member, sessionOf } from '../testing/accounts.ts';
import { dispatchDue } from './dispatch.ts';
import { registerPushDeliveries } from './push-worker.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
/** In the place of a browser's push service: it keeps what it is sent, and answers as a test wants. */
const received: Received[] = [];
let answer: (response: ServerResponse, path: string) => void;
const service = createServer((request, response) => {
  void buffer(request).then((body) => {
    received.push({ path: request.url ?? '', headers: request.headers, body });
    answer(response, request.url ?? '');
  });
});

let accounts: AccountsApp;
let member: Member;
let shopId: string;
let origin: string;
beforeAll(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  accounts = await createAccountsApp({ env: { OUTBOUND_ALLOW: host } });
  await registerPushDeliveries(accounts.services);
  // The queue's own pauses are longer than a test.
  await accounts.services.database.pool.query('update jobs.queue set retry_delay = 0, retry_backoff = false');
});
afterAll(async () => {
  service.closeAllConnections();
  await accounts.close();
  service.close();
});
beforeEach(async () => {
  received.length = 0;
  answer = (response) => response.writeHead(201).end();
  member = await accounts.join(`${randomBytes(8).toString('hex')}@shop.example`);
  shopId = sessionOf(await accounts.session(member.login.accessToken)).shop.id;
});

/** A browser with its subscription. */
function browser(path: string) {
  const pair: ECDH = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return {
    subscription: { endpoint: `${origin}${path}`, keys },
    read: ({ body }: Received) =>
      JSON.parse(
        ece
          .decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth.toString('base64url') })
          .toString(),
      ) as unknown,
  };
}
const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object, of = member) =>
  accounts.as(of.login.accessToken, method, `/api/notifications/${path}`, body);
const devices = async (of = member) =>
  contract.listPushDevices.answer.parse((await call('GET', 'push', undefined, of)).body);
const add = async ({ subscription }: ReturnType<typeof browser>, detailed = false, of = member) =>
  contract.savePushDevice.answer.parse((await call('PUT', 'push', { ...subscription, detailed }, of)).body);
const log = async () => contract.listDeliveries.answer.parse((await call('GET', 'deliveries')).body).deliveries;
const pushes = async () => (await log()).filter(({ channel }) => channel === 'push');
const nearLimit = () => {
  const notice = { code: 'notification.limit_near', values: { limit: 'apiCalls', percent: 82 } } as const;
  return accounts.services.database.forShop(shopId, (trx) =>
    notify(trx, { shopId, accountIds: [member.login.userId] }, notice),
  );
};
const dispatch = () => dispatchDue(accounts.services);

test('a device gets what its owner has chosen, once, encrypted for it and signed by the server', async () => {
  const phone = browser('/phone');
  await add(phone);
  await nearLimit();
  await Promise.all([dispatch(), dispatch()]);
  await expect.poll(pushes).toMatchObject([{ state: 'sent', tries: 1 }]);
  expect(received.map(({ path }) => path)).toEqual(['/phone']);
  const [message] = received as [Received];
  const id = (await pushes())[0]?.id;
  expect(phone.read(message)).toMatchObject({ body: 'Billing', path: '/dashboard/billing', tag: id });

  const { publicKey } = await devices();
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(message.headers.authorization ?? '') ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience: origin });
  expect(payload.sub).toMatch(/^mailto:.+@/);
  expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
});

test('figures are in it only where the owner of the device wants them there', async () => {
  const [discreet, detailed] = [browser('/discreet'), browser('/detailed')];
  await add(discreet);
  await add(detailed, true);
  await nearLimit();
  await dispatch();
  await expect.poll(() => received.map(({ path }) => path).toSorted()).toEqual(['/detailed', '/discreet']);
  const at = (path: string) => received.find((message) => message.path === path) as Received;
  expect(JSON.stringify(discreet.read(at('/discreet')))).not.toMatch(/82|limit/);
  expect(detailed.read(at('/detailed'))).toMatchObject({
    title: expect.stringMatching(/: Almost at the limit$/),
    body: expect.stringContaining('82%'),
  });
  await add(detailed, false);
  expect((await devices()).devices.map(({ detailed: shown }) => shown)).toEqual([false, false]);
});

test('a topic that is not wanted on devices, and a person without one, get nothing', async () => {
  await nearLimit();
  expect(await pushes()).toEqual([]);
  await add(browser('/quiet'));
  const billing = { ...DEFAULT_CHOICES.billing, push: false };
  await call('PUT', 'settings', { choices: { ...DEFAULT_CHOICES, billing } });
  await nearLimit();
  expect(await pushes()).toEqual([]);
});

test('a later try goes to the devices that do not have it, and one whose subscription has ended is forgotten', async () => {
  await add(browser('/well'));
  await add(browser('/busy'));
  await add(browser('/gone'));
  const calls = (path: string) => received.filter((message) => message.path === path).length;
  answer = (response, path) => {
    const busy = path === '/busy' && calls('/busy') < 3;
    response.writeHead(path === '/gone' ? 410 : busy ? 503 : 201).end();
  };
  await nearLimit();
  await dispatch();
  await expect.poll(pushes).toMatchObject([{ state: 'sent', tries: 3, problem: null }]);
  expect([calls('/well'), calls('/busy'), calls('/gone')]).toEqual([1, 3, 1]);
  expect((await devices()).devices).toHaveLength(2);
});

test('a push that reaches nobody has failed, and says why', async () => {
  await add(browser('/gone'));
  answer = (response) => response.writeHead(404).end();
  await nearLimit();
  await dispatch();
  await expect.poll(pushes).toMatchObject([{ state: 'failed', problem: 'push_gone' }]);
  expect((await devices()).devices).toEqual([]);
});

test('a test says whether the message was taken, and why not', async () => {
  const laptop = browser('/laptop');
  const { id } = await add(laptop);
  expect((await call('POST', `push/${id}/test`)).body).toEqual({ problem: null });
  expect(laptop.read(received[0] as Received)).toMatchObject({ body: expect.stringContaining('This is a test.') });
  answer = (response) => response.destroy();
  expect((await call('POST', `push/${id}/test`)).body).toEqual({ problem: 'push_silent' });
  answer = (response) => response.writeHead(429).end();
  expect((await call('POST', `push/${id}/test`)).body).toEqual({ problem: 'push_refused' });
});

test('only push services are called, with keys that can be used', async () => {
  const { subscription } = browser('/x');
  const refused = async (change: object) =>
    (await call('PUT', 'push', { ...subscription, detailed: false, ...change })).status;
  for (const endpoint of [
    'http://127.0.0.1:1/x',
    'https://10.0.0.1/x',
    'https://fcm.googleapis.com.evil.example/x',
    'no address',
  ]) {
    expect(await refused({ endpoint }), endpoint).toBe(422);
  }
  expect(await refused({ keys: { p256dh: 'short', auth: subscription.keys.auth } })).toBe(422);
  expect((await devices()).devices).toEqual([]);
});

test('a device belongs to one person, is sealed, and ends with the login that added it', async () => {
  const shared = browser('/shared');
  const { id, fingerprint } = await add(shared);
  expect(fingerprint).toBe(createHash('sha256').update(shared.subscription.endpoint).digest('base64url'));
  const { rows } = await accounts.services.database.pool.query<{ sealed: Buffer }>(
    'select sealed from push_devices where id = $1',
    [id],
  );
  expect(rows.map(({ sealed }) => sealed.includes('/shared'))).toEqual([false]);

  const other = await accounts.join(`${randomBytes(8).toString('hex')}@shop.example`);
  await call('DELETE', `push/${id}`, undefined, other);
  expect((await call('POST', `push/${id}/test`, undefined, other)).status).toBe(404);
  expect((await devices()).devices).toHaveLength(1);
  await add(shared, false, other);
  expect((await devices()).devices).toEqual([]);
  expect((await devices(other)).devices).toHaveLength(1);
  expect(
    (await accounts.as(other.login.accessToken, 'POST', '/auth/logout', { refreshToken: other.login.refreshToken }))
      .status,
  ).toBe(200);
  const left = await accounts.services.database.pool.query('select id from push_devices where id = $1', [id]);
  expect(left.rows).toEqual([]);
});
