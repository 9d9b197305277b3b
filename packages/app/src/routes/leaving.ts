import { createContext, useContext, useEffect } from 'react';

/** Runs what leaves the page, once the visitor has agreed to lose what is not saved in it; at once where nothing is. */
export const Leaving = createContext<(go: () => void) => void>((go) => go());

/** For what leaves the page without going to an address, such as the logout. */
export const useLeaving = () => useContext(Leaving);

export const OverPages = createContext<(unsaved: boolean) => void>(() => undefined);

/** For what is typed over all pages: going to another keeps it, but a reload, the end of the tab or the logout do not. */
export function useUnsavedOverPages(unsaved: boolean): void {
  const setUnsaved = useContext(OverPages);
  useEffect(() => {
    if (!unsaved) return;
    setUnsaved(true);
    return () => setUnsaved(false);
  }, [setUnsaved, unsaved]);
}
