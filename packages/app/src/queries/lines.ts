import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type LineDecisionInput, lineRoutes } from '@adaos/api';
import { client } from './client.ts';
import { costChange, invalidateLedger, ledgerKey } from './overview.ts';

/** The lines of orders that may be no products. @param asked whether they are shown. */
export const useLinesQuery = (asked: boolean) =>
  useQuery({
    queryKey: [...ledgerKey, 'lines'],
    queryFn: ({ signal }) => client.call(lineRoutes.listLines, { signal }),
    enabled: asked,
  });

export function useDecideLine() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: costChange,
    mutationFn: (decision: LineDecisionInput) => client.call(lineRoutes.decideLine, { body: decision }),
    onSuccess: () => invalidateLedger(queries),
  });
}

export function useWithdrawLineDecision() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: costChange,
    mutationFn: (id: string) => client.call(lineRoutes.withdrawLineDecision, { params: { id } }),
    onSuccess: () => invalidateLedger(queries),
  });
}
