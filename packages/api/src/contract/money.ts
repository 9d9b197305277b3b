import * as z from 'zod/mini';

/** An amount in whole minor units of the answer's currency, e.g. cents: sums of such amounts are exact. */
export const MinorMoney = z.int();

/**
 * The digits of a currency's minor unit: 2 for EUR, 0 for JPY, 3 for KWD.
 * @param currency an ISO 4217 code; null before the shop has one, which counts as 2 digits.
 */
export function minorDigits(currency: string | null): number {
  if (currency === null) return 2;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
