import { atom } from 'jotai';
import type { Store } from './store.ts';

/** The title that the screen has, which names its record; null while there is none. */
export function createScreenTitle(store: Store) {
  const titleAtom = atom<string | null>(null);
  return { titleAtom, say: (title: string | null): void => store.set(titleAtom, title) };
}
