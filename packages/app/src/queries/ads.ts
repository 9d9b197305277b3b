import type { ComparisonChoice, Period } from '@adaos/domain';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { adsRoutes, campaignRoutes, type Session } from '@adaos/api';
import { client, queryClient } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';
import { ledgerKey } from './overview.ts';
import { sessionKey } from './session.ts';

/** Days, or all that is known of the shop; `undefined` waits. */
type AdsPeriod = Partial<Period> | undefined;
type ComparedPeriod = (Partial<Period> & ComparisonChoice) | undefined;
type PeriodOf = (shop: Session['shop']) => AdsPeriod;

const adsOf = (period: ComparedPeriod) =>
  queryOptions({
    queryKey: [...ledgerKey, 'ads', period],
    queryFn: period ? ({ signal }) => client.call(adsRoutes.getAds, { query: period, signal }) : skipToken,
  });
const campaignsOf = (period: AdsPeriod) =>
  queryOptions({
    queryKey: [...ledgerKey, 'campaigns', period],
    queryFn: period ? ({ signal }) => client.call(campaignRoutes.listCampaigns, { query: period, signal }) : skipToken,
  });

function askedOf<Asked extends ComparedPeriod>(periodOf: (shop: Session['shop']) => Asked): Asked | undefined {
  const session = queryClient.getQueryData<Session>(sessionKey);
  return session && periodOf(session.shop);
}

/** What the ads cost and earned in a period; what is shown stays meanwhile. */
export const useAdsQuery = (period: ComparedPeriod) =>
  useLiveQuery({ ...adsOf(period), placeholderData: keepPreviousData });
/** @param periodOf the period that the page will open on, by the shop that it is about. */
export function readAdsAhead(periodOf: (shop: Session['shop']) => ComparedPeriod): Promise<unknown> {
  const period = askedOf(periodOf);
  return period ? readAhead(adsOf(period)) : Promise.resolve();
}

/** The campaigns with their figures in a period; what is shown stays meanwhile. */
export const useCampaignsQuery = (period: AdsPeriod) =>
  useLiveQuery({ ...campaignsOf(period), placeholderData: keepPreviousData });
/** @param periodOf the period that the page will open on, by the shop that it is about. */
export function readCampaignsAhead(periodOf: PeriodOf): Promise<unknown> {
  const period = askedOf(periodOf);
  return period ? readAhead(campaignsOf(period)) : Promise.resolve();
}

/** One campaign with its figures in a period. */
export function useCampaignQuery(id: string, period: AdsPeriod) {
  return useLiveQuery({
    queryKey: [...ledgerKey, 'campaign', id, period],
    queryFn: period
      ? ({ signal }) => client.call(campaignRoutes.getCampaign, { params: { id }, query: period, signal })
      : skipToken,
    placeholderData: (before) => (before?.id === id ? before : undefined),
  });
}
