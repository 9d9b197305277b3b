import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type RecomputationAnswer, recomputationRoutes, type RecomputationState } from '@adaos/api';
import { client } from './client.ts';
import { useLive } from './live.ts';
import { invalidateLedger, recomputationKey } from './overview.ts';

/** Of each call that changes costs. */
const costChange = ['costChange'] as const;

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
    queryKey: recomputationKey,
    queryFn: ({ signal }) => client.call(recomputationRoutes.getRecomputation, { signal }),
    enabled: live && (settled || changing),
    refetchInterval: ({ state }) => (changing || state.data?.running ? LOOKS_EVERY_MS : false),
  });
}

/**
 * A call that changes costs. The figures are fetched again after it; where they follow behind its answer, that is known at once, and they
 * are fetched once more at its end.
 */
export function useCostChange<I, A extends { recomputation: RecomputationState | null }>(
  mutationFn: (input: I) => Promise<A>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: costChange,
    mutationFn,
    onSuccess: ({ recomputation }) => {
      if (recomputation?.state === 'running') {
        const begun = { kind: recomputation.kind, phase: 'posting', done: 0, months: 0 } as const;
        queries.setQueryData<RecomputationAnswer>(recomputationKey, (known) => ({
          currency: null,
          last: null,
          ...known,
          running: known?.running ?? begun,
        }));
      }
      return invalidateLedger(queries);
    },
  });
}

/** Fetches all figures again. */
export function useRefreshFigures(): () => Promise<unknown> {
  const queries = useQueryClient();
  return useCallback(() => invalidateLedger(queries), [queries]);
}
