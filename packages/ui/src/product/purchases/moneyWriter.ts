import type { Formatters } from '../../i18n/index.ts';

/** Formats amounts of a shop; null is the currency of one that has none yet. */
export const moneyWriter =
  ({ amount, money }: Pick<Formatters, 'amount' | 'money'>, currency: string | null) =>
  (value: number, options: { decimals?: number } = {}): string =>
    currency === null ? amount(value, options) : money(value, currency, options);
