/**
 * The digits of a currency's minor unit: 2 for EUR, 0 for JPY, 3 for KWD.
 * @param currency an ISO 4217 code; null before the shop has one, which counts as 2 digits.
 */
export function minorDigits(currency: string | null): number {
  if (currency === null) return 2;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** A number of a sentence or a card with one decimal, e.g. a percentage. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

/** A number with two decimals. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100;
