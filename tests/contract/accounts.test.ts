// The client of the browser against the server, on the real engine: every call of accounts, users, settings, notifications
// and the contact page, and what each answers when it is refused. The client checks every answer against the contract.
import { contract } from '@adaos/api';
import { type Client, createClient, isApiError, memoryTokens } from '@adaos/api/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  PASSWORD,
  tokenIn,
  userOf,
} from '../../packages/server/src/testing/accounts.ts';

const NEW = 'seven green herons';
const FIRST = 'quiet otter 31 lamp';
const NOBODY = '0193a000-0000-7000-8000-000000000001';

let accounts: AccountsApp;
let baseUrl: string;
let people = 0;
beforeAll(async () => {
  accounts = await createAccountsApp();
  baseUrl = await accounts.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => accounts.close());

const newAddress = () => `person${++people}@shop.example`;

/** A client that is signed in, as a new company's admin unless the address has an account. */
async function clientOf(email: string, password = PASSWORD): Promise<Client> {
  const client = createClient({ baseUrl, tokens: memoryTokens(), onSessionEnd: () => {} });
  const { accessToken, refreshToken } = await client.call(contract.login, { body: { email, password } });
  return createClient({ baseUrl, tokens: memoryTokens({ accessToken, refreshToken }), onSessionEnd: () => {} });
}
async function admin(): Promise<{ client: Client; email: string }> {
  const { email } = await accounts.join(newAddress());
  return { client: await clientOf(email), email };
}
const visitor = () => createClient({ baseUrl, tokens: memoryTokens(), onSessionEnd: () => {} });

/** The status and code that a call was refused with. */
async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (isApiError(error) && error.kind === 'problem') return `${error.status} ${error.code}`;
    throw error;
  }
  return 'no refusal';
}

test('[CALL-1] [CALL-2] registration, verification, login, refresh and logout', async () => {
  const email = newAddress();
  const client = visitor();
  const registered = await client.call(contract.register, { body: { email, password: PASSWORD, name: 'Lut' } });
  expect(registered).toEqual({ message: expect.stringContaining('check your email') });
  expect(await refusal(client.call(contract.login, { body: { email, password: PASSWORD } }))).toBe(
    '403 email_not_verified',
  );
  await client.call(contract.resendVerification, { body: { email } });
  const [mail] = await accounts.mailsTo(email);
  await client.call(contract.verifyEmail, { query: { token: mail ? tokenIn(mail) : '' } });
  const { refreshToken } = await client.call(contract.login, { body: { email, password: PASSWORD } });
  const next = await client.call(contract.refresh, { body: { refreshToken } });
  expect(await client.call(contract.logout, { body: { refreshToken: next.refreshToken } })).toEqual({ ok: true });
  expect(await refusal(client.call(contract.refresh, { body: { refreshToken: next.refreshToken } }))).toBe(
    '401 session_ended',
  );
  expect(await refusal(client.call(contract.verifyEmail, { query: { token: 'x' } }))).toBe('400 invalid_token');
  expect(await refusal(client.call(contract.login, { body: { email, password: 'wrong' } }))).toBe(
    '401 invalid_credentials',
  );
});

test('[CALL-1] [CALL-2] passwords: the rules, a reset by mail, changes', async () => {
  const { client, email } = await admin();
  expect((await visitor().call(contract.getPasswordRules)).signup).toBe(8);
  await visitor().call(contract.requestReset, { body: { email } });
  const reset = (await accounts.mailsTo(email, 2))[1];
  const query = { token: reset ? tokenIn(reset) : '' };
  const confirm = (password: string) => visitor().call(contract.confirmReset, { query, body: { password } });
  expect(await refusal(confirm('qwerty'))).toBe('422 password_too_common');
  expect(await confirm(NEW)).toEqual({ message: expect.stringContaining('reset') });
  expect(await refusal(confirm(NEW))).toBe('400 invalid_token');
  expect(await refusal(client.call(contract.getSession))).toBe('401 session_ended');

  const again = await clientOf(email, NEW);
  const change = (oldPassword: string, newPassword: string) =>
    again.call(contract.changePassword, { body: { oldPassword, newPassword } });
  expect(await refusal(change('wrong', FIRST))).toBe('422 password_wrong');
  expect(await refusal(change(NEW, NEW))).toBe('422 password_unchanged');
  expect(await change(NEW, FIRST)).toEqual({ message: expect.stringContaining('changed') });
  const inSettings = { oldPassword: FIRST, newPassword: PASSWORD, confirmPassword: PASSWORD };
  const differing = { ...inSettings, confirmPassword: NEW };
  expect(await refusal(again.call(contract.changePasswordInSettings, { body: differing }))).toBe(
    '422 passwords_differ',
  );
  expect(await again.call(contract.changePasswordInSettings, { body: inSettings })).toEqual({ ok: true });
});

