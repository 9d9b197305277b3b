import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AccountsApp, createAccountsApp, PASSWORD, problemOf, seen, tokenIn } from '../../testing/accounts.ts';

let accounts: AccountsApp;
beforeAll(async () => {
  accounts = await createAccountsApp({ env: { APP_ORIGIN: 'https://app.adaos.example' } });
});
afterAll(() => accounts.close());

const NEW = 'seven green herons';
const newAddress = () => `${uuidv7()}@shop.example`;

const request = (email: string, more: object = {}) =>
  accounts.call('POST', '/auth/reset-request', { payload: { email, ...more } });
const confirm = (token: string, password = NEW) =>
  accounts.call('POST', `/auth/reset-confirm?token=${encodeURIComponent(token)}`, { payload: { password } });

/** The token of the newest of so many mails to an address. */
async function newestToken(email: string, count: number): Promise<string> {
  const mail = (await accounts.mailsTo(email, count)).at(-1);
  return mail ? tokenIn(mail) : '';
}

async function requested(email: string, mails: number): Promise<string> {
  expect((await request(email)).status).toBe(200);
  return newestToken(email, mails);
}

describe('reset of a password', () => {
  test('[AUTH-15] a mail in the language asked for leads to the page of the public address', async () => {
    const { email } = await accounts.join(newAddress());
    const answer = await accounts.call('POST', '/auth/reset-request', {
      payload: { email: email.toUpperCase(), language: 'ro' },
      headers: { host: 'evil.example' },
    });
    expect(answer.status).toBe(200);
    const mail = (await accounts.mailsTo(email, 2))[1];
    expect(mail?.subject).toBe('Alege o parolă nouă pentru Adaos');
    expect(mail?.text).toContain('https://app.adaos.example/auth/reset/confirm?token=');
    expect(mail?.text).not.toContain('evil.example');
  });

  test.each([{}, { email: '' }, { email: 'no address' }, { email: 7 }])(
    '[AUTH-15] [SETT-3] an address is required: %j',
    async (payload) => {
      const answer = await accounts.call('POST', '/auth/reset-request', { payload });
      expect([answer.status, problemOf(answer).code]).toEqual([400, 'invalid_request']);
      expect(problemOf(answer).fields).toHaveProperty('email');
    },
  );

  test('[AUTH-16] [AUTH-17] the link sets the password once, and every session ends', async () => {
    const { email, login } = await accounts.join(newAddress());
    const token = await requested(email, 2);
    expect(seen(await confirm(token))).toMatchObject({ status: 200, body: { message: expect.any(String) } });

    expect((await accounts.session(login.accessToken)).status).toBe(401);
    expect((await accounts.refresh(login.refreshToken)).status).toBe(401);
    expect((await accounts.login(email, PASSWORD)).status).toBe(401);
    expect((await accounts.login(email, NEW)).status).toBe(200);
    const again = await confirm(token, 'another one entirely');
    expect([again.status, problemOf(again).code]).toEqual([400, 'invalid_token']);
    const notice = (await accounts.mailsTo(email, 3))[2];
    expect(notice?.subject).toBe('Your Adaos password was changed');
  });

  test('[AUTH-17] of two at once, one sets the password', async () => {
    const { email } = await accounts.join(newAddress());
    const token = await requested(email, 2);
    const answers = await Promise.all([1, 2, 3, 4].map((number) => confirm(token, `${NEW} ${number}`)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400', '400', '400']);
  });

  test('[AUTH-17] a newer link ends the older ones, and after 24 hours each', async () => {
    const { email } = await accounts.join(newAddress());
    const first = await requested(email, 2);
    const second = await requested(email, 3);
    expect(problemOf(await confirm(first)).code).toBe('invalid_token');
    const { database } = accounts.services;
    await sql`update email_tokens set expires_at = expires_at - interval '24 hours' where purpose = 'reset'`.execute(
      database.db,
    );
    expect(problemOf(await confirm(second)).code).toBe('invalid_token');
    expect((await accounts.login(email)).status).toBe(200);
  });

  test('[AUTH-17] the database holds only the digest of the link, and 24 hours at that', async () => {
    const { email } = await accounts.join(newAddress());
    const token = await requested(email, 2);
    const { rows } = await accounts.services.database.pool.query<{ row: string; hours: number }>(
      `select t::text as row, round(extract(epoch from expires_at - created_at) / 3600)::int as hours from email_tokens t
       where purpose = 'reset' and account_id = (select id from accounts where email = $1)`,
      [email],
    );
    expect(rows.map(({ hours }) => hours)).toEqual([24]);
    expect(rows[0]?.row).not.toContain(token);
    expect(rows[0]?.row).not.toContain(Buffer.from(token).toString('hex'));
  });

  test('[AUTH-20] a password that will not do leaves the link good', async () => {
    const { email } = await accounts.join('ana.pop@shop.example');
    const token = await requested(email, 2);
    const short = await confirm(token, 'k7#pQ');
    expect([short.status, problemOf(short).code]).toEqual([422, 'password_too_short']);
    expect(problemOf(await confirm(token, 'password1')).code).toBe('password_too_common');
    expect(problemOf(await confirm(token, email)).code).toBe('password_too_common');
    expect(problemOf(await confirm(token, 'Ceai și cafea')).code).toBe('password_too_common');
    expect((await confirm(token, 'k7#pQz')).status).toBe(200);
  });

  test('a verification link sets no password, and the link for a password verifies nothing', async () => {
    const email = newAddress();
    await accounts.register({ email });
    const verification = await newestToken(email, 1);
    expect(problemOf(await confirm(verification)).code).toBe('invalid_token');
    const token = await requested(email, 2);
    expect((await accounts.call('GET', `/auth/verify?token=${token}`)).status).toBe(400);
    expect(problemOf(await accounts.login(email)).code).toBe('email_not_verified');
    // Who has set the password by the mail has read it there.
    expect((await confirm(token)).status).toBe(200);
    expect((await accounts.login(email, NEW)).status).toBe(200);
  });

  test.each(['', 'nonsense', 'a'.repeat(300), '%00'])('a token that is not ours is refused: "%s"', async (token) => {
    const answer = await accounts.call('POST', `/auth/reset-confirm?token=${token}`, { payload: { password: NEW } });
    expect(answer.status).toBe(400);
  });

  test('who was locked out by failed logins is let in with the new password', async () => {
    const { email } = await accounts.join(newAddress());
    for (let tried = 0; tried < 10; tried++) await accounts.login(email, 'not the password 12');
    expect((await accounts.login(email)).status).toBe(429);
    expect((await confirm(await requested(email, 2))).status).toBe(200);
    expect((await accounts.login(email, NEW)).status).toBe(200);
  });

  test('[AUTH-15] an unknown address is answered alike, and gets no mail', async () => {
    const { email } = await accounts.join(newAddress());
    const unknown = newAddress();
    expect(seen(await request(unknown))).toEqual(seen(await request(email)));
    await accounts.mailsTo(email, 2);
    await vi.waitFor(async () => {
      const { rows } = await accounts.services.database.pool.query(
        "select from jobs.job where name = 'mail' and state < 'completed'",
      );
      expect(rows).toEqual([]);
    }, 15_000);
    expect(await accounts.mailsTo(unknown, 0)).toEqual([]);
  });

  test('the sixth mail to an address within an hour is refused, known or not', async () => {
    for (const email of [newAddress(), (await accounts.join(newAddress())).email]) {
      const statuses: number[] = [];
      for (let tried = 0; tried < 6; tried++) statuses.push((await request(email)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });
});
