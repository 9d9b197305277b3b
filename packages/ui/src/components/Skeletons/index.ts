export { LoadingRegion, type LoadingRegionProps } from './LoadingRegion.tsx';
export { PageSkeleton, type PageSkeletonProps } from './PageSkeleton.tsx';
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
