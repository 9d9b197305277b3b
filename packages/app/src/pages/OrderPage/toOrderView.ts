import type { OrderDetail } from '@adaos/api';
import { isApiError } from '@adaos/api/client';
import type { OrderView } from '@adaos/ui/screens/OrderScreen';

export interface OrderInput {
  /** Each page is the order with some of its lines. */
  readonly pages: readonly OrderDetail[] | undefined;
  readonly error: unknown;
  readonly loadingMore: boolean;
  /** The words for a failed call. */
  readonly textOf: (error: unknown) => string;
}

/** What an order shows: itself, with the lines loaded so far. */
export function toOrderView({ pages, error, loadingMore, textOf }: OrderInput): OrderView {
  const last = pages?.at(-1);
  if (pages && last) {
    const data = { ...last, lines: pages.flatMap(({ lines }) => lines) };
    return { status: 'ready', data, hasMore: last.nextCursor !== null, loadingMore };
  }
  if (!error) return { status: 'loading' };
  // An address with something that is no order's number is refused as such.
  const missing = isApiError(error) && (error.status === 404 || error.status === 400);
  return missing ? { status: 'notFound' } : { status: 'error', message: textOf(error) };
}
