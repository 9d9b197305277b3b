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

/** The currencies that an amount's sign or word may mean, the usual ones first; none for an amount without. */
function currenciesOf(text: string): readonly string[] {
  const word = /\d/.test(text) ? WORD.exec(text)?.[0] : undefined;
  if (word === undefined) return [];
  const meant = SIGNS.get(word.toLowerCase());
  if (meant !== undefined) return meant.split(' ');
  return isCurrency(word.toUpperCase()) ? [word.toUpperCase()] : [];
}

/**
 * The currency that most amounts carry: a guess that a person confirms, since `$` and `kr` are signs of several.
 * @param usual the currency to take where a sign may mean it.
 * @returns null where no amount carries any.
 */
export function currencyOfAmounts(texts: Iterable<string>, usual: string | null): string | null {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const meant = currenciesOf(text);
    const currency = usual !== null && meant.includes(usual) ? usual : meant[0];
    if (currency !== undefined) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
