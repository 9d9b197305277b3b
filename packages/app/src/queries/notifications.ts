import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationRoutes, type NoticeChoices } from '@adaos/api';
import type { CallInput } from '@adaos/api/client';
import { client } from './client.ts';
import { useLive, useLiveQuery } from './live.ts';

const notificationsKey = ['notifications'] as const;
const firstPage: string | undefined = undefined;
const LOOK_AGAIN_MS = 60_000;

/** The own notifications, newest first, read again each minute. */
export function useNotificationsQuery() {
  return useInfiniteQuery({
    queryKey: notificationsKey,
    queryFn: ({ pageParam: cursor, signal }) =>
      client.call(notificationRoutes.listNotifications, {
        query: { limit: 20, ...(cursor !== undefined && { cursor }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

/** Marks some as read, or all of them. */
export function useReadNotifications(onError: (error: unknown) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[] | 'all') =>
      client.call(notificationRoutes.readNotifications, { body: ids === 'all' ? {} : { ids: [...ids] } }),
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: notificationsKey }),
  });
}

const settings = queryOptions({
  queryKey: ['noticeSettings'],
  queryFn: ({ signal }) => client.call(notificationRoutes.getNoticeSettings, { signal }),
});
const deliveries = queryOptions({
  queryKey: ['deliveries'],
  queryFn: ({ signal }) => client.call(notificationRoutes.listDeliveries, { signal }),
});

export const useNoticeSettingsQuery = () => useLiveQuery(settings);
export const useDeliveriesQuery = () => useLiveQuery(deliveries);

export function useSaveNoticeSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (choices: NoticeChoices) => client.call(notificationRoutes.saveNoticeSettings, { body: { choices } }),
    onSuccess: (saved) => queries.setQueryData(settings.queryKey, saved),
  });
}

/** Has a summary sent now. */
export function useSendDigest() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (digest: 'daily' | 'weekly') => client.call(notificationRoutes.sendDigest, { body: { digest } }),
    onSettled: () => queries.invalidateQueries({ queryKey: deliveries.queryKey }),
  });
}

const hooks = queryOptions({
  queryKey: ['noticeHooks'],
  queryFn: ({ signal }) => client.call(notificationRoutes.listNoticeHooks, { signal }),
});

/** Where the shop has its notifications posted. @param admin whether the user is one; nobody else may ask. */
export function useNoticeHooksQuery(admin: boolean) {
  const live = useLive();
  return useQuery({ ...hooks, enabled: admin && live });
}

/** The changes of where notifications are posted; each is followed by a fresh look. */
export function useNoticeHookChanges() {
  const queries = useQueryClient();
  const onSettled = () =>
    Promise.all([hooks, deliveries].map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
  const save = useMutation({
    mutationFn: (input: Pick<CallInput<'saveNoticeHook'>, 'params' | 'body'>) =>
      client.call(notificationRoutes.saveNoticeHook, input),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (params: CallInput<'removeNoticeHook'>['params']) =>
      client.call(notificationRoutes.removeNoticeHook, { params }),
    onSettled,
  });
  const test = useMutation({
    mutationFn: (params: CallInput<'testNoticeHook'>['params']) =>
      client.call(notificationRoutes.testNoticeHook, { params }),
    onSettled,
  });
  return { save, remove, test };
}
