import { queryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { auditRoutes, billingRoutes, userRoutes } from '@adaos/api';
import type { CallInput } from '@adaos/api/client';
import { displayName } from '../state/index.ts';
import { client } from './client.ts';
import { joinPages } from './joinPages.ts';
import { readAhead, useLive, useLiveQuery } from './live.ts';
import { sessionKey } from './session.ts';
import { session } from '../state/index.ts';

const usersKey = ['users'] as const;
const firstPage: string | undefined = undefined;
const PAGE = 50;
const joinSubscriptions = joinPages('subscriptions');
const joinEntries = joinPages('entries');

/** Whether there is an access token in the browser's storage now: another page, or a person, may have removed it. */
export const hasAccessToken = (): boolean => Boolean(session.tokens.read()?.accessToken);

class NoAccessTokenError extends Error {}

/** Makes a call of the users tab; without an access token none is made. */
function withToken<T>(call: () => Promise<T>): Promise<T> {
  return hasAccessToken() ? call() : Promise.reject(new NoAccessTokenError());
}

const users = queryOptions({
  queryKey: usersKey,
  queryFn: async ({ signal }) => {
    const { data, ...rest } = await withToken(() => client.call(userRoutes.listUsers, { signal }));
    return { ...rest, data: data.map((user) => Object.assign(user, { name: displayName(user) })) };
  },
});

export const useUsersQuery = () => useLiveQuery(users);
export const readUsersAhead = () => readAhead(users);

/** The changes of the shop's users; the list is read again after each, whether it succeeded or failed. */
export function useUserChanges() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: usersKey });
  const create = useMutation({
    mutationFn: (body: CallInput<'createUser'>['body']) =>
      withToken(() => client.call(userRoutes.createUser, { body })),
    onSettled,
  });
  const setRole = useMutation({
    mutationFn: ({ id, role }: { id: string } & CallInput<'setUserRole'>['body']) =>
      withToken(() => client.call(userRoutes.setUserRole, { params: { id }, body: { role } })),
    // It may have been the own one.
    onSettled: () => Promise.all([onSettled(), queries.invalidateQueries({ queryKey: sessionKey })]),
  });
  const remove = useMutation({
    mutationFn: (id: string) => withToken(() => client.call(userRoutes.deleteUser, { params: { id } })),
    onSettled,
  });
  const invite = useMutation({
    mutationFn: (id: string) => withToken(() => client.call(userRoutes.inviteAgain, { params: { id } })),
    onSettled,
  });
  return { create, setRole, remove, invite };
}

/** Every subscription that the shop has had, newest first, a page at a time. */
export function useSubscriptionsQuery() {
  return useInfiniteQuery({
    queryKey: ['subscriptions'],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.call(billingRoutes.listSubscriptions, {
        query: { limit: PAGE, ...(cursor !== undefined && { cursor }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: joinSubscriptions,
    enabled: useLive(),
  });
}

/** What was changed in the shop, newest first, a page at a time. */
export function useAuditQuery() {
  return useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.call(auditRoutes.listAuditEntries, {
        query: { limit: PAGE, ...(cursor !== undefined && { cursor }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: joinEntries,
    enabled: useLive(),
  });
}
