import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { fraudRoutes, type FraudVerdict } from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';
import { ledgerKey } from './overview.ts';
import { useCostChange } from './recomputation.ts';

const fraudKey = [...ledgerKey, 'fraud'] as const;

const fraud = queryOptions({
  queryKey: fraudKey,
  queryFn: ({ signal }) => client.call(fraudRoutes.getFraud, { signal }),
});
const returns = queryOptions({
  queryKey: [...ledgerKey, 'returns'],
  queryFn: ({ signal }) => client.call(fraudRoutes.getReturns, { signal }),
});

/** An order as a case of fraud; `undefined` waits. */
export function useFraudCaseQuery(id: string | undefined) {
  return useLiveQuery({
    queryKey: [...fraudKey, 'case', id],
    queryFn:
      id === undefined ? skipToken : ({ signal }) => client.call(fraudRoutes.getFraudCase, { params: { id }, signal }),
  });
}

export const useFraudQuery = () => useLiveQuery(fraud);
export const useReturnsQuery = () => useLiveQuery(returns);

export const readFraudAhead = () => Promise.all([readAhead(fraud), readAhead(returns)]);

/** Sets the percentage of fraud from which the shop is warned. */
export function useSetFraudThreshold() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (alertThreshold: number) => client.call(fraudRoutes.setFraudSettings, { body: { alertThreshold } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: fraudKey }),
  });
}

/** Says whether an order was fraud; null takes that back. What counts fraud is read again before it is done. */
export const useSetFraudVerdict = () =>
  useCostChange(({ id, verdict }: { id: string; verdict: FraudVerdict | null }) =>
    client.call(fraudRoutes.setFraudVerdict, { params: { id }, body: { verdict } }),
  );
