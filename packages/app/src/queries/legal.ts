import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Language } from '@adaos/api';
import { loadLegalContent } from '@adaos/ui/screens/LegalScreen';
import { queryClient } from './client.ts';

const legalContent = (language: Language) =>
  queryOptions({
    queryKey: ['legal', language],
    queryFn: () => loadLegalContent(language),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The legal texts of a language; while another is on its way the present one stays. */
export function useLegalContent(language: Language) {
  return useQuery({ ...legalContent(language), placeholderData: keepPreviousData });
}

/** Brings the legal texts of a language, so that a page shows them at once. */
export function prepareLegalContent(language: Language): Promise<unknown> {
  return queryClient.query({ ...legalContent(language), staleTime: 'static' });
}
