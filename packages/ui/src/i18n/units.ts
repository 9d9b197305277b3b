/** Money in major units; a currency of null is not known yet. Default: the decimals of the currency. */
export interface MoneyUnit {
  readonly currency: string | null;
  readonly decimals?: number;
}

/** Any other unit: how its values are written, `short` on an axis. */
export interface CustomUnit {
  readonly format: (value: number, how: { readonly short: boolean }) => string;
}

/**
 * What values are: whole things, plain numbers, percent (12.4 is 12.4 %), a time in seconds, money in major units, or anything that the
 * product writes itself.
 */
export type Unit = 'count' | 'number' | 'percent' | 'duration' | MoneyUnit | CustomUnit;

export const isMoney = (unit: Unit): unit is MoneyUnit => typeof unit === 'object' && 'currency' in unit;

const NAMES = ['day', 'hour', 'minute', 'second'] as const;
const SIZES = [86_400, 3_600, 60, 1] as const;

/** A part of a time, e.g. 3 hours. */
export type TimePart = readonly [unit: (typeof NAMES)[number], value: number];

/**
 * The two greatest parts of a time, e.g. 1 hour and 25 minutes, without a part of zero; `short` its greatest alone, e.g. 1.42 hours.
 * @param seconds not negative
 */
export function timeParts(seconds: number, short: boolean): TimePart[] {
  const found = SIZES.findIndex((size) => seconds >= size);
  const at = found < 0 ? SIZES.length - 1 : found;
  const [unit = 'second', size = 1, next, small = 1] = [NAMES[at], SIZES[at], NAMES[at + 1], SIZES[at + 1]];
  if (short || next === undefined) return [[unit, seconds / size]];
  // In the smaller part first, so that 59 minutes and 59.9 seconds are an hour and not 59 minutes and 60 seconds.
  const whole = Math.round(seconds / small) * small;
  if (whole >= (SIZES[at - 1] ?? Infinity)) return timeParts(whole, short);
  const parts: TimePart[] = [
    [unit, Math.floor(whole / size)],
    [next, (whole % size) / small],
  ];
  return parts.filter(([, part]) => part > 0);
}
