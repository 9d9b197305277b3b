import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pagePath } from './page-path.ts';

test.each([
  ['/', '/'],
  ['', '/'],
  ['/products/wool-rug/', '/products/wool-rug'],
  ['/products/rug-2024-140x200', '/products/rug-2024-140x200'],
  ['/products/rug?email=ana@example.com#top', '/products/rug'],
  ['/account/ana@example.com', '/account/-'],
  ['/account/ana%40example.com/orders', '/account/-/orders'],
  ['/orders/100482', '/orders/-'],
  ['/orders/%23100482', '/orders/-'],
  ['/reset/0198f1c2-7b1a-7c55-9a3e-3d2f1c0b9a88', '/reset/-'],
  ['/checkouts/Z2NwLWV1cm9wZS13ZXN0MTowMUo', '/checkouts/-'],
  ['/p\u0103turi', '/p\u0103turi'],
])('the path %j is kept as %j', (path, kept) => {
  expect(pagePath(path)).toBe(kept);
  // What was cleaned stays as it is.
  expect(pagePath(kept)).toBe(kept);
});

test('a path is cut at a whole character', () => {
  expect(pagePath(`/${'x'.repeat(300)}`)).toHaveLength(200);
  expect(pagePath(`/${'x'.repeat(198)}\u{1F600}`)).toBe(`/${'x'.repeat(198)}`);
});

test('the script cleans by the same rule', () => {
  const script = readFileSync(new URL('pixel.js', import.meta.url), 'utf8');
  const rules = (text: string) => /const TELLING = \[([\s\S]*?)\];/.exec(text)?.[1]?.match(/\/\S+\/i/g);
  const own = rules(readFileSync(new URL('page-path.ts', import.meta.url), 'utf8'));
  expect(own).toHaveLength(4);
  expect(rules(script)).toEqual(own);
});
