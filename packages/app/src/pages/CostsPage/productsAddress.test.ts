import { expect, test } from 'vitest';
import { productsIn, withProducts } from './productsAddress.ts';

test('what is asked of the products is in the address, beside what else it says', () => {
  const asked = { search: 'wool blanket', missing: true, page: 2 };
  const address = withProducts(new URLSearchParams('sample=1&products.page=9'), asked);
  expect(address.toString()).toBe('sample=1&products=missing&products.search=wool+blanket&products.page=3');
  expect(productsIn(address)).toEqual(asked);
  expect(withProducts(address, { search: '', missing: false, page: 0 }).toString()).toBe('sample=1');
});

test.each(['products=all&products.page=0', 'products.page=-1', 'products.page=x'])('%s asks nothing', (address) => {
  expect(productsIn(new URLSearchParams(address))).toEqual({ search: '', missing: false, page: 0 });
});
