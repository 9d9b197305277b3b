import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { copyRoutes, type CopyAnswer, type Language } from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';

const copiesKey = ['ad-copy'] as const;

const copies = queryOptions({
  queryKey: copiesKey,
  queryFn: ({ signal }) => client.call(copyRoutes.listCopies, { signal }),
});

export const useCopiesQuery = () => useLiveQuery(copies);
export const readCopiesAhead = () => readAhead(copies);

interface CopyWish {
  productName: string;
  targetAudience: string;
  language: Language;
}

async function sampleAnswer(wish: CopyWish): Promise<CopyAnswer> {
  const { sampleCopies, sampleDelay, SAMPLE_COPY_DELAY } = await import('@adaos/api/sample');
  return sampleDelay(sampleCopies(wish), { milliseconds: SAMPLE_COPY_DELAY });
}

/** Has three ads written: by the server, or of the sample by template. */
export function useGenerateCopy(ofSample: boolean) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: CopyWish) =>
      ofSample ? sampleAnswer(wish) : client.call(copyRoutes.generateCopy, { body: wish }),
    onSuccess: () => queries.invalidateQueries({ queryKey: copiesKey }),
  });
}
