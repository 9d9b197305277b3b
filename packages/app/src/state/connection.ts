import { atom, useAtomValue } from 'jotai';
import type { Store } from './store.ts';

/** Of the network, as the browser has it; `back` for a few seconds after it has returned. */
export type Connection = 'online' | 'offline' | 'back';

const BACK_MS = 5000;

export const connectionAtom = atom<Connection>('online');

export interface WatchedConnection {
  lost(): void;
  found(): void;
  /** When the newest figures of this page came, ISO timestamp; set by what keeps figures. */
  figuresAt?: () => string | undefined;
}

/**
 * Keeps what the browser says of the network.
 * @param page the window; none where pages are prerendered.
 */
export function watchConnection(store: Store, page: Window | undefined): WatchedConnection {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (connection: Connection) => {
    clearTimeout(timer);
    store.set(connectionAtom, connection);
  };
  const lost = () => set('offline');
  const found = () => {
    set('back');
    timer = setTimeout(set, BACK_MS, 'online');
  };
  page?.addEventListener('offline', lost);
  page?.addEventListener('online', found);
  if (page && !page.navigator.onLine) lost();
  /** `lost` and `found` are for what calls find out: the browser takes any network for one. */
  const watched: WatchedConnection = { lost, found };
  return watched;
}

export function useConnection(): Connection {
  return useAtomValue(connectionAtom);
}
