import { contract, type NotificationList } from '@adaos/api';
import { type NoticeCode, NOTICES, WORDINGS } from '@adaos/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerImportWorker } from '../../imports/worker.ts';
import { notify, notifyAdmins } from '../../notifications/notify.ts';
import { noticeText } from '../../notifications/texts.ts';
import { type AccountsApp, createAccountsApp, type Member, sessionOf } from '../../testing/accounts.ts';
import { importRoutes } from './imports.ts';

let accounts: AccountsApp;
let member: Member;
let shopId: string;
beforeAll(async () => {
  accounts = await createAccountsApp({ modules: [importRoutes] });
  await registerImportWorker(accounts.services);
});
afterAll(() => accounts.close());
beforeEach(async () => {
  member = await accounts.join(`${uuidv7()}@shop.example`);
  shopId = sessionOf(await accounts.session(member.login.accessToken)).shop.id;
});

const list = async (query = '', token = member.login.accessToken): Promise<NotificationList> =>
  contract.listNotifications.answer.parse((await accounts.as(token, 'GET', `/api/notifications${query}`)).body);
const read = (body: object) => accounts.as(member.login.accessToken, 'POST', '/api/notifications/read', body);

/** Notifies the member that these limits are near. */
const notifyMember = (...percents: number[]) =>
  accounts.services.database.forShop(shopId, async (trx) => {
    for (const percent of percents) {
      const values = { limit: 'apiCalls', percent };
      await notify(trx, { shopId, accountIds: [member.login.userId] }, { code: 'notification.limit_near', values });
    }
  });
const percentsOf = ({ notifications }: NotificationList) =>
  notifications.map(({ wording }) => wording?.values?.percent);

describe('notifications', () => {
  test('[DASH-4] have type, title, message, time and whether they were read, and how many were not', async () => {
    expect(await list()).toEqual({ source: 'live', notifications: [], unread: 0, nextCursor: null });
    await notifyMember(82);
    const { notifications, unread } = await list();
    expect(unread).toBe(1);
    expect(notifications).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        type: 'warning',
        title: 'Almost at the limit',
        message: 'You have used 82% of your apiCalls.',
        timestamp: expect.stringMatching(/Z$/),
        read: false,
        wording: { code: 'notification.limit_near', values: { limit: 'apiCalls', percent: 82 } },
      },
    ]);
  });

  test('[DASH-4] come newest first, by page, and stay in place when others come', async () => {
    await notifyMember(1, 2, 3, 4, 5);
    const first = await list('?limit=2');
    expect([percentsOf(first), first.unread]).toEqual([[5, 4], 5]);
    await notifyMember(6);
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect(percentsOf(second)).toEqual([3, 2]);
    const third = await list(`?limit=2&cursor=${second.nextCursor}`);
    expect([percentsOf(third), third.nextCursor]).toEqual([[1], null]);
    expect((await accounts.as(member.login.accessToken, 'GET', '/api/notifications?cursor=x')).status).toBe(400);
  });

  test('[DASH-4] are marked as read, some or all, and only the own', async () => {
    await notifyMember(1, 2, 3);
    const stranger = await accounts.join(`${uuidv7()}@shop.example`);
    const ids = (await list()).notifications.map(({ id }) => id);
    const foreign = { headers: { authorization: `Bearer ${stranger.login.accessToken}` }, payload: { ids } };
    expect((await accounts.call('POST', '/api/notifications/read', foreign)).status).toBe(200);
    expect((await list()).unread).toBe(3);
    expect((await read({ ids: [ids[1], 'nonsense', '99999999999999999999'] })).status).toBe(200);
    expect((await list()).notifications.map((one) => one.read)).toEqual([false, true, false]);
    expect((await read({ ids: [] })).status).toBe(200);
    expect((await list()).unread).toBe(2);
    expect((await read({})).status).toBe(200);
    expect((await list()).unread).toBe(0);
  });

  test('reach the members of the shop alone, and go with the membership', async () => {
    const stranger = await accounts.join(`${uuidv7()}@shop.example`);
    const { database } = accounts.services;
    await database.forShop(shopId, async (trx) => {
      const everybody = { shopId, accountIds: [stranger.login.userId, member.login.userId] };
      await notify(trx, everybody, { code: 'notification.two_factor_on', values: {} });
      await notifyAdmins(
        trx,
        { shopId, except: member.login.userId },
        { code: 'notification.trial_ended', values: {} },
      );
      await notifyAdmins(trx, { shopId }, { code: 'notification.trial_ending', values: { days: 3 } });
    });
    const codes = (await list()).notifications.map(({ wording }) => wording?.code);
    expect(codes).toEqual(['notification.trial_ending', 'notification.two_factor_on']);
    expect((await list('', stranger.login.accessToken)).notifications).toEqual([]);
    await database.forShop(shopId, (trx) => trx.deleteFrom('members').execute());
    const left = await database.forShop(shopId, (trx) => trx.selectFrom('notifications').select('id').execute());
    expect(left).toEqual([]);
  });

  test('of half a year ago are gone when a new one comes', async () => {
    await notifyMember(1);
    await accounts.services.database.forShop(shopId, (trx) =>
      sql`update notifications set created_at = now() - interval '181 days'`.execute(trx),
    );
    await notifyMember(2);
    expect(percentsOf(await list())).toEqual([2]);
  });

  test('[DASH-4] the end of an import is reported to the one who started it, good or bad', async () => {
    const upload = (file: string, fileName: string) =>
      accounts.app.inject({
        method: 'POST',
        url: `/api/imports?currency=EUR&timezone=UTC&fileName=${fileName}`,
        payload: file,
        headers: { 'content-type': 'text/csv', authorization: `Bearer ${member.login.accessToken}` },
      });
    const lines = 'Invoice,StockCode,Description,Quantity,InvoiceDate,Price,Customer ID,Country\n';
    expect((await upload(`${lines}1,A,Cup,2,2024-01-02 10:00,3.50,7,Romania\n`, 'good.csv')).statusCode).toBe(202);
    await vi.waitFor(async () => expect((await list()).unread).toBe(1), { timeout: 15_000, interval: 100 });
    expect((await upload(`${lines}1,"A`, 'bad.csv')).statusCode).toBe(202);
    await vi.waitFor(async () => expect((await list()).unread).toBe(2), { timeout: 15_000, interval: 100 });
    expect((await list()).notifications.map(({ type, wording }) => [type, wording])).toEqual([
      ['warning', { code: 'notification.import_failed', values: { fileName: 'bad.csv' } }],
      ['success', { code: 'notification.import_done', values: { fileName: 'good.csv', orders: 1 } }],
    ]);
  });
});

test('[DASH-4] each wording of a notification has its English text, with all of its values', () => {
  const codes = Object.keys(WORDINGS).filter((code) => code.startsWith('notification.'));
  expect(Object.keys(NOTICES).toSorted()).toEqual(codes.toSorted());
  for (const code of Object.keys(NOTICES) as NoticeCode[]) {
    const names: readonly string[] = WORDINGS[code];
    const text = noticeText(code, Object.fromEntries(names.map((name, index) => [name, 70 + index])));
    for (const [index, name] of names.entries()) expect(text, `${code}: ${name}`).toContain(String(70 + index));
  }
});
