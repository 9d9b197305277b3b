export { toScreenView, type Read, type ScreenView } from './toScreenView.ts';
export { useScreenView } from './useScreenView.ts';
