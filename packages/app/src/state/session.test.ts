import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LoginResponse } from '@adaos/api';
import { createSessionState } from './session.ts';
import { fakeBrowser, fakeStorage, pageOn } from './testing.ts';

const LOGIN: LoginResponse = {
  accessToken: 'a1',
  refreshToken: 'r1',
  user: { id: 'u1', email: 'ana@atelier.example', name: 'Ana', role: 'admin', createdAt: '2026-01-02T03:04:05Z' },
  userId: 'u1',
  name: 'Ana',
  role: 'admin',
  mustChangePassword: false,
};
function entries(storage: Storage): Record<string, string | null> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key)]));
}

let storage: Storage;
let browser: ReturnType<typeof fakeBrowser>;
/** A page that is opened alone, and a tab beside others. */
const open = () => createSessionState(pageOn(storage));
const openTab = () => createSessionState(browser.openTab());

beforeEach(() => {
  storage = fakeStorage();
  browser = fakeBrowser(storage);
});

describe('[AUTH-13] that the password has to be changed', () => {
  test('is known until it is changed, after a reload too', () => {
    open().begin({ ...LOGIN, mustChangePassword: true });
    const state = open();
    expect(state.current()).toMatchObject({ mustChangePassword: true });
    state.passwordChanged();
    expect(open().current()).not.toHaveProperty('mustChangePassword');
  });

  test("is the server's word, and of this session alone", () => {
    const state = open();
    state.begin({ ...LOGIN, mustChangePassword: true });
    state.confirm(LOGIN.user, false);
    expect(state.current()).not.toHaveProperty('mustChangePassword');
    state.confirm(LOGIN.user, true);
    expect(state.current()).toMatchObject({ mustChangePassword: true });
    state.end('logout');
    state.begin(LOGIN);
    expect(state.current()).not.toHaveProperty('mustChangePassword');
  });
});

describe('[ROLE-7] local storage', () => {
  test('holds the tokens, id, name and e-mail of the user, and the role, and no more', () => {
    open().begin(LOGIN);
    expect(entries(storage)).toEqual({
      accessToken: 'a1',
      refreshToken: 'r1',
      user: '{"id":"u1","name":"Ana","email":"ana@atelier.example"}',
      userRole: 'admin',
    });
  });

  test('falls back to the part of the e-mail before the at sign for the name', () => {
    const session = open();
    session.begin({ ...LOGIN, user: { ...LOGIN.user, name: ' ' } });
    expect(session.current()).toMatchObject({ user: { name: 'ana' } });
  });

  test('is also read under the alternative names, and written under the first ones', () => {
    storage.setItem('adaos_access', 'a0');
    storage.setItem('adaos_refresh', 'r0');
    const session = open();
    expect(session.current()).toMatchObject({ status: 'signed-in' });
    expect(session.tokens.read()).toEqual({ accessToken: 'a0', refreshToken: 'r0' });
    session.tokens.write({ accessToken: 'a1', refreshToken: 'r1' });
    expect(entries(storage)).toEqual({ accessToken: 'a1', refreshToken: 'r1' });
  });

  test.each([
    ['no role', null],
    ['an unknown role', 'owner'],
  ])('with %s means viewer', (_, role) => {
    storage.setItem('accessToken', 'a1');
    if (role) storage.setItem('userRole', role);
    expect(open().current()).toEqual({ status: 'signed-in', user: undefined, role: 'viewer' });
  });

  test.each(['', 'null', '{', '[]', '"x"', '{"id":1,"email":"e"}', '{"id":"1"}'])(
    'with the unreadable user %j still opens',
    (text) => {
      storage.setItem('refreshToken', 'r1');
      storage.setItem('user', text);
      expect(open().current()).toEqual({ status: 'signed-in', user: undefined, role: 'viewer' });
    },
  );

  test('without a token is no session, whatever else it holds', () => {
    storage.setItem('userRole', 'admin');
    storage.setItem('user', '{"id":"u1","name":"Ana","email":"a@b.example"}');
    expect(open().current()).toEqual({ status: 'anonymous' });
  });
});

const SESSION_KEYS = [
  'accessToken',
  'adaos_access',
  'refreshToken',
  'adaos_refresh',
  'user',
  'userRole',
  'adaos_must_change_password',
  'adaos_session_expired',
];

describe('[ROLE-8] logout', () => {
  test('removes every token under both names, user and role, and nothing else', () => {
    for (const key of SESSION_KEYS) storage.setItem(key, '1');
    storage.setItem('adaos_language', 'fr');
    const session = open();
    session.end('logout');
    expect(entries(storage)).toEqual({ adaos_language: 'fr' });
    expect(session.current()).toEqual({ status: 'anonymous', left: 'logout' });
  });

  test('is followed by the other tabs', () => {
    const [one, two] = [openTab(), openTab()];
    one.begin(LOGIN);
    browser.report();
    expect(two.current()).toMatchObject({ status: 'signed-in' });
    one.end('logout');
    browser.report();
    expect(two.current()).toEqual({ status: 'anonymous', left: 'logout' });
  });

  test('leaves no user in storage by an answer that comes before another tab has heard of it', () => {
    const [one, two] = [openTab(), openTab()];
    one.begin(LOGIN);
    browser.report();
    one.end('logout');
    two.confirm(LOGIN.user);
    browser.report();
    expect(two.current()).toEqual({ status: 'anonymous', left: 'logout' });
    expect(entries(storage)).toEqual({});
  });

  test('leaves no user in storage that a tab stored while it was on its way there', () => {
    const [one, two] = [openTab(), openTab()];
    one.begin(LOGIN);
    browser.report();
    one.end('logout');
    storage.setItem('user', '{}');
    storage.setItem('userRole', 'admin');
    browser.report();
    expect(two.current()).toEqual({ status: 'anonymous', left: 'logout' });
    expect(entries(storage)).toEqual({});
  });

  test.each(['before', 'after'])(
    'is no session that the server has ended, for a call refused %s it is heard of',
    (when) => {
      const [one, two] = [openTab(), openTab()];
      one.begin(LOGIN);
      browser.report();
      one.end('logout');
      if (when === 'after') browser.report();
      two.tokens.clear(); // as the client does with a refused call that had no tokens left
      two.end('expired');
      expect(two.current()).toEqual({ status: 'anonymous', left: 'logout' });
      expect(entries(storage)).toEqual({});
    },
  );

  test('of another tab does not end a session begun since', () => {
    const [one, two] = [openTab(), openTab()];
    one.begin(LOGIN);
    browser.report();
    one.begin({ ...LOGIN, accessToken: 'a9' });
    browser.report();
    expect(two.current()).toMatchObject({ status: 'signed-in' });
    expect(two.tokens.read()).toMatchObject({ accessToken: 'a9' });
  });
});