test('[CALL-2] open sessions and the second factor', async () => {
  const { client, email } = await admin();
  const other = await clientOf(email);
  const { sessions } = await client.call(contract.listSessions);
  expect(sessions.length).toBeGreaterThanOrEqual(2);
  const current = (await other.call(contract.listSessions)).sessions.find((session) => session.current);
  expect(await client.call(contract.endSession, { params: { id: current?.id ?? '' } })).toEqual({ ok: true });
  expect(await refusal(other.call(contract.getSession))).toBe('401 session_ended');
  expect(await refusal(client.call(contract.endSession, { params: { id: NOBODY } }))).toBe('404 not_found');
  expect(await client.call(contract.logoutEverywhere, { body: { keepCurrent: true } })).toEqual({ ok: true });

  expect((await client.call(contract.getTwoFactor)).enabled).toBe(false);
  const code = { body: { code: '000000' } };
  const both = { body: { password: PASSWORD, code: '000000' } };
  expect(await refusal(client.call(contract.confirmTwoFactor, code))).toBe('409 totp_not_set_up');
  expect((await client.call(contract.setUpTwoFactor)).uri).toMatch(/^otpauth:\/\/totp\//);
  expect(await refusal(client.call(contract.confirmTwoFactor, { body: { code: 'no code' } }))).toBe('422 totp_invalid');
  expect(await refusal(client.call(contract.disableTwoFactor, both))).toBe('409 totp_not_set_up');
  expect(await refusal(client.call(contract.renewBackupCodes, both))).toBe('409 totp_not_set_up');
  expect(await client.call(contract.logoutEverywhere, { body: {} })).toEqual({ ok: true });
  expect(await refusal(client.call(contract.getTwoFactor))).toBe('401 session_ended');
});

test('[CALL-1] users of the shop and the audit log', async () => {
  const { client, email } = await admin();
  const person = { email: newAddress(), password: FIRST, name: 'Mihai Dobre' };
  const params = { id: userOf(await client.call(contract.createUser, { body: person })).id };
  expect((await client.call(contract.listUsers)).data.map((one) => one.email)).toEqual([email, person.email]);
  expect(await refusal(client.call(contract.createUser, { body: person }))).toBe('409 email_taken');
  const changed = await client.call(contract.setUserRole, { params, body: { role: 'manager' } });
  expect(userOf(changed).role).toBe('manager');
  const own = { id: (await client.call(contract.getSession)).user.id };
  expect(await refusal(client.call(contract.setUserRole, { params: own, body: { role: 'viewer' } }))).toBe(
    '409 last_admin',
  );
  expect(await refusal(client.call(contract.deleteUser, { params: own }))).toBe('409 own_account');
  expect(await refusal(client.call(contract.deleteUser, { params: { id: NOBODY } }))).toBe('404 not_found');

  expect(await refusal(clientOf(person.email, FIRST))).toBe('401 invalid_credentials');
  expect(userOf(await client.call(contract.inviteAgain, { params })).status).toBe('invited');
  await accounts.accept(person.email, 2);
  expect(await refusal(client.call(contract.inviteAgain, { params }))).toBe('404 not_found');
  const manager = await clientOf(person.email, FIRST);
  expect(await refusal(manager.call(contract.getProfile))).toBe('403 password_change_required');
  await manager.call(contract.changePassword, { body: { oldPassword: FIRST, newPassword: PASSWORD } });
  const tried = [
    manager.call(contract.listUsers),
    manager.call(contract.createUser, { body: person }),
    manager.call(contract.listAuditEntries),
    manager.call(contract.deleteUser, { params: own }),
  ];
  expect(new Set(await Promise.all(tried.map(refusal)))).toEqual(new Set(['403 forbidden']));
  expect(await client.call(contract.deleteUser, { params })).toEqual({ message: expect.stringContaining('deleted') });
  const { entries } = await client.call(contract.listAuditEntries, { query: { limit: 2 } });
  expect(entries.map(({ action }) => action)).toEqual(['user_deleted', 'role_changed']);
});

test('[CALL-2] profile, preferences and notifications', async () => {
  const { client, email } = await admin();
  expect((await client.call(contract.updateProfile, { body: { name: 'Ana Pop', email } })).name).toBe('Ana Pop');
  const { preferences } = await client.call(contract.getProfile);
  const changed = { ...preferences, language: 'pt', timezone: 'Europe/Lisbon' } as const;
  expect((await client.call(contract.updatePreferences, { body: changed })).preferences).toEqual(changed);
  const elsewhere = { ...changed, timezone: 'Europe/Atlantis' };
  expect(await refusal(client.call(contract.updatePreferences, { body: elsewhere }))).toBe('422 unknown_timezone');

  await client.call(contract.changePassword, { body: { oldPassword: PASSWORD, newPassword: NEW } });
  const { notifications } = await client.call(contract.listNotifications, { query: { limit: 1 } });
  expect(notifications[0]?.wording).toEqual({ code: 'notification.password_changed', values: {} });
  const ids = notifications.map(({ id }) => id);
  expect(await client.call(contract.readNotifications, { body: { ids } })).toEqual({ ok: true });
  await client.call(contract.readNotifications, { body: {} });
  expect((await client.call(contract.listNotifications)).unread).toBe(0);
});

describe('refused alike everywhere', () => {
  test('[CALL-2] the contact form takes five messages of an address an hour, and says when to come back', async () => {
    const body = { name: 'Ana', email: newAddress(), company: 'Lut', message: 'Salut' };
    for (let sent = 0; sent < 5; sent++) await visitor().call(contract.sendContactForm, { body });
    const error = await visitor()
      .call(contract.sendContactForm, { body })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect(isApiError(error) ? error.retryAfter : 0).toBeGreaterThan(3_000);
  });

  test('[ROLE-6] without a session each call for the signed-in is 401', async () => {
    const client = visitor();
    const params = { id: NOBODY };
    const body = { password: PASSWORD, code: '000000' };
    const tried = [
      client.call(contract.getSession),
      client.call(contract.listSessions),
      client.call(contract.endSession, { params }),
      client.call(contract.logoutEverywhere, { body: {} }),
      client.call(contract.getTwoFactor),
      client.call(contract.setUpTwoFactor),
      client.call(contract.confirmTwoFactor, { body }),
      client.call(contract.disableTwoFactor, { body }),
      client.call(contract.renewBackupCodes, { body }),
      client.call(contract.listUsers),
      client.call(contract.createUser, { body: { email: newAddress(), password: FIRST, name: 'X' } }),
      client.call(contract.setUserRole, { params, body: { role: 'admin' } }),
      client.call(contract.inviteAgain, { params }),
      client.call(contract.deleteUser, { params }),
      client.call(contract.changePassword, { body: { oldPassword: PASSWORD, newPassword: NEW } }),
      client.call(contract.getProfile),
      client.call(contract.updateProfile, { body: { name: 'X', email: newAddress() } }),
      client.call(contract.listNotifications),
      client.call(contract.readNotifications, { body: {} }),
      client.call(contract.listAuditEntries),
    ];
    expect(new Set(await Promise.all(tried.map(refusal)))).toEqual(new Set(['401 invalid_token']));
  });
});
