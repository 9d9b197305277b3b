import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { store } from './store.ts';

/** Gives the state of this page to everything inside. */
export function StateProvider({ children }: { children: ReactNode }) {
  return <Provider store={store}>{children}</Provider>;
}
