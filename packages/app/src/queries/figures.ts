import type { Period } from '@adaos/domain';
import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { figureRoutes, type Figure, type LedgerKind } from '@adaos/api';
import { client } from './client.ts';
import { joinPages } from './joinPages.ts';
import { ledgerKey } from './overview.ts';

const firstPage: string | undefined = undefined;
const joinOrders = joinPages('orders');
const joinLines = joinPages('lines');

export function useFigureQuery(figure: Figure, period: Period | undefined) {
  return useQuery({
    queryKey: [...ledgerKey, 'figure', figure, period],
    queryFn: period
      ? ({ signal }) => client.call(figureRoutes.getFigure, { params: { figure }, query: period, signal })
      : skipToken,
  });
}

/** The orders behind a figure, or behind one part of it, a page at a time. */
export function useFigureOrdersQuery(figure: Figure, period: Period | undefined, kind: LedgerKind | undefined) {
  return useInfiniteQuery({
    queryKey: [...ledgerKey, 'figureOrders', figure, period, kind],
    queryFn: period
      ? ({ pageParam: cursor, signal }) =>
          client.call(figureRoutes.listFigureOrders, {
            params: { figure },
            query: { ...period, limit: 50, ...(kind && { kind }), ...(cursor !== undefined && { cursor }) },
            signal,
          })
      : skipToken,
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: joinOrders,
  });
}

/** One order with its lines, a page at a time. */
export function useOrderQuery(id: string) {
  return useInfiniteQuery({
    queryKey: [...ledgerKey, 'order', id],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.call(figureRoutes.getOrder, {
        params: { id },
        query: { limit: 100, ...(cursor !== undefined && { cursor }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: joinLines,
  });
}
