import type { ReturnsAnswer } from '@adaos/api';
import { sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { lackingOf, type ProductRow, toProduct } from './product-amounts.ts';
import { productRows } from './product-rows.ts';
import { readPeriodTotals } from '../insights/read-totals.ts';

const WORST = { percent: 10, orders: 5, most: 5 } as const;

/** Of the products that come back, those that leave the least. */
export async function readWorstProducts(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  digits: number,
): Promise<NonNullable<ReturnsAnswer['worstProducts']>> {
  const { rows } = await sql<ProductRow>`
    select * from (${productRows(shopId, period)}) as rows
    where orders >= ${WORST.orders} and returned * 100 >= orders * ${WORST.percent}
    order by net + goods + costs, code limit ${WORST.most}`.execute(trx);
  const lacking = lackingOf(await readPeriodTotals(trx, shopId, period));
  return rows.map((row) => {
    const { code, name, orders, returned, contribution, missing } = toProduct(row, lacking, digits);
    return { code, name, orders, returned, contribution, missing };
  });
}
