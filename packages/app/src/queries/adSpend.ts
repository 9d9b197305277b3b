import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adSpendRoutes, type AdSpendInput } from '@adaos/api';
import { client } from './client.ts';
import { costChange, invalidateLedger, ledgerKey } from './overview.ts';

/** Ad spend that was entered by hand. @param asked whether it is shown. */
export const useAdSpendQuery = (asked: boolean) =>
  useQuery({
    queryKey: [...ledgerKey, 'adSpend'],
    queryFn: ({ signal }) => client.call(adSpendRoutes.listAdSpend, { signal }),
    enabled: asked,
  });

/** What an entry would change; null asks nothing. */
export function useAdSpendPreviewQuery(entry: AdSpendInput | null) {
  return useQuery({
    queryKey: ['adSpendPreview', entry],
    queryFn: entry ? ({ signal }) => client.call(adSpendRoutes.previewAdSpend, { body: entry, signal }) : skipToken,
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
