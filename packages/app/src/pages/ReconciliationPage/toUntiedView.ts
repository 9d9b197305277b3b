import type { UntiedOrders } from '@adaos/api';
import type { UntiedView } from '@adaos/ui/screens/ReconciliationScreen';
import type { Read } from '../../queries/states.ts';

type OrdersRead = Read<UntiedOrders> & { readonly isFetching: boolean; readonly isPlaceholderData: boolean };

export interface UntiedTexts {
  /** The words for a failed call. */
  readonly textOf: (error: unknown) => string;
  /** The page of an order. */
  readonly hrefOf: (id: string) => string;
}

/** The orders as the screen shows them: those of a query before stay until the next ones are there. */
export function toUntiedView(
  { data, error, isFetching, isPlaceholderData }: OrdersRead,
  { textOf, hrefOf }: UntiedTexts,
): UntiedView {
  if (error && (!data || isPlaceholderData)) return { status: 'error', message: textOf(error), retrying: isFetching };
  if (!data) return { status: 'loading' };
  const orders = data.orders.map(({ id, ...order }) => ({ ...order, href: id === null ? null : hrefOf(id) }));
  return { status: 'ready', orders, total: data.total, refreshing: isPlaceholderData };
}
