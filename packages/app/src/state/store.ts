import { createStore } from 'jotai';

export type Store = ReturnType<typeof createStore>;

/** Where the atoms of this page have their values. */
export const store: Store = createStore();
