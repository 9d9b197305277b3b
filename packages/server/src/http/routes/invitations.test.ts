import { BackupCodes, LoginResponse, type ShopUser, TwoFactorSetup } from '@adaos/api';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSecondFactors } from '../../auth/second-factors.ts';
import {
  type AccountsApp,
  type Answer,
  createAccountsApp,
  type Member,
  PASSWORD,
  problemOf,
  sessionOf,
  tokenIn,
  userOf,
} from '../../testing/accounts.ts';

let accounts: AccountsApp;
let admin: Member;
beforeAll(async () => {
  accounts = await createAccountsApp();
});
afterAll(() => accounts.close());
beforeEach(async () => {
  admin = await accounts.join(newAddress(), { name: 'Lână și Lut' });
});

const FIRST = 'quiet otter 31 lamp';
const NEW = 'seven green herons';
const newAddress = () => `${uuidv7()}@shop.example`;
const codeOf = (answer: Answer) =>
  answer.status < 300 ? `${answer.status}` : `${answer.status} ${problemOf(answer).code}`;
const asAdmin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  accounts.as(admin.login.accessToken, method, path, payload);
const invite = (email: string, role = 'viewer') =>
  asAdmin('POST', '/auth/create-user', { email, password: FIRST, name: 'Mihai Dobre', role });
const invited = async (email: string, role = 'viewer'): Promise<ShopUser> => userOf((await invite(email, role)).body);
const open = (token: string) => accounts.call('GET', `/auth/verify?token=${token}`);
const rolesOf = async (member: Member) => {
  const { rows } = await accounts.services.database.forAccount(member.login.userId, (trx) =>
    sql<{
      role: string;
    }>`select role from members where account_id = ${member.login.userId} order by created_at`.execute(trx),
  );
  return rows.map(({ role }) => role);
};

/** The token of the newest of so many mails to an address. */
async function linkTo(email: string, count = 1): Promise<string> {
  const mail = (await accounts.mailsTo(email, count)).at(-1);
  return mail ? tokenIn(mail) : '';
}

async function reset(email: string, mails: number): Promise<void> {
  await accounts.call('POST', '/auth/reset-request', { payload: { email } });
  const token = await linkTo(email, mails);
  const answer = await accounts.call('POST', `/auth/reset-confirm?token=${token}`, { payload: { password: NEW } });
  expect(answer.status).toBe(200);
}

describe('an invited address', () => {
  test('[ADMIN-1] is nobody’s until the link in its mail is opened', async () => {
    const email = newAddress();
    await invite(email);
    expect(codeOf(await accounts.login(email, FIRST))).toBe('401 invalid_credentials');
    const token = await linkTo(email);
    expect(codeOf(await open(token))).toBe('200');
    expect(codeOf(await open(token))).toBe('200');
    const login = LoginResponse.parse((await accounts.login(email, FIRST)).body);
    expect(login).toMatchObject({ role: 'viewer', name: 'Mihai Dobre', mustChangePassword: true });
    expect(codeOf(await accounts.as(login.accessToken, 'POST', '/auth/totp/setup'))).toBe(
      '403 password_change_required',
    );
  });

  test('is free for its owner to register, and the invitation waits beside it', async () => {
    const email = newAddress();
    await invite(email, 'manager');
    await accounts.mailsTo(email);
    await accounts.register({ email, name: 'A shop of my own' });
    const [invitation, registration] = await accounts.mailsTo(email, 2);
    await open(registration ? tokenIn(registration) : '');
    const login = LoginResponse.parse((await accounts.login(email)).body);
    expect(sessionOf(await accounts.session(login.accessToken)).shop.name).toBe('A shop of my own');
    await open(invitation ? tokenIn(invitation) : '');
    expect(await rolesOf({ email, login })).toEqual(['admin', 'manager']);
    expect(sessionOf(await accounts.session(login.accessToken)).shop.name).toBe('A shop of my own');
    expect(codeOf(await accounts.login(email, FIRST))).toBe('401 invalid_credentials');
  });

  test('that somebody has registered and nobody confirmed goes to the one who accepts, with nothing of the first', async () => {
    const email = newAddress();
    await accounts.register({ email, name: 'Of a stranger' });
    await invite(email);
    const [, mail] = await accounts.mailsTo(email, 2);
    await open(mail ? tokenIn(mail) : '');
    expect(codeOf(await accounts.login(email))).toBe('401 invalid_credentials');
    const { accessToken } = LoginResponse.parse((await accounts.login(email, FIRST)).body);
    expect(sessionOf(await accounts.session(accessToken)).shop.name).toBe('Lână și Lut');
  });
});

