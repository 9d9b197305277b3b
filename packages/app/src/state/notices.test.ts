import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { dismissNotice, noticesAtom, notify, type Notice } from './notices.ts';

const saved: Notice = { severity: 'info', message: { id: 'app.saved', defaultMessage: 'Saved.' } };
const failed: Notice = { severity: 'error', error: new Error('Your role does not allow this.') };

test('a notice that can be undone takes the place of the same one before: its undo is of what was done last', () => {
  const store = createStore();
  const [first, second] = [() => undefined, () => undefined];
  notify(store, { ...saved, undo: first });
  notify(store, { ...saved, undo: second });
  expect(store.get(noticesAtom)).toEqual([{ ...saved, undo: second }]);
});

test('a notice waits once until it is dismissed, a message of the catalog as well as a failure', () => {
  const store = createStore();
  const again: Notice = { severity: 'error', error: new Error('Your role does not allow this.') };
  for (const notice of [saved, failed, saved, again]) notify(store, notice);
  expect(store.get(noticesAtom)).toEqual([saved, failed]);
  dismissNotice(store, 'Error: Your role does not allow this.');
  expect(store.get(noticesAtom)).toEqual([saved]);
  dismissNotice(store, 'app.saved');
  expect(store.get(noticesAtom)).toEqual([]);
});
