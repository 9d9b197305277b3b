import type { ProductsQuery } from '@adaos/ui/screens/CostsScreen';

/** What an address asks of the products' costs; `products=missing` is a link to what is missing. */
export function productsIn(address: URLSearchParams): ProductsQuery {
  const page = Number(address.get('products.page') ?? 1);
  return {
    search: address.get('products.search') ?? '',
    missing: address.get('products') === 'missing',
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
}

/** The address with what is asked of the products' costs; what is usual is left out. */
export function withProducts(address: URLSearchParams, { search, missing, page }: ProductsQuery): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['products', 'products.search', 'products.page']) next.delete(name);
  if (missing) next.set('products', 'missing');
  if (search !== '') next.set('products.search', search);
  if (page > 0) next.set('products.page', String(page + 1));
  return next;
}
