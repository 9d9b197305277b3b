import { atom, useAtomValue } from 'jotai';
import type { Store } from './store.ts';

/** Of the network, as the browser has it; `back` for a few seconds after it has returned. */
export type Connection = 'online' | 'offline' | 'back';

const BACK_MS = 5000;

export const connectionAtom = atom<Connection>('online');

/**
 * Keeps what the browser says of the network.
 * @param page the window; none where pages are prerendered.
 */
export function watchConnection(store: Store, page: Window | undefined): void {
  if (!page) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (connection: Connection) => {
    clearTimeout(timer);
    store.set(connectionAtom, connection);
  };
  page.addEventListener('offline', () => set('offline'));
  page.addEventListener('online', () => {
    set('back');
    timer = setTimeout(set, BACK_MS, 'online');
  });
  if (!page.navigator.onLine) set('offline');
}

export function useConnection(): Connection {
  return useAtomValue(connectionAtom);
}
