import { LoginResponse } from '@adaos/api';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPasswords } from '../../auth/passwords.ts';
import { accountTools } from '../../auth/tools.ts';
import { type AccountsApp, createAccountsApp, PASSWORD, problemOf, seen } from '../../testing/accounts.ts';

let accounts: AccountsApp;
beforeAll(async () => {
  accounts = await createAccountsApp();
});
afterAll(() => accounts.close());

const WRONG = 'not the password 12';

const loginFrom = (remoteAddress: string, email: string, password = WRONG) =>
  accounts.call('POST', '/auth/login', { payload: { email, password }, remoteAddress });

/** Inserts accounts with `PASSWORD`, verified, each in a shop of its own. */
async function insertAccounts(count: number): Promise<string[]> {
  const { database } = accounts.services;
  const hash = await createPasswords().hash(PASSWORD);
  const people = Array.from({ length: count }, () => ({ id: uuidv7(), email: `${uuidv7()}@shop.example` }));
  await database.db
    .insertInto('accounts')
    .values(
      people.map(({ id, email }) => ({
        id,
        email,
        name: '',
        password_hash: hash,
        phone: null,
        email_verified_at: new Date(),
      })),
    )
    .execute();
  for (const { id } of people) {
    const shopId = uuidv7();
    await database.forShop(shopId, async (trx) => {
      await trx.insertInto('shops').values({ shop_id: shopId, name: 'Shop', registration_number: null }).execute();
      await trx.insertInto('members').values({ shop_id: shopId, account_id: id, role: 'viewer' }).execute();
    });
  }
  return people.map(({ email }) => email);
}

describe('login', () => {
  test('[AUTH-5] answers with tokens, user, role and whether the password must be changed', async () => {
    const { email } = await accounts.join('ana.pop@shop.example');
    const answer = await accounts.login('Ana.Pop@SHOP.example');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const login = LoginResponse.parse(answer.body);
    expect(login).toMatchObject({
      user: { email, name: 'ana.pop', role: 'admin' },
      userId: login.user.id,
      name: 'ana.pop',
      role: 'admin',
      mustChangePassword: false,
    });
    expect((await accounts.session(login.accessToken)).status).toBe(200);
    expect((await accounts.refresh(login.refreshToken)).status).toBe(200);
  });

  test('[AUTH-5] says so where the password must be changed', async () => {
    const { email } = await accounts.join('forced@shop.example');
    await accounts.services.database.db
      .updateTable('accounts')
      .set({ must_change_password: true })
      .where('email', '=', email)
      .execute();
    const login = LoginResponse.parse((await accounts.login(email)).body);
    expect(login.mustChangePassword).toBe(true);
  });

  test('[AUTH-6] a wrong password and an unknown address are answered alike', async () => {
    const { email } = await accounts.join('real@shop.example');
    const wrong = await accounts.login(email, WRONG);
    expect(seen(wrong)).toEqual(seen(await accounts.login('nobody@shop.example', WRONG)));
    expect(wrong.status).toBe(401);
    expect(problemOf(wrong)).toMatchObject({ code: 'invalid_credentials', message: 'Wrong email or password.' });
  });

  test('[AUTH-9] an unconfirmed address is reported, but only to a person who knows the password', async () => {
    await accounts.register({ email: 'waiting@shop.example' });
    const right = await accounts.login('waiting@shop.example');
    expect(right.status).toBe(403);
    expect(problemOf(right).code).toBe('email_not_verified');
    expect(problemOf(right).message).toContain('confirm your email');
    const wrong = await accounts.login('waiting@shop.example', WRONG);
    expect(seen(wrong)).toEqual(seen(await accounts.login('nobody@shop.example', WRONG)));
  });

  test('an account without a shop cannot log in', async () => {
    const { email, login } = await accounts.join('left@shop.example');
    const { database } = accounts.services;
    const membership = await database.forAccount(login.userId, (trx) =>
      trx.selectFrom('members').select('shop_id').executeTakeFirstOrThrow(),
    );
    await database.forShop(membership.shop_id, (trx) => trx.deleteFrom('members').execute());
    expect(problemOf(await accounts.login(email)).code).toBe('forbidden');
  });

  test.each([{ email: 'a@shop.example' }, { password: PASSWORD }, { email: 'a@shop.example', password: '' }, {}])(
    '[AUTH-4] address and password are required: %j',
    async (payload) => {
      const answer = await accounts.call('POST', '/auth/login', { payload });
      expect(answer.status).toBe(400);
      expect(problemOf(answer).code).toBe('invalid_request');
    },
  );
});

