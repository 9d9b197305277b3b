import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { shopRoutes } from '@adaos/api';
import type { CallInput } from '@adaos/api/client';
import { client } from './client.ts';
import { useLiveQuery } from './live.ts';
import { apiBaseUrl } from '../env.ts';
import { openDownload } from './saveFile.ts';
import { sessionKey } from './session.ts';

const calendar = queryOptions({
  queryKey: ['shopCalendar'],
  queryFn: ({ signal }) => client.call(shopRoutes.getShopCalendar, { signal }),
});

export const useShopCalendarQuery = () => useLiveQuery(calendar);

/** Sets the currency and the timezone of the shop's figures; whatever becomes of it, both are read again. */
export function useSetShopCalendar() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'setShopCalendar'>['body']) => client.call(shopRoutes.setShopCalendar, { body }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: calendar.queryKey }),
        queries.invalidateQueries({ queryKey: sessionKey }),
      ]),
  });
}

/** Has the browser download all of the shop's data, as fast as the file comes. */
export function useDownloadShop() {
  return useMutation({
    mutationFn: () => client.call(shopRoutes.prepareShopArchive),
    onSuccess: ({ path }) => openDownload(apiBaseUrl + path),
  });
}
