import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_CHOICES } from '@adaos/domain';
import { startJobs } from '../jobs/jobs.ts';
import { notify } from '../notifications/notify.ts';
import type { Services } from '../services/services.ts';
import { type AccountsApp, createAccountsApp, type Member, sessionOf } from '../testing/accounts.ts';
import { dispatchDue } from './dispatch.ts';
import { registerEmailDeliveries } from './email-worker.ts';
import { registerHookDeliveries } from './hook-worker.ts';
import { registerPushDeliveries } from './push-worker.ts';
import { registerSmsDeliveries } from './sms-worker.ts';

const WAYS = ['email', 'push', 'slack', 'sms'] as const;
type Way = (typeof WAYS)[number];

/** In the place of Slack, of a push service and of the provider of text messages: each at a path of its own. */
const received: string[] = [];
/** Of the test that runs: what is tried again of one before is not its. */
let key: string;
let answer: (response: ServerResponse, path: string) => void;
const outside = createServer((request, response) => {
  void text(request).then((body) => {
    const path = request.url ?? '';
    if (path.includes(key) || body.includes(key)) received.push(path);
    answer(response, path);
  });
});

const register = async (services: Services) => {
  await registerEmailDeliveries(services);
  await registerHookDeliveries(services);
  await registerPushDeliveries(services);
  await registerSmsDeliveries(services);
};

let accounts: AccountsApp;
let member: Member;
let shopId: string;
let origin: string;
let second: Services['jobs'];
beforeAll(async () => {
  await once(outside.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${(outside.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  const env = {
    OUTBOUND_ALLOW: host,
    SMS_URL: `${origin}/sms`,
    SMS_ACCOUNT: 'AC1',
    SMS_TOKEN: 'token',
    SMS_FROM: 'Adaos',
  };
  accounts = await createAccountsApp({ env });
  await register(accounts.services);
  // A second server process: workers of its own, on the same queues.
  second = await startJobs(accounts.testDatabase.config, pino({ level: 'silent' }));
  await register({ ...accounts.services, jobs: second });
});
afterAll(async () => {
  outside.closeAllConnections();
  await second.stop(1000);
  await accounts.close();
  outside.close();
});
beforeEach(async () => {
  key = randomBytes(4).readUInt32BE().toString().padStart(10, '0').slice(-8);
  answer = (response) => response.end('ok');
  member = await accounts.join(`${key}@shop.example`);
  shopId = sessionOf(await accounts.session(member.login.accessToken)).shop.id;
  await call('PUT', 'hooks/slack', { address: `${origin}/slack?${key}`, topics: ['billing'] });
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  await call('PUT', 'push', { endpoint: `${origin}/push?${key}`, keys, detailed: false });
  await call('PUT', 'sms', { number: `+407${key}` });
  await accounts.services.database.pool.query('update sms_numbers set verified_at = now()');
  const billing = { ...DEFAULT_CHOICES.billing, sms: true };
  await call('PUT', 'settings', { choices: { ...DEFAULT_CHOICES, billing } });
  received.length = 0;
});

async function call(method: 'PUT', path: string, body: object) {
  const answered = await accounts.as(member.login.accessToken, method, `/api/notifications/${path}`, body);
  expect(answered.status, JSON.stringify(answered.body)).toBe(200);
}
const nearLimit = () => {
  const notice = { code: 'notification.limit_near', values: { limit: 'apiCalls', percent: 82 } } as const;
  const recipients = { shopId, accountIds: [member.login.userId] };
  return accounts.services.database.forShop(shopId, (trx) => notify(trx, recipients, notice));
};
/** By both processes at once, after the time to collect. */
const dispatch = () => {
  const later = new Date(Date.now() + 10 * 60_000);
  return Promise.all([
    dispatchDue(accounts.services, later),
    dispatchDue({ ...accounts.services, jobs: second }, later),
  ]);
};
/** Each way and what became of it. */
async function states(): Promise<Partial<Record<Way, string>>> {
  const rows = await accounts.services.database.readShop(shopId, (trx) =>
    trx.selectFrom('notice_deliveries').select(['channel', 'state']).where('shop_id', '=', shopId).execute(),
  );
  return Object.fromEntries(rows.map(({ channel, state }) => [channel, state]));
}
const paths = () => received.map((path) => path.replace(/\?.*/, '')).toSorted();
const ALL_SENT = { email: 'sent', push: 'sent', slack: 'sent', sms: 'sent' };

test('two server processes send a notice once by each way', async () => {
  await nearLimit();
  await dispatch();
  await expect.poll(states, { timeout: 15_000 }).toEqual(ALL_SENT);
  expect(paths()).toEqual(['/push', '/slack', '/sms']);
});

test.each(['push', 'slack', 'sms'] as const)('a silent receiver (%s) harms no other way', async (silent) => {
  answer = (response, path) => void (path.startsWith(`/${silent}`) || response.end('ok'));
  await nearLimit();
  await dispatch();
  await expect.poll(paths, { timeout: 15_000 }).toEqual(['/push', '/slack', '/sms']);
  await expect.poll(states, { timeout: 15_000 }).toEqual({ ...ALL_SENT, [silent]: 'waiting' });
});

test.each(['push', 'slack', 'sms'] as const)('a receiver that refuses (%s) harms no other way', async (refusing) => {
  answer = (response, path) => response.writeHead(path.startsWith(`/${refusing}`) ? 404 : 200).end();
  await nearLimit();
  await dispatch();
  await expect
    .poll(states, { timeout: 15_000 })
    .toMatchObject(Object.fromEntries(Object.entries(ALL_SENT).filter(([way]) => way !== refusing)));
  expect((await states())[refusing]).not.toBe('sent');
});
