export { FirstSteps, type FirstStepsProps } from './FirstSteps.tsx';
export { FirstStepsHidden } from './FirstStepsHidden.tsx';
export type { FirstStep } from './types.ts';
