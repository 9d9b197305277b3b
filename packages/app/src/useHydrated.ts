import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the page as it was prerendered and while it is taken over, true from then on. What the prerendered page can't
 * know (the session, the visitor's choices, the query of its address) is shown only then, so that both agree.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
