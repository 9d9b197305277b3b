export { ProfitAdsPage } from './ProfitAdsPage.tsx';
