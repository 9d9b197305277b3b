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

/** Has a message to a channel or a program posted once more. */
export function useResendDelivery(onError: (error: unknown) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.call(noticeSettingRoutes.resendDelivery, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: deliveries.queryKey }),
    onError,
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

/** The changes of the number for text messages; each is followed by a fresh look. */
export function useSmsChanges() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: settings.queryKey });
  const save = useMutation({
    mutationFn: (number: string) => client.call(noticeSettingRoutes.saveSmsNumber, { body: { number } }),
    onSettled,
  });
  const confirm = useMutation({
    mutationFn: (code: string) => client.call(noticeSettingRoutes.confirmSmsNumber, { body: { code } }),
    onSettled,
  });
  const remove = useMutation({ mutationFn: () => client.call(noticeSettingRoutes.removeSmsNumber, {}), onSettled });
  return { save, confirm, remove };
}

const pushDevices = queryOptions({
  queryKey: ['pushDevices'],
  queryFn: ({ signal }) => client.call(noticeSettingRoutes.listPushDevices, { signal }),
});

/** The devices that receive push messages. */
export const usePushDevicesQuery = () => useLiveQuery(pushDevices);

/** The changes of devices; each is followed by a fresh look. */
export function usePushDeviceChanges() {
  const queries = useQueryClient();
  const onSettled = () =>
    Promise.all([pushDevices, deliveries].map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
  const save = useMutation({
    mutationFn: (body: CallInput<'savePushDevice'>['body']) =>
      client.call(noticeSettingRoutes.savePushDevice, { body }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => client.call(noticeSettingRoutes.removePushDevice, { params: { id } }),
    onSettled,
  });
  const test = useMutation({
    mutationFn: (id: string) => client.call(noticeSettingRoutes.testPushDevice, { params: { id } }),
    onSettled,
  });
  return { save, remove, test };
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
