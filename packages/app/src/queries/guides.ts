import { skipToken, useQuery } from '@tanstack/react-query';
import { guideRoutes, type Language } from '@adaos/api';
import { client } from './client.ts';

/** Texts change with a new version of the server only. */
const staleTime = 3_600_000;

export function useGuidesQuery(language: Language) {
  return useQuery({
    queryKey: ['guides', language],
    queryFn: ({ signal }) => client.call(guideRoutes.listGuides, { query: { language }, signal }),
    staleTime,
  });
}

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
