import { describe, expect, test } from 'vitest';
import { guardState } from './guard.ts';

const as = (role: 'viewer' | 'manager' | 'admin') => ({ status: 'signed-in' as const, user: undefined, role });

describe('a guarded route', () => {
  test('[ROLE-1] shows nothing of itself until the look at the session is over', () => {
    expect(guardState(as('admin'), 'viewer', false)).toBe('pending');
    expect(guardState({ status: 'anonymous' }, 'viewer', false)).toBe('pending');
  });

  test('[ROLE-2] redirects a visitor without a token', () => {
    expect(guardState({ status: 'anonymous' }, 'viewer', true)).toBe('anonymous');
  });

  test('[AUTH-13] shows nothing to a user who must change the password first', () => {
    for (const role of ['viewer', 'admin'] as const) {
      expect(guardState(as(role), 'viewer', true, true)).toBe('mustChangePassword');
      expect(guardState(as(role), 'viewer', true, false)).toBe('granted');
    }
    expect(guardState({ status: 'anonymous' }, 'viewer', true, true)).toBe('anonymous');
  });

  test('[AUTH-13] goes by what the login said where the server cannot be asked, and by its newer word where it can', () => {
    const forced = { ...as('viewer'), mustChangePassword: true } as const;
    expect(guardState(forced, 'viewer', true, undefined)).toBe('mustChangePassword');
    expect(guardState(forced, 'viewer', true, false)).toBe('granted');
    expect(guardState(as('viewer'), 'viewer', true, undefined)).toBe('granted');
  });

  test.each([
    ['viewer', 'viewer', 'granted'],
    ['viewer', 'manager', 'forbidden'],
    ['viewer', 'admin', 'forbidden'],
    ['manager', 'viewer', 'granted'],
    ['manager', 'manager', 'granted'],
    ['manager', 'admin', 'forbidden'],
    ['admin', 'viewer', 'granted'],
    ['admin', 'manager', 'granted'],
    ['admin', 'admin', 'granted'],
  ] as const)('[ROLE-3] met by a %s that asks for %s is %s', (role, least, state) => {
    expect(guardState(as(role), least, true)).toBe(state);
  });
});
