import type { Figure } from '@adaos/api';
import {
  ATTRIBUTION_MODELS,
  CHANNEL_DIMENSIONS,
  FIGURES,
  KIND_GROUP_NAMES,
  type KindAsked,
  LEDGER_KINDS,
  ORDER_SORTS,
  type OrderSort,
} from '@adaos/domain';
import { comparisonIn, periodIn } from '../period/index.ts';
import { paths, type FigureQuery, type PeriodQuery } from './paths.ts';

export function figureNamed(name: string | null | undefined): Figure | undefined {
  return FIGURES.find((figure) => figure === name);
}

/** The part of a formula that an address asks for. */
export function kindIn(query: URLSearchParams): KindAsked | undefined {
  const asked = query.get('kind');
  return [...LEDGER_KINDS, ...KIND_GROUP_NAMES].find((kind) => kind === asked);
}

/** What an address says of a period and its comparison, to be handed on in a link. */
export function periodQueryIn(query: URLSearchParams): PeriodQuery {
  const { compare, ...days } = comparisonIn(query);
  return { ...periodIn(query), ...(compare !== 'previous' && { compare, ...days }) };
}

/** The row of the channels whose orders alone are shown; nothing where the address asks for none. */
export function channelIn(
  query: URLSearchParams,
): Pick<FigureQuery, 'dimension' | 'model' | 'channel' | 'campaign' | 'called'> {
  const dimension = CHANNEL_DIMENSIONS.find((one) => one === query.get('dimension'));
  if (dimension === undefined) return {};
  return {
    dimension,
    model: ATTRIBUTION_MODELS.find((one) => one === query.get('model')),
    channel: query.get('channel') ?? undefined,
    campaign: query.get('campaign') ?? undefined,
    called: query.get('called') ?? undefined,
  };
}

/** The same, with a part and which orders of it are shown. */
export function figureQueryIn(query: URLSearchParams): FigureQuery {
  const sort = ORDER_SORTS.find((one) => one !== 'day' && one === query.get('sort'));
  return {
    ...periodQueryIn(query),
    kind: kindIn(query),
    search: query.get('search') || undefined,
    product: query.get('product') || undefined,
    ...channelIn(query),
    sort,
    order: query.get('order') === 'asc' ? 'asc' : undefined,
  };
}

/** Puts which orders are shown into an address; what is usual is left out. */
export function writeOrders(
  address: URLSearchParams,
  { search, sort, descending }: { search: string; sort: OrderSort; descending: boolean },
): URLSearchParams {
  for (const name of ['search', 'sort', 'order']) address.delete(name);
  if (search !== '') address.set('search', search);
  if (sort !== 'day') address.set('sort', sort);
  if (!descending) address.set('order', 'asc');
  return address;
}

/** The list that an order was opened from; the overview where that is not known. */
export function addressBehindOrder(query: URLSearchParams): string {
  const figure = figureNamed(query.get('figure'));
  return figure ? paths.figure(figure, figureQueryIn(query)) : paths.overviewOf(periodQueryIn(query));
}
