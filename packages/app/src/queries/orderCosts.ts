import { useQuery } from '@tanstack/react-query';
import { orderCostRoutes, type OrderCostInput, paymentMethodRoutes } from '@adaos/api';
import { client } from './client.ts';
import { ledgerKey } from './overview.ts';
import { useCostChange } from './recomputation.ts';

/** What was recorded of the costs of an order. */
export const useOrderCostsQuery = (id: string) =>
  useQuery({
    queryKey: [...ledgerKey, 'orderCosts', id],
    queryFn: ({ signal }) => client.call(orderCostRoutes.listOrderCosts, { params: { id }, signal }),
  });

export const useAddOrderCost = (id: string) =>
  useCostChange((cost: OrderCostInput) => client.call(orderCostRoutes.addOrderCost, { params: { id }, body: cost }));

export const useWithdrawOrderCost = () =>
  useCostChange((id: string) => client.call(orderCostRoutes.withdrawOrderCost, { params: { id } }));

/** The files of costs of orders. @param asked whether they are shown. */
export const useOrderCostFilesQuery = (asked: boolean) =>
  useQuery({
    queryKey: [...ledgerKey, 'orderCostFiles'],
    queryFn: ({ signal }) => client.call(orderCostRoutes.listOrderCostFiles, { signal }),
    enabled: asked,
  });

export const useWithdrawOrderCostFile = () =>
  useCostChange((id: string) => client.call(orderCostRoutes.withdrawOrderCostFile, { params: { id } }));

/** How the shop's orders were paid. @param asked whether they are needed. */
export const usePaymentMethodsQuery = (asked: boolean) =>
  useQuery({
    queryKey: [...ledgerKey, 'paymentMethods'],
    queryFn: ({ signal }) => client.call(paymentMethodRoutes.listPaymentMethods, { signal }),
    enabled: asked,
  });
