export { FirstStepsPart } from './FirstStepsPart.tsx';