test('[ROLE-9] a session that the server has ended is over in the other tabs too, which know why', () => {
  const [one, two] = [openTab(), openTab()];
  one.begin(LOGIN);
  browser.report();
  one.tokens.clear(); // as the client does when its refresh is refused
  one.end('expired');
  browser.report();
  expect(two.current()).toEqual({ status: 'anonymous', left: 'expired' });
  two.begin(LOGIN);
  expect(Object.keys(entries(storage))).toEqual(['user', 'userRole', 'accessToken', 'refreshToken']);
  two.end('logout');
  browser.report();
  expect(entries(storage)).toEqual({});
});

describe('another tab, which hears of the keys one by one,', () => {
  /** What a tab has been through, step by step. */
  const stepsOf = (session: ReturnType<typeof open>) => {
    const steps: unknown[] = [];
    session.subscribe((now) => steps.push(now));
    return steps;
  };

  test('never sees a session without its user, nor an end without its reason', () => {
    const [one, two] = [openTab(), openTab()];
    const steps = stepsOf(two);
    one.begin(LOGIN);
    browser.report();
    const user = { id: 'u1', name: 'Ana', email: 'ana@atelier.example' };
    expect(steps).toEqual([{ status: 'signed-in', user, role: 'admin' }]);
    one.end('expired');
    browser.report();
    expect(steps.slice(1)).toEqual([{ status: 'anonymous', left: 'expired' }]);
  });

  test('[AUTH-8] is not signed out by tokens that come in place of others', () => {
    const [one, two] = [openTab(), openTab()];
    one.begin(LOGIN);
    browser.report();
    const steps = stepsOf(two);
    one.adopt({ accessToken: 'a2', refreshToken: 'r2' });
    browser.report();
    expect(steps.at(-1)).toEqual({ status: 'signed-in', user: undefined, role: 'viewer' });
    expect(steps).not.toContainEqual(expect.objectContaining({ status: 'anonymous' }));
  });

  test('[ROLE-7] hears of a token under its other name', () => {
    const two = openTab();
    browser.openTab().storage.setItem('adaos_access', 'a0');
    browser.report();
    expect(two.current()).toMatchObject({ status: 'signed-in' });
  });
});

test("the server's word on user and role replaces what storage said", () => {
  storage.setItem('accessToken', 'a1');
  storage.setItem('userRole', 'admin');
  const session = open();
  session.confirm({ ...LOGIN.user, role: 'viewer' });
  expect(session.current()).toMatchObject({ role: 'viewer', user: { id: 'u1' } });
  expect(storage.getItem('userRole')).toBe('viewer');
});

test('a late word of the server does not bring a session back', () => {
  const session = open();
  session.confirm(LOGIN.user);
  expect(session.current()).toEqual({ status: 'anonymous' });
  expect(entries(storage)).toEqual({});
});

test('[AUTH-8] tokens of a sign-up are stored, and nothing stays of the session before', () => {
  const session = open();
  session.begin(LOGIN);
  session.end('expired');
  session.adopt({ accessToken: 'a1', refreshToken: undefined });
  expect(session.current()).toEqual({ status: 'signed-in', user: undefined, role: 'viewer' });
  expect(entries(storage)).toEqual({ accessToken: 'a1' });
});

describe('what belongs to the one who is signed in ends', () => {
  const other = { ...LOGIN, accessToken: 'b1', user: { ...LOGIN.user, id: 'u2' }, userId: 'u2' };
  const hear = (session: ReturnType<typeof open>) => {
    const heard = vi.fn<() => void>();
    session.onOtherUser(heard);
    return heard;
  };

  test('[ROLE-8] with the session, and where another has signed in, here or in another tab', () => {
    const [one, two] = [openTab(), openTab()];
    one.begin(LOGIN);
    browser.report();
    const heard = hear(two);
    one.begin(other);
    browser.report();
    expect(heard).toHaveBeenCalledTimes(1);
    one.end('logout');
    browser.report();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('not with a login, nor when the server says who is signed in', () => {
    const session = open();
    const heard = hear(session);
    session.adopt({ accessToken: 'a1', refreshToken: 'r1' });
    session.confirm(LOGIN.user);
    session.confirm({ ...LOGIN.user, role: 'viewer' });
    expect(heard).not.toHaveBeenCalled();
  });
});
