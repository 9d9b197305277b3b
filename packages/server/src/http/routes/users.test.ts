import { contract, LoginResponse, type ShopUser } from '@adaos/api';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
  admin = await accounts.join(newAddress(), { name: 'Lână și Lut', language: 'ro' });
});

const FIRST = 'quiet otter 31 lamp';
const newAddress = () => `${uuidv7()}@shop.example`;
const codeOf = (answer: Answer) =>
  answer.status < 300 ? `${answer.status}` : `${answer.status} ${problemOf(answer).code}`;
const asAdmin = (...call: Parameters<AccountsApp['as']> extends [string, ...infer Rest] ? Rest : never) =>
  accounts.as(admin.login.accessToken, ...call);

const create = (more: object = {}) =>
  asAdmin('POST', '/auth/create-user', { email: newAddress(), password: FIRST, name: 'Mihai Dobre', ...more });
const created = async (more: object = {}): Promise<ShopUser> => {
  const answer = await create(more);
  expect(answer.status).toBe(201);
  return userOf(answer.body);
};
const list = async (): Promise<ShopUser[]> =>
  contract.listUsers.answer.parse((await asAdmin('GET', '/auth/users')).body).data;
const setRole = (id: string, role: string) => asAdmin('PUT', `/auth/users/${id}/role`, { role });

/** Adds a user, who opens the link, logs in and chooses a password. */
async function settled(role: 'viewer' | 'manager' | 'admin'): Promise<Member & { id: string }> {
  const user = await created({ role });
  await accounts.accept(user.email);
  const first = LoginResponse.parse((await accounts.login(user.email, FIRST)).body);
  const change = { oldPassword: FIRST, newPassword: PASSWORD };
  expect((await accounts.as(first.accessToken, 'POST', '/auth/change-password', change)).status).toBe(200);
  return { id: user.id, email: user.email, login: first };
}

describe('users of a shop', () => {
  test('[ADMIN-1] are listed for its admin, oldest first, and none of another shop', async () => {
    const stranger = await accounts.join(newAddress());
    const user = await created({ role: 'manager' });
    const users = await list();
    expect(users.map(({ email, role }) => [email, role])).toEqual([
      [admin.email, 'admin'],
      [user.email, 'manager'],
    ]);
    expect(users[0]).toMatchObject({ emailVerified: true, twoFactorEnabled: false, mustChangePassword: false });
    expect(Date.now() - Date.parse(users[0]?.lastLogin ?? '')).toBeLessThan(60_000);
    expect(users.map(({ status }) => status)).toEqual(['active', 'invited']);
    expect(users[1]).toMatchObject({ emailVerified: false, mustChangePassword: true, lastLogin: null });
    expect(users.map(({ email }) => email)).not.toContain(stranger.email);
  });

  test('[ADMIN-1] [AUTH-21] one who is added is a viewer unless another role is chosen, and must change the password first', async () => {
    const user = await created();
    expect(user).toMatchObject({ name: 'Mihai Dobre', role: 'viewer', status: 'invited', mustChangePassword: true });
    await accounts.accept(user.email);
    const login = LoginResponse.parse((await accounts.login(user.email, FIRST)).body);
    expect(login).toMatchObject({ role: 'viewer', mustChangePassword: true });
    expect(codeOf(await accounts.as(login.accessToken, 'GET', '/api/profile'))).toBe('403 password_change_required');
    const change = { oldPassword: FIRST, newPassword: PASSWORD };
    expect((await accounts.as(login.accessToken, 'POST', '/auth/change-password', change)).status).toBe(200);
    expect((await accounts.as(login.accessToken, 'GET', '/api/profile')).status).toBe(200);
    const ownShop = sessionOf(await accounts.session(login.accessToken)).shop;
    expect(ownShop).toEqual(sessionOf(await accounts.session(admin.login.accessToken)).shop);
  });

  test('[ADMIN-1] the invitation comes in the language of the admin, and confirms the address', async () => {
    await accounts.as(admin.login.accessToken, 'PUT', '/api/profile', { name: 'Ana <b>Pop</b>', email: admin.email });
    const user = await created();
    const [mail] = await accounts.mailsTo(user.email);
    expect(mail?.subject).toBe('Ana <b>Pop</b> te invită la Lână și Lut pe Adaos');
    expect(mail?.html).toContain('Ana &lt;b&gt;Pop&lt;/b&gt;');
    expect(mail?.text).not.toContain(FIRST);
    expect((await accounts.call('GET', `/auth/verify?token=${mail ? tokenIn(mail) : ''}`)).status).toBe(200);
    expect((await list())[1]).toMatchObject({ id: user.id, email: user.email, status: 'active', emailVerified: true });
  });

  test('[ADMIN-2] what is wrong with a new user is said, and none is added', async () => {
    expect(codeOf(await create({ email: admin.email.toUpperCase() }))).toBe('409 email_taken');
    expect(codeOf(await create({ password: 'k7#pQ' }))).toBe('422 password_too_short');
    expect(codeOf(await create({ password: 'qwerty' }))).toBe('422 password_too_common');
    for (const password of ['Lână și Lut', 'lanasilut', 'Mihai Dobre']) {
      expect(codeOf(await create({ password })), password).toBe('422 password_too_common');
    }
    for (const name of ['  ', 'Mihai\r\nBcc: x@other.example', 'Mihai\nDobre', 'Mihai\u0007', 'Mihai\u202EDobre']) {
      expect(codeOf(await create({ name })), name).toBe('400 invalid_request');
    }
    expect(codeOf(await create({ email: 'no address' }))).toBe('400 invalid_request');
    expect(codeOf(await create({ role: 'owner' }))).toBe('400 invalid_request');
    expect(problemOf(await accounts.call('GET', '/auth/users')).message).toBe('No access token.');
    expect(await list()).toHaveLength(1);
  });

  test('[ADMIN-1] of two with the same address at once, one is added', async () => {
    const email = newAddress();
    const answers = await Promise.all([create({ email }), create({ email })]);
    expect(answers.map(codeOf).toSorted()).toEqual(['201', '409 email_taken']);
  });

  test('[ROLE-6] [ADMIN-1] a changed role counts at the next call, and the user is notified', async () => {
    const { id, login } = await settled('viewer');
    expect(codeOf(await setRole(id, 'admin'))).toBe('200');
    expect((await accounts.as(login.accessToken, 'GET', '/auth/users')).status).toBe(200);
    expect(codeOf(await setRole(id, 'viewer'))).toBe('200');
    expect(codeOf(await accounts.as(login.accessToken, 'GET', '/auth/users'))).toBe('403 forbidden');
    const { notifications } = contract.listNotifications.answer.parse(
      (await accounts.as(login.accessToken, 'GET', '/api/notifications')).body,
    );
    expect(notifications.slice(0, 2).map(({ wording }) => wording)).toEqual([
      { code: 'notification.role_changed', values: { role: 'viewer' } },
      { code: 'notification.role_changed', values: { role: 'admin' } },
    ]);
  });

  test('[ROLE-6] [ADMIN-1] a deleted user is out at the next call, and the address is free again', async () => {
    const { id, email, login } = await settled('manager');
    expect(codeOf(await asAdmin('DELETE', `/auth/users/${id}`))).toBe('200');
    expect(codeOf(await accounts.session(login.accessToken))).toBe('401 session_ended');
    expect((await accounts.refresh(login.refreshToken)).status).toBe(401);
    expect((await accounts.login(email)).status).toBe(401);
    expect(codeOf(await asAdmin('DELETE', `/auth/users/${id}`))).toBe('404 not_found');
    expect(codeOf(await create({ email }))).toBe('201');
  });

  test('users of another shop are not there', async () => {
    const stranger = await accounts.join(newAddress());
    expect(codeOf(await setRole(stranger.login.userId, 'viewer'))).toBe('404 not_found');
    expect(codeOf(await asAdmin('DELETE', `/auth/users/${stranger.login.userId}`))).toBe('404 not_found');
    expect(codeOf(await setRole(uuidv7(), 'viewer'))).toBe('404 not_found');
    expect((await accounts.session(stranger.login.accessToken)).status).toBe(200);
  });
});

