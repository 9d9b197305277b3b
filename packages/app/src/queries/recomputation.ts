import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { recomputationRoutes } from '@adaos/api';
import { client } from './client.ts';
import { useLive } from './live.ts';
import { costChange, invalidateLedger } from './overview.ts';

const LOOKS_EVERY_MS = 1000;
/** After the page itself has read what it shows. */
const FIRST_LOOK_MS = 5000;

/** Whether the figures are being brought in line with a change of costs, in this tab or elsewhere; looked at often while they are. */
export function useRecomputationQuery() {
  const live = useLive();
  const changing = useIsMutating({ mutationKey: costChange }) > 0;
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), FIRST_LOOK_MS);
    return () => clearTimeout(timer);
  }, []);
  return useQuery({
    queryKey: ['recomputation'],
    queryFn: ({ signal }) => client.call(recomputationRoutes.getRecomputation, { signal }),
    enabled: live && (settled || changing),
    refetchInterval: ({ state }) => (changing || state.data?.running ? LOOKS_EVERY_MS : false),
  });
}

/** Fetches all figures again. */
export function useRefreshFigures(): () => Promise<unknown> {
  const queries = useQueryClient();
  return useCallback(() => invalidateLedger(queries), [queries]);
}
