import type { TieCause } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { Candidate } from './explain.ts';

/** Orders of one month whose total is not what is counted of them, by cause: sums in minor units of the shop's currency. */
export interface CauseSums {
  readonly cause: TieCause;
  /** Null where the day of the orders is not known. */
  readonly month: string | null;
  /** Whether they are left out of the sales. */
  readonly leftOut: boolean;
  /** Whether they are among the shop's orders all the same: one that was called off later is taken back by a refund. */
  readonly known: boolean;
  readonly orders: number;
  readonly goods: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly vat: bigint;
  readonly difference: bigint;
  /** Orders whose difference is not known, or in another currency. */
  readonly unknownAmounts: number;
}

/** Every order that does not tie, and those that are set aside: see `UntiedOrder`. */
export const untied = (shopId: string): RawBuilder<unknown> => sql`
  select order_id, order_ref, placed_on, cause, state <> 'counted' as left_out, currency, goods, discount, shipping, tip, vat, total,
    difference
  from order_statements where shop_id = ${shopId} and cause is not null
  union all
  select null, ref, placed_on, case when reason in ('currency_differs', 'no_exchange_rate') then 'other_currency' else 'set_aside' end, true, currency, 0, 0, 0,
    0, 0, total, null
  from set_aside_orders where shop_id = ${shopId}`;

export async function readCauses(trx: ShopTransaction, shopId: string): Promise<CauseSums[]> {
  const { rows } = await sql<{
    cause: TieCause;
    month: string | null;
    left_out: boolean;
    known: boolean;
    orders: string;
    goods: string;
    discount: string;
    shipping: string;
    vat: string;
    difference: string | null;
    unknown: string;
  }>`
    select cause, to_char(placed_on, 'YYYY-MM') as month, left_out, order_id is not null as known, count(*) as orders, sum(goods) as goods,
      sum(discount) as discount, sum(shipping) as shipping, sum(vat) as vat, sum(difference) filter (where currency is null) as difference,
      count(*) filter (where difference is null or currency is not null) as unknown
    from (${untied(shopId)}) as untied group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(trx);
  return rows.map((row) => ({
    cause: row.cause,
    month: row.month,
    leftOut: row.left_out,
    known: row.known,
    orders: Number(row.orders),
    goods: BigInt(row.goods),
    discount: BigInt(row.discount),
    shipping: BigInt(row.shipping),
    vat: BigInt(row.vat),
    difference: BigInt(row.difference ?? 0),
    unknownAmounts: Number(row.unknown),
  }));
}

/** What the orders would add to a month's totals, did the platform count them and the shop not, or the other way round. */
export function candidateOf(sums: CauseSums): Candidate {
  const { cause, leftOut, known, orders, goods, discount, shipping, vat, difference } = sums;
  const of = { cause, orders };
  // No report has them among the sales.
  if (cause === 'duties' || cause === 'gift_card_sold') return { ...of, amounts: {} };
  if (!leftOut) {
    const amounts =
      cause === 'refunded' ? { gross: difference, refunds: difference } : { gross: difference, netSales: difference };
    return { ...of, amounts };
  }
  const net = goods + discount;
  // Its sale and its refund are counted here; a platform that leaves it out has neither.
  if (known) return { ...of, amounts: { orders: -BigInt(orders), gross: -goods, discounts: discount, refunds: -net } };
  const sale = { orders: BigInt(orders), gross: goods, discounts: -discount, netSales: net, shipping, vat };
  // In other currencies the parts are no amounts of the shop's.
  if (cause === 'other_currency') return { ...of, amounts: { orders: BigInt(orders) } };
  return { ...of, amounts: cause === 'cancelled' ? { ...sale, refunds: net } : sale };
}
