import { contract, LoginResponse, type OpenSession } from '@adaos/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountsApp, createAccountsApp, type Member, PASSWORD } from '../../testing/accounts.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const NEWER_FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

let accounts: AccountsApp;
let member: Member;
beforeAll(async () => {
  accounts = await createAccountsApp();
});
afterAll(() => accounts.close());
beforeEach(async () => {
  member = await accounts.join(`${uuidv7()}@shop.example`);
});

async function loginWith(userAgent: string): Promise<LoginResponse> {
  const payload = { email: member.email, password: PASSWORD };
  return LoginResponse.parse(
    (await accounts.call('POST', '/auth/login', { payload, headers: { 'user-agent': userAgent } })).body,
  );
}
const list = async (token = member.login.accessToken): Promise<OpenSession[]> =>
  contract.listSessions.answer.parse((await accounts.as(token, 'GET', '/auth/sessions')).body).sessions;

describe('the open sessions', () => {
  test('are listed with their browsers, the latest used first', async () => {
    const phone = await loginWith(IPHONE);
    await accounts.refresh(member.login.refreshToken);
    const sessions = await list(phone.accessToken);
    expect(sessions.map(({ current }) => current)).toEqual([false, true]);
    expect(sessions[1]?.userAgent).toBe(IPHONE);
    expect(Date.parse(sessions[1]?.expiresAt ?? '') - Date.parse(sessions[1]?.createdAt ?? '')).toBe(30 * 86_400_000);
  });

  test('one of them is ended, at once; none of another person', async () => {
    const phone = await loginWith(IPHONE);
    const stranger = await accounts.join(`${uuidv7()}@shop.example`);
    const ending = (await list()).find(({ current }) => !current)?.id ?? '';
    const end = (token: string) => accounts.as(token, 'DELETE', `/auth/sessions/${ending}`);
    expect((await end(stranger.login.accessToken)).status).toBe(404);
    expect((await accounts.session(phone.accessToken)).status).toBe(200);
    expect((await end(member.login.accessToken)).status).toBe(200);
    expect((await accounts.session(phone.accessToken)).status).toBe(401);
    expect((await accounts.refresh(phone.refreshToken)).status).toBe(401);
    expect((await end(member.login.accessToken)).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  test('all of them are ended, or all but this one', async () => {
    const logout = (token: string, body: object) => accounts.as(token, 'POST', '/auth/logout-everywhere', body);
    const [phone, laptop] = [await loginWith(IPHONE), await loginWith(FIREFOX)];
    expect((await logout(laptop.accessToken, { keepCurrent: true })).status).toBe(200);
    expect((await accounts.session(phone.accessToken)).status).toBe(401);
    expect(await list(laptop.accessToken)).toMatchObject([{ current: true }]);
    expect((await logout(laptop.accessToken, {})).status).toBe(200);
    expect((await accounts.session(laptop.accessToken)).status).toBe(401);
    expect((await accounts.refresh(laptop.refreshToken)).status).toBe(401);
  });

  test('those that are over are not among them', async () => {
    const phone = await loginWith(IPHONE);
    const { database } = accounts.services;
    await sql`update sessions set last_used_at = now() - interval '8 days' where user_agent = ${IPHONE}
      and account_id = ${phone.userId}`.execute(database.db);
    expect(await list()).toHaveLength(1);
  });
});

describe('a sign-in from a new device', () => {
  const notices = async () =>
    contract.listNotifications.answer
      .parse((await accounts.as(member.login.accessToken, 'GET', '/api/notifications')).body)
      .notifications.map(({ wording }) => wording);

  test('[DASH-4] is reported by a notification and a mail, once for each device', async () => {
    expect(await notices()).toEqual([]);
    await loginWith(IPHONE);
    await loginWith(IPHONE);
    const notice = { code: 'notification.new_device', values: { device: 'Safari, iPhone' } };
    expect(await notices()).toEqual([notice]);
    const mail = (await accounts.mailsTo(member.email, 2))[1];
    expect(mail?.subject).toBe('New login to your Adaos account');
    expect(mail?.text).toContain('a new browser: Safari, iPhone, ');
    await loginWith(FIREFOX);
    await loginWith(NEWER_FIREFOX);
    expect(await notices()).toEqual([{ ...notice, values: { device: 'Firefox, Linux' } }, notice]);
  });

  test('[ALL-2] of a browser that does not say what it is, is reported without words of one language', async () => {
    await sql`update known_devices set device_hash = '\\x00' where account_id = ${member.login.userId}`.execute(
      accounts.services.database.db,
    );
    await loginWith('curl/8.5.0');
    expect(await notices()).toEqual([{ code: 'notification.new_device', values: { device: 'unknown' } }]);
    const { body } = await accounts.as(member.login.accessToken, 'GET', '/api/notifications');
    expect(contract.listNotifications.answer.parse(body).notifications[0]?.message).toBe(
      'From an unknown browser. If it was not you, end the session and change your password.',
    );
  });

  test('[SETT-1] the mail shows the time in the zone of the person, else in that of the shop', async () => {
    const zoneIn = async (count: number) => (await accounts.mailsTo(member.email, count)).at(-1)?.text;
    const session = contract.getSession.answer.parse((await accounts.session(member.login.accessToken)).body);
    const shopId = session.shop.id;
    await accounts.services.database.forShop(shopId, (trx) =>
      trx.updateTable('shops').set({ timezone: 'Europe/Bucharest' }).where('shop_id', '=', shopId).execute(),
    );
    await loginWith(IPHONE);
    expect(await zoneIn(2)).toContain('(Europe/Bucharest)');
    await accounts.as(member.login.accessToken, 'PUT', '/api/profile/preferences', {
      language: 'en',
      timezone: 'America/New_York',
      notifications: { email: true, push: false, sms: false },
    });
    await loginWith(FIREFOX);
    expect(await zoneIn(3)).toContain('(America/New_York)');
  });

  test('[SETT-1] the mail comes also where the person wants no others: who has access is always reported', async () => {
    await accounts.as(member.login.accessToken, 'PUT', '/api/profile/preferences', {
      language: 'fr',
      timezone: 'Europe/Paris',
      notifications: { email: false, push: false, sms: false },
    });
    await loginWith(IPHONE);
    expect(await notices()).toHaveLength(1);
    const subjects = (await accounts.mailsTo(member.email, 2)).map(({ subject }) => subject);
    expect(subjects[1]).toBe('Nouvelle connexion à votre compte Adaos');
  });
});
