import { LoginResponse } from '@adaos/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AccountsApp, createAccountsApp } from '../testing/accounts.ts';
import { registerCleanup } from './cleanup.ts';

let accounts: AccountsApp;
beforeAll(async () => {
  accounts = await createAccountsApp();
});
afterAll(() => accounts.close());

const db = () => accounts.services.database.db;

const left = async () => ({
  sessions: (await db().selectFrom('sessions').select('id').execute()).length,
  refreshTokens: (await db().selectFrom('refresh_tokens').select('session_id').execute()).length,
  links: (await db().selectFrom('email_tokens').select('account_id').execute()).length,
});

async function clean(): Promise<void> {
  const { jobs, database } = accounts.services;
  await jobs.send('cleanup', {});
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query<{ state: string }>(
        "select state from jobs.job where name = 'cleanup'",
      );
      expect(rows.every(({ state }) => state === 'completed')).toBe(true);
    },
    { timeout: 10_000, interval: 50 },
  );
}

test('sessions and links are deleted a day after they are over; what lives stays', async () => {
  await registerCleanup(accounts.services);
  const { email, login } = await accounts.join('ana@shop.example');
  const open = async () => LoginResponse.parse((await accounts.login(email)).body);
  const [loggedOut, idle, old] = [await open(), await open(), await open()];
  await accounts.call('POST', '/auth/logout', { payload: { refreshToken: loggedOut.refreshToken } });

  await clean();
  expect(await left()).toEqual({ sessions: 4, refreshTokens: 4, links: 1 });

  const dayPast = (column: 'ended_at' | 'last_used_at' | 'expires_at', accessToken: string, moment: string) =>
    db()
      .updateTable('sessions')
      .set({ [column]: sql<Date>`now() - ${moment}::interval` })
      .where('id', '=', sessionIn(accessToken))
      .execute();
  await dayPast('ended_at', loggedOut.accessToken, '25 hours');
  await dayPast('last_used_at', idle.accessToken, '8 days 1 hour');
  await dayPast('expires_at', old.accessToken, '25 hours');
  await db()
    .updateTable('email_tokens')
    .set({ expires_at: sql<Date>`now() - interval '25 hours'` })
    .execute();
  await clean();
  expect(await left()).toEqual({ sessions: 1, refreshTokens: 1, links: 0 });
  expect((await accounts.refresh(login.refreshToken)).status).toBe(200);
});

test('it is scheduled once an hour, also by several processes', async () => {
  await registerCleanup(accounts.services);
  const { rows } = await accounts.services.database.pool.query('select name, cron from jobs.schedule');
  expect(rows).toEqual([{ name: 'cleanup', cron: '17 * * * *' }]);
});

function sessionIn(accessToken: string): string {
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  return claims.sid;
}
