export { Recomputation, type RecomputationProps, type RecomputationView } from './Recomputation.tsx';
