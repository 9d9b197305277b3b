export { AuthScreen, type AuthScreenProps } from './AuthScreen.tsx';
export type { AuthHrefs, AuthMode, AuthView, ResendStatus } from './types.ts';
