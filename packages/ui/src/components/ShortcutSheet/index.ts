export { type Shortcut, ShortcutSheet, type ShortcutSheetProps } from './ShortcutSheet.tsx';
