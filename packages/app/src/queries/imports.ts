import {
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { importRoutes, type Import } from '@adaos/api';
import { importDraft, session } from '../state/index.ts';
import { client, queryClient } from './client.ts';
import { isUnderWay } from './isUnderWay.ts';
import { createImportFlow } from './importFlow.ts';
import { joinPages } from './joinPages.ts';
import { readAhead } from './live.ts';
import { invalidateLedger } from './overview.ts';
import { isRefused } from './retry.ts';
import { saveFile } from './saveFile.ts';

const firstPage: string | undefined = undefined;
const importsKey = ['imports'] as const;
/** How often an import is asked for: one that runs, one that waits, and the list beside them. */
const POLL_MS = { running: 700, queued: 2_000, list: 5_000 } as const;
const joinRows = joinPages('rows');

const latest = queryOptions({
  queryKey: importsKey,
  queryFn: ({ signal }) => client.call(importRoutes.listImports, { signal }),
  refetchInterval: ({ state }) => (state.data?.imports.some(isUnderWay) ? POLL_MS.list : false),
});

/** The latest imports, newest first: among them the one under way, also after a reload. */
export const useImportsQuery = () => useQuery(latest);
export const readImportsAhead = () => readAhead(latest);

/** One import, asked for again and again while it is under way. */
export const importOf = (id: string | undefined) =>
  queryOptions({
    queryKey: [...importsKey, id],
    queryFn:
      id === undefined ? skipToken : ({ signal }) => client.call(importRoutes.getImport, { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      (state.data && !isUnderWay(state.data)) || isRefused(state.error)
        ? false
        : POLL_MS[state.data?.status === 'queued' ? 'queued' : 'running'],
  });

/** One import; at its end the figures are fetched again. */
export function useImportQuery(id: string | undefined) {
  const queries = useQueryClient();
  const query = useQuery(importOf(id));
  const ended = query.data && !isUnderWay(query.data) ? query.data.id : undefined;
  useEffect(() => {
    if (ended === undefined) return;
    void queries.invalidateQueries({ queryKey: importsKey, exact: true });
    void invalidateLedger(queries);
  }, [ended, queries]);
  return query;
}

/** The import that is being prepared in this page. */
export const importFlow = createImportFlow(client, importDraft, () => {
  void queryClient.invalidateQueries({ queryKey: importsKey, exact: true });
});

session.onOtherUser(importFlow.reset);

const LOST_ON_RELOAD: ReadonlySet<string> = new Set(['recognising', 'map', 'uploading']);

// Within the app the draft stays wherever one goes; a reload or the end of the tab would lose it.
window.addEventListener('beforeunload', (event) => {
  if (LOST_ON_RELOAD.has(importDraft.get().stage)) event.preventDefault();
});

export function useRejectedLinesQuery(id: string | undefined) {
  return useInfiniteQuery({
    queryKey: [...importsKey, id, 'rejected'],
    queryFn:
      id === undefined
        ? skipToken
        : ({ pageParam: cursor, signal }) =>
            client.call(importRoutes.listRejectedLines, {
              params: { id },
              query: { limit: 50, ...(cursor !== undefined && { cursor }) },
              signal,
            }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: joinRows,
  });
}

/** Cancels an import that waits or runs, or starts a cancelled one again: that is another import. */
export function useCancelImport(onError: (error: unknown) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.call(importRoutes.cancelImport, { params: { id } }),
    onSuccess: (cancelled) => queries.setQueryData(importOf(cancelled.id).queryKey, cancelled),
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: importsKey }),
  });
}

export function useRestartImport(onStarted: () => void, onError: (error: unknown) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.call(importRoutes.restartImport, { params: { id } }),
    onSuccess: ({ id }) => {
      importFlow.show(id);
      onStarted();
    },
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: importsKey }),
  });
}

/** Has the lines of an import that were not taken saved as a file. */
export function useDownloadRejectedLines(onError: (error: unknown) => void) {
  return useMutation({
    mutationFn: ({ id }: Import) => client.call(importRoutes.downloadRejectedLines, { params: { id } }),
    onSuccess: (lines, { id, fileName }) => saveFile(lines, `${fileName ?? id}-rejected.csv`),
    onError,
  });
}
