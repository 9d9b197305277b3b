export { AnalyticsPage, UsersPage } from './ComingSoonPage.tsx';