describe('the last admin', () => {
  test('[ADMIN-1] can be neither demoted nor deleted, nor delete the own account', async () => {
    const own = admin.login.userId;
    expect(codeOf(await setRole(own, 'manager'))).toBe('409 last_admin');
    expect(codeOf(await asAdmin('DELETE', `/auth/users/${own}`))).toBe('409 own_account');
    expect(codeOf(await setRole(own, 'admin'))).toBe('200');
    const second = await settled('admin');
    expect(codeOf(await asAdmin('DELETE', `/auth/users/${own}`))).toBe('409 own_account');
    expect(codeOf(await setRole(own, 'manager'))).toBe('200');
    expect(codeOf(await accounts.as(second.login.accessToken, 'DELETE', `/auth/users/${own}`))).toBe('200');
  });

  test('[ADMIN-1] remains when admins demote and delete each other, or themselves, all at once', async () => {
    for (let round = 0; round < 3; round++) {
      admin = await accounts.join(newAddress());
      const second = await settled('admin');
      const third = await settled('admin');
      const [a, b, c] = [admin, second, third].map(({ login }) => ({ token: login.accessToken, id: login.userId }));
      if (!a || !b || !c) throw new Error('three admins');
      const demote = (by: { token: string }, whom: { id: string }) =>
        accounts.as(by.token, 'PUT', `/auth/users/${whom.id}/role`, { role: 'viewer' });
      const remove = (by: { token: string }, whom: { id: string }) =>
        accounts.as(by.token, 'DELETE', `/auth/users/${whom.id}`);
      const answers = await Promise.all([
        demote(a, b),
        demote(b, c),
        remove(c, a),
        demote(a, a),
        remove(b, a),
        demote(c, c),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const alive = await Promise.all([a, b, c].map(({ token }) => accounts.as(token, 'GET', '/auth/users')));
      expect(alive.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    }
  });
});

describe('the audit log', () => {
  const entriesOf = (answer: Answer) => contract.listAuditEntries.answer.parse(answer.body);

  test('[ADMIN-1] has what admins did, newest first, by page, with names as they were', async () => {
    const user = await created();
    await setRole(user.id, 'manager');
    await setRole(user.id, 'manager');
    await asAdmin('DELETE', `/auth/users/${user.id}`);
    const first = entriesOf(await asAdmin('GET', '/api/audit?limit=2'));
    const actor = admin.login.name;
    const target = { targetId: user.id, target: user.email, actor };
    expect(first.entries).toMatchObject([
      { action: 'user_deleted', details: { role: 'manager' }, ...target },
      { action: 'role_changed', details: { from: 'viewer', to: 'manager' }, ...target },
    ]);
    const second = entriesOf(await asAdmin('GET', `/api/audit?limit=2&cursor=${first.nextCursor}`));
    expect(second).toMatchObject({
      entries: [{ action: 'user_created', details: { role: 'viewer' }, ...target }],
      nextCursor: null,
      source: 'live',
    });
    const stranger = await accounts.join(newAddress());
    const theirs = entriesOf(await accounts.as(stranger.login.accessToken, 'GET', '/api/audit'));
    expect(theirs.entries).toEqual([]);
    expect(codeOf(await asAdmin('GET', '/api/audit?cursor=nonsense'))).toBe('400 invalid_request');
  });
});
