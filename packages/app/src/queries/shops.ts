import { keepPreviousData, queryOptions, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { accountShopRoutes } from '@adaos/api';
import type { CallInput } from '@adaos/api/client';
import { client } from './client.ts';
import { openShop } from './session.ts';

const shopsKey = ['shops'] as const;

const ownShops = queryOptions({
  queryKey: shopsKey,
  queryFn: ({ signal }) => client.call(accountShopRoutes.listShops, { signal }),
});

/** The shops of the account and what the plan says of more. Never a sample: it is about the account itself. */
export const useOwnShopsQuery = () => useQuery(ownShops);

/** The figures of all shops in one currency; `undefined` waits. Those shown stay until the new ones are there. */
export function useShopsFiguresQuery(query: CallInput<'compareShops'>['query'] | undefined) {
  return useQuery({
    queryKey: [...shopsKey, 'figures', query],
    queryFn: query ? ({ signal }) => client.call(accountShopRoutes.compareShops, { query, signal }) : skipToken,
    placeholderData: keepPreviousData,
  });
}

/** Adds a shop and goes on in it. */
export const useAddShop = () =>
  useMutation({
    mutationFn: (body: CallInput<'addShop'>['body']) => client.call(accountShopRoutes.addShop, { body }),
    onSuccess: ({ id }) => openShop(id),
  });
