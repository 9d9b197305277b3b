import { createStore } from 'jotai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LoginResponse } from '@adaos/api';
import { createKeyValue } from './keyValue.ts';
import { createSessionState } from './session.ts';
import { readSession, SESSION_KEYS } from './sessionStorage.ts';
import { fakeStorage } from './testing.ts';

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

const keyValueOf = (storage: () => Storage) => createKeyValue(storage, () => undefined);

let storage: Storage;
const open = () =>
  createSessionState(
    createStore(),
    keyValueOf(() => storage),
  );

beforeEach(() => {
  storage = fakeStorage();
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
    expect(readSession(keyValueOf(() => storage))).toEqual({ user: undefined, role: 'viewer' });
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

describe('[ROLE-8] logout', () => {
  test('removes every token under both names, user and role, and nothing else', () => {
    for (const key of SESSION_KEYS) storage.setItem(key, 'x');
    storage.setItem('adaos_language', 'fr');
    const session = open();
    session.end('logout');
    expect(entries(storage)).toEqual({ adaos_language: 'fr' });
    expect(session.current()).toEqual({ status: 'anonymous', left: 'logout' });
  });

  test('is followed by the other tabs', () => {
    const [one, two] = [open(), open()];
    one.begin(LOGIN);
    two.follow('accessToken');
    expect(two.current()).toMatchObject({ status: 'signed-in' });
    one.end('logout');
    two.follow('accessToken');
    expect(two.current()).toEqual({ status: 'anonymous', left: 'logout' });
  });

  test('leaves no user in storage by an answer that comes before another tab has heard of it', () => {
    const [one, two] = [open(), open()];
    one.begin(LOGIN);
    two.follow(null);
    one.end('logout');
    two.confirm(LOGIN.user);
    two.follow('accessToken');
    expect(two.current()).toEqual({ status: 'anonymous', left: 'logout' });
    expect(entries(storage)).toEqual({});
  });

  test.each(['before', 'after'])(
    'is no session that the server has ended, for a call refused %s it is heard of',
    (when) => {
      const [one, two] = [open(), open()];
      one.begin(LOGIN);
      two.follow(null);
      one.end('logout');
      if (when === 'after') two.follow('accessToken');
      two.tokens.clear(); // as the client does with a refused call that had no tokens left
      two.end('expired');
      expect(two.current()).toEqual({ status: 'anonymous', left: 'logout' });
      expect(entries(storage)).toEqual({});
    },
  );

  test('of another tab does not end a session begun since', () => {
    const [one, two] = [open(), open()];
    one.begin(LOGIN);
    two.follow(null);
    one.begin({ ...LOGIN, accessToken: 'a9' });
    two.follow(null);
    expect(two.current()).toMatchObject({ status: 'signed-in' });
    expect(two.tokens.read()).toMatchObject({ accessToken: 'a9' });
  });
});

test('[ROLE-9] a session that the server has ended is over in the other tabs too, which know why', () => {
  const [one, two] = [open(), open()];
  one.begin(LOGIN);
  two.follow('accessToken');
  one.tokens.clear(); // as the client does when its refresh is refused
  one.end('expired');
  two.follow('accessToken');
  expect(two.current()).toEqual({ status: 'anonymous', left: 'expired' });
  two.begin(LOGIN);
  expect(Object.keys(entries(storage))).toEqual(['user', 'userRole', 'accessToken', 'refreshToken']);
  two.end('logout');
  one.follow('accessToken');
  expect(entries(storage)).toEqual({});
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
    const [one, two] = [open(), open()];
    one.begin(LOGIN);
    two.follow(null);
    const heard = hear(two);
    one.begin(other);
    two.follow(null);
    expect(heard).toHaveBeenCalledTimes(1);
    one.end('logout');
    two.follow(null);
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
