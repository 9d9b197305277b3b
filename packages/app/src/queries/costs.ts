import type { Period } from '@adaos/domain';
import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { costRoutes, type CostRuleInput, type ProductCostInput, type ProductFacts } from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';
import { costChange, invalidateLedger, ledgerKey } from './overview.ts';
import { saveFile } from './saveFile.ts';

const costs = queryOptions({
  queryKey: [...ledgerKey, 'costs'],
  queryFn: ({ signal }) => client.call(costRoutes.getCosts, { signal }),
});

/** The rules of costs, and how much of the sales each cost is known for. */
export const useCostsQuery = () => useLiveQuery(costs);
export const readCostsAhead = () => readAhead(costs);

/** What a rule would change, of all days and of a period; null asks nothing. */
export function useCostPreviewQuery(rule: CostRuleInput | null, period?: Period) {
  return useQuery({
    queryKey: ['costPreview', rule, period],
    queryFn: rule
      ? ({ signal }) => client.call(costRoutes.previewCostRule, { query: period ?? {}, body: rule, signal })
      : skipToken,
    // What it would change depends on the rules there are: it is asked each time.
    gcTime: 0,
  });
}

export function useAddCostRule() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: costChange,
    mutationFn: (rule: CostRuleInput) => client.call(costRoutes.addCostRule, { body: rule }),
    onSuccess: () => invalidateLedger(queries),
  });
}

export function useWithdrawCostRule() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: costChange,
    mutationFn: (id: string) => client.call(costRoutes.withdrawCostRule, { params: { id } }),
    onSuccess: () => invalidateLedger(queries),
  });
}

export interface ProductsQuery {
  readonly search: string;
  readonly missing: boolean;
  readonly page: number;
}

/** A page of the products with their costs. Those shown stay until the next ones are there. */
export function useProductCostsQuery({ search, missing, page }: ProductsQuery, limit: number) {
  const query = { ...(search !== '' && { search }), ...(missing && { missing: 'true' as const }), page, limit };
  return useLiveQuery({
    queryKey: [...ledgerKey, 'products', query],
    queryFn: ({ signal }) => client.call(costRoutes.listProductCosts, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What a cost of a product would change; null asks nothing. */
export function useProductPreviewQuery(cost: ProductCostInput | null) {
  return useQuery({
    queryKey: ['productPreview', cost],
    queryFn: cost ? ({ signal }) => client.call(costRoutes.previewProductCost, { body: cost, signal }) : skipToken,
    gcTime: 0,
  });
}

export function useSetProductCost() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: costChange,
    mutationFn: (cost: ProductCostInput) => client.call(costRoutes.addProductCost, { body: cost }),
    onSuccess: () => invalidateLedger(queries),
  });
}

/** Sets the group and the weight of a product. */
export function useSetProductFacts() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: costChange,
    mutationFn: (facts: ProductFacts) => client.call(costRoutes.setProductFacts, { body: facts }),
    onSuccess: () => invalidateLedger(queries),
  });
}

export function useWithdrawProductCost() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: costChange,
    mutationFn: (id: string) => client.call(costRoutes.withdrawProductCost, { params: { id } }),
    onSuccess: () => invalidateLedger(queries),
  });
}

/** Has all products with their costs saved as a file. */
export function useDownloadProductCosts(onError: (error: unknown) => void) {
  return useMutation({
    mutationFn: () => client.call(costRoutes.downloadProductCosts),
    onSuccess: (file) => saveFile(file, 'unit-costs.csv'),
    onError,
  });
}
