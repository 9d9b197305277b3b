import { afterEach, beforeEach, expect, test } from 'vitest';
import { preferences, session, shownPeriod, unsavedIntegration } from './index.ts';
import { store } from './store.ts';

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

test('[ROLE-8] the period that was shown is not for another user', () => {
  const ana = { id: 'u1', name: 'Ana', email: 'ana@atelier.example', role: 'admin' } as const;
  session.confirm(ana);
  shownPeriod.keep('from=2025-12-01&to=2025-12-31');
  session.confirm(ana);
  expect(store.get(shownPeriod.partAtom)).not.toBe('');
  session.confirm({ ...ana, id: 'u2' });
  expect(store.get(shownPeriod.partAtom)).toBe('');
});

test('[ALL-2] the language of a profile ends with a logout; an expired session keeps it', () => {
  session.end('expired');
  expect(preferences.language()).toBe('fr');
  session.adopt({ accessToken: 'a1', refreshToken: 'r1' });
  session.end('logout');
  expect(preferences.language()).toBeUndefined();
});
