import { expect, test } from 'vitest';
import { stockBySupplier } from './stockBySupplier.ts';

const row = (name: string, stock: number) => ({
  id: `${name}${stock}`,
  name,
  product: 'x',
  stock,
  deliveryTime: null,
  status: 'Good' as const,
});

test('[STOCK-1] the stock of a supplier is that of all its products, the most first', () => {
  expect(stockBySupplier([row('Inul', 58), row('Lanaria', 184), row('Inul', 2), row('Lanaria', 132)])).toEqual([
    { name: 'Lanaria', stock: 316 },
    { name: 'Inul', stock: 60 },
  ]);
  expect(stockBySupplier([])).toEqual([]);
});
