export { BreakdownBar, type BreakdownBarProps } from './BreakdownBar.tsx';
export type { BreakdownPart, BreakdownPartName } from './breakdown.ts';
