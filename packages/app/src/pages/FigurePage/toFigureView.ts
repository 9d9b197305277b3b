import type { CallAnswer } from '@adaos/api/client';
import type { Figure, FigureDetail } from '@adaos/api';
import type { KindAsked } from '@adaos/domain';
import type { FigureOrdersView, FigureView } from '@adaos/ui/screens/FigureScreen';

export interface FigureInput {
  readonly figure: Figure;
  readonly kind: KindAsked | undefined;
  readonly detail: { readonly data: FigureDetail | undefined; readonly error: unknown };
  readonly orders: {
    /** All that are loaded. */
    readonly data: CallAnswer<'listFigureOrders'> | undefined;
    readonly error: unknown;
    readonly loadingMore: boolean;
    /** They are of the query before. */
    readonly refreshing?: boolean;
  };
  /** The failure to learn who is signed in, without which the period is not known. */
  readonly sessionError: unknown;
  /** The words for a failed call. */
  readonly textOf: (error: unknown) => string;
}

function ordersView({ orders, textOf }: FigureInput): FigureOrdersView {
  if (orders.data) {
    const { total, nextCursor } = orders.data;
    return {
      status: 'ready',
      orders: orders.data.orders,
      total,
      hasMore: nextCursor !== null,
      loadingMore: orders.loadingMore,
      refreshing: orders.refreshing ?? false,
    };
  }
  return orders.error ? { status: 'error', message: textOf(orders.error) } : { status: 'loading' };
}

/** What a figure shows when it is opened: its formula, and the orders behind it as far as they are loaded. */
export function toFigureView(input: FigureInput): FigureView {
  const { figure, kind, detail, sessionError, textOf } = input;
  if (detail.data) return { status: 'ready', data: detail.data, kind: kind ?? null, orders: ordersView(input) };
  const error = detail.error ?? sessionError;
  return error ? { status: 'error', figure, message: textOf(error) } : { status: 'loading', figure };
}
