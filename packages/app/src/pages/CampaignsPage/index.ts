export { CampaignsPage } from './CampaignsPage.tsx';
