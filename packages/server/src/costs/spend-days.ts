import { addDays, dayCount, type Period } from '../calendar/days.ts';
import { InvalidInputError } from '../errors/domain-errors.ts';
import { minorDigits } from '../ledger/money.ts';
import { convertMinor } from '../orders/decimal.ts';
import type { ReferenceRates } from '../rates/reference-rates.ts';

export interface DaySpend {
  readonly day: string;
  /** Minor units. */
  readonly spend: bigint;
}

/** An amount spread evenly over days: what is left of the whole minor units is on the first of them. */
export function spreadOver(amount: bigint, period: Period): DaySpend[] {
  const days = BigInt(dayCount(period));
  const [each, rest] = [amount / days, amount % days];
  return Array.from({ length: Number(days) }, (_, index) => ({
    day: addDays(period.from, index),
    spend: BigInt(index) < rest ? each + 1n : each,
  }));
}

/**
 * Days of spend in the shop's currency, each by the rate of its day.
 * @throws InvalidInputError `no_exchange_rate` for a day without one.
 */
export function inShopCurrency(
  days: readonly DaySpend[],
  { currency, shopCurrency, rates }: { currency: string; shopCurrency: string; rates: ReferenceRates },
): DaySpend[] {
  if (currency === shopCurrency) return [...days];
  const digits = { from: minorDigits(currency), to: minorDigits(shopCurrency) };
  return days.map(({ day, spend }) => {
    const found = rates.of(currency, shopCurrency, day);
    const converted = found && convertMinor(spend, found.rate, digits);
    if (converted === null) {
      throw new InvalidInputError(
        'no_exchange_rate',
        `There is no rate from ${currency} to ${shopCurrency} for ${day}. Enter the amount in ${shopCurrency}.`,
      );
    }
    return { day, spend: converted };
  });
}
