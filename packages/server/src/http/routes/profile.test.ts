import { contract, type Profile } from '@adaos/api';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AccountsApp,
  type Answer,
  createAccountsApp,
  type Member,
  problemOf,
  sessionOf,
  tokenIn,
} from '../../testing/accounts.ts';

let accounts: AccountsApp;
let member: Member;
beforeAll(async () => {
  accounts = await createAccountsApp();
});
afterAll(() => accounts.close());
beforeEach(async () => {
  member = await accounts.join(newAddress());
});

const newAddress = () => `${uuidv7()}@shop.example`;
const codeOf = (answer: Answer) => (answer.status < 300 ? '200' : `${answer.status} ${problemOf(answer).code}`);
const put = (path: string, payload: object) => accounts.as(member.login.accessToken, 'PUT', path, payload);
const profileOf = (answer: Answer): Profile => contract.getProfile.answer.parse(answer.body);
const read = async () => profileOf(await accounts.as(member.login.accessToken, 'GET', '/api/profile'));
const verify = (token: string) => accounts.call('GET', `/auth/verify?token=${token}`);

const PICTURE = `data:image/png;base64,${Buffer.from('a picture').toString('base64')}`;

describe('the own profile', () => {
  test('[SETT-1] is who one is, with preferences to begin with', async () => {
    const { user } = member.login;
    expect(await read()).toEqual({
      id: user.id,
      name: user.name,
      email: member.email,
      avatar: null,
      twoFactorEnabled: false,
      emailVerified: true,
      createdAt: user.createdAt,
      lastLogin: expect.stringMatching(/^20\d\d-/),
      preferences: { language: 'en', timezone: 'UTC', notifications: { email: true, push: false, sms: false } },
      pendingEmail: null,
      source: 'live',
    });
  });

  test('[SETT-1] name and picture change at once, also in the session', async () => {
    const change = { name: ' Ana Ionescu ', email: member.email, avatar: PICTURE };
    expect(profileOf(await put('/api/profile', change))).toMatchObject({ name: 'Ana Ionescu', avatar: PICTURE });
    expect(sessionOf(await accounts.session(member.login.accessToken)).user.name).toBe('Ana Ionescu');
    expect(profileOf(await put('/api/profile', { name: 'Ana', email: member.email }))).toMatchObject({
      avatar: PICTURE,
    });
    expect(profileOf(await put('/api/profile', { ...change, avatar: null })).avatar).toBeNull();
  });

  test.each([
    { name: '', email: 'a@shop.example' },
    { name: 'Ana' },
    { name: 'Ana', email: 'no address' },
    { name: 'Ana', email: 'a@shop.example', avatar: 'javascript:alert(1)' },
    { name: 'Ana', email: 'a@shop.example', avatar: 'data:image/svg+xml;base64,PHN2Zz4=' },
    { name: 'Ana', email: 'a@shop.example', avatar: `data:image/png;base64,${'A'.repeat(50_000)}` },
  ])('[SETT-1] what is missing or no picture is refused: %j', async (change) => {
    expect(codeOf(await put('/api/profile', change))).toBe('400 invalid_request');
  });

  test('[SETT-1] preferences are kept; the language is the one of the session and of mails from then on', async () => {
    expect(sessionOf(await accounts.session(member.login.accessToken)).language).toBeUndefined();
    const preferences = {
      language: 'ro',
      timezone: 'Europe/Bucharest',
      notifications: { email: false, push: true, sms: true },
    };
    expect(profileOf(await put('/api/profile/preferences', preferences)).preferences).toEqual(preferences);
    expect(sessionOf(await accounts.session(member.login.accessToken)).language).toBe('ro');
    await accounts.call('POST', '/auth/reset-request', { payload: { email: member.email } });
    expect((await accounts.mailsTo(member.email, 2))[1]?.subject).toBe('Alege o parolă nouă pentru Adaos');
    expect(codeOf(await put('/api/profile/preferences', { ...preferences, timezone: 'Europe/Atlantis' }))).toBe(
      '422 unknown_timezone',
    );
    expect(codeOf(await put('/api/profile/preferences', { ...preferences, language: 'de' }))).toBe(
      '400 invalid_request',
    );
  });
});

