import { contract, type DeliveryList, type NoticeChoices } from '@adaos/api';
import { DEFAULT_CHOICES, NOTICE_TOPICS } from '@adaos/domain';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pino } from 'pino';
import { addDays } from '../calendar/days.ts';
import { evaluateShop } from '../alerts/evaluate.ts';
import { overviewRoutes } from '../http/routes/overview.ts';
import { unsubscribeRoutes } from '../http/routes/unsubscribe.ts';
import { startJobs } from '../jobs/jobs.ts';
import { type AccountsApp, createAccountsApp, type Member, sessionOf } from '../testing/accounts.ts';
import { ledgerBuilder } from '../testing/ledger-builder.ts';
import { queueDigest, registerDigests } from './digests.ts';
import { dispatchDue } from './dispatch.ts';
import { registerEmailDeliveries } from './email-worker.ts';
import { notify } from '../notifications/notify.ts';

let accounts: AccountsApp;
let member: Member;
let shopId: string;
beforeAll(async () => {
  accounts = await createAccountsApp({ modules: [unsubscribeRoutes, overviewRoutes] });
  await registerEmailDeliveries(accounts.services);
  await registerDigests(accounts.services);
});
afterAll(() => accounts.close());
beforeEach(async () => {
  member = await accounts.join(`${uuidv7()}@shop.example`);
  shopId = sessionOf(await accounts.session(member.login.accessToken)).shop.id;
});

const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  accounts.as(member.login.accessToken, method, path, body);
const settings = async () =>
  contract.getNoticeSettings.answer.parse((await call('GET', '/api/notifications/settings')).body).choices;
const choose = (choices: NoticeChoices) => call('PUT', '/api/notifications/settings', { choices });
const choosing = (topic: keyof NoticeChoices, ways: Partial<NoticeChoices['alerts']>) =>
  choose({ ...DEFAULT_CHOICES, [topic]: { ...DEFAULT_CHOICES[topic], ...ways } });
const deliveries = async (): Promise<DeliveryList['deliveries']> =>
  contract.listDeliveries.answer.parse((await call('GET', '/api/notifications/deliveries')).body).deliveries;
const bell = async () =>
  contract.listNotifications.answer.parse((await call('GET', '/api/notifications')).body).notifications;

const imported = (...orders: number[]) =>
  accounts.services.database.forShop(shopId, async (trx) => {
    for (const count of orders) {
      const values = { fileName: `orders-${count}.csv`, orders: count };
      await notify(trx, { shopId, accountIds: [member.login.userId] }, { code: 'notification.import_done', values });
    }
  });
/** Looks for what is due as the worker does, once the time to collect is over. */
const afterCollecting = () => dispatchDue(accounts.services, new Date(Date.now() + 10 * 60_000));
const mails = async (count: number) => (await accounts.mailsTo(member.email, count)).slice(1);

describe('the choices', () => {
  test('begin with the defaults, are kept, and never end what is reported of access', async () => {
    expect(await settings()).toEqual(DEFAULT_CHOICES);
    const none = { bell: false, push: false, sms: false, email: false, daily: false, weekly: false };
    const nothing = Object.fromEntries(NOTICE_TOPICS.map((topic) => [topic, none])) as NoticeChoices;
    expect((await choose(nothing)).status).toBe(200);
    expect(await settings()).toEqual({ ...nothing, security: DEFAULT_CHOICES.security });
    expect((await choose({ alerts: none } as NoticeChoices)).status).toBe(400);
  });

  test('what is off under the bell is not shown there, and comes by email where that is on', async () => {
    await choosing('data', { bell: false, email: true });
    await imported(3);
    expect(await bell()).toEqual([]);
    expect(await deliveries()).toMatchObject([{ channel: 'email', state: 'collecting', count: 1 }]);
  });

  test('nothing is mailed to who wants no email at all, and one choice brings it back', async () => {
    const preferences = { language: 'en', timezone: 'UTC', notifications: { email: false, push: false, sms: false } };
    await call('PUT', '/api/profile/preferences', preferences);
    expect((await settings()).billing).toMatchObject({ bell: true, email: false, weekly: false });
    await choosing('data', { email: true });
    expect((await settings()).data.email).toBe(true);
  });
});

