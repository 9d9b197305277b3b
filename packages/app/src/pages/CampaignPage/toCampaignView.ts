import type { Campaign, Source } from '@adaos/api';
import { isApiError } from '@adaos/api/client';
import type { CampaignDetailView } from '@adaos/ui/screens/CampaignDetailScreen';
import type { ScreenView } from '../../sample/index.ts';

/** A campaign as a read; of a sample without such a campaign undefined. */
interface CampaignRead {
  readonly source: Source;
  readonly campaign: Campaign | undefined;
}

/** Whether a failure says that there is no such campaign: 404, or 400 for what can be no campaign's id. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 400);
}

/** The shop's own campaign as a read. */
export function liveCampaign(campaign: Campaign | undefined): { data: CampaignRead | undefined } {
  return { data: campaign && { source: campaign.source ?? 'live', campaign } };
}

/** What a campaign's page shows: the campaign, its sample, or that there is none. */
export function toCampaignView(view: ScreenView<CampaignRead>, missing: boolean): CampaignDetailView {
  if (missing) return { status: 'notFound' };
  if (view.status !== 'ready') return view;
  const { campaign } = view.data;
  if (campaign) return { ...view, data: campaign };
  // The sample has none that could stand in for one of the shop's own that could not be loaded.
  return view.loadFailed === undefined ? { status: 'notFound' } : { status: 'error', message: view.loadFailed };
}
