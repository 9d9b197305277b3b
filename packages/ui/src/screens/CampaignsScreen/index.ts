export type { CampaignRow } from '../../product/campaigns/campaigns.ts';
export { CampaignsScreen, type CampaignsScreenProps } from './CampaignsScreen.tsx';
export type { CampaignsData, CampaignsView } from './CampaignsView.ts';
