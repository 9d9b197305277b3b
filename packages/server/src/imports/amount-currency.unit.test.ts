import { expect, test } from 'vitest';
import { currencyOfAmounts } from './amount-currency.ts';

test.each([
  [['49,90 lei', '12 lei', '€ 3'], null, 'RON'],
  [['$12.00', '$3'], null, 'USD'],
  [['$12.00', '$3'], 'CAD', 'CAD'],
  [['12 kr'], 'NOK', 'NOK'],
  [['€ 3'], 'RON', 'EUR'],
  [['CHF 20.-', '20'], null, 'CHF'],
  [['12.50', '3', '', 'free', 'n/a'], 'RON', null],
  [[], null, null],
])('amounts such as %j in a shop of %s are guessed to be in %s', (texts, usual, currency) => {
  expect(currencyOfAmounts(texts, usual)).toBe(currency);
});
