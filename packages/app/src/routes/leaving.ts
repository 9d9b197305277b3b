import { createContext, useContext } from 'react';

/** Runs what leaves the page, once the visitor has agreed to lose what is not saved in it; at once where nothing is. */
export const Leaving = createContext<(go: () => void) => void>((go) => go());

/** For what leaves the page without going to an address, such as the logout. */
export const useLeaving = () => useContext(Leaving);
