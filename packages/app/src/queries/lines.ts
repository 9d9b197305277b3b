import { useQuery } from '@tanstack/react-query';
import { type LineDecisionInput, lineRoutes } from '@adaos/api';
import { client } from './client.ts';
import { ledgerKey } from './overview.ts';
import { useCostChange } from './recomputation.ts';

/** The lines of orders that may be no products. @param asked whether they are shown. */
export const useLinesQuery = (asked: boolean) =>
  useQuery({
    queryKey: [...ledgerKey, 'lines'],
    queryFn: ({ signal }) => client.call(lineRoutes.listLines, { signal }),
    enabled: asked,
  });

export const useDecideLine = () =>
  useCostChange((decision: LineDecisionInput) => client.call(lineRoutes.decideLine, { body: decision }));

export const useWithdrawLineDecision = () =>
  useCostChange((id: string) => client.call(lineRoutes.withdrawLineDecision, { params: { id } }));
