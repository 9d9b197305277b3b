import { type RawBuilder, sql } from 'kysely';
import { minorDigits } from './money.ts';

/** The currencies whose minor unit is not a hundredth, with its digits. */
const OTHER_DIGITS = Intl.supportedValuesOf('currency')
  .map((currency) => [currency, minorDigits(currency)] as const)
  .filter(([, digits]) => digits !== 2);

/**
 * Minor units of the shop's currency for one minor unit of an order's.
 * @param of what has the order's `currency` and `rate`: a table or its alias.
 */
export function shopFactor(of: string, shopCurrency: string): RawBuilder<unknown> {
  const cases = OTHER_DIGITS.map(([currency, digits]) => `when '${currency}' then ${digits}`).join(' ');
  const digits = sql.raw(`(case ${of}.currency ${cases} else 2 end)`);
  return sql`(${sql.raw(of)}.rate * power(10::numeric, ${minorDigits(shopCurrency)}::integer - ${digits}))`;
}

/**
 * An amount of an order in the shop's currency: itself, or rounded half away from zero.
 * @param amount the column that has it, in minor units of the order's currency.
 */
export function inShopCurrency(amount: string, of: string, shopCurrency: string): RawBuilder<unknown> {
  const value = sql.raw(amount);
  return sql`case when ${sql.raw(of)}.currency = ${shopCurrency} then ${value} else round(${value} * ${shopFactor(of, shopCurrency)}) end`;
}
