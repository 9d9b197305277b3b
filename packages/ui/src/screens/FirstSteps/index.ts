export { FirstSteps, type FirstStep, type FirstStepsProps } from './FirstSteps.tsx';
export { FirstStepsHidden } from './FirstStepsHidden.tsx';
