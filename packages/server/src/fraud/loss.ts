import type { FraudLossPart } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { Period } from '../calendar/days.ts';
import { calledOff } from '../ledger/called-off.ts';
import { badTables } from '../verdicts/verdicts.ts';

/** Amounts in minor units, positive as a loss; null is not known. */
interface FraudLoss {
  /** The sum of the parts that are known; null where it would be 0 for want of the goods' cost. */
  readonly total: bigint | null;
  /** The goods' cost of some of the orders is missing. */
  readonly atLeast: boolean;
  /** Empty where there was no fraud. */
  readonly parts: readonly { readonly part: FraudLossPart; readonly amount: bigint | null }[];
}

interface Sums {
  orders: string;
  sent: string;
  goods: string;
  goods_known: string;
  shipping: string;
  shipping_known: boolean;
  handling: string;
  handling_known: boolean;
  fees: string;
  fees_known: boolean;
  ads: string | null;
}

/**
 * What the orders of a period that were fraud have cost, each once, by all that is in the ledger of them up to now:
 *
 *     loss = goods + shipping + handling + fees + ads
 *
 * - goods: what the goods cost that were sent, less those that came back; none of an order that was called off, as it was not sent
 * - shipping: there and back
 * - handling: packing
 * - fees: of the payment, of the platform and, by rule, of the dispute; and of the dispute as the books have it: what was taken from the shop beyond what the customer had paid, `max(0, -(sale +
 *   discount + shipping charged + tip + tax + refund + dispute))`
 * - ads: of each campaign that brought the order its spend in the order's month, by the order's weight among all that it brought then
 *
 * A sale that was given back or charged back is gone and has been paid once: it is no cost, and is in no term. Money that the shop
 * still has of such an order does not make the loss less: it can be charged back.
 */
export function readFraudLoss(trx: ShopTransaction, shopId: string, period: Period): Promise<FraudLoss> {
  return lossOf(
    trx,
    shopId,
    sql`o.id = any (array(select order_id from bad)) and o.order_on between ${period.from} and ${period.to}`,
  );
}

/** The same of one order, whatever it was: what it cost if it was fraud, or would cost. */
export const readOrderLoss = (trx: ShopTransaction, shopId: string, orderId: string): Promise<FraudLoss> =>
  lossOf(trx, shopId, sql`o.id = ${orderId}`);

/** @param lost true of the orders `o` that are counted; the tables of `badTables` are there for it. */
async function lossOf(trx: ShopTransaction, shopId: string, lost: RawBuilder<unknown>): Promise<FraudLoss> {
  const { rows } = await sql<Sums>`
    with ${badTables(shopId)}, lost as materialized (
      select o.id, date_trunc('month', o.order_on)::date as month, not ${calledOff('o')} as sent
      from orders o
      where o.shop_id = ${shopId} and o.kind = 'order' and ${lost}
    ), booked as (
      select order_id,
        sum(amount_minor) filter (
          where kind in ('sale', 'discount', 'shipping_charged', 'tip', 'tax', 'refund', 'dispute')) as kept,
        -sum(amount_minor) filter (where kind = 'cogs') as goods,
        -sum(amount_minor) filter (where kind in ('shipping_cost', 'return_shipping_cost')) as shipping,
        sum(entries) filter (where kind = 'shipping_cost') > 0 as shipping_known,
        -sum(amount_minor) filter (where kind = 'handling') as handling,
        sum(entries) filter (where kind = 'handling') > 0 as handling_known,
        -sum(amount_minor) filter (where kind in ('payment_fee', 'platform_fee', 'dispute_fee')) as fees,
        sum(entries) filter (where kind = 'payment_fee') > 0 as fees_known
      from order_totals where shop_id = ${shopId} and order_id = any (array(select id from lost)) group by order_id
    ), line as (
      select order_id, coalesce(sum(known) filter (where kind = 'cogs'), 0) > 0 as known
      from ledger_entries
      where shop_id = ${shopId} and order_id = any (array(select id from lost)) and kind in ('sale', 'cogs')
      group by order_id, order_line_id having sum(shop_amount_minor) filter (where kind = 'sale') > 0
    ), costed as (
      select order_id, bool_and(known) as known from line group by order_id
    ), brought as materialized (
      select a.campaign_id, b.month, a.weight
      from lost b join order_campaigns a on a.shop_id = ${shopId} and a.order_id = b.id
    ), spent as (
      select campaign_id, date_trunc('month', day)::date as month, sum(spend_minor) as spend
      from campaign_days where shop_id = ${shopId} and campaign_id = any (array(select campaign_id from brought))
      group by 1, 2
    ), shared as (
      select a.campaign_id, date_trunc('month', o.order_on)::date as month, sum(a.weight) as weight
      from order_campaigns a join orders o on o.shop_id = ${shopId} and o.id = a.order_id
      where a.shop_id = ${shopId} and a.campaign_id = any (array(select campaign_id from brought))
      group by 1, 2
    ), ads as (
      select round(sum(brought.weight * spend / shared.weight)) as amount
      from brought join spent using (campaign_id, month) join shared using (campaign_id, month)
    )
    select count(*) as orders, count(*) filter (where sent) as sent,
      coalesce(sum(goods) filter (where sent), 0) as goods,
      count(*) filter (where sent and coalesce(known, false)) as goods_known,
      coalesce(sum(shipping), 0) as shipping, coalesce(bool_or(shipping_known), false) as shipping_known,
      coalesce(sum(handling), 0) as handling, coalesce(bool_or(handling_known), false) as handling_known,
      coalesce(sum(fees), 0) + coalesce(sum(greatest(-kept, 0)), 0) as fees,
      coalesce(bool_or(fees_known), false) as fees_known, (select amount from ads) as ads
    from lost left join booked on booked.order_id = lost.id left join costed on costed.order_id = lost.id`.execute(trx);
  const [sums] = rows;
  if (sums === undefined || sums.orders === '0') return { total: 0n, atLeast: false, parts: [] };
  const sent = Number(sums.sent);
  const goodsKnown = Number(sums.goods_known);
  /** Of orders that were not sent there is nothing to know. */
  const part = (name: FraudLossPart, amount: string, known: boolean) => {
    return { part: name, amount: known || amount !== '0' || sent === 0 ? BigInt(amount) : null };
  };
  const parts = [
    part('goods', sums.goods, goodsKnown > 0),
    part('shipping', sums.shipping, sums.shipping_known),
    part('handling', sums.handling, sums.handling_known),
    part('fees', sums.fees, sums.fees_known),
    { part: 'ads' as const, amount: sums.ads === null ? null : BigInt(sums.ads) },
  ];
  const total = parts.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n);
  const atLeast = goodsKnown < sent;
  return { total: atLeast && total === 0n ? null : total, atLeast, parts };
}
