export { ResetConfirmScreen, type ResetConfirmScreenProps } from './ResetConfirmScreen.tsx';
export { ResetRequestScreen, type ResetRequestScreenProps } from './ResetRequestScreen.tsx';
export type { ResetConfirmView, ResetFrameProps, ResetRequestView } from './types.ts';
