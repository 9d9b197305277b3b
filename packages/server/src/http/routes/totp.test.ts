import { BackupCodes, LoginResponse, TwoFactorSetup } from '@adaos/api';
import { generateSync } from 'otplib';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AccountsApp,
  type Answer,
  createAccountsApp,
  type Member,
  PASSWORD,
  problemOf,
  tokenIn,
} from '../../testing/accounts.ts';

const STEP_MS = 30_000;

let accounts: AccountsApp;
let member: Member;
beforeAll(async () => {
  accounts = await createAccountsApp();
});
afterAll(() => accounts.close());
beforeEach(async () => {
  member = await accounts.join(`${uuidv7()}@shop.example`);
  // Each test begins with a time step, so that none comes to the next one while it runs.
  const now = Date.now.bind(Date);
  const ahead = STEP_MS - (now() % STEP_MS);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
});
afterEach(() => vi.restoreAllMocks());

const codeOf = (answer: Answer) => (answer.status < 300 ? '200' : `${answer.status} ${problemOf(answer).code}`);
const post = (path: string, payload: object = {}) => accounts.as(member.login.accessToken, 'POST', path, payload);
const status = async () => (await accounts.as(member.login.accessToken, 'GET', '/auth/totp')).body;
const login = (code?: string, password = PASSWORD) =>
  accounts.call('POST', '/auth/login', {
    payload: { email: member.email, password, ...(code !== undefined && { code }) },
  });

/** What the authenticator app shows so many time steps from now; the server takes those beside the present one too. */
const codeAt = (secret: string, steps: number) =>
  generateSync({ secret, epoch: Math.floor((Date.now() + steps * STEP_MS) / 1000) });
const setUp = async () =>
  TwoFactorSetup.parse((await accounts.as(member.login.accessToken, 'POST', '/auth/totp/setup')).body);

async function switchedOn(): Promise<{ secret: string; backupCodes: string[] }> {
  const { secret } = await setUp();
  const answer = await post('/auth/totp/confirm', { code: codeAt(secret, -1) });
  expect(answer.status).toBe(200);
  return { secret, ...BackupCodes.parse(answer.body) };
}

