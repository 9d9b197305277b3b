export {
  Recomputation,
  type RecomputationProps,
  type RecomputationView,
  type RecomputedKind,
} from './Recomputation.tsx';
