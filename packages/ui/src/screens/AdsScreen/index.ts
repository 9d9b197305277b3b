export type { CampaignRow } from '../../product/campaigns/campaigns.ts';
export { AdsScreen, type AdsScreenProps } from './AdsScreen.tsx';
export type { AdsData, AdsMonth, AdsPlatform, AdsView } from './AdsView.ts';
