import { LoginResponse } from '@adaos/api';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endSessionsOf } from '../../auth/open-sessions.ts';
import { openSession } from '../../auth/sessions.ts';
import {
  type AccountsApp,
  type Answer,
  createAccountsApp,
  type Member,
  PASSWORD,
  problemOf,
  sessionOf,
} from '../../testing/accounts.ts';

let accounts: AccountsApp;
let member: Member;
beforeAll(async () => {
  accounts = await createAccountsApp();
});
afterAll(() => accounts.close());
beforeEach(async () => {
  member = await accounts.join(`${uuidv7()}@shop.example`);
});

const NEW = 'seven green herons';
const codeOf = (answer: Answer) => `${answer.status} ${problemOf(answer).code}`;

const change = (oldPassword: string, newPassword: string, token = member.login.accessToken) =>
  accounts.as(token, 'POST', '/auth/change-password', { oldPassword, newPassword });
const changeInSettings = (newPassword: string, confirmPassword = newPassword, oldPassword = PASSWORD) =>
  accounts.as(member.login.accessToken, 'POST', '/api/profile/password', { oldPassword, newPassword, confirmPassword });

describe('change of the own password', () => {
  test('[AUTH-11] [AUTH-21] the session goes on, all others end, and a mail reports it', async () => {
    const other = LoginResponse.parse((await accounts.login(member.email)).body);
    const answer = await change(PASSWORD, NEW);
    expect(answer).toMatchObject({ status: 200, body: { message: 'The password has been changed.' } });

    expect((await accounts.session(member.login.accessToken)).status).toBe(200);
    expect((await accounts.refresh(member.login.refreshToken)).status).toBe(200);
    expect((await accounts.session(other.accessToken)).status).toBe(401);
    expect((await accounts.refresh(other.refreshToken)).status).toBe(401);
    expect((await accounts.login(member.email)).status).toBe(401);
    expect((await accounts.login(member.email, NEW)).status).toBe(200);
    expect((await accounts.mailsTo(member.email, 2))[1]?.subject).toBe('Your Adaos password was changed');
  });

  test('[AUTH-12] each thing that is wrong has its own answer, and changes nothing', async () => {
    expect(codeOf(await change('not the password 12', NEW))).toBe('422 password_wrong');
    expect(codeOf(await change(PASSWORD, PASSWORD))).toBe('422 password_unchanged');
    expect(codeOf(await change(PASSWORD, 'k7#pQ'))).toBe('422 password_too_short');
    expect(codeOf(await change(PASSWORD, 'qwerty123'))).toBe('422 password_too_common');
    expect(codeOf(await change(PASSWORD, ''))).toBe('400 invalid_request');
    expect(codeOf(await change(PASSWORD, 'k'.repeat(129)))).toBe('400 invalid_request');
    expect((await accounts.login(member.email)).status).toBe(200);
  });

  test('[AUTH-20] the name of the shop, the own address or its part before the at sign is none to change to', async () => {
    for (const name of ['Ceai și cafea', 'CEAI-SI-CAFEA', member.email, member.email.split('@')[0] ?? '']) {
      expect(codeOf(await change(PASSWORD, name)), name).toBe('422 password_too_common');
      expect(codeOf(await changeInSettings(name)), name).toBe('422 password_too_common');
    }
    expect((await accounts.login(member.email)).status).toBe(200);
  });

  test('without a session there is none to change', async () => {
    const payload = { oldPassword: PASSWORD, newPassword: NEW };
    expect(codeOf(await accounts.call('POST', '/auth/change-password', { payload }))).toBe('401 invalid_token');
  });

  test('[AUTH-13] who must change it can, and only then reaches the rest', async () => {
    const { accessToken, userId } = member.login;
    await accounts.services.database.db
      .updateTable('accounts')
      .set({ must_change_password: true })
      .where('id', '=', userId)
      .execute();
    const calls = ['/api/profile', '/api/notifications', '/auth/users', '/auth/sessions', '/api/audit'];
    for (const url of calls) {
      expect(codeOf(await accounts.as(accessToken, 'GET', url))).toBe('403 password_change_required');
    }
    expect(codeOf(await changeInSettings(NEW))).toBe('403 password_change_required');
    expect(sessionOf(await accounts.session(accessToken)).mustChangePassword).toBe(true);
    expect((await change(PASSWORD, NEW)).status).toBe(200);
    expect(sessionOf(await accounts.session(accessToken)).mustChangePassword).toBe(false);
    for (const url of calls) expect((await accounts.as(accessToken, 'GET', url)).status).toBe(200);
  });

  test('a stolen session guesses the password at most ten times in a quarter of an hour', async () => {
    const tries = await Promise.all(Array.from({ length: 13 }, (_, index) => change(`wrong guess ${index}`, NEW)));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(3);
    expect((await change(PASSWORD, NEW)).status).toBe(429);
    // The owner is not locked out by that.
    expect((await accounts.login(member.email)).status).toBe(200);
  });

  test('[AUTH-21] a login with the old password that was under way meanwhile leaves no session behind', async () => {
    const { db } = accounts.services.database;
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'password_hash'])
      .where('id', '=', member.login.userId)
      .executeTakeFirstOrThrow();
    let opening: ReturnType<typeof openSession> | undefined;
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('accounts').set({ password_hash: 'another' }).where('id', '=', account.id).execute();
      opening = openSession(db, account, undefined);
      await endSessionsOf(trx, account.id);
    });
    expect(await opening).toBeNull();
    const open = db
      .selectFrom('sessions')
      .select('id')
      .where('account_id', '=', account.id)
      .where('ended_at', 'is', null);
    expect(await open.execute()).toEqual([]);
  });

  test('of two changes at once, one counts', async () => {
    const answers = await Promise.all([change(PASSWORD, `${NEW} 1`), change(PASSWORD, `${NEW} 2`)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
  });

  test('a password of any script counts whole, however the keyboard composed it', async () => {
    const password = `păpușă 🫖 ${'ж'.repeat(100)} å`;
    expect((await change(PASSWORD, password)).status).toBe(200);
    expect((await accounts.login(member.email, password.normalize('NFD'))).status).toBe(200);
    expect((await accounts.login(member.email, password.slice(0, -1))).status).toBe(401);
  });
});

