export { PointsScreen, type PointsScreenProps } from './PointsScreen.tsx';
export type { Achievement, Player, PointsData, PointsView } from './PointsView.ts';
