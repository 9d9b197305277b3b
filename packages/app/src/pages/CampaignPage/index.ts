export { CampaignPage } from './CampaignPage.tsx';
