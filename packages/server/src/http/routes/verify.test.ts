import { randomUUID } from 'node:crypto';
import { contract } from '@adaos/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsApp, createAccountsApp, problemOf, seen, tokenIn } from '../../testing/accounts.ts';

let accounts: AccountsApp;
beforeAll(async () => {
  accounts = await createAccountsApp();
});
afterAll(() => accounts.close());

const verify = (token: string) => accounts.call('GET', `/auth/verify?token=${token}`);
const resend = (email: string, language?: string) =>
  accounts.call('POST', '/auth/resend', { payload: { email, ...(language && { language }) } });

async function registered(email: string): Promise<string> {
  await accounts.register({ email });
  const [mail] = await accounts.mailsTo(email);
  if (!mail) throw new Error('no mail');
  return tokenIn(mail);
}

describe('verify', () => {
  test('[AUTH-14] confirms the address, as often as the link is opened, and opens no session', async () => {
    const token = await registered('ana@shop.example');
    const first = await verify(token);
    expect(first).toMatchObject({ status: 200, body: { message: 'Email verified. You can log in now.' } });
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(seen(await verify(token))).toEqual(seen(first));
    expect(await accounts.services.database.db.selectFrom('sessions').select('id').execute()).toEqual([]);
    expect((await accounts.login('ana@shop.example')).status).toBe(200);
  });

  test('[AUTH-14] an unknown token is refused', async () => {
    const answer = await verify('nothing-of-the-kind');
    expect(answer.status).toBe(400);
    expect(problemOf(answer)).toMatchObject({
      code: 'invalid_token',
      message: 'Verification failed or the token expired.',
    });
    expect((await accounts.call('GET', '/auth/verify')).status).toBe(400);
  });

  test('[AUTH-14] a token older than 24 hours is refused, and does not confirm', async () => {
    const token = await registered('late@shop.example');
    const moveBack = (interval: string) =>
      accounts.services.database.db
        .updateTable('email_tokens')
        .set({ expires_at: sql<Date>`expires_at - ${interval}::interval` })
        .where('used_at', 'is', null)
        .execute();
    await moveBack('24 hours');
    expect(problemOf(await verify(token)).code).toBe('invalid_token');
    expect((await accounts.login('late@shop.example')).status).toBe(403);
    await moveBack('-1 minute');
    expect((await verify(token)).status).toBe(200);
  });

  test('[AUTH-14] a newer link leaves the older one good', async () => {
    const older = await registered('two@shop.example');
    await resend('two@shop.example');
    const [, mail] = await accounts.mailsTo('two@shop.example', 2);
    const newer = mail ? tokenIn(mail) : '';
    expect(newer).not.toBe(older);
    expect((await verify(older)).status).toBe(200);
    expect((await verify(newer)).status).toBe(200);
  });

  test('[ALL-10] a person who opens the link gets the app, and nothing is confirmed by that', async () => {
    const token = await registered('page@shop.example');
    const page = await accounts.app.inject({
      url: `/auth/verify?token=${token}`,
      headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' },
    });
    expect(page.headers['content-type']).not.toContain('json');
    expect((await accounts.login('page@shop.example')).status).toBe(403);
  });

  test.each([
    ['a HEAD of a program', 'HEAD', { accept: 'application/json' }],
    ['a HEAD of a scanner', 'HEAD', { accept: '*/*' }],
    ['a scanner', 'GET', { accept: '*/*' }],
    ['a scanner that says nothing', 'GET', {}],
    ['a preview that wants a picture', 'GET', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
    ['a scanner in the manner of a browser', 'GET', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
    ['a scanner that is a script', 'GET', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
    ['an image of a page', 'GET', { accept: 'image/*', 'sec-fetch-mode': 'no-cors' }],
    ['a browser that fetches ahead', 'GET', { accept: '*/*', 'sec-fetch-mode': 'no-cors', 'sec-purpose': 'prefetch' }],
  ] as const)('[AUTH-14] %s confirms nothing', async (_, method, headers) => {
    const email = `${randomUUID()}@shop.example`;
    const token = await registered(email);
    for (const path of ['/auth/verify', '/auth/verify/']) {
      const answer = await accounts.app.inject({ method, url: `${path}?token=${token}`, headers });
      expect(answer.body).not.toContain('verified');
    }
    expect(problemOf(await accounts.login(email)).code).toBe('email_not_verified');
    expect((await verify(token)).status).toBe(200);
    expect((await accounts.login(email)).status).toBe(200);
  });

  test('tokens are kept as digests alone', async () => {
    const token = await registered('digest@shop.example');
    const rows = await accounts.services.database.db.selectFrom('email_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.every(({ token_hash: hash }) => hash.length === 32)).toBe(true);
  });
});

test('no call of the contract is made by a HEAD', () => {
  const reads = Object.values(contract).filter(({ method, path }) => accounts.app.hasRoute({ method, url: path }));
  expect(reads.filter(({ method }) => method === 'GET').length).toBeGreaterThan(5);
  expect(reads.filter(({ path }) => accounts.app.hasRoute({ method: 'HEAD', url: path }))).toEqual([]);
});

describe('resend', () => {
  test('[AUTH-9] answers alike for waiting, confirmed and unknown addresses', async () => {
    const { email: confirmed } = await accounts.join('done@shop.example');
    await registered('waiting@shop.example');
    for (const email of ['waiting@shop.example', confirmed, 'nobody@shop.example']) {
      expect(seen(await resend(email))).toEqual({ status: 200, body: { message: 'Verification email sent.' } });
    }
  });

  test('[AUTH-9] sends a link in the language asked for', async () => {
    await registered('limba@shop.example');
    await resend('limba@shop.example', 'ro');
    const [, mail] = await accounts.mailsTo('limba@shop.example', 2);
    expect(mail?.subject).toBe('Confirmă adresa de e-mail pentru Adaos');
  });

  test('[AUTH-9] a fourth mail to one address within an hour is refused, known or not, from wherever it is asked for', async () => {
    await registered('many@shop.example');
    for (const email of ['many@shop.example', 'none@shop.example']) {
      for (let sent = 0; sent < 3; sent++) expect((await resend(email)).status).toBe(200);
      const answer = await resend(email);
      expect(answer.status).toBe(429);
      expect(problemOf(answer).code).toBe('too_many_attempts');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000);
      const elsewhere = await accounts.call('POST', '/auth/resend', {
        payload: { email: email.toUpperCase() },
        remoteAddress: '192.0.2.77',
      });
      expect(elsewhere.status).toBe(429);
    }
  });

  test('[AUTH-9] one network has 30 mails an hour sent again, over all addresses', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 31; asked++) {
      const payload = { email: `someone-${asked}@shop.example` };
      statuses.push((await accounts.call('POST', '/auth/resend', { payload, remoteAddress: '192.0.2.78' })).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(statuses[30]).toBe(429);
  });
});
