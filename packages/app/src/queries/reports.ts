import { keepPreviousData, queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Language, type ReportDefinition, type ReportInput, type ReportMail, reportRoutes } from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';
import { ledgerKey } from './overview.ts';
import { saveFile } from './saveFile.ts';

const reports = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ signal }) => client.call(reportRoutes.listReports, { signal }),
});

export const useReportsQuery = () => useLiveQuery(reports);
export const readReportsAhead = () => readAhead(reports);

/** What a report can be made of. @param wanted whether one is being built */
export const useReportCatalogueQuery = (wanted: boolean) =>
  useLiveQuery({
    queryKey: ['reports', 'catalogue'],
    queryFn: wanted ? ({ signal }) => client.call(reportRoutes.getReportCatalogue, { signal }) : skipToken,
  });

/** The figures of a report. Those shown stay until the next ones are there. @param definition undefined asks for nothing */
export const useReportQuery = (definition: ReportDefinition | undefined) =>
  useLiveQuery({
    queryKey: [...ledgerKey, 'report', definition],
    queryFn: definition
      ? ({ signal }) =>
          client.call(reportRoutes.runReport, { query: { definition: JSON.stringify(definition) }, signal })
      : skipToken,
    placeholderData: keepPreviousData,
  });

interface StatementQuery {
  /** Left out: the last whole month with data. */
  month?: string;
}

/** The profit and loss statement. @param query undefined asks for nothing */
export const useProfitAndLossQuery = (query: StatementQuery | undefined) =>
  useLiveQuery({
    queryKey: [...ledgerKey, 'profitAndLoss', query],
    queryFn: query ? ({ signal }) => client.call(reportRoutes.getProfitAndLoss, { query, signal }) : skipToken,
    placeholderData: keepPreviousData,
  });

/** Saves, removes and restores reports; each is followed by a fresh look. */
export function useReportChanges() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: reports.queryKey });
  return {
    save: useMutation({
      mutationFn: ({ id, body }: { id: string | null; body: ReportInput }) =>
        id === null
          ? client.call(reportRoutes.addReport, { body })
          : client.call(reportRoutes.changeReport, { params: { id }, body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => client.call(reportRoutes.removeReport, { params: { id } }),
      onSettled,
    }),
    restore: useMutation({
      mutationFn: (id: string) => client.call(reportRoutes.restoreReport, { params: { id } }),
      onSettled,
    }),
    setMail: useMutation({
      mutationFn: ({ id, body }: { id: string; body: ReportMail }) =>
        client.call(reportRoutes.setReportMail, { params: { id }, body }),
      onSettled,
    }),
    endMail: useMutation({
      mutationFn: (id: string) => client.call(reportRoutes.endReportMail, { params: { id } }),
      onSettled,
    }),
    sendNow: useMutation({
      mutationFn: (id: string) => client.call(reportRoutes.sendReportNow, { params: { id } }),
    }),
  };
}

export type FileKind = 'pdf' | 'csv';
/** What a file is of: a saved report, or the statement of a month. */
export type FileOf = { id: string; name: string } | { month: string };

function fileOf(of: FileOf, kind: FileKind, language: Language): Promise<Blob> {
  if ('id' in of) {
    const call = { params: { id: of.id }, query: { language } };
    return kind === 'pdf'
      ? client.call(reportRoutes.printReport, call)
      : client.call(reportRoutes.downloadReport, call);
  }
  const query = { month: of.month, language };
  return kind === 'pdf'
    ? client.call(reportRoutes.printProfitAndLoss, { query })
    : client.call(reportRoutes.downloadProfitAndLoss, { query });
}

/** Signs that some system takes for more than a letter of a name. */
const UNSAFE = /["*/:<>?\\|]/g;

/** Has a report saved as a file. */
export function useReportFile(onError: (error: unknown) => void) {
  return useMutation({
    mutationFn: ({ of, kind, language }: { of: FileOf; kind: FileKind; language: Language }) =>
      fileOf(of, kind, language),
    onSuccess: (file, { of, kind }) =>
      saveFile(file, `${'id' in of ? of.name.replaceAll(UNSAFE, '-') : `profit-and-loss-${of.month}`}.${kind}`),
    onError,
  });
}
