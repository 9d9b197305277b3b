import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationRoutes } from '@adaos/api';
import { client } from './client.ts';

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
