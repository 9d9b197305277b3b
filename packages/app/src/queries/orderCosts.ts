import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orderCostRoutes, type OrderCostInput, paymentMethodRoutes } from '@adaos/api';
import { client } from './client.ts';
import { invalidateLedger, ledgerKey } from './overview.ts';

/** What was recorded of the costs of an order. */
export const useOrderCostsQuery = (id: string) =>
  useQuery({
    queryKey: [...ledgerKey, 'orderCosts', id],
    queryFn: ({ signal }) => client.call(orderCostRoutes.listOrderCosts, { params: { id }, signal }),
  });

export function useAddOrderCost(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (cost: OrderCostInput) => client.call(orderCostRoutes.addOrderCost, { params: { id }, body: cost }),
    onSuccess: () => invalidateLedger(queries),
  });
}

export function useWithdrawOrderCost() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.call(orderCostRoutes.withdrawOrderCost, { params: { id } }),
    onSuccess: () => invalidateLedger(queries),
  });
}

/** The files of costs of orders. @param asked whether they are shown. */
export const useOrderCostFilesQuery = (asked: boolean) =>
  useQuery({
    queryKey: [...ledgerKey, 'orderCostFiles'],
    queryFn: ({ signal }) => client.call(orderCostRoutes.listOrderCostFiles, { signal }),
    enabled: asked,
  });

export function useWithdrawOrderCostFile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.call(orderCostRoutes.withdrawOrderCostFile, { params: { id } }),
    onSuccess: () => invalidateLedger(queries),
  });
}

/** How the shop's orders were paid. @param asked whether they are needed. */
export const usePaymentMethodsQuery = (asked: boolean) =>
  useQuery({
    queryKey: [...ledgerKey, 'paymentMethods'],
    queryFn: ({ signal }) => client.call(paymentMethodRoutes.listPaymentMethods, { signal }),
    enabled: asked,
  });
