import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { joinPages } from './joinPages.ts';

interface Page {
  rows: { id: string }[];
  total: number;
  next: number | null;
}
const first: Page = { rows: [{ id: 'a' }, { id: 'b' }], total: 2, next: 1 };
const second: Page = { rows: [{ id: 'c' }], total: 3, next: null };

test('pages are one list, of which the last page says the rest', () => {
  expect(joinPages('rows')({ pages: [first], pageParams: [0] })).toEqual(first);
  expect(joinPages('rows')({ pages: [first, second], pageParams: [0, 1] })).toEqual({
    rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    total: 3,
    next: null,
  });
});

test('the list stays the same, and not only equal, while no page comes', async () => {
  const client = new QueryClient();
  const list = new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    queryFn: ({ pageParam }) => structuredClone(pageParam === 0 ? first : second),
    initialPageParam: 0,
    getNextPageParam: (page: Page) => page.next,
    select: joinPages('rows'),
  });
  const seen: (Page['rows'] | undefined)[] = [];
  const leave = list.subscribe(({ data }) => seen.push(data?.rows));
  await list.refetch();
  await list.refetch();
  const lists = seen.filter((rows) => rows !== undefined);
  expect(lists.length).toBeGreaterThan(1);
  expect(new Set(lists).size).toBe(1);
  await list.fetchNextPage();
  expect(list.getCurrentResult().data?.rows).toHaveLength(3);
  leave();
  client.clear();
});
