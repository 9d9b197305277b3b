import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { alertRoutes, type AlertStatus } from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';

const alertsKey = ['alerts'] as const;

const alerts = queryOptions({
  queryKey: alertsKey,
  queryFn: ({ signal }) => client.call(alertRoutes.listAlerts, { signal }),
});
const recommendations = queryOptions({
  queryKey: ['recommendations'],
  queryFn: ({ signal }) => client.call(alertRoutes.listRecommendations, { signal }),
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
