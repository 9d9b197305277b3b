import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { adAccountRoutes, type AdConnectionList } from '@adaos/api';
import type { AdPlatform } from '@adaos/domain';
import { client } from './client.ts';
import { readAhead } from './live.ts';
import { invalidateLedger } from './overview.ts';

const adConnectionsKey = ['adConnections'] as const;

const adConnections = queryOptions({
  queryKey: adConnectionsKey,
  queryFn: ({ signal }) => client.call(adAccountRoutes.listAdConnections, { signal }),
});

export const readAdConnectionsAhead = () => readAhead(adConnections);

const WHILE_READING_MS = 2_000;
/** A read that was planned just now begins within seconds; a clock that runs ahead must not ask for ever. */
const JUST_PLANNED_MS = 60_000;

const accountsOf = ({ platforms }: AdConnectionList) =>
  platforms.flatMap(({ connection }) => (connection && !connection.broken ? connection.accounts : []));

function isReading(list: AdConnectionList): boolean {
  return accountsOf(list).some(({ reading, chosen, nextReadAt }) => {
    const since = nextReadAt === null ? Number.NaN : Date.now() - Date.parse(nextReadAt);
    return reading || (chosen && since >= 0 && since < JUST_PLANNED_MS);
  });
}

/** What changes with each step of a read, as one text. */
const progressOf = (list: AdConnectionList): string =>
  accountsOf(list)
    .map(({ lastReadAt, coveredFrom }) => `${lastReadAt} ${coveredFrom}`)
    .join();

/** The platforms of ads; while accounts are read they are asked for again and again, and new days change the figures. */
export function useAdConnectionsQuery() {
  const queries = useQueryClient();
  const query = useQuery({
    ...adConnections,
    refetchInterval: ({ state: { data } }) => (data && isReading(data) ? WHILE_READING_MS : false),
  });
  const progress = query.data && progressOf(query.data);
  const known = useRef(progress);
  useEffect(() => {
    if (known.current !== undefined && known.current !== progress) void invalidateLedger(queries);
    known.current = progress;
  }, [progress, queries]);
  return query;
}

/** Begins to connect a platform of ads: the browser goes to its page of consent. */
export function useConnectAds() {
  return useMutation({
    mutationFn: async (platform: AdPlatform) => {
      const answer = await client.call(adAccountRoutes.connectAds, { params: { platform } });
      if (answer.success && answer.url !== undefined && /^https?:\/\//.test(answer.url)) {
        window.location.assign(answer.url);
      }
      return answer;
    },
  });
}

export function useChooseAdAccounts() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ platform, accounts }: { platform: AdPlatform; accounts: readonly string[] }) =>
      client.call(adAccountRoutes.chooseAdAccounts, { params: { platform }, body: { accounts: [...accounts] } }),
    onSettled: () => queries.invalidateQueries({ queryKey: adConnectionsKey }),
  });
}

/** Has the chosen accounts of a platform read at once. */
export function useReadAds() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (platform: AdPlatform) => client.call(adAccountRoutes.readAds, { params: { platform } }),
    onSettled: () => queries.invalidateQueries({ queryKey: adConnectionsKey }),
  });
}

export function useDisconnectAds() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (platform: AdPlatform) => client.call(adAccountRoutes.disconnectAds, { params: { platform } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: adConnectionsKey }),
  });
}
