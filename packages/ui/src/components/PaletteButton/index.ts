export { PaletteButton, type PaletteButtonProps } from './PaletteButton.tsx';
