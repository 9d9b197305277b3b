export { BreakdownBar, type BreakdownBarProps } from './BreakdownBar.tsx';
export type { BreakdownPart } from './breakdown.ts';
