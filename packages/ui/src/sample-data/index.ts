export { decemberOverview } from './overview.ts';
