import { nearOrder } from './nearOrder.ts';

/**
 * What rows sort by, as numbers: a number is itself, a text its place in the language's order. Each different text is
 * compared only while these places are made, once and when first asked for, which is what makes long lists quick.
 */
export function rankOf<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => string | number | null,
  locale: string,
): (row: Row) => number | null {
  let places: Map<string, number> | null = null;
  const placeOf = (text: string) => {
    places ??= placesOf(rows, valueOf, locale);
    return places.get(text) ?? 0;
  };
  return (row) => {
    const value = valueOf(row);
    return typeof value === 'string' ? placeOf(value) : value;
  };
}

function placesOf<Row>(rows: readonly Row[], valueOf: (row: Row) => string | number | null, locale: string) {
  const texts = new Set<string>();
  for (const row of rows) {
    const value = valueOf(row);
    if (typeof value === 'string') texts.add(value);
  }
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const ordered = nearOrder([...texts], locale).sort(compare);
  const places = new Map<string, number>();
  let place = 0;
  ordered.forEach((text, index) => {
    const before = ordered[index - 1];
    // Texts that the language holds for equal keep the order that they had.
    if (before !== undefined && compare(before, text) !== 0) place += 1;
    places.set(text, place);
  });
  return places;
}
