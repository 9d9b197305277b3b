import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  copyRoutes,
  type CopyAnswer,
  type CopyEdit,
  type CopyProducts,
  type CopyProductsQuery,
  type CopyRequest,
} from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';

const copiesKey = ['ad-copy'] as const;

const copies = queryOptions({
  queryKey: copiesKey,
  queryFn: ({ signal }) => client.call(copyRoutes.listCopies, { signal }),
});

export const useCopiesQuery = () => useLiveQuery(copies);
export const readCopiesAhead = () => readAhead(copies);

async function sampleAnswer(wish: CopyRequest): Promise<CopyAnswer> {
  const { sampleCopies, sampleDelay, SAMPLE_COPY_DELAY } = await import('@adaos/api/sample');
  return sampleDelay(sampleCopies(wish), { milliseconds: SAMPLE_COPY_DELAY });
}

/** Has three ads written: by the server, or of the sample by template. */
export function useGenerateCopy(ofSample: boolean) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: CopyRequest) =>
      ofSample ? sampleAnswer(wish) : client.call(copyRoutes.generateCopy, { body: wish }),
    onSuccess: () => queries.invalidateQueries({ queryKey: copiesKey }),
  });
}

/** Has an ad kept as it was edited. */
export function useEditCopy() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: CopyEdit & { id: string }) =>
      client.call(copyRoutes.editCopy, { params: { id }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: copiesKey }),
  });
}

async function sampleProducts(query: CopyProductsQuery): Promise<CopyProducts> {
  const { sampleCopyProducts } = await import('@adaos/api/sample');
  return sampleCopyProducts(query);
}

/** The products that can be advertised; those shown stay until the next ones are there. @param query left out: they are not asked for yet. */
export function useCopyProductsQuery(query: CopyProductsQuery | undefined, ofSample: boolean) {
  return useQuery({
    queryKey: ['ad-copy-products', ofSample, query],
    queryFn: query
      ? ({ signal }) => (ofSample ? sampleProducts(query) : client.call(copyRoutes.listCopyProducts, { query, signal }))
      : skipToken,
    placeholderData: keepPreviousData,
  });
}
