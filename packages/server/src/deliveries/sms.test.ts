import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { contract } from '@adaos/api';
import { DEFAULT_CHOICES } from '@adaos/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notify } from '../notifications/notify.ts';
import { type AccountsApp, createAccountsApp, type Member, sessionOf } from '../testing/accounts.ts';
import { dispatchDue } from './dispatch.ts';
import { registerSmsDeliveries } from './sms-worker.ts';

/** In the place of the provider: it keeps what it is sent, and answers as a test wants. */
const received: { authorization: string; to: string; from: string; body: string }[] = [];
let answer: (response: ServerResponse) => void;
const provider = createServer((request, response) => {
  void text(request).then((form) => {
    const of = new URLSearchParams(form);
    const [to, from, body] = ['To', 'From', 'Body'].map((name) => of.get(name) ?? '') as [string, string, string];
    received.push({ authorization: request.headers.authorization ?? '', to, from, body });
    answer(response);
  });
});

let accounts: AccountsApp;
let member: Member;
let shopId: string;
let number: string;
beforeAll(async () => {
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${(provider.address() as AddressInfo).port}`;
  accounts = await createAccountsApp({
    env: {
      OUTBOUND_ALLOW: host,
      SMS_URL: `http://${host}/2010-04-01/Accounts/AC1/Messages.json`,
      SMS_ACCOUNT: 'AC1',
      SMS_TOKEN: 'token',
      SMS_FROM: 'Adaos',
      SMS_PER_DAY: '2',
    },
  });
  await registerSmsDeliveries(accounts.services);
  // The queue's own pauses are longer than a test.
  await accounts.services.database.pool.query('update jobs.queue set retry_delay = 0, retry_backoff = false');
});
afterAll(async () => {
  provider.closeAllConnections();
  await accounts.close();
  provider.close();
});
beforeEach(async () => {
  received.length = 0;
  answer = (response) => response.writeHead(201).end('{}');
  const digits = randomBytes(4).readUInt32BE().toString().padStart(10, '0');
  number = `+407${digits.slice(-8)}`;
  member = await accounts.join(`${digits}@shop.example`);
  shopId = sessionOf(await accounts.session(member.login.accessToken)).shop.id;
});

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  accounts.as(member.login.accessToken, method, `/api/notifications/${path}`, body);
const settings = async () => contract.getNoticeSettings.answer.parse((await call('GET', 'settings')).body);
const codeSent = () => /code is (\d{6})\./.exec(received.at(-1)?.body ?? '')?.[1] ?? '';
const texts = async () =>
  contract.listDeliveries.answer
    .parse((await call('GET', 'deliveries')).body)
    .deliveries.filter(({ channel }) => channel === 'sms');
const confirmed = async () => {
  await call('PUT', 'sms', { number });
  expect((await call('POST', 'sms/confirm', { code: codeSent() })).body).toMatchObject({ verified: true });
  const billing = { ...DEFAULT_CHOICES.billing, sms: true };
  await call('PUT', 'settings', { choices: { ...DEFAULT_CHOICES, billing } });
  received.length = 0;
};
const nearLimit = () => {
  const notice = { code: 'notification.limit_near', values: { limit: 'apiCalls', percent: 82 } } as const;
  return accounts.services.database.forShop(shopId, (trx) =>
    notify(trx, { shopId, accountIds: [member.login.userId] }, notice),
  );
};
/** Looks for what is due as the worker does, once the time to collect is over. */
const afterCollecting = () => dispatchDue(accounts.services, new Date(Date.now() + 10 * 60_000));

