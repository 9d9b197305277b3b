import { Problem } from '@adaos/api';
import { createHmac, hkdfSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RouteModule } from '../http/app/build-app.ts';
import { type AccountsApp, createAccountsApp, type Member, problemOf, sessionOf } from '../testing/accounts.ts';
import { refreshDailyOrders } from '../ledger/daily-orders.ts';

/** A call for managers, to try roles on. */
const managersOnly: RouteModule = (_app, implement) => {
  implement('setGoodsCost', async ({ body }) => ({ percent: body.percent, recomputation: null }));
};

let accounts: AccountsApp;
let member: Member;
let shopId: string;
beforeAll(async () => {
  accounts = await createAccountsApp({ modules: [managersOnly] });
});
afterAll(() => accounts.close());
beforeEach(async () => {
  member = await accounts.join(`${uuidv7()}@shop.example`);
  shopId = sessionOf(await accounts.session(member.login.accessToken)).shop.id;
});

/** The status and code of a call with this token. */
async function tried(token: string): Promise<string> {
  const answer = await accounts.session(token);
  return answer.status === 200 ? '200' : `${answer.status} ${problemOf(answer).code}`;
}

const setRole = (role: 'viewer' | 'manager' | 'admin') =>
  accounts.services.database.forShop(shopId, (trx) =>
    trx.updateTable('members').set({ role }).where('account_id', '=', member.login.userId).execute(),
  );

