import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { stockRoutes, type StockFileQuery, type StockQuery } from '@adaos/api';
import type { CallInput } from '@adaos/api/client';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';
import { invalidateLedger, ledgerKey } from './overview.ts';
import { saveFile } from './saveFile.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

const stock = (query: StockQuery) =>
  queryOptions({
    queryKey: [...ledgerKey, 'stock', query],
    queryFn: ({ signal }) => client.call(stockRoutes.getStock, { query, signal }),
  });

/** What is left of each product, and who delivers it: the whole in sums, and a page. The rows stay until the next ones are there. */
export const useStockQuery = (query: StockQuery) =>
  useLiveQuery({ ...stock(query), placeholderData: keepPreviousData });
export const readStockAhead = (query: StockQuery) => readAhead(stock(query));

/** Changes the pack size and the least order of a product; what rests on the stock is read again. */
export function useSetOrderTerms() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Pick<CallInput<'setOrderTerms'>, 'params' | 'body'>) =>
      client.call(stockRoutes.setOrderTerms, input),
    onSuccess: () => invalidateLedger(queries),
  });
}

/** Has all products that are asked for saved as a file. */
export function useDownloadStock(onError: (error: unknown) => void) {
  const language = useLanguage();
  return useMutation({
    mutationFn: (query: StockFileQuery) => client.call(stockRoutes.downloadStock, { query: { ...query, language } }),
    onSuccess: (file) => saveFile(file, 'stock.csv'),
    onError,
  });
}
