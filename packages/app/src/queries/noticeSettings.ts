import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type NoticeChoices, noticeSettingRoutes } from '@adaos/api';
import type { CallInput } from '@adaos/api/client';
import { client } from './client.ts';
import { useLive, useLiveQuery } from './live.ts';

const settings = queryOptions({
  queryKey: ['noticeSettings'],
  queryFn: ({ signal }) => client.call(noticeSettingRoutes.getNoticeSettings, { signal }),
});
const deliveries = queryOptions({
  queryKey: ['deliveries'],
  queryFn: ({ signal }) => client.call(noticeSettingRoutes.listDeliveries, { signal }),
});

export const useNoticeSettingsQuery = () => useLiveQuery(settings);
export const useDeliveriesQuery = () => useLiveQuery(deliveries);

export function useSaveNoticeSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (choices: NoticeChoices) => client.call(noticeSettingRoutes.saveNoticeSettings, { body: { choices } }),
    onSuccess: (saved) => queries.setQueryData(settings.queryKey, saved),
  });
}

/** Has a summary sent now. */
export function useSendDigest() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (digest: 'daily' | 'weekly') => client.call(noticeSettingRoutes.sendDigest, { body: { digest } }),
    onSettled: () => queries.invalidateQueries({ queryKey: deliveries.queryKey }),
  });
}

const hooks = queryOptions({
  queryKey: ['noticeHooks'],
  queryFn: ({ signal }) => client.call(noticeSettingRoutes.listNoticeHooks, { signal }),
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
      client.call(noticeSettingRoutes.saveNoticeHook, input),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (params: CallInput<'removeNoticeHook'>['params']) =>
      client.call(noticeSettingRoutes.removeNoticeHook, { params }),
    onSettled,
  });
  const test = useMutation({
    mutationFn: (params: CallInput<'testNoticeHook'>['params']) =>
      client.call(noticeSettingRoutes.testNoticeHook, { params }),
    onSettled,
  });
  return { save, remove, test };
}
