export { AlertsPage } from './AlertsPage.tsx';