describe('a new address', () => {
  const change = (email: string) => put('/api/profile', { name: 'Ana', email });

  test('[SETT-1] counts once it is confirmed by the mail sent there, and the old one is notified', async () => {
    const email = newAddress();
    expect(profileOf(await change(email.toUpperCase()))).toMatchObject({ email: member.email, pendingEmail: email });
    const [mail] = await accounts.mailsTo(email);
    expect(mail?.subject).toBe('Confirm your new email for Adaos');
    const notice = (await accounts.mailsTo(member.email, 2))[1];
    expect(notice?.subject).toBe('The email of your Adaos account is about to change');
    expect(notice?.text).toContain(email);

    const token = mail ? tokenIn(mail) : '';
    expect((await verify(token)).status).toBe(200);
    expect((await verify(token)).status).toBe(200);
    expect(await read()).toMatchObject({ email, pendingEmail: null, emailVerified: true });
    expect((await accounts.login(email)).status).toBe(200);
    expect((await accounts.login(member.email)).status).toBe(401);
  });

  test('[SETT-1] is called off by going back, by another one, and by a new password', async () => {
    const first = newAddress();
    await change(first);
    const [mail] = await accounts.mailsTo(first);
    expect(profileOf(await change(member.email)).pendingEmail).toBeNull();
    expect((await verify(mail ? tokenIn(mail) : '')).status).toBe(400);

    const second = newAddress();
    await change(second);
    const [next] = await accounts.mailsTo(second);
    await accounts.call('POST', '/auth/reset-request', { payload: { email: member.email } });
    const mails = await accounts.mailsTo(member.email, 4);
    const reset = mails.find(({ subject }) => subject === 'Choose a new password for Adaos');
    const password = 'seven green herons';
    await accounts.call('POST', `/auth/reset-confirm?token=${reset ? tokenIn(reset) : ''}`, { payload: { password } });
    expect((await verify(next ? tokenIn(next) : '')).status).toBe(400);
    expect((await accounts.login(member.email, password)).status).toBe(200);
  });

  test('one that has an account looks the same to the asker; its owner is notified, and nothing is taken over', async () => {
    const owner = await accounts.join(newAddress());
    expect(profileOf(await change(owner.email))).toMatchObject({ email: member.email, pendingEmail: owner.email });
    const mail = (await accounts.mailsTo(owner.email, 2))[1];
    expect(mail?.subject).toBe('You already have an Adaos account');
    expect(mail?.text).not.toContain('token=');
    expect((await accounts.login(owner.email)).status).toBe(200);
  });

  test('one that is registered and confirmed meanwhile stays with its owner', async () => {
    const email = newAddress();
    await change(email);
    const [mail] = await accounts.mailsTo(email);
    await accounts.register({ email });
    const [, registration] = await accounts.mailsTo(email, 2);
    expect((await verify(registration ? tokenIn(registration) : '')).status).toBe(200);
    expect((await verify(mail ? tokenIn(mail) : '')).status).toBe(400);
    expect((await read()).email).toBe(member.email);
  });

  test('one that somebody has registered and nobody confirmed goes to the one who confirms it', async () => {
    const email = newAddress();
    await accounts.register({ email });
    const [registration] = await accounts.mailsTo(email);
    await change(email);
    const [, mail] = await accounts.mailsTo(email, 2);
    expect(mail?.subject).toBe('Confirm your new email for Adaos');
    expect((await verify(mail ? tokenIn(mail) : '')).status).toBe(200);
    expect(await read()).toMatchObject({ email, pendingEmail: null });
    expect((await verify(registration ? tokenIn(registration) : '')).status).toBe(400);
    const { rows } = await accounts.services.database.pool.query('select id from accounts where email = $1', [email]);
    expect(rows).toEqual([{ id: member.login.userId }]);
    const owner = new pg.Client(accounts.testDatabase.config);
    await owner.connect();
    const { rowCount } = await owner.query(
      'select from shops s where not exists (select from members m where m.shop_id = s.shop_id)',
    );
    await owner.end();
    expect(rowCount).toBe(0);
  });

  test.each(['Ana\r\nBcc: x@other.example', 'A\u0000na', 'A\u2029na', 'A\u202Ena'])(
    'a name of more than one plain line is refused: %j',
    async (name) => {
      expect(codeOf(await put('/api/profile', { name, email: member.email }))).toBe('400 invalid_request');
    },
  );

  test('asking over and over is refused', async () => {
    const codes: string[] = [];
    for (let tried = 0; tried < 6; tried++) codes.push(codeOf(await change(newAddress())));
    expect(codes.at(-1)).toBe('429 too_many_attempts');
  });
});
