export { CampaignDetailScreen, type CampaignDetailScreenProps } from './CampaignDetailScreen.tsx';
export type { CampaignDetail, CampaignDetailView, CampaignEvent } from './CampaignDetailView.ts';