describe('email at once', () => {
  test('what comes within minutes is one mail, sent once, however often it is looked for', async () => {
    await choosing('data', { email: true });
    await imported(3, 4);
    await imported(5);
    await dispatchDue(accounts.services);
    expect(await deliveries()).toMatchObject([{ state: 'collecting', count: 3 }]);
    await Promise.all([afterCollecting(), afterCollecting(), afterCollecting()]);
    const [mail] = await mails(2);
    expect(mail?.subject).toMatch(/: Import finished \(\+2\)$/);
    for (const count of [3, 4, 5]) expect(mail?.text).toContain(`orders-${count}.csv: ${count} orders.`);
    await expect.poll(async () => (await deliveries())[0]?.state).toBe('sent');
    await afterCollecting();
    await imported(6);
    await afterCollecting();
    expect((await mails(3)).map(({ subject }) => subject)[1]).toMatch(/: Import finished$/);
    expect(await deliveries()).toHaveLength(2);
  });

  test('it can be ended from the mail by one POST without a login, by a token that opens nothing else', async () => {
    await choosing('data', { email: true });
    await imported(3);
    await afterCollecting();
    const [mail] = await mails(2);
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const path = /^<http:\/\/localhost(\/\S+)>$/.exec(header('list-unsubscribe'))?.[1] ?? '';
    expect(mail?.text).toContain(path);
    const person = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
    const page = await accounts.app.inject({ url: path, headers: person });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Stop the emails with notifications');
    expect((await settings()).data.email).toBe(true);
    const post = (url: string) =>
      accounts.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await post(`${path}x`.replace('token=', 'token=A'))).statusCode).toBe(404);
    expect((await settings()).data.email).toBe(true);
    expect((await post(path)).statusCode).toBe(200);
    expect((await settings()).data).toEqual({ ...DEFAULT_CHOICES.data, email: false });
    expect((await settings()).billing.email).toBe(false);
    expect((await post(path)).statusCode).toBe(200);
    await imported(4);
    expect(await deliveries()).toHaveLength(1);
  });

  test('what is no longer wanted when it is due is dropped', async () => {
    await choosing('data', { email: true });
    await imported(3);
    await choosing('data', { email: false });
    await afterCollecting();
    await expect.poll(async () => (await deliveries())[0]?.state).toBe('dropped');
  });
});

const TODAY = new Date().toISOString().slice(0, 10);

/** One order on each of the latest 40 days, of which the goods' cost alone is known. */
async function sell() {
  await accounts.services.database.forShop(shopId, (trx) =>
    trx.updateTable('shops').set({ currency: 'EUR' }).where('shop_id', '=', shopId).execute(),
  );
  const line = { amount: 10_000, goodsCost: 5_000, sku: 'BLANKET', name: 'Blanket' };
  await ledgerBuilder(accounts.services.database, shopId).addOrders(
    Array.from({ length: 40 }, (_, day) => ({ on: addDays(TODAY, day - 40), lines: [line] })),
  );
}

describe('the summary', () => {
  test('is sent once for a period, by one of two servers, in the language of the person, with what every 100 brought', async () => {
    await sell();
    await evaluateShop(accounts.services.database, shopId);
    await call('PUT', '/api/profile/preferences', { language: 'ro', timezone: 'Europe/Bucharest' });
    const second = await startJobs(accounts.testDatabase.config, pino({ level: 'silent' }));
    try {
      await registerEmailDeliveries({ ...accounts.services, jobs: second });
      const queue = (jobs = accounts.services.jobs) =>
        queueDigest({ ...accounts.services, jobs }, { shopId, digest: 'weekly' });
      const queued = await Promise.all([queue(), queue(second), queue()]);
      expect(queued.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
      const [mail] = await mails(2);
      expect(mail?.subject).toMatch(/^Ceai și cafea: săptămâna ta, /);
      expect(mail?.text).toMatch(/Profit net: cel mult 350,00\sEUR \(.*Costuri incomplete: .*ambalare/s);
      expect(mail?.text).toMatch(/Din fiecare 100\sEUR vânduți\n- Marfă: 50\s%, 350,00\sEUR/);
      expect(mail?.text).toContain('Ce ți-ar crește profitul');
      expect(mail?.html).toMatch(/class="part-goods"\s+width="50\.00%"/);
      expect(mail?.html).toContain('prefers-color-scheme:dark');
      await expect.poll(async () => (await deliveries()).map(({ state }) => state)).toEqual(['sent']);
      expect(await queue()).toBe(0);
    } finally {
      await second.stop(5_000);
    }
  });

  test('is none for a shop without data, and is not queued for who has chosen none', async () => {
    expect(await queueDigest(accounts.services, { shopId, digest: 'weekly' })).toBe(1);
    await expect.poll(async () => (await deliveries())[0]?.state).toBe('dropped');
    expect(await queueDigest(accounts.services, { shopId, digest: 'daily' })).toBe(0);
  });

  test('a period without orders says so', async () => {
    await ledgerBuilder(accounts.services.database, shopId).addOrder({
      on: addDays(TODAY, -60),
      lines: [{ amount: 100 }],
    });
    expect((await call('POST', '/api/notifications/digest', { digest: 'daily' })).status).toBe(202);
    const [mail] = await mails(2);
    expect(mail?.text).toContain('No orders in this period.');
  });

  test('can be asked for a few times an hour', async () => {
    const ask = async () => (await call('POST', '/api/notifications/digest', { digest: 'weekly' })).status;
    for (let time = 0; time < 5; time += 1) expect(await ask()).toBe(202);
    expect(await ask()).toBe(429);
  });
});
