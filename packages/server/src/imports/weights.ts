import { type Decimal, toMinor } from '../orders/decimal.ts';

/** What a group of products may be called, in characters. */
export const GROUP_LENGTH = 64;
/** A hundred tons. */
export const MOST_GRAMS = 100_000_000n;

const GRAMS_DIGITS = 3;

/** Grams, by a column in grams, else by one in kilograms; null where neither says something. */
export function weightOf(grams: Decimal | null, kilograms: Decimal | null): bigint | null {
  if (grams !== null) return toMinor(grams, 0);
  return kilograms && toMinor(kilograms, GRAMS_DIGITS);
}
