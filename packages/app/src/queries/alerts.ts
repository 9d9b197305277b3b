import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ActionChange, alertRoutes, type AlertStatus } from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';
import { ledgerKey } from './overview.ts';

const alertsKey = [...ledgerKey, 'alerts'] as const;

/** While new data is looked through, the answer changes soon. */
const PENDING_MS = 2_000;
const whilePending = (query: { readonly state: { readonly data?: { readonly pending: boolean } | undefined } }) =>
  query.state.data?.pending === true ? PENDING_MS : false;

const alerts = queryOptions({
  queryKey: alertsKey,
  queryFn: ({ signal }) => client.call(alertRoutes.listAlerts, { signal }),
  refetchInterval: whilePending,
});
const recommendationsKey = [...ledgerKey, 'recommendations'] as const;
const recommendations = queryOptions({
  queryKey: recommendationsKey,
  queryFn: ({ signal }) => client.call(alertRoutes.listRecommendations, { signal }),
  refetchInterval: whilePending,
});

export const useAlertsQuery = () => useLiveQuery(alerts);
export const useRecommendationsQuery = () => useLiveQuery(recommendations);

export const readAlertsAhead = () => Promise.all([readAhead(alerts), readAhead(recommendations)]);

/** Resolves an alert, or opens it again. */
export function useSetAlertStatus() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: AlertStatus }) =>
      client.call(alertRoutes.setAlertStatus, { params: { id }, body: { status } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: alertsKey }),
  });
}

/** Decides about a recommendation. */
export function useDecideRecommendation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: ActionChange }) =>
      client.call(alertRoutes.decideRecommendation, { params: { id }, body: change }),
    // Its alerts follow it.
    onSuccess: () =>
      Promise.all([alertsKey, recommendationsKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
