import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { Totals } from './explain.ts';

/** The shop's own totals of one month, in minor units. */
export interface OwnMonth {
  readonly month: string;
  readonly totals: Totals;
  /** Refunds of files, whose day is not known: they count on the day of their order. */
  readonly undatedRefunds: bigint;
}

const month = (day: string) => sql.raw(`to_char(${day}, 'YYYY-MM')`);

/**
 * The shop's own totals by month, oldest first. The amounts are the ledger's: gross sales are its sales without the VAT that is inside
 * the prices, so gross sales - discounts - refunds are the net sales. VAT that is added to the prices is in no sales, and so not in the
 * ledger: it is what the orders' platform states.
 */
export async function readOwnMonths(trx: ShopTransaction, shopId: string): Promise<OwnMonth[]> {
  const { rows } = await sql<
    Record<'month' | 'orders' | 'sale' | 'discount' | 'refund' | 'tax' | 'shipping' | 'vat' | 'undated', string>
  >`
    select month, coalesce(sum(orders), 0) as orders, coalesce(sum(sale), 0) as sale, coalesce(sum(discount), 0) as discount,
      coalesce(sum(refund), 0) as refund, coalesce(sum(tax), 0) as tax, coalesce(sum(shipping), 0) as shipping,
      coalesce(sum(vat), 0) as vat, coalesce(sum(undated), 0) as undated
    from (
      select ${month('occurred_on')} as month, null::bigint as orders, amount_minor * (kind = 'sale')::int as sale,
        amount_minor * (kind = 'discount')::int as discount, amount_minor * (kind = 'refund')::int as refund,
        amount_minor * (kind = 'tax')::int as tax, amount_minor * (kind = 'shipping_charged')::int as shipping,
        null::bigint as vat, amount_minor * (kind = 'refund' and quality = 'estimate')::int as undated
      from daily_totals
      where shop_id = ${shopId} and kind in ('sale', 'discount', 'refund', 'tax', 'shipping_charged')
      union all
      select ${month('order_on')}, orders, null, null, null, null, null, null, null
      from daily_orders where shop_id = ${shopId} and kind = 'order'
      union all
      select ${month('placed_on')}, null, null, null, null, null, null, vat, null
      from (
        select placed_on, sum(vat) as vat from order_statements
        where shop_id = ${shopId} and state = 'counted' and vat <> 0 and placed_on is not null group by placed_on
      ) as added
    ) as part group by month order by month`.execute(trx);
  return rows.map((row) => {
    const [sale, discount, refund, tax] = [row.sale, row.discount, row.refund, row.tax].map(BigInt) as [
      bigint,
      bigint,
      bigint,
      bigint,
    ];
    return {
      month: row.month,
      totals: {
        orders: BigInt(row.orders),
        gross: sale + tax,
        discounts: -discount,
        refunds: -refund,
        netSales: sale + tax + discount + refund,
        shipping: BigInt(row.shipping),
        vat: BigInt(row.vat) - tax,
      },
      undatedRefunds: -BigInt(row.undated),
    };
  });
}
