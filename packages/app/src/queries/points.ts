import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { pointRoutes } from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';
import { sessionKey } from './session.ts';

const pointsKey = ['points'] as const;

const points = queryOptions({
  queryKey: pointsKey,
  queryFn: ({ signal }) => client.call(pointRoutes.getPoints, { signal }),
});

export const usePointsQuery = () => useLiveQuery(points);
export const readPointsAhead = () => readAhead(points);

/** Switches the gamification of the shop, which the menu shows too, or has the user take part in the ranking. */
export function usePointsSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: { on: boolean } | { ranked: boolean }) =>
      'on' in change
        ? client.call(pointRoutes.setGamification, { body: change })
        : client.call(pointRoutes.setRanked, { body: change }),
    onSuccess: () => Promise.all([pointsKey, sessionKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
