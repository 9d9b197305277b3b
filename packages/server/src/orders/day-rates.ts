import type { RateSource } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';

/** The rate of an order: units of the shop's currency for one of its own. */
export interface OrderRate {
  /** A decimal in text. */
  readonly rate: string;
  /** The day that it was published on; of one that was typed, the order's own. */
  readonly on: string;
  readonly source: RateSource;
}

export type RateOf = (currency: string, day: string) => OrderRate | null;

/** Makes the table `day_rates`, in which `noteDayRates` notes the rates of what is staged; it is gone with the transaction. */
export async function createDayRates(trx: ShopTransaction): Promise<void> {
  await sql`drop table if exists day_rates`.execute(trx);
  await sql`
    create temporary table day_rates (currency text, day date, rate numeric, rate_on date, source text, primary key (currency, day))
    on commit drop`.execute(trx);
}

/** Notes the rates of the days of the staged lines that are in another currency than the shop's. */
export async function noteDayRates(trx: ShopTransaction, rateOf: RateOf): Promise<void> {
  const { rows } = await sql<{ currency: string; day: string }>`
    select distinct currency, day from staged where currency is not null and day is not null`.execute(trx);
  if (rows.length === 0) return;
  const found = rows.flatMap(({ currency, day }) => {
    const rate = rateOf(currency, day);
    return rate ? [{ currency, day, ...rate }] : [];
  });
  await sql`
    insert into day_rates (currency, day, rate, rate_on, source)
    select currency, day, rate, "on", source
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as r(currency text, day date, rate numeric, "on" date, source text)`.execute(
    trx,
  );
  await sql`analyze day_rates`.execute(trx);
}

/**
 * Leaves out the staged lines that are in another currency than their order: than its first line of the file, or than what is known of
 * it. Amounts of two currencies cannot be added up.
 */
export async function rejectOtherCurrencies(trx: ShopTransaction, shopId: string, shopCurrency: string): Promise<void> {
  const { rows } = await sql`
    select from staged where currency is not null
    union all select from orders where shop_id = ${shopId} and rate_on is not null limit 1`.execute(trx);
  if (rows.length === 0) return;
  const own = sql`coalesce(s.currency, ${shopCurrency})`;
  await sql`
    with of_order as (
      select order_ref, (array_agg(currency order by place))[1] as currency
      from (
        select order_ref, coalesce(currency, ${shopCurrency}) as currency, line as place
        from staged where code is null and order_ref is not null
        union all
        select external_id, currency, -1 from orders
        where shop_id = ${shopId} and external_id = any (array(select order_ref from staged where code is null))
      ) as part group by order_ref
    )
    update staged s set code = 'currency_differs', text = s.order_ref, key = null, amount = null, subtotal = null, discount = null,
      shipping = null, tax = null, total = null, refunded = null, item_refunded = false,
      reason = 'The line is in ' || ${own} || ', its order in ' || o.currency || '.'
    from of_order o where o.order_ref = s.order_ref and s.code is null and ${own} <> o.currency
      and (s.key is not null or coalesce(s.subtotal, s.discount, s.shipping, s.tax, s.total, s.refunded) is not null)`.execute(
    trx,
  );
}
