import { divideRounded } from '../ledger/money.ts';

/** An exact decimal number: `units` / 10^`scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** Digits that a quantity, a price or an amount may have at all. */
const MOST_DIGITS = 24;

/** @returns null where the number has more digits than any real amount. */
export function toDecimal(negative: boolean, whole: string, fraction = ''): Decimal | null {
  const digits = `${whole}${fraction}`.replace(/^0+(?=\d)/, '');
  if (digits.length > MOST_DIGITS) return null;
  const units = BigInt(digits);
  return { units: negative ? -units : units, scale: fraction.length };
}

/** The shortest plain notation, so that equal numbers are equal texts: `12.50` and `12.5` both give `12.5`. */
export function decimalText({ units, scale }: Decimal): string {
  const negative = units < 0n;
  const digits = (negative ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${negative ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

/** In minor units of a currency with `digits` decimals, rounded half away from zero. */
export function toMinor({ units, scale }: Decimal, digits: number): bigint {
  return scale <= digits ? units * 10n ** BigInt(digits - scale) : divideRounded(units, 10n ** BigInt(scale - digits));
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/**
 * An amount in another currency, rounded half away from zero.
 * @param rate units of the other currency for one of its own, a decimal in text.
 * @param digits of the minor units of both.
 * @returns null where the rate has more digits than any real one.
 */
export function convertMinor(minor: bigint, rate: string, digits: { from: number; to: number }): bigint | null {
  const [whole = '', fraction] = rate.split('.');
  const factor = toDecimal(false, whole, fraction);
  return factor && toMinor({ units: minor * factor.units, scale: factor.scale + digits.from }, digits.to);
}

/** `a / b` with four decimals; 0 where `b` is 0. */
export function divide(a: Decimal, b: Decimal): Decimal {
  if (b.units === 0n) return { units: 0n, scale: 0 };
  return { units: divideRounded(a.units * 10n ** BigInt(b.scale + 4), b.units * 10n ** BigInt(a.scale)), scale: 4 };
}
