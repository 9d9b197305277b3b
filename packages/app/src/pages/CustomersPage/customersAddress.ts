import { CUSTOMER_COLUMNS, CUSTOMER_SEGMENTS } from '@adaos/domain';
import type { CustomersQuery } from '@adaos/ui/screens/CustomersScreen';

/** What the address asks for. */
export function queryIn(address: URLSearchParams): CustomersQuery {
  const page = Number(address.get('page') ?? 1);
  return {
    segment: CUSTOMER_SEGMENTS.find((segment) => segment === address.get('segment')) ?? null,
    sort: CUSTOMER_COLUMNS.find((column) => column === address.get('sort')) ?? 'contribution',
    descending: address.get('order') !== 'asc',
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
}

/** Puts a query into an address; what is usual is left out. */
export function write(address: URLSearchParams, query: CustomersQuery): URLSearchParams {
  for (const name of ['segment', 'sort', 'order', 'page']) address.delete(name);
  if (query.segment !== null) address.set('segment', query.segment);
  if (query.sort !== 'contribution') address.set('sort', query.sort);
  if (!query.descending) address.set('order', 'asc');
  if (query.page > 0) address.set('page', String(query.page + 1));
  return address;
}
