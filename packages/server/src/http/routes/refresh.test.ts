import type { LoginResponse, TokenPair } from '@adaos/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from '../../auth/opaque-tokens.ts';
import { type AccountsApp, createAccountsApp, problemOf, seen, tokensOf } from '../../testing/accounts.ts';

let accounts: AccountsApp;
let email: string;
let login: LoginResponse;
beforeAll(async () => {
  accounts = await createAccountsApp();
  ({ email } = await accounts.join('ana@shop.example'));
});
afterAll(() => accounts.close());
beforeEach(async () => {
  login = (await accounts.login(email)).body as LoginResponse;
});

const db = () => accounts.services.database.db;

async function refreshed(refreshToken: string): Promise<TokenPair> {
  const answer = await accounts.refresh(refreshToken);
  expect(answer.status).toBe(200);
  return tokensOf(answer);
}

async function expectEnded(refreshToken: string): Promise<void> {
  const answer = await accounts.refresh(refreshToken);
  expect(answer.status).toBe(401);
  expect(problemOf(answer).code).toBe('session_ended');
}

/** Lets time pass for a token that was replaced. */
const age = (token: string, interval: string) =>
  db()
    .updateTable('refresh_tokens')
    .set({ replaced_at: sql<Date>`replaced_at - ${interval}::interval` })
    .where('token_hash', '=', hashToken(token))
    .execute();

const ageSession = (column: 'last_used_at' | 'expires_at', interval: string) =>
  db()
    .updateTable('sessions')
    .set({ [column]: sql<Date>`${sql.ref(column)} - ${interval}::interval` })
    .where('id', '=', (token) =>
      token.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', hashToken(login.refreshToken)),
    )
    .execute();

describe('refresh', () => {
  test('[ROLE-9] gives a fresh pair, and both of its tokens work', async () => {
    const pair = await refreshed(login.refreshToken);
    expect(pair.refreshToken).not.toBe(login.refreshToken);
    expect((await accounts.session(pair.accessToken)).status).toBe(200);
    expect((await accounts.session(login.accessToken)).status).toBe(200);
    await refreshed(pair.refreshToken);
  });

  test('[ROLE-9] the token just before is taken for 10 s: its answer may have been lost', async () => {
    await refreshed(login.refreshToken);
    await age(login.refreshToken, '9 seconds');
    const second = await refreshed(login.refreshToken);
    const third = await refreshed(second.refreshToken);
    expect((await accounts.session(third.accessToken)).status).toBe(200);
  });

  test('[ROLE-9] the token just before, after 10 s, ends the session for every holder', async () => {
    const thief = await refreshed(login.refreshToken);
    await age(login.refreshToken, '10 seconds');
    await expectEnded(login.refreshToken);
    await expectEnded(thief.refreshToken);
    const answer = await accounts.session(thief.accessToken);
    expect(answer.status).toBe(401);
    expect(problemOf(answer).code).toBe('session_ended');
  });

  test('[ROLE-9] any older token ends the session, however young it is', async () => {
    const second = await refreshed(login.refreshToken);
    const third = await refreshed(second.refreshToken);
    await expectEnded(login.refreshToken);
    await expectEnded(third.refreshToken);
  });

  test('[ROLE-9] two tabs that refresh at once both get a pair that goes on working', async () => {
    for (let round = 0; round < 5; round++) {
      login = (await accounts.login(email)).body as LoginResponse;
      const answers = await Promise.all([1, 2, 3].map(() => accounts.refresh(login.refreshToken)));
      const pairs = answers.map(tokensOf);
      expect(new Set(pairs.map(({ refreshToken }) => refreshToken)).size).toBe(3);
      await Promise.all(
        pairs.map(async ({ accessToken }) => expect((await accounts.session(accessToken)).status).toBe(200)),
      );
      // Whichever pair the browser kept last: here each round another one.
      const kept = pairs[round % 3]?.refreshToken ?? '';
      await age(login.refreshToken, '1 hour');
      await refreshed(kept);
    }
  });

  test('[ROLE-9] of two pairs from one token only one goes on: the other is a copy, and ends the session', async () => {
    const mine = await refreshed(login.refreshToken);
    const copy = await refreshed(login.refreshToken);
    const next = await refreshed(mine.refreshToken);
    await age(copy.refreshToken, '11 seconds');
    await expectEnded(copy.refreshToken);
    await expectEnded(next.refreshToken);
  });

  test('[ROLE-9] ends after 7 days without use', async () => {
    await ageSession('last_used_at', '6 days 23:59');
    const pair = await refreshed(login.refreshToken);
    await ageSession('last_used_at', '7 days');
    await expectEnded(pair.refreshToken);
  });

  test('[ROLE-9] ends after 30 days, however much it is used', async () => {
    await ageSession('expires_at', '29 days 23:59');
    const pair = await refreshed(login.refreshToken);
    await ageSession('expires_at', '1 minute');
    await expectEnded(pair.refreshToken);
    expect(problemOf(await accounts.session(pair.accessToken)).code).toBe('session_ended');
  });

  test('an unknown token is answered like one whose session has ended', async () => {
    await accounts.call('POST', '/auth/logout', { payload: { refreshToken: login.refreshToken } });
    expect(seen(await accounts.refresh('x'.repeat(43)))).toEqual(seen(await accounts.refresh(login.refreshToken)));
  });

  test('tokens are kept as digests alone', async () => {
    const rows = await db().selectFrom('refresh_tokens').selectAll().execute();
    expect(rows.some(({ token_hash: hash }) => hash.equals(hashToken(login.refreshToken)))).toBe(true);
    expect(JSON.stringify(rows.map((row) => ({ ...row, token_hash: row.token_hash.toString() })))).not.toContain(
      login.refreshToken,
    );
  });
});

describe('logout', () => {
  const logout = (refreshToken: string) => accounts.call('POST', '/auth/logout', { payload: { refreshToken } });

  test('[ROLE-8] ends the session at once, for the access token too, and leaves the others', async () => {
    const other = (await accounts.login(email)).body as LoginResponse;
    expect(await logout(login.refreshToken)).toMatchObject({ status: 200, body: { ok: true } });
    await expectEnded(login.refreshToken);
    expect(problemOf(await accounts.session(login.accessToken)).code).toBe('session_ended');
    expect((await accounts.session(other.accessToken)).status).toBe(200);
  });

  test('[ROLE-8] a second logout and an unknown token are answered alike', async () => {
    const first = await logout(login.refreshToken);
    expect(seen(await logout(login.refreshToken))).toEqual(seen(first));
    expect(seen(await logout('x'.repeat(43)))).toEqual(seen(first));
  });
});
