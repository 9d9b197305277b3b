import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { overviewRoutes, type Figure, type LedgerKind, type Session } from '@adaos/api';
import { sessionKey } from './auth.ts';
import { client, queryClient } from './client.ts';
import { readAhead, useLive } from './live.ts';

export interface Period {
  from: string;
  to: string;
}

const firstPage: string | undefined = undefined;

/** Everything that is computed from the ledger: stale as one whenever an import or a cost changes it. */
export const ledgerKey = ['ledger'] as const;

type ComparedPeriod = Period & { compare: 'previous' | 'none' };

const overviewOf = (period: ComparedPeriod | undefined) =>
  queryOptions({
    queryKey: [...ledgerKey, 'overview', period],
    queryFn: period ? ({ signal }) => client.call(overviewRoutes.getOverview, { query: period, signal }) : skipToken,
  });

/** The overview of a period; `undefined` waits. The figures shown stay until the new ones are there. */
export function useOverviewQuery(period: ComparedPeriod | undefined) {
  const live = useLive();
  return useQuery({ ...overviewOf(period), placeholderData: keepPreviousData, enabled: live });
}

/** @param periodOf the period that the page will open on, by the shop that it is about. */
export function readOverviewAhead(periodOf: (shop: Session['shop']) => ComparedPeriod | undefined): Promise<unknown> {
  const session = queryClient.getQueryData<Session>(sessionKey);
  const period = session && periodOf(session.shop);
  return period ? readAhead(overviewOf(period)) : Promise.resolve();
}

export function useFigureQuery(figure: Figure, period: Period | undefined) {
  return useQuery({
    queryKey: [...ledgerKey, 'figure', figure, period],
    queryFn: period
      ? ({ signal }) => client.call(overviewRoutes.getFigure, { params: { figure }, query: period, signal })
      : skipToken,
  });
}

/** The orders behind a figure, or behind one part of it, a page at a time. */
export function useFigureOrdersQuery(figure: Figure, period: Period | undefined, kind: LedgerKind | undefined) {
  return useInfiniteQuery({
    queryKey: [...ledgerKey, 'figureOrders', figure, period, kind],
    queryFn: period
      ? ({ pageParam: cursor, signal }) =>
          client.call(overviewRoutes.listFigureOrders, {
            params: { figure },
            query: { ...period, limit: 50, ...(kind && { kind }), ...(cursor !== undefined && { cursor }) },
            signal,
          })
      : skipToken,
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** One order with its lines, a page at a time. */
export function useOrderQuery(id: string) {
  return useInfiniteQuery({
    queryKey: [...ledgerKey, 'order', id],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.call(overviewRoutes.getOrder, {
        params: { id },
        query: { limit: 100, ...(cursor !== undefined && { cursor }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function useSetGoodsCost() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (percent: number | null) => client.call(overviewRoutes.setGoodsCost, { body: { percent } }),
    onSuccess: () => invalidateLedger(queries),
  });
}

/** Fetches anew what an import or a cost has changed. */
export function invalidateLedger(queries: QueryClient): Promise<unknown> {
  return Promise.all([ledgerKey, sessionKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** The fixed sample, loaded when asked for. */
export function useSampleOverview(wanted: boolean) {
  return useQuery({
    queryKey: ['sample', 'overview'],
    queryFn: async () => (await import('@adaos/api/sample')).sampleOverview,
    enabled: wanted,
    staleTime: Infinity,
  });
}
