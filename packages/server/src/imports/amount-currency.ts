import { isCurrency } from '../ledger/money.ts';

/** The currencies that a sign, or a word beside an amount, may mean, the usual ones first. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['$', 'USD CAD AUD NZD SGD HKD MXN ARS CLP COP TWD BRL'],
  ['us$', 'USD'],
  ['ca$', 'CAD'],
  ['a$', 'AUD'],
  ['nz$', 'NZD'],
  ['s$', 'SGD'],
  ['hk$', 'HKD'],
  ['mx$', 'MXN'],
  ['nt$', 'TWD'],
  ['r$', 'BRL'],
  ['€', 'EUR'],
  ['£', 'GBP EGP'],
  ['¥', 'JPY CNY'],
  ['₺', 'TRY'],
  ['₽', 'RUB'],
  ['₹', 'INR'],
  ['₪', 'ILS'],
  ['₩', 'KRW'],
  ['₴', 'UAH'],
  ['₱', 'PHP'],
  ['฿', 'THB'],
  ['₫', 'VND'],
  ['lei', 'RON MDL'],
  ['leu', 'RON MDL'],
  ['zł', 'PLN'],
  ['zl', 'PLN'],
  ['kč', 'CZK'],
  ['kc', 'CZK'],
  ['ft', 'HUF'],
  ['kr', 'SEK NOK DKK ISK'],
  ['kn', 'HRK'],
  ['лв', 'BGN'],
  ['fr', 'CHF'],
  ['sfr', 'CHF'],
]);
const WORD = /\p{L}*\p{Sc}|\p{L}+/u;

/**
 * Whether what an amount carries, `$12.00` or `12,50 lei`, can be of a currency. One without a sign can be of any; so can one whose
 * sign is not known.
 */
export function canBeIn(text: string, currency: string): boolean {
  const word = WORD.exec(text)?.[0];
  if (word === undefined) return true;
  const meant = SIGNS.get(word.toLowerCase());
  if (meant !== undefined) return meant.split(' ').includes(currency);
  return !isCurrency(word.toUpperCase()) || word.toUpperCase() === currency;
}
