import { expect, test } from 'vitest';
import type { Import, ImportPreview } from '@adaos/api';
import { openTile } from './openTile.ts';

const NONE = { stage: 'none' } as const;
const imported = (facts: Partial<Import>) => ({ status: 'done', format: 'lines', ...facts }) as Import;
const tileOf = (query: string, ...[draft = NONE, record]: [Parameters<typeof openTile>[1]?, Import?]) =>
  openTile(new URLSearchParams(query), draft, record);

test('the import of orders is open at first, and whatever the address names', () => {
  expect(tileOf('')).toBe('orders');
  expect(tileOf('open=pixel')).toBe('pixel');
  expect(tileOf('open=nothing')).toBe('orders');
  expect(tileOf('kind=ads')).toBe('ads');
  expect(tileOf('kind=order_costs')).toBe('order_costs');
});

test('who comes back from a platform sees that platform', () => {
  expect(tileOf('connected=shopify&shop=a')).toBe('shopify');
  expect(tileOf('platform=woocommerce&connectError=x')).toBe('woocommerce');
});

test('an import that is opened shows its own tile, that of its platform where it is a report', () => {
  expect(tileOf('import=1', NONE, imported({ kind: 'ads', format: 'meta_ads' }))).toBe('meta_ads');
  expect(tileOf('import=1', NONE, imported({ kind: 'stock', format: 'stock' }))).toBe('stock');
});

test('a file in hand stays in sight, what takes no file can be looked at meanwhile', () => {
  const preview = { format: 'stock' } as ImportPreview;
  const draft = { stage: 'map', kind: 'stock', file: new File([], 'a.csv'), preview } as const;
  expect(tileOf('open=orders', draft)).toBe('stock');
  expect(tileOf('open=shopify', draft)).toBe('shopify');
  const running = imported({ status: 'running', kind: 'stock' });
  expect(tileOf('open=orders', { stage: 'handedOver', id: '1' }, running)).toBe('stock');
});

test('once an import is over another tile can be opened, and until then its own is', () => {
  const over = [{ stage: 'handedOver', id: '1' }, imported({ kind: 'ads', format: 'google_ads' })] as const;
  expect(tileOf('', ...over)).toBe('google_ads');
  expect(tileOf('open=stock', ...over)).toBe('stock');
  expect(tileOf('open=ads', ...over)).toBe('ads');
});