describe('a second factor', () => {
  test('[SETT-4] counts only once a code of the new secret has confirmed it', async () => {
    expect(await status()).toEqual({ enabled: false, enabledAt: null, backupCodesLeft: 0 });
    expect(codeOf(await post('/auth/totp/confirm', { code: '123456' }))).toBe('409 totp_not_set_up');
    const first = await setUp();
    const { secret, uri } = await setUp();
    expect(secret).not.toBe(first.secret);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri)).toContain(`otpauth://totp/Adaos:${member.email}`);
    expect((await login()).status).toBe(200);

    expect(codeOf(await post('/auth/totp/confirm', { code: codeAt(first.secret, 0) }))).toBe('422 totp_invalid');
    const answer = await post('/auth/totp/confirm', { code: codeAt(secret, 0).replace(/^.../, '$& ') });
    const { backupCodes } = BackupCodes.parse(answer.body);
    expect(new Set(backupCodes).size).toBe(10);
    expect(await status()).toMatchObject({ enabled: true, enabledAt: expect.any(String), backupCodesLeft: 10 });
    expect(codeOf(await login())).toBe('401 totp_required');
    expect(codeOf(await post('/auth/totp/setup'))).toBe('409 totp_already_on');
    expect(codeOf(await post('/auth/totp/confirm', { code: codeAt(secret, 1) }))).toBe('409 totp_already_on');
  });

  test('[AUTH-19] is asked for at the login, after the password, and each code is good once', async () => {
    const { secret } = await switchedOn();
    expect(codeOf(await login(codeAt(secret, 0), 'not the password 12'))).toBe('401 invalid_credentials');
    expect(codeOf(await login(undefined, 'not the password 12'))).toBe('401 invalid_credentials');
    expect(codeOf(await login(''))).toBe('401 totp_required');
    // The one that switched it on, and one of long ago.
    expect(codeOf(await login(codeAt(secret, -1)))).toBe('401 totp_invalid');
    expect(codeOf(await login(codeAt(secret, -20)))).toBe('401 totp_invalid');
    const code = codeAt(secret, 0);
    expect(LoginResponse.parse((await login(code)).body).user.email).toBe(member.email);
    expect(codeOf(await login(code))).toBe('401 totp_invalid');
    const next = codeAt(secret, 1);
    const both = await Promise.all([login(next), login(next)]);
    expect(both.map(codeOf).toSorted()).toEqual(['200', '401 totp_invalid']);
  });

  test.each(['abcdef', '12345', '1234567', '０１２３４５', "' or 1=1", '------'])(
    '[AUTH-19] "%s" is no code',
    async (code) => {
      await switchedOn();
      expect(codeOf(await login(code))).toBe('401 totp_invalid');
    },
  );

  test('[AUTH-19] a backup code stands in for the app, once, however it is written', async () => {
    const { backupCodes } = await switchedOn();
    const [first = '', second = ''] = backupCodes;
    expect(codeOf(await login(first))).toBe('200');
    expect(codeOf(await login(first))).toBe('401 totp_invalid');
    expect(codeOf(await login(` ${second.replace('-', '').toLowerCase()} `))).toBe('200');
    expect(await status()).toMatchObject({ backupCodesLeft: 8 });
    const other = await accounts.join(`${uuidv7()}@shop.example`);
    member = { ...other, login: other.login };
    await switchedOn();
    expect(codeOf(await login(backupCodes[2]))).toBe('401 totp_invalid');
  });

  test('[AUTH-19] a new password by mail does not get past it', async () => {
    const { secret } = await switchedOn();
    await accounts.call('POST', '/auth/reset-request', { payload: { email: member.email } });
    const mail = (await accounts.mailsTo(member.email, 2))[1];
    const password = 'seven green herons';
    const token = mail ? tokenIn(mail) : '';
    await accounts.call('POST', `/auth/reset-confirm?token=${token}`, { payload: { password } });
    expect(codeOf(await login(undefined, password))).toBe('401 totp_required');
    expect(codeOf(await login(codeAt(secret, 0), password))).toBe('200');
  });

  test('[AUTH-19] is switched off by password and code, not by one of them', async () => {
    expect(codeOf(await post('/auth/totp/disable', { password: PASSWORD, code: '123456' }))).toBe(
      '409 totp_not_set_up',
    );
    const { secret, backupCodes } = await switchedOn();
    const code = codeAt(secret, 0);
    expect(codeOf(await post('/auth/totp/disable', { password: 'not the password 12', code }))).toBe(
      '422 password_wrong',
    );
    expect(codeOf(await post('/auth/totp/disable', { password: PASSWORD, code: codeAt(secret, -1) }))).toBe(
      '422 totp_invalid',
    );
    expect(codeOf(await post('/auth/totp/disable', { password: PASSWORD }))).toBe('400 invalid_request');
    expect(codeOf(await login(backupCodes[0]))).toBe('200');
    expect(codeOf(await post('/auth/totp/disable', { password: PASSWORD, code }))).toBe('200');
    expect(await status()).toEqual({ enabled: false, enabledAt: null, backupCodesLeft: 0 });
    expect(codeOf(await login())).toBe('200');
  });

  test('[SETT-4] backup codes are replaced by password and code', async () => {
    const { secret, backupCodes } = await switchedOn();
    const answer = await post('/auth/totp/backup-codes', { password: PASSWORD, code: codeAt(secret, 0) });
    const renewed = BackupCodes.parse(answer.body).backupCodes;
    expect(codeOf(await login(backupCodes[0]))).toBe('401 totp_invalid');
    expect(codeOf(await login(renewed[0]))).toBe('200');
  });

  test('[AUTH-19] at most ten guesses in a quarter of an hour, with the right password too', async () => {
    const { secret } = await switchedOn();
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) statuses.push((await login(String(100_000 + guess))).status);
    expect(statuses.filter((one) => one === 401)).toHaveLength(10);
    expect(codeOf(await login(codeAt(secret, 1)))).toBe('429 too_many_attempts');
  });

  test('the database holds neither the secret nor a backup code', async () => {
    const { secret, backupCodes } = await switchedOn();
    const { rows } = await accounts.services.database.pool.query<{ kept: string }>(
      `select encode(sealed_secret, 'escape') || encode(sealed_secret, 'hex') as kept from second_factors
       union all select encode(code_hash, 'escape') || encode(code_hash, 'hex') from backup_codes`,
    );
    const kept = rows.map((row) => row.kept).join();
    expect(rows.length).toBeGreaterThanOrEqual(11);
    for (const text of [secret, ...backupCodes, ...backupCodes.map((code) => code.replace('-', ''))]) {
      expect(kept).not.toContain(text);
      expect(kept).not.toContain(Buffer.from(text).toString('hex'));
    }
  });
});
