import { expect, test } from 'vitest';
import { queryIn, write } from './channelsAddress.ts';

const usual = { dimension: 'source', model: 'last', sort: 'netSales', descending: true, page: 0 } as const;

test('an address without anything asks for what is usual, as does one of what there is not', () => {
  expect(queryIn(new URLSearchParams())).toEqual(usual);
  expect(queryIn(new URLSearchParams('dimension=x&model=y&sort=z&page=-1'))).toEqual(usual);
});

test('what is asked for is written into the address, without what is usual, and read from it again', () => {
  const query = { dimension: 'country', model: 'position', sort: 'profit', descending: false, page: 2 } as const;
  const address = write(new URLSearchParams('from=2024-01-01&page=9'), query);
  expect(String(address)).toBe('from=2024-01-01&dimension=country&model=position&sort=profit&order=asc&page=3');
  expect(queryIn(address)).toEqual(query);
  expect(String(write(address, usual))).toBe('from=2024-01-01');
});
