import type { PaymentMethod } from '@adaos/api';
import { NET_SALES_KINDS } from '@adaos/domain';
import { sql } from 'kysely';
import { joinSets } from '../db/join-sets.ts';
import { readOrderSpan } from '../insights/read-orders.ts';
import { minorDigits, toMajor } from '../ledger/money.ts';
import type { Services } from '../services/services.ts';
import { lastDays } from './costs.ts';

const MOST_METHODS = 50;
const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

/** How the orders of the last 12 months of orders were paid, as they name it: most sales first. */
export async function listPaymentMethods({ database }: Services, shopId: string): Promise<PaymentMethod[]> {
  return database.readShop(shopId, async (trx) => {
    await joinSets(trx);
    const span = await readOrderSpan(trx, shopId);
    if (span === null) return [];
    const { from, to } = lastDays(span);
    const { currency } = await trx
      .selectFrom('shops')
      .select('currency')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow();
    // Ways that differ in their letters' case alone are one, as they are for the rules.
    const { rows } = await sql<{ name: string; orders: string; sales: string }>`
      select max(o.payment_method) as name, count(*) as orders, coalesce(sum(t.net), 0) as sales
      from orders o left join (
        select order_id, sum(amount_minor) as net from order_totals
        where shop_id = ${shopId} and kind in (${netSalesKinds}) group by order_id
      ) as t on t.order_id = o.id
      where o.shop_id = ${shopId} and o.kind = 'order' and o.payment_method is not null and o.order_on between ${from} and ${to}
      group by lower(o.payment_method) order by sales desc, name limit ${MOST_METHODS}`.execute(trx);
    const digits = minorDigits(currency);
    return rows.map(({ name, orders, sales }) => ({
      name,
      orders: Number(orders),
      sales: toMajor(BigInt(sales), digits),
    }));
  });
}
