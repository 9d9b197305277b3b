import { skipToken, useQuery } from '@tanstack/react-query';
import { type TakeBack, takeBackRoutes } from '@adaos/api';
import { client } from './client.ts';
import { useCostChange } from './recomputation.ts';

/** What taking a cost back would change; null asks nothing. */
export function useTakeBackPreviewQuery(asked: TakeBack | null) {
  return useQuery({
    queryKey: ['takeBackPreview', asked],
    queryFn: asked ? ({ signal }) => client.call(takeBackRoutes.previewTakeBack, { body: asked, signal }) : skipToken,
    // What it would change depends on the costs there are: it is asked each time.
    gcTime: 0,
  });
}

/** Has what was taken back count again. */
export const useUndoTakeBack = () =>
  useCostChange((taken: TakeBack) => client.call(takeBackRoutes.undoTakeBack, { body: taken }));
