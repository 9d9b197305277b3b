export { SavedViews } from './SavedViews.tsx';
export type { SavedViewItem, SavedViewsProps, SavedViewsState } from './types.ts';
