export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export type { PaletteOption } from './types.ts';
