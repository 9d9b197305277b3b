export type { ActionChange, ActionItem } from '../../product/actions/index.ts';
export { AlertsScreen, type AlertsScreenProps } from './AlertsScreen.tsx';
export type { AlertItem, AlertsData, AlertsView } from './AlertsView.ts';
