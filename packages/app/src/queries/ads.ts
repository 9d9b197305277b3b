import type { Period } from '@adaos/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adsRoutes, campaignRoutes } from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';
import { ledgerKey } from './overview.ts';

const adsOf = (period: Period | undefined) =>
  queryOptions({
    queryKey: [...ledgerKey, 'ads', period],
    queryFn: ({ signal }) => client.call(adsRoutes.getAds, { query: period ?? {}, signal }),
  });
const campaigns = queryOptions({
  queryKey: [...ledgerKey, 'campaigns'],
  queryFn: ({ signal }) => client.call(campaignRoutes.listCampaigns, { query: {}, signal }),
});

/** What the ads cost and earned in a period, or over all that is known of the shop; what is shown stays meanwhile. */
export const useAdsQuery = (period: Period | undefined) =>
  useLiveQuery({ ...adsOf(period), placeholderData: keepPreviousData });
export const readAdsAhead = () => readAhead(adsOf(undefined));

/** The campaigns with their figures, over all that is known of the shop. */
export const useCampaignsQuery = () => useLiveQuery(campaigns);
export const readCampaignsAhead = () => readAhead(campaigns);

export function useCampaignQuery(id: string) {
  return useLiveQuery({
    queryKey: [...ledgerKey, 'campaign', id],
    queryFn: ({ signal }) => client.call(campaignRoutes.getCampaign, { params: { id }, query: {}, signal }),
  });
}
