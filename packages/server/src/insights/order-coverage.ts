import { NET_SALES_KINDS } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { calledOff } from '../ledger/called-off.ts';
import { needsNoGoodsCost } from '../ledger/no-goods.ts';
import type { Coverage, Share } from './totals.ts';

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

/** What one order has: amounts in minor units. */
interface Found {
  order_id: string;
  called_off: boolean;
  sent: boolean;
  /** Whether a platform took something of an order of its day. */
  of_platform: boolean;
  net: string;
  returned: string;
  /** The kinds of cost that are known. */
  kinds: string[] | null;
  goods_known: string | null;
  goods_of: string | null;
  goods_without: number | null;
}

/** An order that was called off lacks nothing. Whether its goods' cost is known it says all the same. */
function toCoverage(found: Found): Coverage {
  const whole = (kind: string, amount: bigint): Share => {
    const known = found.kinds?.includes(kind) ?? false;
    return { known: known ? amount : 0n, of: amount, without: known || found.called_off ? 0 : 1 };
  };
  const net = BigInt(found.net);
  return {
    ...(found.goods_of !== null && {
      cogs: {
        known: BigInt(found.goods_known ?? 0),
        of: BigInt(found.goods_of),
        without: found.called_off ? 0 : Number(found.goods_without),
      },
    }),
    ...(found.sent && {
      shipping_cost: whole('shipping_cost', net),
      handling: whole('handling', net),
      payment_fee: whole('payment_fee', net),
      ...(found.of_platform && { platform_fee: whole('platform_fee', net) }),
    }),
    ...(BigInt(found.returned) > 0n && {
      return_shipping_cost: whole('return_shipping_cost', BigInt(found.returned)),
    }),
  };
}

/**
 * For each of these orders how much of its sales has each cost, by the rules by which `ledger/coverage.ts` counts the days: of a
 * period that has all entries of some orders the coverage is that of the orders together.
 */
export async function readOrderCoverage(
  trx: ShopTransaction,
  shopId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Coverage>> {
  const ids = sql`any (${orderIds}::bigint[])`;
  const { rows } = await sql<Found>`
    with whole as (
      select order_id, coalesce(sum(amount_minor) filter (where kind in (${netSalesKinds})), 0) as net,
        coalesce(-sum(amount_minor) filter (where kind = 'refund' and amount_minor < 0), 0) as returned,
        array_agg(kind) filter (where entries > 0) as kinds
      from order_totals where shop_id = ${shopId} and order_id = ${ids} group by order_id
    ), line as (
      select order_id, sum(shop_amount_minor) filter (where kind = 'sale') as sold,
        coalesce(sum(known) filter (where kind = 'cogs'), 0) > 0 as known, ${needsNoGoodsCost} as no_goods
      from ledger_entries
      where shop_id = ${shopId} and order_id = ${ids} and kind in ('sale', 'cogs')
      group by order_id, occurred_on, order_line_id
    ), goods as (
      select order_id, coalesce(sum(sold) filter (where known), 0) as known, sum(sold) as sold,
        count(*) filter (where not known) as without
      from line where sold > 0 and not no_goods group by order_id
    )
    select o.id as order_id, ${calledOff('o')} as called_off, o.kind = 'order' and not ${calledOff('o')} as sent,
      exists (select from daily_coverage c
        where c.shop_id = ${shopId} and c.occurred_on = o.order_on and c.kind = 'platform_fee') as of_platform,
      coalesce(w.net, 0) as net, coalesce(w.returned, 0) as returned, w.kinds, g.known as goods_known, g.sold as goods_of,
      g.without as goods_without
    from orders o left join whole w on w.order_id = o.id left join goods g on g.order_id = o.id
    where o.shop_id = ${shopId} and o.id = ${ids}`.execute(trx);
  return new Map(rows.map((row) => [row.order_id, toCoverage(row)]));
}
