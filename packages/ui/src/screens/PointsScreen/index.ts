export { PointsScreen, type PointsScreenProps } from './PointsScreen.tsx';
export type { Achievement, EarnedMonth, Player, PointsData, PointsView } from './PointsView.ts';
