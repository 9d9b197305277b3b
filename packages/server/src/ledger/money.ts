const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether a text is an ISO 4217 code. */
export const isCurrency = (code: string): boolean => CURRENCIES.has(code);

/**
 * The digits of a currency's minor unit: 2 for EUR, 0 for JPY, 3 for KWD.
 * @param currency an ISO 4217 code.
 */
export function minorDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
