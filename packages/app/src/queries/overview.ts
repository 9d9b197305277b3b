import type { ComparisonChoice, Period } from '@adaos/domain';
import { keepPreviousData, queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { overviewRoutes, type Session, visitRoutes } from '@adaos/api';
import { client, queryClient } from './client.ts';
import { readAhead, useLive } from './live.ts';
import { sessionKey } from './session.ts';

/** Everything that is computed from the ledger: stale as one whenever an import or a cost changes it. */
export const ledgerKey = ['ledger'] as const;

/** Whether the figures are being brought in line with a change of costs. */
export const recomputationKey = ['recomputation'] as const;

type ComparedPeriod = Period & ComparisonChoice;

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

/** What the script in the shop's pages counted in a period, where it has counted a visit; `undefined` waits. */
export function useVisits(period: Period | undefined) {
  const { data } = useQuery({
    queryKey: ['visits', period],
    queryFn: period ? ({ signal }) => client.call(visitRoutes.getVisits, { query: period, signal }) : skipToken,
    enabled: useLive(),
  });
  return data?.source === 'live' ? data : undefined;
}

/** @param periodOf the period that the page will open on, by the shop that it is about. */
export function readOverviewAhead(periodOf: (shop: Session['shop']) => ComparedPeriod | undefined): Promise<unknown> {
  const session = queryClient.getQueryData<Session>(sessionKey);
  const period = session && periodOf(session.shop);
  return period ? readAhead(overviewOf(period)) : Promise.resolve();
}

/** Fetches again what an import or a cost has changed. */
export function invalidateLedger(queries: QueryClient): Promise<unknown> {
  return Promise.all(
    [ledgerKey, sessionKey, recomputationKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
  );
}
