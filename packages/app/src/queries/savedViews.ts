import type { ViewList } from '@adaos/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type SavedViewInput, savedViewRoutes } from '@adaos/api';
import { client } from './client.ts';
import { useLiveQuery } from './live.ts';

const viewsOf = (list: ViewList) =>
  queryOptions({
    queryKey: ['savedViews', list],
    queryFn: ({ signal }) => client.call(savedViewRoutes.listSavedViews, { query: { list }, signal }),
  });

/** The own views of a list and those that are shared in the shop. */
export const useSavedViewsQuery = (list: ViewList) => useLiveQuery(viewsOf(list));

/** Saves and removes views of a list. */
export function useSavedViewChanges(list: ViewList) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: viewsOf(list).queryKey });
  return {
    save: useMutation({
      mutationFn: (body: SavedViewInput) => client.call(savedViewRoutes.saveView, { body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => client.call(savedViewRoutes.removeView, { params: { id } }),
      onSettled,
    }),
  };
}
