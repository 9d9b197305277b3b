import { skipToken } from '@tanstack/react-query';
import { analyticsRoutes } from '@adaos/api';
import { client } from './client.ts';
import { useLiveQuery } from './live.ts';
import type { Period } from '@adaos/domain';

/** What the script in the shop's pages counted in a period; the figures of the overview come first. */
export function useVisitsQuery(period: Period | undefined) {
  return useLiveQuery({
    queryKey: ['visits', period],
    queryFn: period ? ({ signal }) => client.call(analyticsRoutes.getVisits, { query: period, signal }) : skipToken,
  });
}
