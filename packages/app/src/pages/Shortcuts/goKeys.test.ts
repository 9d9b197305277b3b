import { ROLES } from '@adaos/domain';
import { expect, test } from 'vitest';
import { goKeys } from './goKeys.ts';

test.each(ROLES)('each key of a %s opens one screen', (role) => {
  const keys = goKeys(role, true);
  expect(keys.length).toBeGreaterThan(5);
  expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
});

test('a screen that a role may not open has no key', () => {
  expect(goKeys('viewer', false).some(({ href }) => href.endsWith('/customers'))).toBe(false);
  expect(goKeys('manager', false).some(({ href }) => href.endsWith('/customers'))).toBe(true);
});
