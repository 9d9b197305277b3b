export type { CampaignRow, RiskLevel } from '../../internal/campaigns/index.ts';
export { AdsScreen, type AdsScreenProps } from './AdsScreen.tsx';
export type { AdsData, AdsMonth, AdsView } from './AdsView.ts';
