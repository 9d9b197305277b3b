import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in a page that was prerendered until its script has taken it over: the browser alone answers to its visitor. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
