const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether a text is an ISO 4217 code. */
export const isCurrency = (code: string): boolean => CURRENCIES.has(code);

export { minorDigits } from '@adaos/domain';

/**
 * An amount in major units: the number nearest to the exact decimal, as its digits are written out first.
 * @param minor whole minor units, signed.
 * @param digits of the currency's minor unit.
 */
export function toMajor(minor: bigint, digits: number): number {
  const unsigned = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  const whole = unsigned.slice(0, unsigned.length - digits);
  const fraction = unsigned.slice(unsigned.length - digits);
  const amount = Number(digits === 0 ? whole : `${whole}.${fraction}`);
  return minor < 0n ? -amount : amount;
}

/** `a / b` rounded half away from zero to a whole number. */
export function divideRounded(a: bigint, b: bigint): bigint {
  const negative = a < 0n !== b < 0n;
  const [dividend, divisor] = [a < 0n ? -a : a, b < 0n ? -b : b];
  const quotient = (2n * dividend + divisor) / (2n * divisor);
  return negative ? -quotient : quotient;
}

/** 100 x `part` / `whole` with two decimals, from exact amounts. Null where `whole` is 0. */
export function percentOf(part: bigint, whole: bigint): number | null {
  return whole === 0n ? null : toMajor(divideRounded(part * 10_000n, whole), 2);
}
