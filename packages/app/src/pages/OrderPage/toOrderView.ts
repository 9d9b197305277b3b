import type { OrderDetail } from '@adaos/api';
import { isApiError } from '@adaos/api/client';
import type { OrderView } from '@adaos/ui/screens/OrderScreen';

interface OrderInput {
  /** The order with the lines loaded so far. */
  readonly data: OrderDetail | undefined;
  readonly error: unknown;
  readonly loadingMore: boolean;
  /** The words for a failed call. */
  readonly textOf: (error: unknown) => string;
}

/** What an order shows: itself, with the lines loaded so far. */
export function toOrderView({ data, error, loadingMore, textOf }: OrderInput): OrderView {
  if (data) return { status: 'ready', data, hasMore: data.nextCursor !== null, loadingMore };
  if (!error) return { status: 'loading' };
  // An address with something that is no order's number is refused as such.
  const missing = isApiError(error) && (error.status === 404 || error.status === 400);
  return missing ? { status: 'notFound' } : { status: 'error', message: textOf(error) };
}
