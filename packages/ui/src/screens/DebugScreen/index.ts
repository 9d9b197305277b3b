export { DebugScreen, type DebugView } from './DebugScreen.tsx';