describe('limits on tries', () => {
  test.each(['known', 'unknown'])(
    'the eleventh failed login to a %s account within 15 minutes is refused',
    async (kind) => {
      const [known = ''] = await insertAccounts(1);
      const email = kind === 'known' ? known : 'never@shop.example';
      const tries = Array.from({ length: 14 }, (_, index) => loginFrom(`192.0.2.${index}`, email));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(4);

      const refused = await loginFrom('192.0.2.200', email, PASSWORD);
      expect(refused.status).toBe(429);
      expect(problemOf(refused)).toMatchObject({
        code: 'too_many_attempts',
        message: expect.stringMatching(/15 minutes/),
      });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
      expect(problemOf(refused).retryAfter).toBe(Number(refused.headers['retry-after']));
    },
  );

  test('a login that succeeds forgets the failed ones before it', async () => {
    const [email = ''] = await insertAccounts(1);
    for (let round = 0; round < 2; round++) {
      for (let failed = 0; failed < 9; failed++) expect((await accounts.login(email, WRONG)).status).toBe(401);
      expect((await accounts.login(email)).status).toBe(200);
    }
  });

  test('logins that succeed at the same time do not shut each other out', async () => {
    const [email = ''] = await insertAccounts(1);
    const answers = await Promise.all(Array.from({ length: 24 }, () => accounts.login(email)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  test('one network may fail 60 times in 15 minutes, over all accounts', { tags: ['full'] }, async () => {
    const [email = ''] = await insertAccounts(1);
    const failed: number[] = [];
    for (let tried = 0; tried < 61; tried++) {
      failed.push((await loginFrom(`2001:db8:1:2::${tried}`, `nobody-${tried}@shop.example`)).status);
    }
    expect(failed.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 401));
    expect(failed[60]).toBe(429);
    const refused = await loginFrom('2001:db8:1:2:ffff::9', email, PASSWORD);
    expect(problemOf(refused).code).toBe('too_many_attempts');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect((await loginFrom('2001:db8:1:2:ffff::9', email, PASSWORD)).status).toBe(429);
    expect((await loginFrom('2001:db8:1:3::7', email, PASSWORD)).status).toBe(200);
  });
});

test(
  'an office whose people all log in right is never shut out, with a second factor or without',
  { tags: ['full'] },
  async () => {
    const address = '198.51.100.60';
    const emails = await insertAccounts(3);
    const { db } = accounts.services.database;
    const [withFactor = ''] = emails;
    const { id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', withFactor)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('second_factors')
      .values({ account_id: id, sealed_secret: Buffer.alloc(1), confirmed_at: new Date(), last_step: 0 })
      .execute();
    const codes = new Set<string>();
    for (let round = 0; round < 22; round++) {
      for (const email of emails) {
        const answer = await loginFrom(address, email, PASSWORD);
        codes.add(answer.status === 200 ? '200' : problemOf(answer).code);
      }
    }
    expect([...codes].toSorted()).toEqual(['200', 'totp_required']);
    const { rows } = await accounts.services.database.pool.query<{ points: number }>(
      "select points from rate_limits where key = 'loginByAddress:' || $1",
      [address],
    );
    expect(rows).toEqual([{ points: 0 }]);
  },
);

test('[AUTH-6] a wrong password costs one hash, whether the account exists or not', async () => {
  const verify = vi.spyOn(accountTools(accounts.services).passwords, 'verify');
  const [known = ''] = await insertAccounts(1);
  expect((await loginFrom('198.51.100.1', known)).status).toBe(401);
  expect((await loginFrom('198.51.100.2', `${uuidv7()}@nowhere.example`)).status).toBe(401);
  expect(verify.mock.calls.map(([stored]) => stored === null)).toEqual([false, true]);
  verify.mockRestore();
});
