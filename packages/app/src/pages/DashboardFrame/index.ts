export { DashboardFrame } from './DashboardFrame.tsx';