describe('an address that has an account in another shop', () => {
  test('is answered like any other, and stays as it is until its owner accepts', async () => {
    const stranger = await accounts.join(newAddress(), { language: 'fr', name: 'Ailleurs' });
    const unknown = newAddress();
    const shape = ({ status, body }: Answer) => {
      const { id: _, email: __, createdAt: ___, ...rest } = userOf(body);
      return { status, rest };
    };
    expect(shape(await invite(stranger.email.toUpperCase()))).toEqual(shape(await invite(unknown)));
    const [known, other] = ((await asAdmin('GET', '/auth/users')).body as { data: ShopUser[] }).data.slice(1);
    expect({ ...known, id: '', email: '', createdAt: '' }).toEqual({ ...other, id: '', email: '', createdAt: '' });

    const mail = (await accounts.mailsTo(stranger.email, 2))[1];
    expect(mail?.subject).toMatch(/vous invite à rejoindre Lână și Lut sur Adaos$/);
    expect(mail?.text).toContain('Vous avez déjà un compte');
    expect((await accounts.mailsTo(unknown))[0]?.text).not.toContain('already have an account');
    expect(await rolesOf(stranger)).toEqual(['admin']);
    expect(codeOf(await accounts.login(stranger.email, FIRST))).toBe('401 invalid_credentials');

    await open(mail ? tokenIn(mail) : '');
    expect(await rolesOf(stranger)).toEqual(['admin', 'viewer']);
    expect(codeOf(await accounts.login(stranger.email, FIRST))).toBe('401 invalid_credentials');
    expect((await accounts.login(stranger.email)).status).toBe(200);
    expect(sessionOf(await accounts.session(stranger.login.accessToken)).shop.name).toBe('Ailleurs');
  });

  test('costs the same work: one hash, one mail', async () => {
    const stranger = await accounts.join(newAddress());
    const { database } = accounts.services;
    const mails = async () =>
      Number((await database.pool.query("select count(*) from jobs.job where name = 'mail'")).rows[0].count);
    const counts: number[] = [];
    for (const email of [stranger.email, newAddress()]) {
      const before = await mails();
      await invite(email);
      counts.push((await mails()) - before);
    }
    expect(counts).toEqual([1, 1]);
  });

  test('only an address of the own shop is reported as taken', async () => {
    const email = newAddress();
    await invite(email);
    expect(codeOf(await invite(email))).toBe('409 email_taken');
    await accounts.accept(email);
    expect(codeOf(await invite(email.toUpperCase()))).toBe('409 email_taken');
    expect(codeOf(await invite(admin.email))).toBe('409 email_taken');
  });
});

describe('one who belongs to several shops', () => {
  test('works in the first until another is opened, there and in the next sessions, each with its own role', async () => {
    const stranger = await accounts.join(newAddress(), { name: 'Ailleurs' });
    await invite(stranger.email, 'viewer');
    await accounts.accept(stranger.email, 2);
    const session = async (token = stranger.login.accessToken) => sessionOf(await accounts.session(token));
    const { shop, shops = [] } = await session();
    expect(shop.name).toBe('Ailleurs');
    expect(shops.map(({ name }) => name)).toEqual(['Ailleurs', 'Lână și Lut']);
    const to = (shopId: string) =>
      accounts.as(stranger.login.accessToken, 'PUT', '/auth/session/shop', { shopId }).then(codeOf);
    expect(await to(shops[1]?.id ?? '')).toBe('200');
    expect(await session()).toMatchObject({ shop: { name: 'Lână și Lut' }, user: { role: 'viewer' } });
    expect(codeOf(await accounts.as(stranger.login.accessToken, 'GET', '/auth/users'))).toBe('403 forbidden');
    const again = LoginResponse.parse((await accounts.login(stranger.email)).body);
    expect(again.role).toBe('viewer');
    expect(await to(shop.id)).toBe('200');
    expect(await session()).toMatchObject({ shop: { name: 'Ailleurs' }, user: { role: 'admin' } });
    // Another session stays where it is.
    expect(await session(again.accessToken)).toMatchObject({ shop: { name: 'Lână și Lut' }, user: { role: 'viewer' } });
  });

  test('opens no shop of others, and is shown none', async () => {
    const stranger = await accounts.join(newAddress());
    const { shop } = sessionOf(await accounts.session(admin.login.accessToken));
    const tried = await accounts.as(stranger.login.accessToken, 'PUT', '/auth/session/shop', { shopId: shop.id });
    expect(codeOf(tried)).toBe('404 not_found');
    expect(sessionOf(await accounts.session(stranger.login.accessToken)).shops).toBeUndefined();
  });

  test('is put out of one and goes on in the other', async () => {
    const stranger = await accounts.join(newAddress(), { name: 'Ailleurs' });
    await invite(stranger.email, 'manager');
    await accounts.accept(stranger.email, 2);
    const { shop } = sessionOf(await accounts.session(admin.login.accessToken));
    await accounts.as(stranger.login.accessToken, 'PUT', '/auth/session/shop', { shopId: shop.id });
    expect(codeOf(await asAdmin('DELETE', `/auth/users/${stranger.login.userId}`))).toBe('200');
    expect(sessionOf(await accounts.session(stranger.login.accessToken)).shop.name).toBe('Ailleurs');
  });
});

