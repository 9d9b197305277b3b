import { queryOptions } from '@tanstack/react-query';
import { stockRoutes } from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';
import { ledgerKey } from './overview.ts';

const stock = queryOptions({
  queryKey: [...ledgerKey, 'stock'],
  queryFn: ({ signal }) => client.call(stockRoutes.getStock, { signal }),
});

/** What is left of each product, and who delivers it. */
export const useStockQuery = () => useLiveQuery(stock);
export const readStockAhead = () => readAhead(stock);
