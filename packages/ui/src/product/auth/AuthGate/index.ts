export { AuthGate, type AuthGateProps, type AuthState } from './AuthGate.tsx';
