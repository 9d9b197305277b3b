import { atom, useAtomValue } from 'jotai';
import { store } from './store.ts';

/** A pointer that only passes over a link does not stay so long. */
const STAY_MS = 60;

const aheadAtom = atom<string | null>(null);
let wanted: string | null = null;

/** The address of the screen that the visitor is about to open and that is to be drawn ahead; null without one. */
export const useAhead = (): string | null => useAtomValue(aheadAtom);

/**
 * Has the screen of an address drawn ahead, out of sight, while the visitor's pointer or focus is on a link to it.
 * @param prepared settles when its code and what it shows are here.
 */
export async function drawAhead(href: string, prepared: Promise<unknown>): Promise<void> {
  wanted = href;
  await Promise.all([prepared, new Promise((resolve) => setTimeout(resolve, STAY_MS))]);
  if (wanted === href) store.set(aheadAtom, href);
}

/** The visitor has turned away from a link. */
export function dropAhead(href: string): void {
  if (wanted !== href) return;
  wanted = null;
  store.set(aheadAtom, null);
}
