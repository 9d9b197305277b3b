import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Language, type PurchaseOrder, type PurchaseOrderInput, purchaseOrderRoutes } from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLive, useLiveQuery } from './live.ts';
import { invalidateLedger, ledgerKey } from './overview.ts';
import { saveFile } from './saveFile.ts';

interface ProposalQuery {
  /** A row of the stock: its product alone. */
  item?: string;
  /** Major units. */
  cash?: number;
}

const proposal = (query: ProposalQuery) =>
  queryOptions({
    queryKey: [...ledgerKey, 'stockProposal', query],
    queryFn: ({ signal }) => client.call(purchaseOrderRoutes.getStockProposal, { query, signal }),
  });

/** What to order. What is shown stays until the next proposal is there. */
export const useProposalQuery = (query: ProposalQuery) =>
  useLiveQuery({ ...proposal(query), placeholderData: keepPreviousData });
export const readProposalAhead = (query: ProposalQuery) => readAhead(proposal(query));

export const usePurchaseOrdersQuery = () =>
  useLiveQuery({
    queryKey: [...ledgerKey, 'purchaseOrders'],
    queryFn: ({ signal }) => client.call(purchaseOrderRoutes.listPurchaseOrders, { signal }),
  });

const orderKey = (id: string) => [...ledgerKey, 'purchaseOrder', id];

export const usePurchaseOrderQuery = (id: string) =>
  useLiveQuery({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => client.call(purchaseOrderRoutes.getPurchaseOrder, { params: { id }, signal }),
  });

/** What the supplier of an order delivers. @param supplierId undefined asks for nothing. */
export function useSupplierProductsQuery(supplierId: string | undefined) {
  const live = useLive();
  return useQuery({
    queryKey: [...ledgerKey, 'supplierProducts', supplierId],
    queryFn: ({ signal }) =>
      client.call(purchaseOrderRoutes.listSupplierProducts, { params: { id: supplierId ?? '' }, signal }),
    enabled: live && supplierId !== undefined,
  });
}

/** A change of an order: it is shown at once, and all that rests on the stock is read again. */
function useOrderChange<I>(mutationFn: (input: I) => Promise<PurchaseOrder>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (order) => {
      queries.setQueryData(orderKey(order.id), order);
      return invalidateLedger(queries);
    },
  });
}

export const useAddOrder = () =>
  useOrderChange((body: PurchaseOrderInput) => client.call(purchaseOrderRoutes.addPurchaseOrder, { body }));

/** What can be done with one order. */
export function useOrderChanges(id: string) {
  const params = { id };
  const { changePurchaseOrder, placePurchaseOrder, receiveGoods, undoReceipt, cancelPurchaseOrder } =
    purchaseOrderRoutes;
  return {
    change: useOrderChange((body: PurchaseOrderInput) => client.call(changePurchaseOrder, { params, body })),
    place: useOrderChange((body: { orderedOn: string; dueOn?: string }) =>
      client.call(placePurchaseOrder, { params, body }),
    ),
    receive: useOrderChange((body: { id: string; receivedOn: string; lines: { sku: string; units: number }[] }) =>
      client.call(receiveGoods, { params, body }),
    ),
    undo: useOrderChange((receipt: string) => client.call(undoReceipt, { params: { id, receipt } })),
    cancel: useOrderChange(() => client.call(cancelPurchaseOrder, { params })),
  };
}

/** Has an order saved as a file for the supplier. @param number of the order. */
export function useOrderFiles(id: string, number: number, onError: (error: unknown) => void) {
  const csv = useMutation({
    mutationFn: () => client.call(purchaseOrderRoutes.downloadPurchaseOrder, { params: { id } }),
    onSuccess: (file) => saveFile(file, `purchase-order-${number}.csv`),
    onError,
  });
  const pdf = useMutation({
    mutationFn: (language: Language) =>
      client.call(purchaseOrderRoutes.printPurchaseOrder, { params: { id }, query: { language } }),
    onSuccess: (file) => saveFile(file, `purchase-order-${number}.pdf`),
    onError,
  });
  return { csv, pdf };
}