describe('an invitation', () => {
  test('[ADMIN-1] is sent again on request, and each of its links is good', async () => {
    const user = await invited(newAddress());
    const first = await linkTo(user.email);
    expect(codeOf(await asAdmin('POST', `/auth/users/${user.id}/invite`))).toBe('200');
    const second = await linkTo(user.email, 2);
    expect(second).not.toBe(first);
    expect(codeOf(await open(first))).toBe('200');
    expect(codeOf(await open(second))).toBe('400 invalid_token');
    expect(codeOf(await asAdmin('POST', `/auth/users/${user.id}/invite`))).toBe('404 not_found');
    expect(codeOf(await asAdmin('POST', `/auth/users/${admin.login.userId}/invite`))).toBe('404 not_found');
  });

  test('belongs to its shop: another’s admin, and who is no admin, do nothing to it', async () => {
    const user = await invited(newAddress());
    const stranger = await accounts.join(newAddress());
    const tries = [
      await accounts.as(stranger.login.accessToken, 'POST', `/auth/users/${user.id}/invite`),
      await accounts.as(stranger.login.accessToken, 'PUT', `/auth/users/${user.id}/role`, { role: 'admin' }),
      await accounts.as(stranger.login.accessToken, 'DELETE', `/auth/users/${user.id}`),
    ];
    expect(tries.map(codeOf)).toEqual(tries.map(() => '404 not_found'));
    const manager = await invited(newAddress(), 'manager');
    await accounts.accept(manager.email);
    const { accessToken } = LoginResponse.parse((await accounts.login(manager.email, FIRST)).body);
    await accounts.as(accessToken, 'POST', '/auth/change-password', { oldPassword: FIRST, newPassword: PASSWORD });
    expect(codeOf(await accounts.as(accessToken, 'POST', `/auth/users/${user.id}/invite`))).toBe('403 forbidden');
  });

  test('[ADMIN-1] takes a new role and can be withdrawn; its links are then good for nothing', async () => {
    const user = await invited(newAddress());
    expect(userOf((await asAdmin('PUT', `/auth/users/${user.id}/role`, { role: 'manager' })).body)).toMatchObject({
      role: 'manager',
      status: 'invited',
    });
    const token = await linkTo(user.email);
    expect(codeOf(await asAdmin('DELETE', `/auth/users/${user.id}`))).toBe('200');
    expect(codeOf(await open(token))).toBe('400 invalid_token');
    expect(codeOf(await accounts.login(user.email, FIRST))).toBe('401 invalid_credentials');
    expect(codeOf(await invite(user.email))).toBe('201');
  });

  test('does not make the last admin dispensable', async () => {
    const user = await invited(newAddress(), 'admin');
    expect(codeOf(await asAdmin('PUT', `/auth/users/${admin.login.userId}/role`, { role: 'viewer' }))).toBe(
      '409 last_admin',
    );
    expect(codeOf(await asAdmin('PUT', `/auth/users/${user.id}/role`, { role: 'viewer' }))).toBe('200');
  });

  test('is good for 7 days, and once however many open it at the same time', async () => {
    const user = await invited(newAddress());
    const token = await linkTo(user.email);
    const { db } = accounts.services.database;
    const moveBack = (interval: string) =>
      sql`update email_tokens set expires_at = expires_at - ${interval}::interval
          where invitation_id = ${user.id}`.execute(db);
    await moveBack('7 days');
    expect(codeOf(await open(token))).toBe('400 invalid_token');
    await moveBack('-1 minute');
    const answers = await Promise.all([open(token), open(token), open(token)]);
    expect(answers.map(codeOf)).toEqual(['200', '200', '200']);
    const { rows } = await accounts.services.database.pool.query('select id from accounts where email = $1', [
      user.email,
    ]);
    expect(rows).toEqual([{ id: user.id }]);
  });

  test('at most five mails an hour go to one address', async () => {
    const user = await invited(newAddress());
    const codes: string[] = [];
    for (let sent = 0; sent < 5; sent++) codes.push(codeOf(await asAdmin('POST', `/auth/users/${user.id}/invite`)));
    expect(codes).toEqual(['200', '200', '200', '200', '429 too_many_attempts']);
  });
});

