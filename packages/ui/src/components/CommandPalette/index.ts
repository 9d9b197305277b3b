export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export { PaletteButton, type PaletteButtonProps } from './PaletteButton.tsx';
export type { PaletteOption } from './types.ts';
