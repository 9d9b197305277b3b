import { PRODUCT_GROUPINGS, PRODUCT_PROFIT_COLUMNS } from '@adaos/domain';
import type { ProductProfitsQuery } from '@adaos/ui/screens/ProductsScreen';

/** The filters, as the address and the call name them. */
export const SHOW = ['losing', 'uncosted', 'returned'] as const;

/** What the address asks for. */
export function queryIn(address: URLSearchParams): ProductProfitsQuery {
  const shown = address.getAll('show');
  const page = Number(address.get('page') ?? 1);
  return {
    by: PRODUCT_GROUPINGS.find((by) => by === address.get('by')) ?? 'product',
    product: address.get('product'),
    search: address.get('search') ?? '',
    losing: shown.includes('losing'),
    uncosted: shown.includes('uncosted'),
    returned: shown.includes('returned'),
    sort: PRODUCT_PROFIT_COLUMNS.find((column) => column === address.get('sort')) ?? 'contribution',
    descending: address.get('order') !== 'asc',
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
}

/** Puts a query into an address; what is usual is left out. */
export function write(address: URLSearchParams, query: ProductProfitsQuery): URLSearchParams {
  for (const name of ['by', 'product', 'search', 'show', 'sort', 'order', 'page']) address.delete(name);
  if (query.by !== 'product') address.set('by', query.by);
  if (query.product !== null) address.set('product', query.product);
  if (query.search !== '') address.set('search', query.search);
  for (const name of SHOW) if (query[name]) address.append('show', name);
  if (query.sort !== 'contribution') address.set('sort', query.sort);
  if (!query.descending) address.set('order', 'asc');
  if (query.page > 0) address.set('page', String(query.page + 1));
  return address;
}
