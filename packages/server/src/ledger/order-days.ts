import { LEDGER_KINDS, type LedgerKind } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { replaceRows } from './replace-rows.ts';

/** The bit of each kind in `order_days.kinds`. What is stored depends on it: a new kind gets the next free bit. */
const BITS: Record<LedgerKind, number> = {
  sale: 0,
  discount: 1,
  shipping_charged: 2,
  tip: 3,
  tax: 4,
  refund: 5,
  cogs: 6,
  shipping_cost: 7,
  return_shipping_cost: 8,
  handling: 9,
  payment_fee: 10,
  dispute: 11,
  ad_spend: 12,
  custom_cost: 13,
  platform_fee: 14,
  dispute_fee: 15,
};

/** What `order_days.kinds` has of these kinds. */
export const kindBits = (kinds: readonly LedgerKind[]): number =>
  kinds.reduce((bits, kind) => bits | (1 << BITS[kind]), 0);

const bitOf = sql.join(
  LEDGER_KINDS.map((kind) => sql`when ${sql.lit(kind)} then ${sql.lit(1 << BITS[kind])}`),
  sql` `,
);

/** Of the orders of more days than a page of a store's orders has, most have the kinds that they had. */
const FEW_DAYS = 7;

/**
 * Writes again which kinds of entry each order has on which days, of all orders with entries on some days.
 * @param days null: all of the shop.
 */
export async function refreshOrderDays(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<void> {
  const ofOrders: RawBuilder<unknown> =
    days === null
      ? sql`true`
      : sql`order_id = any (array(
          select distinct order_id from order_totals where shop_id = ${shopId} and occurred_on = any (${days}::date[])))`;
  await replaceRows(trx, {
    table: 'order_days',
    shopId,
    key: ['order_id', 'occurred_on'],
    others: ['before_on', 'kinds'],
    where: days === null ? null : ofOrders,
    mostRight: days === null || days.length > FEW_DAYS,
    rows: sql`
      select order_id, occurred_on, lag(occurred_on) over (partition by order_id order by occurred_on) as before_on, kinds
      from (
        select order_id, occurred_on, bit_or(case kind ${bitOf} end) as kinds
        from order_totals
        where shop_id = ${shopId} and (entries > 0 or amount_minor <> 0) and ${ofOrders}
        group by order_id, occurred_on
      ) as day`,
  });
}
