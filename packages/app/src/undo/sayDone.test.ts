import { beforeEach, expect, test, vi } from 'vitest';
import { noticesAtom } from '../state/notices.ts';
import { store } from '../state/store.ts';
import { sayDone } from './sayDone.ts';

const message = { id: 'app.removed', defaultMessage: 'Removed.' };
const notices = () => store.get(noticesAtom);
beforeEach(() => store.set(noticesAtom, []));

test('what was done is said, and without a way back no undo is offered', () => {
  sayDone(message);
  expect(notices()).toEqual([{ severity: 'success', message }]);
});

test('undoing it says that it was undone, once it was', async () => {
  const undo = vi.fn(() => Promise.resolve());
  sayDone(message, undo);
  const [notice] = notices();
  if (notice === undefined || !('undo' in notice)) throw new Error('no undo');
  notice.undo?.();
  expect(undo).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(notices().at(-1)).toMatchObject({ message: { id: 'app.undo.undone' } }));
});

test('an undo that failed is said too', async () => {
  const error = new Error('offline');
  sayDone(message, () => Promise.reject(error));
  const [notice] = notices();
  if (notice === undefined || !('undo' in notice)) throw new Error('no undo');
  notice.undo?.();
  await vi.waitFor(() => expect(notices().at(-1)).toEqual({ severity: 'error', error }));
});
