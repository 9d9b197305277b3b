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

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A part of a time, e.g. 3 hours. */
export interface TimePart {
  readonly unit: 'day' | 'hour' | 'minute' | 'second';
  readonly value: number;
}

/**
 * The two greatest parts of a time, e.g. 1 hour and 25 minutes; a part of zero is left out. Below a minute, its seconds with one decimal.
 * @param seconds not negative
 */
export function timeParts(seconds: number): TimePart[] {
  const tenths = Math.round(seconds * 10) / 10;
  const first = STEPS.findIndex(([, size]) => tenths >= size);
  const [greatest, next] = [STEPS[first], STEPS[first + 1]];
  if (greatest === undefined || next === undefined) return [{ unit: 'second', value: tenths }];
  const [unit, size] = greatest;
  // In the smaller part first, so that 59 minutes and 59.9 seconds are an hour and not 59 minutes and 60 seconds.
  const whole = Math.round(tenths / next[1]) * next[1];
  const larger = STEPS[first - 1];
  if (larger !== undefined && whole >= larger[1]) return timeParts(whole);
  const rest = (whole % size) / next[1];
  return [{ unit, value: Math.floor(whole / size) }, ...(rest > 0 ? [{ unit: next[0], value: rest }] : [])];
}

/** A time in its greatest part, e.g. 1.5 hours. */
export function timeInOne(seconds: number): TimePart {
  const [unit, size] = STEPS.find(([, least]) => Math.abs(seconds) >= least) ?? STEPS[3];
  return { unit, value: seconds / size };
}
