import { contract, LoginResponse } from '@adaos/api';
import { DEVELOPER } from '@adaos/api/developer';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RouteModule } from '../http/app/build-app.ts';
import { type AccountsApp, createAccountsApp, problemOf, sessionOf } from '../testing/accounts.ts';
import { settleDeveloper } from './developer.ts';
import { dismissOperator, makeOperator } from './own-accounts.ts';

/** A call for operators, to try the right on. */
const forOperators: RouteModule = (_app, implement) => {
  implement('listConversations', async () => ({ conversations: [], nextCursor: null }));
};

let accounts: AccountsApp;
beforeAll(async () => {
  accounts = await createAccountsApp({ modules: [forOperators] });
});
afterAll(() => accounts.close());

const asked = async (accessToken: string) => {
  const answer = await accounts.as(accessToken, 'GET', contract.listConversations.path);
  return answer.status === 200 ? '200' : `${answer.status} ${problemOf(answer).code}`;
};

describe('an operator of the platform', () => {
  test('[ROLE-12] is made of an account by the command, not by a signup or a role, and dismissed again', async () => {
    const { database } = accounts.services;
    const { email, login } = await accounts.join(`${uuidv7()}@adaos.example`);
    expect(login.role).toBe('admin');
    expect(await asked(login.accessToken)).toBe('403 forbidden');
    expect(sessionOf(await accounts.session(login.accessToken)).operator).toBeUndefined();

    expect(await makeOperator(database, email)).toEqual({ made: false });
    expect(await asked(login.accessToken)).toBe('200');
    expect(sessionOf(await accounts.session(login.accessToken))).toMatchObject({ operator: true, user: { email } });

    expect(await dismissOperator(database, email)).toBe(true);
    expect(await asked(login.accessToken)).toBe('403 forbidden');
    expect(await dismissOperator(database, email)).toBe(false);
  });

  test('[ROLE-12] without an account gets one, with a first password that must be changed', async () => {
    const email = `${uuidv7()}@adaos.example`;
    const operator = await makeOperator(accounts.services.database, email);
    if (!operator.made) throw new Error('an account was there already');
    const login = LoginResponse.parse((await accounts.login(email, operator.password)).body);
    expect(login.mustChangePassword).toBe(true);
    expect(await asked(login.accessToken)).toBe('403 password_change_required');
    const change = { oldPassword: operator.password, newPassword: 'seven green herons' };
    expect((await accounts.as(login.accessToken, 'POST', '/auth/change-password', change)).status).toBe(200);
    expect(await asked(login.accessToken)).toBe('200');
  });

  test('[ROLE-12] no field of a registration or of a new user makes one', async () => {
    const email = `${uuidv7()}@shop.example`;
    const { login } = await accounts.join(email, { operator: true } as object);
    expect(await asked(login.accessToken)).toBe('403 forbidden');
  });
});

describe('the test user', () => {
  const settle = (config: { developer: boolean; production?: boolean; databaseUrl?: string }) =>
    settleDeveloper(accounts.services.database, { production: false, databaseUrl: null, ...config });
  const login = () => accounts.login(DEVELOPER.email, DEVELOPER.password);

  test('[AUTH-10] is made by a development server alone, and shut out by any other that finds it', async () => {
    for (const config of [
      { developer: false },
      { developer: true, production: true },
      { developer: true, databaseUrl: 'postgres://elsewhere/adaos' },
    ]) {
      await settle(config);
      expect((await login()).status).toBe(401);
    }
    await settle({ developer: true });
    await settle({ developer: true });
    const { accessToken, refreshToken } = LoginResponse.parse((await login()).body);
    await settle({ developer: false });
    expect((await login()).status).toBe(401);
    expect((await accounts.session(accessToken)).status).toBe(401);
    expect((await accounts.refresh(refreshToken)).status).toBe(401);
    await settle({ developer: true });
    expect((await login()).status).toBe(200);
  });
});
