import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { guideRoutes, type Language } from '@adaos/api';
import { client } from './client.ts';
import { readAhead } from './live.ts';

/** Texts change with a new version of the server only. */
const staleTime = 3_600_000;

const guidesIn = (language: Language) =>
  queryOptions({
    queryKey: ['guides', language],
    queryFn: ({ signal }) => client.call(guideRoutes.listGuides, { query: { language }, signal }),
    staleTime,
  });

export const useGuidesQuery = (language: Language) => useQuery(guidesIn(language));
export const readGuidesAhead = (language: Language) => readAhead(guidesIn(language));

/** One guide; `undefined` waits. */
export function useGuideQuery(slug: string | undefined, language: Language) {
  return useQuery({
    queryKey: ['guides', language, slug],
    queryFn:
      slug === undefined
        ? skipToken
        : ({ signal }) => client.call(guideRoutes.getGuide, { params: { slug }, query: { language }, signal }),
    staleTime,
  });
}
