import { queryOptions } from '@tanstack/react-query';
import { supplierRoutes } from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';
import { ledgerKey } from './overview.ts';

const suppliers = queryOptions({
  queryKey: [...ledgerKey, 'suppliers'],
  queryFn: ({ signal }) => client.call(supplierRoutes.compareSuppliers, { signal }),
});

/** Suppliers and couriers side by side. */
export const useSuppliersQuery = () => useLiveQuery(suppliers);
export const readSuppliersAhead = () => readAhead(suppliers);
