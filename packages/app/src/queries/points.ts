import { queryOptions } from '@tanstack/react-query';
import { pointRoutes } from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';

const points = queryOptions({
  queryKey: ['points'],
  queryFn: ({ signal }) => client.call(pointRoutes.getPoints, { signal }),
});

export const usePointsQuery = () => useLiveQuery(points);
export const readPointsAhead = () => readAhead(points);
