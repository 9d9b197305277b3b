export { ThisWeek, type OverviewActions } from './ThisWeek.tsx';
export { WeekSkeleton } from './WeekSkeleton.tsx';
