import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { dismissNotice, noticesAtom, notify, type Notice } from './notices.ts';

const told: Notice = { severity: 'info', message: { id: 'app.told', defaultMessage: 'Told.' } };
const failed: Notice = { severity: 'error', error: new Error('Your role does not allow this.') };

test('what is told waits once until it is dismissed, a message of the catalog as well as a failure', () => {
  const store = createStore();
  const again: Notice = { severity: 'error', error: new Error('Your role does not allow this.') };
  for (const notice of [told, failed, told, again]) notify(store, notice);
  expect(store.get(noticesAtom)).toEqual([told, failed]);
  dismissNotice(store, 'Error: Your role does not allow this.');
  expect(store.get(noticesAtom)).toEqual([told]);
  dismissNotice(store, 'app.told');
  expect(store.get(noticesAtom)).toEqual([]);
});
