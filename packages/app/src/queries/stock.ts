import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { stockRoutes, type StockFileQuery, type StockQuery } from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';
import { ledgerKey } from './overview.ts';
import { saveFile } from './saveFile.ts';

const stock = (query: StockQuery) =>
  queryOptions({
    queryKey: [...ledgerKey, 'stock', query],
    queryFn: ({ signal }) => client.call(stockRoutes.getStock, { query, signal }),
  });

/** What is left of each product, and who delivers it: the whole in sums, and a page. The rows stay until the next ones are there. */
export const useStockQuery = (query: StockQuery) =>
  useLiveQuery({ ...stock(query), placeholderData: keepPreviousData });
export const readStockAhead = (query: StockQuery) => readAhead(stock(query));

/** Has all products that are asked for saved as a file. */
export function useDownloadStock(onError: (error: unknown) => void) {
  return useMutation({
    mutationFn: (query: StockFileQuery) => client.call(stockRoutes.downloadStock, { query }),
    onSuccess: (file) => saveFile(file, 'stock.csv'),
    onError,
  });
}
