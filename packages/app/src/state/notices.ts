import { atom, useAtomValue } from 'jotai';
import type { MessageDescriptor } from 'react-intl';
import type { Store } from './store.ts';

/** Something the user is told once, over whatever screen is open. */
export interface Notice {
  readonly severity: 'success' | 'info' | 'warning' | 'error';
  /** A message of the catalog, or a finished text. */
  readonly message: MessageDescriptor | string;
}

export const noticesAtom = atom<readonly Notice[]>([]);

/** By which a notice is known. */
export const noticeId = ({ message }: Notice): string => (typeof message === 'string' ? message : (message.id ?? ''));

/** Adds a notice, unless the same one is still waiting to be read. */
export function notify(store: Store, notice: Notice): void {
  store.set(noticesAtom, (waiting) =>
    waiting.some((other) => noticeId(other) === noticeId(notice)) ? waiting : [...waiting, notice],
  );
}

export function dismissNotice(store: Store, id: string): void {
  store.set(noticesAtom, (waiting) => waiting.filter((notice) => noticeId(notice) !== id));
}

/** What the user has not dismissed yet, oldest first. */
export function useNotices(): readonly Notice[] {
  return useAtomValue(noticesAtom);
}
