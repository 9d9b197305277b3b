import { ATTRIBUTION_MODELS, CHANNEL_COLUMNS, CHANNEL_DIMENSIONS } from '@adaos/domain';
import type { ChannelsQuery } from '@adaos/ui/screens/ChannelsScreen';

const USUAL = { dimension: 'source', model: 'last', sort: 'netSales' } as const;

/** What the address asks for. */
export function queryIn(address: URLSearchParams): ChannelsQuery {
  const page = Number(address.get('page') ?? 1);
  return {
    dimension: CHANNEL_DIMENSIONS.find((one) => one === address.get('dimension')) ?? USUAL.dimension,
    model: ATTRIBUTION_MODELS.find((one) => one === address.get('model')) ?? USUAL.model,
    sort: CHANNEL_COLUMNS.find((column) => column === address.get('sort')) ?? USUAL.sort,
    descending: address.get('order') !== 'asc',
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
}

/** Puts a query into an address; what is usual is left out. */
export function write(address: URLSearchParams, query: ChannelsQuery): URLSearchParams {
  for (const name of ['dimension', 'model', 'sort', 'order', 'page']) address.delete(name);
  for (const name of ['dimension', 'model', 'sort'] as const)
    if (query[name] !== USUAL[name]) address.set(name, query[name]);
  if (!query.descending) address.set('order', 'asc');
  if (query.page > 0) address.set('page', String(query.page + 1));
  return address;
}
