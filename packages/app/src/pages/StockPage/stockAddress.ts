import type { StockFileQuery } from '@adaos/api';
import { STOCK_COLUMNS, STOCK_STATUSES } from '@adaos/domain';
import type { StockQuery } from '@adaos/ui/screens/StockScreen';

const NAMES = ['search', 'status', 'least', 'most', 'sort', 'order', 'page'] as const;

const numberIn = (text: string | null): number | null => {
  const number = Number(text);
  return text === null || text.trim() === '' || !Number.isFinite(number) ? null : number;
};

/** What the address asks for. */
export function queryIn(address: URLSearchParams): StockQuery {
  const page = Number(address.get('page') ?? 1);
  return {
    search: address.get('search') ?? '',
    status: STOCK_STATUSES.find((status) => status === address.get('status')) ?? null,
    least: numberIn(address.get('least')),
    most: numberIn(address.get('most')),
    sort: STOCK_COLUMNS.find((column) => column === address.get('sort')) ?? 'status',
    descending: address.get('order') === 'desc',
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
}

/** Puts a query into an address; what is usual is left out. */
export function write(address: URLSearchParams, query: StockQuery): URLSearchParams {
  for (const name of NAMES) address.delete(name);
  const { search, status, least, most, sort, descending, page } = query;
  if (search !== '') address.set('search', search);
  if (status !== null) address.set('status', status);
  if (least !== null) address.set('least', String(least));
  if (most !== null) address.set('most', String(most));
  if (sort !== 'status') address.set('sort', sort);
  if (descending) address.set('order', 'desc');
  if (page > 0) address.set('page', String(page + 1));
  return address;
}

/** The same for the call, without its page. */
export const foundBy = ({ search, status, least, most, sort, descending }: StockQuery): StockFileQuery => ({
  ...(search !== '' && { search }),
  ...(status !== null && { status }),
  ...(least !== null && { least }),
  ...(most !== null && { most }),
  sort,
  order: descending ? 'desc' : 'asc',
});
