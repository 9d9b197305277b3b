import type { Period } from '@adaos/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { adSpendRoutes, type AdSpendInput, type NoAdsInput } from '@adaos/api';
import { client } from './client.ts';
import { ledgerKey } from './overview.ts';
import { useCostChange } from './recomputation.ts';
import { sentOnce } from './sentOnce.ts';

/** Ad spend that was entered by hand, and days without ads. @param asked whether it is shown. */
export const useAdSpendQuery = (asked: boolean) =>
  useQuery({
    queryKey: [...ledgerKey, 'adSpend'],
    queryFn: ({ signal }) => client.call(adSpendRoutes.listAdSpend, { signal }),
    enabled: asked,
  });

/** What an entry would change, of all days and of a period; null asks nothing. */
export function useAdSpendPreviewQuery(entry: AdSpendInput | null, period?: Period) {
  return useQuery({
    queryKey: ['adSpendPreview', entry, period],
    queryFn: entry
      ? ({ signal }) => client.call(adSpendRoutes.previewAdSpend, { query: period ?? {}, body: entry, signal })
      : skipToken,
    gcTime: 0,
  });
}

const addEntry = sentOnce((entry: AdSpendInput) => client.call(adSpendRoutes.addAdSpend, { body: entry }));
export const useAddAdSpend = () => useCostChange(addEntry);

export const useWithdrawAdSpend = () =>
  useCostChange((id: string) => client.call(adSpendRoutes.withdrawAdSpend, { params: { id } }));

export const useStateNoAds = () =>
  useCostChange((days: NoAdsInput) => client.call(adSpendRoutes.stateNoAds, { body: days }));

export const useWithdrawNoAds = () =>
  useCostChange((id: string) => client.call(adSpendRoutes.withdrawNoAds, { params: { id } }));
