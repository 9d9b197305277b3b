import { expect, test } from 'vitest';
import { contentKey } from './content-key.ts';

const item = { sku: 'A-1', name: 'Lamp', unitPrice: '12.5' };

test('an item is known by its number and price, whatever it is called', () => {
  expect(contentKey({ ...item, name: 'Desk lamp' })).toBe(contentKey(item));
  expect(contentKey({ ...item, sku: 'A-2' })).not.toBe(contentKey(item));
  expect(contentKey({ ...item, unitPrice: '13' })).not.toBe(contentKey(item));
});

test('an item without a number is known by its name', () => {
  expect(contentKey({ ...item, sku: null })).not.toBe(contentKey({ ...item, sku: null, name: 'Desk lamp' }));
});

test('a quantity counts where it is given', () => {
  expect(contentKey(item, '2')).not.toBe(contentKey(item, '3'));
});

test('the keys of orders that are stored already stay the same', () => {
  expect(contentKey(item)).toBe('44fb34c3045ec684242b0eb2b2c06bbd');
});
