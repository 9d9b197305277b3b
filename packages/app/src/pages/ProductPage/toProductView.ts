import type { ProductDetail } from '@adaos/api';
import { isApiError } from '@adaos/api/client';
import type { ProductView } from '@adaos/ui/screens/ProductScreen';

export interface ProductInput {
  readonly data: ProductDetail | undefined;
  readonly error: unknown;
  /** The words for a failed call. */
  readonly textOf: (error: unknown) => string;
}

/** What the page of a product shows: the product, that there is none, or what failed. */
export function toProductView({ data, error, textOf }: ProductInput): ProductView {
  if (data) return { status: 'ready', data };
  if (!error) return { status: 'loading' };
  // 400: what can be no product's code.
  const missing = isApiError(error) && (error.status === 404 || error.status === 400);
  return missing ? { status: 'notFound' } : { status: 'error', message: textOf(error) };
}
