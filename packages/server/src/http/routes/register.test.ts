import { LoginResponse } from '@adaos/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findMembership } from '../../auth/accounts.ts';
import {
  type AccountsApp,
  createAccountsApp,
  PASSWORD,
  problemOf,
  seen,
  sessionOf,
  tokenIn,
} from '../../testing/accounts.ts';

let accounts: AccountsApp;
beforeAll(async () => {
  accounts = await createAccountsApp();
});
afterAll(() => accounts.close());

const accountRow = (email: string) =>
  accounts.services.database.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();

describe('register', () => {
  test('[AUTH-8] answers 201 with the message and opens no session', async () => {
    const answer = await accounts.register({ email: 'first@shop.example' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message: 'Signup successful. Please check your email to verify your account.',
    });
    const row = await accountRow('first@shop.example');
    expect(row?.email_verified_at).toBeNull();
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const sessions = await accounts.services.database.db.selectFrom('sessions').select('id').execute();
    expect(sessions).toEqual([]);
  });

  test('[BILL-9] plans the notice of the end of the trial, kept until then', async () => {
    const email = 'trial@shop.example';
    await accounts.register({ email });
    const { database } = accounts.services;
    const membership = await findMembership(database, (await accountRow(email))?.id ?? '');
    const { rows } = await database.pool.query(
      `select round(extract(epoch from start_after - now()) / 86400)::int as days, keep_until > start_after as kept
        from jobs.job where name = 'trial' and data->>'shopId' = $1 order by days`,
      [membership?.shopId],
    );
    expect(rows).toEqual([
      { days: 12, kept: true },
      { days: 15, kept: true },
    ]);
  });

  test('answers a known address alike, changes nothing and notifies its owner by mail', async () => {
    const { email } = await accounts.join('known@shop.example', { language: 'fr' });
    const before = await accountRow(email);
    const again = await accounts.register({
      email: 'KNOWN@shop.example',
      password: 'another good 99 secret',
      name: 'X',
    });
    const fresh = await accounts.register({ email: 'unknown@shop.example' });
    expect(seen(again)).toEqual(seen(fresh));
    expect(await accountRow(email)).toEqual(before);

    const [, mail] = await accounts.mailsTo(email, 2);
    expect(mail?.subject).toBe('Vous avez déjà un compte Adaos');
    expect(mail?.text).toContain('http://localhost/auth\n');
    expect(mail?.text).toContain('http://localhost/auth/reset\n');
    expect(mail?.text).not.toContain('token=');
  });

  test('of an unconfirmed address that is registered again no password counts: its owner chooses one by mail', async () => {
    const email = 'again@shop.example';
    const other = 'another good 99 secret';
    await accounts.register({ email, name: 'Of a stranger' });
    const [first] = await accounts.mailsTo(email);
    await accounts.register({ email, password: other, name: 'Of the owner' });
    const [, mail] = await accounts.mailsTo(email, 2);
    expect(mail?.subject).toBe('Your Adaos account is waiting to be confirmed');
    expect(mail?.text).toContain('/auth/reset/confirm?token=');
    expect((await accounts.call('GET', `/auth/verify?token=${first ? tokenIn(first) : ''}`)).status).toBe(400);
    for (const password of [PASSWORD, other]) expect((await accounts.login(email, password)).status).toBe(401);
    await accounts.call('POST', '/auth/resend', { payload: { email } });
    const [, , again] = await accounts.mailsTo(email, 3);
    const token = again ? tokenIn(again) : '';
    const chosen = 'seven green herons';
    const answer = await accounts.call('POST', `/auth/reset-confirm?token=${token}`, { payload: { password: chosen } });
    expect(answer.status).toBe(200);
    const { accessToken } = LoginResponse.parse((await accounts.login(email, chosen)).body);
    expect(sessionOf(await accounts.session(accessToken)).shop.name).toBe('Of the owner');
  });

  test('registering one address twice at once makes one account', async () => {
    const email = 'twice@shop.example';
    const answers = await Promise.all([accounts.register({ email }), accounts.register({ email })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { count } = await accounts.services.database.db
      .selectFrom('accounts')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(count).toBe('1');
  });

  test('[ROLE-12] the one who registers is the admin of a new shop of that name', async () => {
    const { login } = await accounts.join('owner@shop.example', {
      name: '  Florăria Ș & Co  ',
      registrationNumber: 'RO123456',
      phone: '+40 700 000 000',
    });
    expect(login.role).toBe('admin');
    const session = sessionOf(await accounts.session(login.accessToken));
    expect(session.shop).toMatchObject({
      name: 'Florăria Ș & Co',
      currency: null,
      dataFrom: null,
      goodsCostPercent: null,
    });
    expect(session.user).toMatchObject({ email: 'owner@shop.example', name: 'owner', role: 'admin' });
    expect((await accountRow('owner@shop.example'))?.phone).toBe('+40 700 000 000');
  });

  test('[ROLE-12] the new shop is hidden from every other shop, and from a query that names none', async () => {
    const one = sessionOf(await accounts.session((await accounts.join('one@shop.example')).login.accessToken));
    const two = sessionOf(await accounts.session((await accounts.join('two@shop.example')).login.accessToken));
    expect(one.shop.id).not.toBe(two.shop.id);
    const { database } = accounts.services;
    const shops = await database.forShop(one.shop.id, (trx) => trx.selectFrom('shops').select('shop_id').execute());
    expect(shops).toEqual([{ shop_id: one.shop.id }]);
    const members = await database.forShop(two.shop.id, (trx) =>
      trx.selectFrom('members').select('account_id').execute(),
    );
    expect(members).toEqual([{ account_id: two.user.id }]);
    expect(await database.db.selectFrom('shops').select('shop_id').execute()).toEqual([]);
  });

  test.each([
    ['no password', { email: 'a@shop.example', name: 'A' }],
    ['no company', { email: 'a@shop.example', password: PASSWORD }],
    ['a blank company', { email: 'a@shop.example', password: PASSWORD, name: '   ' }],
    ['no address', { password: PASSWORD, name: 'A' }],
    ['half an address', { email: 'a@', password: PASSWORD, name: 'A' }],
    ['an unknown language', { email: 'a@shop.example', password: PASSWORD, name: 'A', language: 'de' }],
  ])('[AUTH-4] refuses a signup with %s', async (_, payload) => {
    const answer = await accounts.call('POST', '/auth/register', { payload });
    expect(answer.status).toBe(400);
    expect(problemOf(answer).code).toBe('invalid_request');
  });

  test.each(['a\0b', 'Shop\r\nBcc: x@other.example', 'Shop\nnext', 'a\u2028b', 'a\u202Eb', 'a\u001B[2Jb'])(
    'a company name of more than one plain line is refused: %j',
    async (name) => {
      const answer = await accounts.register({ email: 'lines@shop.example', name });
      expect([answer.status, problemOf(answer).code]).toEqual([400, 'invalid_request']);
      expect(problemOf(answer).fields).toHaveProperty('name');
    },
  );
});

describe('passwords at signup', () => {
  test('[AUTH-20] fewer than 8 characters are refused with the reason', async () => {
    const answer = await accounts.register({ email: 'short@shop.example', password: 'kW9-xé!' });
    expect(answer.status).toBe(422);
    expect(problemOf(answer)).toMatchObject({
      code: 'password_too_short',
      message: 'The password must have at least 8 characters.',
    });
    expect((await accounts.register({ email: 'short@shop.example', password: 'kW9-xé!7' })).status).toBe(201);
  });

  test('[AUTH-20] common passwords are refused with the reason', async () => {
    const answer = await accounts.register({ email: 'common@shop.example', password: 'Password123' });
    expect(answer.status).toBe(422);
    expect(problemOf(answer).code).toBe('password_too_common');
    expect(problemOf(answer).fields?.['password']).toMatch(/common/);
  });

  test('[AUTH-20] the name of the company is refused, however it is written', async () => {
    const name = 'Florăria Șapte Coline de lângă Piața Sfântul Nicolae din Cluj';
    for (const password of [name, name.toUpperCase(), name.replaceAll(/\P{L}/gu, '')]) {
      const answer = await accounts.register({ email: 'own@shop.example', password, name });
      expect(problemOf(answer).code, password).toBe('password_too_common');
    }
  });

  test('[AUTH-20] 128 characters of any script count to the last one', async () => {
    const long = 'ș密🜁д'.repeat(32);
    const { email } = await accounts.join('long@shop.example', { password: long });
    const almost = `${Array.from(long).slice(0, -1).join('')}x`;
    expect((await accounts.login(email, almost)).status).toBe(401);
    expect((await accounts.login(email, long)).status).toBe(200);
    const longer = await accounts.register({ email: 'longer@shop.example', password: `${long}x` });
    expect(problemOf(longer).code).toBe('invalid_request');
  });

  test('[AUTH-20] a character composed in another way is the same character', async () => {
    const { email } = await accounts.join('compose@shop.example', { password: 'brânză de țară 7'.normalize('NFC') });
    expect((await accounts.login(email, 'brânză de țară 7'.normalize('NFD'))).status).toBe(200);
  });

  test('[AUTH-20] PASSWORD_MIN raises the least length', async () => {
    const strict = await createAccountsApp({ env: { PASSWORD_MIN: '20' } });
    try {
      const answer = await strict.register({ email: 'a@shop.example', password: 'violet kettle 48' });
      expect(problemOf(answer).message).toBe('The password must have at least 20 characters.');
      expect((await strict.register({ email: 'a@shop.example' })).status).toBe(201);
    } finally {
      await strict.close();
    }
  });
});
