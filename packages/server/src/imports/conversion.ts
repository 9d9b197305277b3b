import { isCurrency, minorDigits } from '../ledger/money.ts';
import type { OrderRate, RateOf } from '../orders/day-rates.ts';

import type { ReferenceRates } from '../rates/reference-rates.ts';
import { convertMinor } from '../orders/decimal.ts';
import { LineRejected, quote } from './line-rejected.ts';

export interface ConversionOptions {
  /** The currency that the shop's figures are in. */
  readonly shopCurrency: string;
  /** The currency of the import: that of what names none. */
  readonly currency: string;
  /** Units of the shop's currency for one of the import's, where somebody typed it; it counts for the whole file. */
  readonly typed: number | null;
  readonly rates: ReferenceRates;
}

/** Which currency the lines of a file are in, and by which rate they are converted. */
export class Conversion {
  readonly shopCurrency: string;
  readonly currency: string;
  readonly #typed: string | null;
  readonly #rates: ReferenceRates;
  readonly #digits = new Map<string, number>();

  constructor({ shopCurrency, currency, typed, rates }: ConversionOptions) {
    this.shopCurrency = shopCurrency;
    this.currency = currency;
    this.#typed = typed === null ? null : decimalOfNumber(typed);
    this.#rates = rates;
  }

  digits(currency: string): number {
    const known = this.#digits.get(currency);
    if (known !== undefined) return known;
    const digits = minorDigits(currency);
    this.#digits.set(currency, digits);
    return digits;
  }

  readonly rateOf: RateOf = (currency, day) => {
    if (this.#typed !== null && currency === this.currency) return { rate: this.#typed, on: day, source: 'typed' };
    const found = this.#rates.of(currency, this.shopCurrency, day);
    return found && { ...found, source: 'ecb' };
  };

  /** The currency of a line. @param named what the line, or the title of its amounts, names; empty: that of the import. @throws LineRejected */
  currencyOf(named: string): string {
    if (named === '') return this.currency;
    const currency = named.toUpperCase();
    if (currency === this.currency || currency === this.shopCurrency || isCurrency(currency)) return currency;
    throw new LineRejected('currency_differs', `${quote(named)} is no currency that there is.`);
  }

  /** @returns null where the currency is the shop's. @throws LineRejected where there is no rate. */
  rate(currency: string, day: string): OrderRate | null {
    if (currency === this.shopCurrency) return null;
    const rate = this.rateOf(currency, day);
    if (rate) return rate;
    throw new LineRejected(
      'no_exchange_rate',
      `There is no rate from ${currency} to ${this.shopCurrency} for ${day}. Import the file again with a rate that you type.`,
    );
  }

  /** An amount of a day in minor units of the shop's currency. @throws LineRejected */
  inShopCurrency(minor: bigint, currency: string, day: string): bigint {
    const rate = this.rate(currency, day);
    if (!rate) return minor;
    const digits = { from: this.digits(currency), to: this.digits(this.shopCurrency) };
    const converted = convertMinor(minor, rate.rate, digits);
    if (converted === null) throw new LineRejected('amount_too_large', 'The amount is too large.');
    return converted;
  }
}

/** Without an exponent. */
function decimalOfNumber(value: number): string {
  return value.toFixed(12).replace(/\.?0+$/, '');
}