describe('in the settings', () => {
  test('[SETT-2] eight characters, twice the same', async () => {
    expect(codeOf(await changeInSettings(NEW, `${NEW}s`))).toBe('422 passwords_differ');
    expect(codeOf(await changeInSettings('k7#pQz2'))).toBe('422 password_too_short');
    expect(codeOf(await changeInSettings(NEW, NEW, 'not the password 12'))).toBe('422 password_wrong');
    expect((await changeInSettings('k7#pQz2w')).status).toBe(200);
    expect((await accounts.login(member.email, 'k7#pQz2w')).status).toBe(200);
    expect((await accounts.session(member.login.accessToken)).status).toBe(200);
  });
});

describe('the least lengths', () => {
  const rulesOf = async (app: AccountsApp) => (await app.call('GET', '/auth/password-rules')).body;

  test('[AUTH-20] follow the flow', async () => {
    expect(await rulesOf(accounts)).toEqual({ signup: 8, change: 6, reset: 6, createUser: 6, settings: 8 });
  });

  test('[AUTH-20] PASSWORD_MIN raises them all, and lowers none', async () => {
    const strict = await createAccountsApp({ env: { PASSWORD_MIN: '7' } });
    try {
      expect(await rulesOf(strict)).toEqual({ signup: 8, change: 7, reset: 7, createUser: 7, settings: 8 });
      const { login } = await strict.join('ana@shop.example');
      const answer = await strict.as(login.accessToken, 'POST', '/auth/change-password', {
        oldPassword: PASSWORD,
        newPassword: 'k7#pQz',
      });
      expect(codeOf(answer)).toBe('422 password_too_short');
    } finally {
      await strict.close();
    }
  });
});
