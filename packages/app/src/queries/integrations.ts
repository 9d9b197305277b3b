import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { integrationRoutes, type IntegrationList, type IntegrationRequest, type OAuthPlatform } from '@adaos/api';
import { apiBaseUrl } from '../env.ts';
import { unsavedIntegration } from '../state/index.ts';
import { SampleModeError } from './carefulClient.ts';
import { client } from './client.ts';
import { readAhead } from './live.ts';
import { invalidateLedger } from './overview.ts';

const integrationsKey = ['integrations'] as const;

const integrations = queryOptions({
  queryKey: integrationsKey,
  queryFn: ({ signal }) => client.call(integrationRoutes.listIntegrations, { signal }),
});

export const readIntegrationsAhead = () => readAhead(integrations);

const WHILE_READING_MS = 2_000;

// How often a read that is due is asked about: a clock that runs ahead takes every read for due, and the shop's calls are counted.
const TRIES_WHILE_DUE = 30;

const connectionsOf = ({ oauthConnections }: IntegrationList) =>
  Object.values(oauthConnections).filter((connection) => connection !== undefined);

/** The next read of each connected shop that is due by this device's clock, as one text; empty where none is. */
const dueReadsOf = (list: IntegrationList): string =>
  connectionsOf(list)
    .map(({ nextReadAt }) => nextReadAt ?? '')
    .filter((at) => at !== '' && Date.parse(at) <= Date.now())
    .join(' ');

/** When each connected shop was read last, as one text. */
const lastReadsOf = (list: IntegrationList): string =>
  connectionsOf(list)
    .map(({ lastReadAt }) => lastReadAt ?? '')
    .join(' ');

/** The connections; while a shop is read they are asked for again and again, and its new orders change the figures. */
export function useIntegrationsQuery() {
  const queries = useQueryClient();
  const due = useRef({ reads: '', since: 0 });
  const query = useQuery({
    ...integrations,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data) return false;
      if (connectionsOf(data).some(({ reading }) => reading === true)) return WHILE_READING_MS;
      const reads = dueReadsOf(data);
      if (reads !== due.current.reads) due.current = { reads, since: dataUpdateCount };
      return reads !== '' && dataUpdateCount - due.current.since < TRIES_WHILE_DUE ? WHILE_READING_MS : false;
    },
  });
  const lastReads = query.data && lastReadsOf(query.data);
  const known = useRef(lastReads);
  useEffect(() => {
    if (known.current !== undefined && known.current !== lastReads) void invalidateLedger(queries);
    known.current = lastReads;
  }, [lastReads, queries]);
  return query;
}

/** Begins to connect a shop; where the platform asks for consent, the browser goes there. */
export function useConnectPlatform() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ platform, shop }: { platform: OAuthPlatform; shop: string }) => {
      const { connectShopify, connectWooCommerce } = integrationRoutes;
      const connect = platform === 'shopify' ? connectShopify : connectWooCommerce;
      const answer = await client.call(connect, { query: { shop } });
      if (answer.success && answer.url !== undefined && /^https?:\/\//.test(answer.url)) {
        window.location.assign(answer.url);
      }
      return answer;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: integrationsKey }),
  });
}

export function useDisconnectPlatform() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ platform, erase }: { platform: OAuthPlatform; erase: boolean }) =>
      client.call(integrationRoutes.disconnectPlatform, {
        params: { platform },
        query: { erase: erase ? 'true' : 'false' },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: integrationsKey }),
  });
}

/** How much is kept of the store of a platform. @param platform null: nobody asks. */
export function useStoreDataQuery(platform: OAuthPlatform | null) {
  return useQuery({
    queryKey: [...integrationsKey, 'data', platform],
    queryFn:
      platform === null
        ? skipToken
        : ({ signal }) => client.call(integrationRoutes.getStoreData, { params: { platform }, signal }),
    // It is counted when it is asked for: a store is read all the time.
    staleTime: 0,
  });
}

/** Has the orders of a connected shop read at once. */
export function useReadStore() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (platform: OAuthPlatform) => client.call(integrationRoutes.readStore, { params: { platform } }),
    onSettled: () => queries.invalidateQueries({ queryKey: integrationsKey }),
  });
}

/**
 * Sets down a shop of a platform. Where it can't be saved, what is left to do is worked out here and kept; not in sample mode, in
 * which nothing was to be saved.
 */
export function useSaveIntegration() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: IntegrationRequest) => client.call(integrationRoutes.saveIntegration, { body: request }),
    onSuccess: () => {
      unsavedIntegration.forget();
      return queries.invalidateQueries({ queryKey: integrationsKey });
    },
    onError: async (error, { platform, shopId }) => {
      if (error instanceof SampleModeError) return;
      const { localIntegration } = await import('@adaos/api/sample');
      const origin = new URL(apiBaseUrl || '/', window.location.origin).origin;
      unsavedIntegration.keep(localIntegration(platform, shopId, `${origin}/pixel.js`));
    },
  });
}
