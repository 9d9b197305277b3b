export { toScreenView, type ScreenView } from './toScreenView.ts';
export { useScreenView } from './useScreenView.ts';
