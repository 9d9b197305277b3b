import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type DoubtfulNumbersQuery,
  type NumberDecisionInput,
  type PlatformReportFile,
  type PlatformReportInput,
  reconciliationRoutes,
  type UntiedOrdersQuery,
} from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';
import { ledgerKey } from './overview.ts';
import { useCostChange } from './recomputation.ts';

const key = [...ledgerKey, 'reconciliation'];

const reconciliation = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => client.call(reconciliationRoutes.getReconciliation, { signal }),
});

/** Whether the orders tie, and the months beside the platform's own report. */
export const useReconciliationQuery = () => useLiveQuery(reconciliation);
export const readReconciliationAhead = () => readAhead(reconciliation);

/** A page of the orders that do not tie. Those shown stay until the next ones are there. */
export function useUntiedOrdersQuery(query: UntiedOrdersQuery) {
  return useLiveQuery({
    queryKey: [...key, 'orders', query],
    queryFn: ({ signal }) => client.call(reconciliationRoutes.listUntiedOrders, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the order numbers to decide on. Those shown stay until the next ones are there. */
export function useDoubtfulNumbersQuery(query: DoubtfulNumbersQuery) {
  return useLiveQuery({
    queryKey: [...key, 'numbers', query],
    queryFn: ({ signal }) => client.call(reconciliationRoutes.listDoubtfulNumbers, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Says whether the sales of a number are of one order: every figure may change. */
export const useDecideNumber = () =>
  useCostChange((decision: NumberDecisionInput) => client.call(reconciliationRoutes.decideNumber, { body: decision }));

/** What to do with a report: enter its totals, import its file, remove it, or undo that. */
export function useReportMutations() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: key });
  return {
    add: useMutation({
      mutationFn: (body: PlatformReportInput) => client.call(reconciliationRoutes.addPlatformReport, { body }),
      onSuccess,
    }),
    importFile: useMutation({
      mutationFn: (body: PlatformReportFile) => client.call(reconciliationRoutes.importPlatformReports, { body }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => client.call(reconciliationRoutes.removePlatformReport, { params: { id } }),
      onSuccess,
    }),
    restore: useMutation({
      mutationFn: (id: string) => client.call(reconciliationRoutes.restorePlatformReport, { params: { id } }),
      onSuccess,
    }),
  };
}
