export { LoadingRegion, type LoadingRegionProps } from './LoadingRegion.tsx';
export {
  CardSkeleton,
  FigureCardSkeleton,
  TableSkeleton,
  TextSkeleton,
  type CardSkeletonProps,
  type FigureCardSkeletonProps,
  type TableSkeletonProps,
  type TextSkeletonProps,
} from './Skeletons.tsx';
