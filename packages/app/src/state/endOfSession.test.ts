import { afterEach, beforeEach, expect, test } from 'vitest';
import { preferences, session, unsavedIntegration } from './index.ts';

const SETUP = { platform: 'custom', shopId: 'lamps', status: 'script_required', script: '<script>' } as const;

beforeEach(() => {
  session.adopt({ accessToken: 'a1', refreshToken: 'r1' });
  unsavedIntegration.keep(SETUP);
  preferences.adoptLanguage('fr');
});
afterEach(() => session.end('logout'));

test.each(['logout', 'expired'] as const)(
  '[ROLE-8] what was set up and not saved ends with the session: %s',
  (left) => {
    expect(unsavedIntegration.current()).toEqual(SETUP);
    session.end(left);
    expect(unsavedIntegration.current()).toBeUndefined();
  },
);

test('[ROLE-8] what was set up and not saved is not for another user who has signed in from another tab', () => {
  const ana = { id: 'u1', name: 'Ana', email: 'ana@atelier.example', role: 'admin' } as const;
  session.confirm(ana);
  expect(unsavedIntegration.current()).toEqual(SETUP);
  session.confirm({ ...ana, id: 'u2' });
  expect(unsavedIntegration.current()).toBeUndefined();
});

test('[ALL-2] the language of a profile ends with a logout; an expired session keeps it', () => {
  session.end('expired');
  expect(preferences.language()).toBe('fr');
  session.adopt({ accessToken: 'a1', refreshToken: 'r1' });
  session.end('logout');
  expect(preferences.language()).toBeUndefined();
});
