import { minorDigits } from '@adaos/domain';
import { withMinus } from './withMinus.ts';

// Spanish and Portuguese leave four digits ungrouped in prose; in columns of figures they align with longer ones.
export const GROUPED = { useGrouping: 'always' } as const;

/** How an amount with the code of its currency is written; without decimals given, as the currency has them. */
export const moneyOptions = (currency: string, decimals?: number) =>
  ({
    ...GROUPED,
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    ...(decimals !== undefined && { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  }) as const;

/** How a price is written: with the decimals of its currency, or with none where it is a whole number. */
export const priceOptions = (currency: string) =>
  ({ ...moneyOptions(currency), trailingZeroDisplay: 'stripIfInteger' }) as const;

/**
 * An amount in major units, as formatters take it.
 * @param minor whole minor units of the currency, e.g. cents; hundredths without one.
 */
export const majorUnits = (minor: number, currency: string | null): number => minor / 10 ** minorDigits(currency);

/**
 * How many digits after the decimal mark a percentage has at most; no screen has digits of its own.
 *
 * - `whole`: what is set or counted in whole percents: sliders, progress, in how many of twenty weeks.
 * - `measured`: shares, changes and rates of the shop.
 * - `small`: what is often less than one percent: clicks, conversions, elasticities, sales without a cost.
 * - `entered`: what a person has entered, as it was entered.
 */
const PERCENT_DIGITS = { whole: 0, measured: 1, small: 2, entered: 3 } as const;
export type PercentKind = keyof typeof PERCENT_DIGITS;

/** How a percentage of a kind is written. */
export const percentOptions = (kind: PercentKind) =>
  ({ ...GROUPED, style: 'percent', maximumFractionDigits: PERCENT_DIGITS[kind] }) as const;

/** An amount and its currency, apart: the number is read first. */
export interface MoneyParts {
  readonly number: string;
  /** Whether the currency is before the number. */
  readonly currencyLeads: boolean;
}

/** @param parts an amount written by `moneyOptions`. */
export function moneyParts(parts: readonly Intl.NumberFormatPart[]): MoneyParts {
  const rest = parts.filter(({ type }) => type !== 'currency' && type !== 'literal' && type !== 'minusSign');
  const minus = parts.find(({ type }) => type === 'minusSign')?.value ?? '';
  const [first] = rest;
  return {
    number: withMinus(minus) + rest.map(({ value }) => value).join(''),
    currencyLeads: parts.findIndex(({ type }) => type === 'currency') < parts.findIndex((part) => part === first),
  };
}
