import { atom, useAtomValue } from 'jotai';
import type { MessageDescriptor } from 'react-intl';
import type { Store } from './store.ts';

/** A message shown to the user once, over whatever screen is open, in the language chosen then. */
export type Notice =
  | {
      readonly severity: 'success' | 'info' | 'warning' | 'error';
      readonly message: MessageDescriptor;
      /** Takes back what was done. */ readonly undo?: () => void;
    }
  /** A call that failed. */
  | { readonly severity: 'error'; readonly error: unknown };

export const noticesAtom = atom<readonly Notice[]>([]);

/** By which a notice is known. */
export const noticeId = (notice: Notice): string =>
  'error' in notice ? String(notice.error) : (notice.message.id ?? '');

/** Adds a notice, unless the same one is still waiting to be read; what can be undone is then the latest. */
export function notify(store: Store, notice: Notice): void {
  store.set(noticesAtom, (waiting) => {
    const others = waiting.filter((other) => noticeId(other) !== noticeId(notice));
    return others.length < waiting.length && !('undo' in notice) ? waiting : [...others, notice];
  });
}

export function dismissNotice(store: Store, id: string): void {
  store.set(noticesAtom, (waiting) => waiting.filter((notice) => noticeId(notice) !== id));
}

/** What the user has not dismissed yet, oldest first. */
export function useNotices(): readonly Notice[] {
  return useAtomValue(noticesAtom);
}
