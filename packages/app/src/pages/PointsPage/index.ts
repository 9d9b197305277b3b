export { PointsPage } from './PointsPage.tsx';
