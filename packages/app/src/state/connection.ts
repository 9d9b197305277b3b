import { atom, useAtomValue } from 'jotai';
import type { Store } from './store.ts';

/** Of the network, as the browser has it; `back` for a few seconds after it has returned. */
export type Connection = 'online' | 'offline' | 'back';

const BACK_MS = 5000;

export const connectionAtom = atom<Connection>('online');

/** When the figures on the screen came, ISO timestamp; undefined where there are none. Known while the network is lost. */
export const figuresAtAtom = atom<string | undefined>(undefined);

export interface WatchedConnection {
  lost(): void;
  found(): void;
  /** What the screen shows has changed. */
  looked(): void;
  /** When the figures on the screen came; set by what keeps figures. */
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
    looked();
  };
  const looked = () => {
    if (store.get(connectionAtom) === 'offline') store.set(figuresAtAtom, watched.figuresAt?.());
  };
  const lost = () => set('offline');
  const found = () => {
    set('back');
    timer = setTimeout(set, BACK_MS, 'online');
  };
  /** `lost` and `found` are for what calls find out: the browser takes any network for one. */
  const watched: WatchedConnection = { lost, found, looked };
  page?.addEventListener('offline', lost);
  page?.addEventListener('online', found);
  if (page && !page.navigator.onLine) lost();
  return watched;
}

export function useConnection(): Connection {
  return useAtomValue(connectionAtom);
}

export function useFiguresAt(): string | undefined {
  return useAtomValue(figuresAtAtom);
}
