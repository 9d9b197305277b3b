import { expect, test } from 'vitest';
import { viewHref, viewQuery } from './viewQuery.ts';

const shown = new URLSearchParams(
  'sort=margin&show=uncosted&show=losing&from=2025-12-01&to=2025-12-31&compare=none&page=3&products.columns=product&cases.page=2&sample=1',
);

test('a view keeps filters, sort and columns, and not the period, a page or the sample', () => {
  expect(viewQuery(shown)).toBe('products.columns=product&show=uncosted&show=losing&sort=margin');
  expect(viewQuery(new URLSearchParams('show=losing&sort=margin'))).toBe(
    viewQuery(new URLSearchParams('sort=margin&show=losing')),
  );
});

test('a view opens in the period that is shown', () => {
  expect(viewHref('/dashboard/products', shown, 'sort=units')).toBe(
    '/dashboard/products?sort=units&from=2025-12-01&to=2025-12-31&compare=none',
  );
  expect(viewHref('/dashboard/products', new URLSearchParams('sort=margin'), '')).toBe('/dashboard/products');
});
