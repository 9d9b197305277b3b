export type { CampaignRow } from '../../internal/campaigns/index.ts';
export { CampaignsScreen, type CampaignsScreenProps } from './CampaignsScreen.tsx';
export type { CampaignsData, CampaignsView } from './CampaignsView.ts';
