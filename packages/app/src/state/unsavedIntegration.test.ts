import { expect, test } from 'vitest';
import { fakeStorage, pageOn } from './testing.ts';
import { createUnsavedIntegration } from './unsavedIntegration.ts';

const KEY = 'adaos_integration';
const result = { platform: 'custom', shopId: 'lana', status: 'script_required', script: '<script>' } as const;
const open = (storage: Storage) => createUnsavedIntegration(pageOn(storage));

test('[INTG-4] what could not be saved is kept in local storage, until it is', () => {
  const storage = fakeStorage();
  open(storage).keep(result);
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual(result);
  expect(open(storage).current()).toEqual(result);
  open(storage).forget();
  expect(open(storage).current()).toBeUndefined();
});

test.each(['{', 'null', '[]', '{"platform":"custom"}', '{"platform":"x","shopId":"a","status":"api_connected"}'])(
  'odd contents of the storage are none: %s',
  (text) => {
    const storage = fakeStorage();
    storage.setItem(KEY, text);
    expect(open(storage).current()).toBeUndefined();
  },
);
