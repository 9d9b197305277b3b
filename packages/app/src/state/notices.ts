import { atom, useAtomValue } from 'jotai';
import type { MessageDescriptor } from 'react-intl';
import type { Store } from './store.ts';

/** Something the user is told once, over whatever screen is open. */
export interface Notice {
  readonly severity: 'success' | 'info' | 'warning' | 'error';
  readonly message: MessageDescriptor;
}

const noticesAtom = atom<readonly Notice[]>([]);

/** Adds a notice, unless the same one is still waiting to be read. */
export function notify(store: Store, notice: Notice): void {
  store.set(noticesAtom, (waiting) =>
    waiting.some(({ message }) => message.id === notice.message.id) ? waiting : [...waiting, notice],
  );
}

export function dismissNotice(store: Store, messageId: string): void {
  store.set(noticesAtom, (waiting) => waiting.filter(({ message }) => message.id !== messageId));
}

/** What the user has not dismissed yet, oldest first. */
export function useNotices(): readonly Notice[] {
  return useAtomValue(noticesAtom);
}
