import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiKeyInput, apiKeyRoutes } from '@adaos/api';
import { client } from './client.ts';
import { useLive } from './live.ts';

const keys = queryOptions({
  queryKey: ['apiKeys'],
  queryFn: ({ signal }) => client.call(apiKeyRoutes.listApiKeys, { signal }),
});

/** The shop's keys; only admins may ask. */
export function useApiKeysQuery(admin: boolean) {
  const live = useLive();
  return useQuery({ ...keys, enabled: live && admin });
}

/** Makes and revokes keys; each is followed by a fresh look. */
export function useApiKeyChanges() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: keys.queryKey });
  const create = useMutation({
    mutationFn: (body: ApiKeyInput) => client.call(apiKeyRoutes.createApiKey, { body }),
    onSettled,
    // The key itself is nowhere kept.
    gcTime: 0,
  });
  const revoke = useMutation({
    mutationFn: (id: string) => client.call(apiKeyRoutes.revokeApiKey, { params: { id } }),
    onSettled,
  });
  return { create, revoke };
}
