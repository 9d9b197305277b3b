import type { AllocationKey, Period } from '@adaos/domain';
import { keepPreviousData, skipToken, useMutation } from '@tanstack/react-query';
import { productProfitRoutes, type ProductProfitsFileQuery, type ProductProfitsQuery } from '@adaos/api';
import { client } from './client.ts';
import { useLiveQuery } from './live.ts';
import { ledgerKey } from './overview.ts';
import { useCostChange } from './recomputation.ts';
import { saveFile } from './saveFile.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** A page of what each product earned. Those shown stay until the next ones are there. */
export function useProductProfitsQuery(query: ProductProfitsQuery | undefined) {
  return useLiveQuery({
    queryKey: [...ledgerKey, 'productProfits', query],
    queryFn: query ? ({ signal }) => client.call(productProfitRoutes.listProductProfits, { query, signal }) : skipToken,
    placeholderData: keepPreviousData,
  });
}

/** One product in a period, with its history. */
export function useProductQuery(code: string, period: Period | undefined) {
  return useLiveQuery({
    queryKey: [...ledgerKey, 'product', code, period],
    queryFn: period
      ? ({ signal }) => client.call(productProfitRoutes.getProduct, { params: { code }, query: period, signal })
      : skipToken,
    placeholderData: (before) => (before?.product.code === code ? before : undefined),
  });
}

/** Has all products that are asked for saved as a file. */
export function useDownloadProductProfits(onError: (error: unknown) => void) {
  const language = useLanguage();
  return useMutation({
    mutationFn: (query: ProductProfitsFileQuery) =>
      client.call(productProfitRoutes.downloadProductProfits, { query: { ...query, language } }),
    onSuccess: (file) => saveFile(file, 'products.csv'),
    onError,
  });
}

/** Sets by what the costs of whole orders are shared by their products. */
export const useAllocate = () =>
  useCostChange((key: AllocationKey) => client.call(productProfitRoutes.setAllocation, { body: { key } }));
