import { whenOnline } from '../missingCode.ts';

/** Loads the code of the saved views of a list. Without a network it waits for one. */
export const loadSavedViews = () => whenOnline(() => import('../pages/SavedViews/index.ts'));