describe('access tokens', () => {
  const own = () => Buffer.from(hkdfSync('sha256', accounts.services.secret, '', 'adaos access token', 32));

  /** A token as the server makes it, with one thing changed. */
  async function made(change: (token: SignJWT) => SignJWT, key: Uint8Array = own()): Promise<string> {
    const { sid } = JSON.parse(Buffer.from(member.login.accessToken.split('.')[1] ?? '', 'base64url').toString()) as {
      sid: string;
    };
    const token = new SignJWT({ sid, role: 'admin' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(member.login.userId)
      .setIssuer('adaos')
      .setAudience('adaos-api')
      .setIssuedAt()
      .setExpirationTime('15 min');
    return change(token).sign(key);
  }

  test('[ROLE-9] a good one is taken, for 15 minutes', async () => {
    expect(await tried(await made((token) => token))).toBe('200');
    const { iat, exp } = JSON.parse(
      Buffer.from(member.login.accessToken.split('.')[1] ?? '', 'base64url').toString(),
    ) as { iat: number; exp: number };
    expect(exp - iat).toBe(15 * 60);
  });

  test('[ROLE-9] an expired one is reported as expired, so that the client may refresh', async () => {
    expect(await tried(await made((token) => token.setExpirationTime('-1 s')))).toBe('401 token_expired');
  });

  test('[ROLE-6] forged ones are refused', async () => {
    const refused = '401 invalid_token';
    expect(await tried(await made((token) => token, new Uint8Array(32)))).toBe(refused);
    // The secret itself is not the key.
    expect(await tried(await made((token) => token, accounts.services.secret))).toBe(refused);
    expect(await tried(await made((token) => token.setIssuer('other')))).toBe(refused);
    expect(await tried(await made((token) => token.setAudience('other')))).toBe(refused);
    expect(await tried(await made((token) => token.setSubject('1')))).toBe(refused);
    expect(await tried('nonsense')).toBe(refused);
  });

  test('[ROLE-6] a token without a signature (alg: none), or under another algorithm, is refused', async () => {
    const payload = member.login.accessToken.split('.')[1] ?? '';
    const header = (alg: string) => Buffer.from(JSON.stringify({ alg })).toString('base64url');
    expect(await tried(`${header('none')}.${payload}.`)).toBe('401 invalid_token');
    const signed = `${header('HS512')}.${payload}`;
    const signature = createHmac('sha512', own()).update(signed).digest('base64url');
    expect(await tried(`${signed}.${signature}`)).toBe('401 invalid_token');
  });

  test('a token that never ends, or one of another account, is refused', async () => {
    const other = await accounts.join(`${uuidv7()}@shop.example`);
    expect(await tried(await made((token) => token.setSubject(other.login.userId)))).toBe('401 session_ended');
    const endless = new SignJWT({ sid: uuidv7() })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(member.login.userId)
      .setIssuer('adaos')
      .setAudience('adaos-api');
    expect(await tried(await endless.sign(own()))).toBe('401 invalid_token');
  });

  test('a call without a token, or with another scheme, is refused', async () => {
    const none = await accounts.call('GET', '/auth/session');
    expect([none.status, problemOf(none).code]).toEqual([401, 'invalid_token']);
    const basic = await accounts.call('GET', '/auth/session', { headers: { authorization: 'Basic YTpi' } });
    expect([basic.status, problemOf(basic).code]).toEqual([401, 'invalid_token']);
  });
});

describe('who calls', () => {
  const setGoodsCost = async (token: string) => {
    const response = await accounts.app.inject({
      method: 'PUT',
      url: '/api/costs/goods',
      payload: { percent: 40 },
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    });
    return response.statusCode === 200 ? '200' : `${response.statusCode} ${Problem.parse(response.json()).code}`;
  };

  test('[ROLE-6] a changed role counts at the next call, whatever the token or the browser says', async () => {
    const { accessToken } = member.login;
    expect(await setGoodsCost(accessToken)).toBe('200');
    await setRole('viewer');
    expect(await setGoodsCost(accessToken)).toBe('403 forbidden');
    expect(sessionOf(await accounts.session(accessToken)).user.role).toBe('viewer');
    await setRole('manager');
    expect(await setGoodsCost(accessToken)).toBe('200');
  });

  test('[ROLE-6] a deleted account, or one taken out of the shop, is out at the next call', async () => {
    const { accessToken, userId } = member.login;
    await accounts.services.database.forShop(shopId, (trx) => trx.deleteFrom('members').execute());
    expect(await tried(accessToken)).toBe('401 session_ended');
    const other = await accounts.join(`${uuidv7()}@shop.example`);
    await accounts.services.database.db.deleteFrom('accounts').where('id', '=', other.login.userId).execute();
    expect(await tried(other.login.accessToken)).toBe('401 session_ended');
    expect((await accounts.refresh(other.login.refreshToken)).status).toBe(401);
    expect(userId).not.toBe(other.login.userId);
  });

  test('who must change the password reaches only the session', async () => {
    await accounts.services.database.db
      .updateTable('accounts')
      .set({ must_change_password: true })
      .where('id', '=', member.login.userId)
      .execute();
    expect(await setGoodsCost(member.login.accessToken)).toBe('403 password_change_required');
    expect(sessionOf(await accounts.session(member.login.accessToken)).mustChangePassword).toBe(true);
  });

  test('the session has the own shop with its newest goods cost and its days of orders', async () => {
    const { database } = accounts.services;
    const { accessToken } = member.login;
    expect(sessionOf(await accounts.session(accessToken)).shop).toEqual({
      id: shopId,
      name: 'Ceai și cafea',
      currency: null,
      timezone: 'UTC',
      goodsCostPercent: null,
      goodsCostFrom: null,
      dataFrom: null,
      dataTo: null,
      gamification: 'single',
    });
    await database.forShop(shopId, async (trx) => {
      await trx.updateTable('shops').set({ currency: 'GBP', timezone: 'Europe/London' }).execute();
      const order = { shop_id: shopId, currency: 'GBP', customer: null, country: null, status: null };
      await trx
        .insertInto('orders')
        .values([
          { ...order, external_id: '1', kind: 'order', placed_at: new Date(0), order_on: '2009-12-01' },
          { ...order, external_id: '2', kind: 'refund', placed_at: new Date(0), order_on: '2009-12-23' },
          { ...order, external_id: '3', kind: 'adjustment', placed_at: new Date(0), order_on: '2009-12-31' },
        ])
        .execute();
      await refreshDailyOrders(trx, shopId, null);
    });
    const setPercent = (percent: string, age: string) =>
      database.forShop(shopId, (trx) =>
        trx
          .insertInto('cost_rules')
          .values({
            shop_id: shopId,
            id: uuidv7(),
            kind: 'cogs',
            percent,
            valid_from: '2000-01-01',
            created_by: null,
            created_at: sql<Date>`now() - ${age}::interval`,
          })
          .execute(),
      );
    await setPercent('61.5', '1 hour');
    await setPercent('30', '2 hours');
    const other = await accounts.join(`${uuidv7()}@shop.example`);
    expect(sessionOf(await accounts.session(accessToken)).shop).toEqual({
      id: shopId,
      name: 'Ceai și cafea',
      currency: 'GBP',
      timezone: 'Europe/London',
      goodsCostPercent: 61.5,
      goodsCostFrom: '2000-01-01',
      dataFrom: '2009-12-01',
      dataTo: '2009-12-23',
      gamification: 'single',
    });
    expect(sessionOf(await accounts.session(other.login.accessToken)).shop).toMatchObject({
      currency: null,
      dataFrom: null,
      goodsCostPercent: null,
      goodsCostFrom: null,
    });
    await database.forShop(shopId, (trx) => trx.updateTable('cost_rules').set({ withdrawn_at: new Date() }).execute());
    expect(sessionOf(await accounts.session(accessToken)).shop.goodsCostPercent).toBeNull();
  });
});
