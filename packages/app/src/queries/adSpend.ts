import type { Period } from '@adaos/domain';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adSpendRoutes, type AdSpendInput, type NoAdsInput } from '@adaos/api';
import { client } from './client.ts';
import { costChange, invalidateLedger, ledgerKey } from './overview.ts';

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

export function useAddAdSpend() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: costChange,
    mutationFn: (entry: AdSpendInput) => client.call(adSpendRoutes.addAdSpend, { body: entry }),
    onSuccess: () => invalidateLedger(queries),
  });
}

export function useWithdrawAdSpend() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: costChange,
    mutationFn: (id: string) => client.call(adSpendRoutes.withdrawAdSpend, { params: { id } }),
    onSuccess: () => invalidateLedger(queries),
  });
}

export function useStateNoAds() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: costChange,
    mutationFn: (days: NoAdsInput) => client.call(adSpendRoutes.stateNoAds, { body: days }),
    onSuccess: () => invalidateLedger(queries),
  });
}

export function useWithdrawNoAds() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: costChange,
    mutationFn: (id: string) => client.call(adSpendRoutes.withdrawNoAds, { params: { id } }),
    onSuccess: () => invalidateLedger(queries),
  });
}
