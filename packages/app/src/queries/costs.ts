import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { costRoutes, type CostRuleInput } from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';
import { invalidateLedger, ledgerKey } from './overview.ts';

const costs = queryOptions({
  queryKey: [...ledgerKey, 'costs'],
  queryFn: ({ signal }) => client.call(costRoutes.getCosts, { signal }),
});

/** The rules of costs, and how much of the sales each cost is known for. */
export const useCostsQuery = () => useLiveQuery(costs);
export const readCostsAhead = () => readAhead(costs);

/** What a rule would change; null asks nothing. */
export function useCostPreviewQuery(rule: CostRuleInput | null) {
  return useQuery({
    queryKey: ['costPreview', rule],
    queryFn: rule ? ({ signal }) => client.call(costRoutes.previewCostRule, { body: rule, signal }) : skipToken,
    // What it would change depends on the rules there are: it is asked each time.
    gcTime: 0,
  });
}

export function useAddCostRule() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (rule: CostRuleInput) => client.call(costRoutes.addCostRule, { body: rule }),
    onSuccess: () => invalidateLedger(queries),
  });
}

export function useWithdrawCostRule() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.call(costRoutes.withdrawCostRule, { params: { id } }),
    onSuccess: () => invalidateLedger(queries),
  });
}
