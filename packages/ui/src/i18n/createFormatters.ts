import type { FormatNumberOptions, IntlShape } from 'react-intl';
import { messages } from './formatters.messages.ts';
import { GROUPED, type PercentKind, percentOptions, priceOptions } from './numbers.ts';
import { timeParts, type Unit } from './units.ts';
import { withMinus } from './withMinus.ts';

export type Sign = 'auto' | 'always' | 'never';

export type MoneyOptions = {
  /** Digits after the decimal mark. Default: the currency's own, two for most. */
  decimals?: number | undefined;
  /** `18,4 K` rather than `18.432,07`, for axes. */
  compact?: boolean;
  /** `always` also marks gains with a plus. Default `auto`. */
  sign?: Sign;
};

export type MonthStyle = 'short' | 'name' | 'long';
export type DayStyle = 'short' | 'medium' | 'long' | 'weekday';

const DAY_STYLES: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
};
const MONTH_STYLES: Record<MonthStyle, Intl.DateTimeFormatOptions> = {
  short: { month: 'short' },
  name: { month: 'long' },
  long: { month: 'long', year: 'numeric' },
};
const SIGNS = { auto: 'auto', always: 'exceptZero', never: 'never' } as const;

const MINUS = '\u2212';
/** How many decimals are written: at least, and at most. */
const decimalsOf = (least: number, most = least) => ({ minimumFractionDigits: least, maximumFractionDigits: most });

// A day has no timezone: parsed and formatted in UTC it can't shift.
const utc = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`);

/** Formats money, figures and dates in the language of `intl`; the caller shows unknown values. */
export function createFormatters(intl: IntlShape) {
  const number = (value: number, options: FormatNumberOptions = {}) =>
    withMinus(intl.formatNumber(value, options.notation === 'compact' ? options : { ...GROUPED, ...options }));
  const percent = (value: number, { sign = 'auto', as = 'measured' }: { sign?: Sign; as?: PercentKind } = {}) =>
    number(value / 100, { ...percentOptions(as), signDisplay: SIGNS[sign] });
  const money = (amount: number, currency: string, { decimals, compact = false, sign = 'auto' }: MoneyOptions = {}) =>
    number(amount, {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      signDisplay: SIGNS[sign],
      ...(compact
        ? { notation: 'compact', ...decimalsOf(0, decimals ?? 1) }
        : decimals !== undefined && decimalsOf(decimals)),
    });
  const amountOf = (amount: number, { decimals = 2, compact = false, sign = 'auto' }: MoneyOptions = {}) =>
    number(amount, {
      signDisplay: SIGNS[sign],
      ...(compact ? { notation: 'compact', maximumFractionDigits: 1 } : decimalsOf(decimals)),
    });
  const duration = (seconds: number, { short = false } = {}) =>
    (seconds < 0 ? MINUS : '') +
    timeParts(Math.abs(seconds), short)
      .map(([unit, part]) => number(part, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }))
      .join(' ');
  return {
    /** An amount in major units with its currency code, e.g. `18.432,07 EUR`. */
    money,
    /** A price in major units: `19,90 EUR`, but `49 EUR`. */
    price: (price: number, currency: string) => number(price, priceOptions(currency)),
    /** The same amount without its currency, for columns and axes that name it once. */
    amount: amountOf,
    /** A value given in percent: 12.4 is `12,4 %`; with the digits of its kind. */
    percent,
    /** A time given in seconds: 5100 is `1 h 25 min`, short `1,4 h`. */
    duration,
    /** A difference of percentages in words: 6 is `6 puncte`. */
    points: (value: number, { sign = 'auto' }: { sign?: Sign } = {}) =>
      intl.formatMessage(messages.points, {
        count: Math.abs(Number(value.toFixed(1))),
        value: number(value, { signDisplay: SIGNS[sign], maximumFractionDigits: 1 }),
      }),
    number,
    /** A value of any unit; `short` for axes. */
    value: (value: number, unit: Unit, { short = false } = {}): string => {
      if (unit === 'duration') return duration(value, { short });
      if (unit === 'percent') return percent(value, { as: short ? 'whole' : 'measured' });
      if (typeof unit === 'object' && 'format' in unit) return unit.format(value, { short });
      if (short) return amountOf(value, { compact: true });
      if (typeof unit === 'string') return number(value, unit === 'count' ? { maximumFractionDigits: 0 } : {});
      const { currency, decimals } = unit;
      return currency === null ? amountOf(value, { decimals }) : money(value, currency, { decimals });
    },
    /** A day given as `YYYY-MM-DD`. */
    day: (isoDay: string, { style = 'medium' }: { style?: DayStyle } = {}) =>
      intl.formatDate(utc(isoDay), { ...DAY_STYLES[style], timeZone: 'UTC' }),
    /** A month given as `YYYY-MM`. */
    month: (isoMonth: string, { style = 'long' }: { style?: MonthStyle } = {}) =>
      intl.formatDate(utc(`${isoMonth}-01`), { ...MONTH_STYLES[style], timeZone: 'UTC' }),
    /** Two days given as `YYYY-MM-DD`, both included: `1–31 dec. 2025`. */
    dateRange: (from: string, to: string) =>
      intl.formatDateTimeRange(utc(from), utc(to), { ...DAY_STYLES.medium, timeZone: 'UTC' }).replaceAll('\u2009', ' '), // some engines set the dash in thin spaces: a page made in one must read the same in another
    /** The time of day of a timestamp (ms or ISO), in the provider's timezone. */
    time: (timestamp: number | string) => intl.formatTime(timestamp, { hour: '2-digit', minute: '2-digit' }),
    /** Day and time of a timestamp (ms or ISO), in the provider's timezone. */
    dateTime: (timestamp: number | string) =>
      intl.formatDate(timestamp, { ...DAY_STYLES.medium, hour: '2-digit', minute: '2-digit' }),
    /** `a, b și c`. */
    list: (items: readonly string[]) => intl.formatList(items),
  };
}

export type Formatters = ReturnType<typeof createFormatters>;
