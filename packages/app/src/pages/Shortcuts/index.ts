export { goHandler } from './goHandler.ts';
export { ShortcutSheetPart } from './ShortcutSheetPart.tsx';
