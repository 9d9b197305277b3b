import type { useRejectedLinesQuery } from '../../queries/imports.ts';
import type { RejectedRead } from './toIntegrationsView.ts';

/** The pages of rejected lines that have been read, as one list. */
export function rejectedRead(query: ReturnType<typeof useRejectedLinesQuery>): RejectedRead {
  return {
    rows: query.data?.rows,
    failed: query.isError,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
  };
}
