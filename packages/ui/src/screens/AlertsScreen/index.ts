export { AlertsScreen, type AlertsScreenProps } from './AlertsScreen.tsx';
export type {
  AlertItem,
  AlertsData,
  AlertStatus,
  AlertsView,
  InsightType,
  Level,
  RecommendationItem,
} from './AlertsView.ts';
