import type { CampaignRow } from '../../product/campaigns/campaigns.ts';
import type { ScreenView } from '../../product/frame/screenView.ts';

export interface CampaignsData {
  /** ISO 4217 code of the amounts; null before the shop has one. */
  currency: string | null;
  campaigns: readonly CampaignRow[];
}

export type CampaignsView = ScreenView<CampaignsData>;
