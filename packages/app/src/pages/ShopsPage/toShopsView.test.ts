import { expect, test } from 'vitest';
import { sampleShops, sampleShopsFigures } from '@adaos/api/sample';
import { currenciesOf, currencyIn, toShopsData } from './toShopsView.ts';

const plan = { limit: 3, used: 2, mayAdd: true };
const [first, second] = sampleShops;
const own = { open: first?.id ?? '', shops: sampleShops, plan };

test('amounts can be in the currency of each shop and in euro; at first they are in that of the open one', () => {
  expect(currenciesOf([{ currency: 'RON' }, { currency: null }, { currency: 'PLN' }])).toEqual(['EUR', 'PLN', 'RON']);
  expect(currencyIn({ ...own, open: second?.id ?? '' }, null)).toBe('PLN');
  expect(currencyIn(own, 'RON')).toBe('RON');
  expect(currencyIn(own, 'XXX')).toBe('EUR');
  const unsettled = { ...own, shops: [{ ...sampleShops[0], currency: null }] } as typeof own;
  expect(currencyIn(unsettled, null)).toBe('EUR');
});

test('each shop has its figures and says which is open; one without figures waits for them', () => {
  const figures = { ...sampleShopsFigures, shops: sampleShopsFigures.shops.slice(0, 2) };
  const { shops, sum } = toShopsData(own, figures);
  expect(shops.map(({ name, open, role }) => [name, open, role])).toEqual([
    ['Lână și Lut', true, 'admin'],
    ['Lână și Lut Polska', false, 'admin'],
  ]);
  expect(sum).toEqual(sampleShopsFigures.sum);
});
