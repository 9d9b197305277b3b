export { AlertsScreen, type AlertsScreenProps } from './AlertsScreen.tsx';
export type { AlertItem, AlertsData, AlertsView, RecommendationItem } from './AlertsView.ts';
