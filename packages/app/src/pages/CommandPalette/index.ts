export { CommandPalettePart } from './CommandPalettePart.tsx';
