export type { CampaignRow } from '../../internal/campaigns/index.ts';
export { AdsScreen, type AdsScreenProps } from './AdsScreen.tsx';
export type { AdsData, AdsMonth, AdsPlatform, AdsView } from './AdsView.ts';
