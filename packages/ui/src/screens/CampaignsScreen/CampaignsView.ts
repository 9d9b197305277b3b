import type { CampaignRow } from '../../internal/campaigns/index.ts';
import type { ScreenView } from '../../internal/screenView.ts';

export interface CampaignsData {
  /** ISO 4217 code of the amounts; null before the shop has one. */
  currency: string | null;
  campaigns: readonly CampaignRow[];
}

export type CampaignsView = ScreenView<CampaignsData>;