describe('what somebody set before the address was proven', () => {
  /** An account as it could be before: in use, with a second factor, and its address never confirmed. */
  async function occupied(): Promise<Member> {
    const member = await accounts.join(newAddress());
    const { database, secret } = accounts.services;
    const factors = createSecondFactors(secret);
    await database.db.transaction().execute(async (trx) => {
      const setup = await factors.setUp(trx, { id: member.login.userId, email: member.email });
      await factors.confirm(trx, member.login.userId, generateSync({ secret: setup.secret }));
    });
    await database.db
      .updateTable('accounts')
      .set({ email_verified_at: null, pending_email: 'mine@other.example', notify_email: false })
      .where('id', '=', member.login.userId)
      .execute();
    return member;
  }
  const leftOf = async ({ login: { userId } }: Member) => {
    const { rows } = await accounts.services.database.pool.query(
      `select (select count(*)::int from second_factors where account_id = $1) as factors,
         (select count(*)::int from backup_codes where account_id = $1) as codes,
         (select count(*)::int from known_devices where account_id = $1) as devices,
         (select count(*)::int from sessions where account_id = $1 and ended_at is null) as sessions,
         pending_email, notify_email from accounts where id = $1`,
      [userId],
    );
    return rows[0] as unknown;
  };
  const nothing = { factors: 0, codes: 0, devices: 0, sessions: 0, pending_email: null, notify_email: true };

  test('goes with the reset by mail of its owner, who gets in by the new password alone', async () => {
    const member = await occupied();
    expect(await leftOf(member)).toEqual({
      factors: 1,
      codes: 10,
      devices: 1,
      sessions: 1,
      pending_email: 'mine@other.example',
      notify_email: false,
    });
    await reset(member.email, 2);
    expect(await leftOf(member)).toEqual(nothing);
    expect(codeOf(await accounts.session(member.login.accessToken))).toBe('401 session_ended');
    expect((await accounts.refresh(member.login.refreshToken)).status).toBe(401);
    expect((await accounts.login(member.email, NEW)).status).toBe(200);
  });

  test('goes with the confirmation of the address as well', async () => {
    const member = await occupied();
    await accounts.call('POST', '/auth/resend', { payload: { email: member.email } });
    await open(await linkTo(member.email, 2));
    expect(await leftOf(member)).toEqual(nothing);
  });

  test('[AUTH-19] is kept where the owner had proven it, by the mail or by an invitation', async () => {
    const user = await invited(newAddress());
    await accounts.accept(user.email);
    const { accessToken } = LoginResponse.parse((await accounts.login(user.email, FIRST)).body);
    await accounts.as(accessToken, 'POST', '/auth/change-password', { oldPassword: FIRST, newPassword: PASSWORD });
    const { secret } = TwoFactorSetup.parse((await accounts.as(accessToken, 'POST', '/auth/totp/setup')).body);
    const code = generateSync({ secret });
    BackupCodes.parse((await accounts.as(accessToken, 'POST', '/auth/totp/confirm', { code })).body);
    await reset(user.email, 3);
    expect(codeOf(await accounts.login(user.email, NEW))).toBe('401 totp_required');
  });
});
