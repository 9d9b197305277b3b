import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { SEARCH_LEAST, searchRoutes } from '@adaos/api';
import { client } from './client.ts';
import { useLiveQuery } from './live.ts';
import { ledgerKey } from './overview.ts';

/** What the shop has under some words; of too few nothing is asked. */
const searched = (words: string) =>
  queryOptions({
    queryKey: [...ledgerKey, 'search', words],
    queryFn:
      words.length < SEARCH_LEAST
        ? skipToken
        : ({ signal }) => client.call(searchRoutes.search, { query: { q: words }, signal }),
    placeholderData: keepPreviousData,
  });

export const useSearchQuery = (words: string) => useLiveQuery(searched(words));
