import type { Period } from '@adaos/domain';
import { keepPreviousData, queryOptions, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import {
  costRoutes,
  type CostRuleInput,
  type ProductCostInput,
  productCostRoutes,
  type ProductFacts,
} from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';
import { ledgerKey } from './overview.ts';
import { useCostChange } from './recomputation.ts';
import { saveFile } from './saveFile.ts';
import { sentOnce } from './sentOnce.ts';

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

const addRule = sentOnce((rule: CostRuleInput) => client.call(costRoutes.addCostRule, { body: rule }));
export const useAddCostRule = () => useCostChange(addRule);

export const useWithdrawCostRule = () =>
  useCostChange((id: string) => client.call(costRoutes.withdrawCostRule, { params: { id } }));

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
    queryFn: ({ signal }) => client.call(productCostRoutes.listProductCosts, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What a cost of a product would change; null asks nothing. */
export function useProductPreviewQuery(cost: ProductCostInput | null) {
  return useQuery({
    queryKey: ['productPreview', cost],
    queryFn: cost
      ? ({ signal }) => client.call(productCostRoutes.previewProductCost, { body: cost, signal })
      : skipToken,
    gcTime: 0,
  });
}

export const useSetProductCost = () =>
  useCostChange((cost: ProductCostInput) => client.call(productCostRoutes.addProductCost, { body: cost }));

/** Sets the group and the weight of a product. */
export const useSetProductFacts = () =>
  useCostChange((facts: ProductFacts) => client.call(productCostRoutes.setProductFacts, { body: facts }));

export const useWithdrawProductCost = () =>
  useCostChange((id: string) => client.call(productCostRoutes.withdrawProductCost, { params: { id } }));

/** Has all products with their costs saved as a file. */
export function useDownloadProductCosts(onError: (error: unknown) => void) {
  return useMutation({
    mutationFn: () => client.call(productCostRoutes.downloadProductCosts),
    onSuccess: (file) => saveFile(file, 'unit-costs.csv'),
    onError,
  });
}
