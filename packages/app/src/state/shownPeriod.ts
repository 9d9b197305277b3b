import { atom } from 'jotai';
import type { Store } from './store.ts';

/**
 * The period and comparison of the screen that was last shown with them, as a part of its address, so that links lead to the same
 * days; empty where it left them to the screen.
 */
export function createShownPeriod(store: Store) {
  const partAtom = atom('');
  return {
    partAtom,
    keep: (part: string): void => store.set(partAtom, part),
    forget: (): void => store.set(partAtom, ''),
  };
}