test('a number is confirmed by the code that is sent there; before that nothing else is', async () => {
  expect((await settings()).sms).toEqual({ number: null, verified: false });
  const written = `${number.slice(0, 3)} ${number.slice(3, 6)}-${number.slice(6)}`;
  const saved = await call('PUT', 'sms', { number: written });
  expect(saved.body).toEqual({ number: `… ${number.slice(-3)}`, verified: false });
  expect(received).toMatchObject([{ to: number, from: 'Adaos' }]);
  expect(received[0]?.authorization).toBe(`Basic ${Buffer.from('AC1:token').toString('base64')}`);
  const billing = { ...DEFAULT_CHOICES.billing, sms: true };
  await call('PUT', 'settings', { choices: { ...DEFAULT_CHOICES, billing } });
  await nearLimit();
  expect(await texts()).toEqual([]);

  const code = codeSent();
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await call('POST', 'sms/confirm', { code: wrong })).toMatchObject({
    status: 422,
    body: { code: 'sms_code_invalid' },
  });
  expect((await call('POST', 'sms/confirm', { code })).body).toMatchObject({ verified: true });
  expect((await call('POST', 'sms/confirm', { code })).status).toBe(422);
  const { rows } = await accounts.services.database.pool.query<{ sealed: Buffer }>(
    'select sealed from sms_numbers where account_id = $1',
    [member.login.userId],
  );
  expect(rows.map(({ sealed }) => sealed.includes(number.slice(1)))).toEqual([false]);
});

test('a code is good for ten minutes and five tries, and few are sent within an hour', async () => {
  await call('PUT', 'sms', { number });
  await accounts.services.database.pool.query(
    "update sms_numbers set code_ends_at = now() - interval '1 second' where account_id = $1",
    [member.login.userId],
  );
  expect((await call('POST', 'sms/confirm', { code: codeSent() })).status).toBe(422);
  await call('PUT', 'sms', { number });
  for (const _try of [1, 2, 3, 4]) await call('POST', 'sms/confirm', { code: 'x' });
  expect((await call('POST', 'sms/confirm', { code: codeSent() })).status).toBe(429);
  expect((await call('PUT', 'sms', { number })).status).toBe(200);
  expect((await call('PUT', 'sms', { number })).status).toBe(429);
  expect(received).toHaveLength(3);
});

test('what is wanted by text message is sent once, and at most as many a day as are set', async () => {
  await confirmed();
  await nearLimit();
  await Promise.all([afterCollecting(), afterCollecting()]);
  await expect.poll(texts).toMatchObject([{ state: 'sent', tries: 1 }]);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    to: number,
    body: expect.stringMatching(/: Almost at the limit http.+\/dashboard\/billing$/),
  });
  for (const count of [2, 3]) {
    await nearLimit();
    await afterCollecting();
    await expect.poll(async () => (await texts()).filter(({ endedAt }) => endedAt !== null)).toHaveLength(count);
  }
  expect((await texts()).map(({ state, problem }) => [state, problem])).toEqual([
    ['failed', 'sms_limit'],
    ['sent', null],
    ['sent', null],
  ]);
  expect(received).toHaveLength(2);
});

test('what is refused for now is tried again; a number that cannot be reached is not', async () => {
  await confirmed();
  answer = (response) => response.writeHead(received.length < 3 ? 503 : 201).end();
  await nearLimit();
  await afterCollecting();
  await expect.poll(texts).toMatchObject([{ state: 'sent', tries: 3 }]);
  answer = (response) => response.writeHead(400).end();
  await nearLimit();
  await afterCollecting();
  await expect.poll(async () => (await texts())[0]).toMatchObject({ state: 'failed', tries: 1, problem: 'sms_number' });
});

test('a number that is none, or that the provider refuses, is not kept', async () => {
  for (const wrong of ['0712345678', '+40', 'number', '+4071234567890123456']) {
    expect(await call('PUT', 'sms', { number: wrong }), wrong).toMatchObject({
      status: 422,
      body: { code: 'phone_invalid' },
    });
  }
  answer = (response) => response.writeHead(400).end();
  expect(await call('PUT', 'sms', { number })).toMatchObject({ status: 422 });
  expect((await settings()).sms).toEqual({ number: null, verified: false });
  answer = (response) => response.destroy();
  expect(await call('PUT', 'sms', { number })).toMatchObject({ status: 503, body: { code: 'sms_unavailable' } });
  await call('DELETE', 'sms');
  expect((await settings()).sms).toEqual({ number: null, verified: false });
});
