import type { AttributionModel, ChannelDimension, KindAsked, OrderSort, Period } from '@adaos/domain';
import { hashKey, skipToken, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { figureRoutes, type Figure, type FigureOrdersFileQuery } from '@adaos/api';
import { client } from './client.ts';
import { joinPages } from './joinPages.ts';
import { ledgerKey } from './overview.ts';
import { saveFile } from './saveFile.ts';

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

/** Which of the orders behind a figure are asked for, and in which order. */
export interface FigureOrdersFound {
  readonly kind: KindAsked | undefined;
  /** The code of the product whose orders alone are shown. */
  readonly product: string | undefined;
  /** The row of the channels whose orders alone are shown; `dimension` undefined: of all. */
  readonly dimension?: ChannelDimension | undefined;
  readonly model?: AttributionModel | undefined;
  readonly channel?: string | undefined;
  readonly campaign?: string | undefined;
  readonly search: string;
  readonly sort: OrderSort;
  readonly order: 'asc' | 'desc';
}

export const ordersQuery = ({ kind, product, search, sort, order, ...found }: FigureOrdersFound) => ({
  ...(kind && { kind }),
  ...(found.dimension && { dimension: found.dimension, ...(found.model && { model: found.model }) }),
  ...(found.channel !== undefined && { channel: found.channel }),
  ...(found.campaign !== undefined && { campaign: found.campaign }),
  ...(product !== undefined && { product }),
  ...(search.trim() !== '' && { search: search.trim() }),
  sort,
  order,
});

/** The orders behind a figure, or behind one part of it, a page at a time. Those shown stay until others of the same list are there. */
export function useFigureOrdersQuery(figure: Figure, period: Period | undefined, found: FigureOrdersFound) {
  const row = [found.dimension, found.model, found.channel, found.campaign];
  const list = [...ledgerKey, 'figureOrders', figure, period, found.kind, found.product, row];
  return useInfiniteQuery({
    queryKey: [...list, ordersQuery(found)],
    queryFn: period
      ? ({ pageParam: cursor, signal }) =>
          client.call(figureRoutes.listFigureOrders, {
            params: { figure },
            query: { ...period, ...ordersQuery(found), limit: 50, ...(cursor !== undefined && { cursor }) },
            signal,
          })
      : skipToken,
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: joinOrders,
    placeholderData: (before, query) =>
      hashKey(query?.queryKey.slice(0, -1) ?? []) === hashKey(list) ? before : undefined,
  });
}

/** Has all orders that are asked for saved as a file. */
export function useDownloadFigureOrders(onError: (error: unknown) => void) {
  return useMutation({
    mutationFn: ({ figure, query }: { figure: Figure; query: FigureOrdersFileQuery }) =>
      client.call(figureRoutes.downloadFigureOrders, { params: { figure }, query }),
    onSuccess: (file) => saveFile(file, 'orders.csv'),
    onError,
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
