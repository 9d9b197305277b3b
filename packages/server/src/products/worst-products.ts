import type { ReturnsAnswer } from '@adaos/api';
import { sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { lackingOf, toProduct } from './product-amounts.ts';
import { productRows, readProductRows } from './product-rows.ts';
import { withWholeYears } from '../ledger/product-sums.ts';
import { readPeriodTotals } from '../insights/read-totals.ts';

const WORST = { percent: 10, orders: 5, most: 5 } as const;

/** Of the products that come back, those that leave the least. */
export async function readWorstProducts(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  digits: number,
): Promise<NonNullable<ReturnsAnswer['worstProducts']>> {
  const held = await withWholeYears(trx, shopId, period);
  const { rows: worst } = await sql<{ code: string }>`
    select code from (${productRows(shopId, held)}) as rows
    where orders >= ${WORST.orders} and returned * 100 >= orders * ${WORST.percent}
    order by net + goods + costs, code limit ${WORST.most}`.execute(trx);
  const codes = worst.map(({ code }) => code);
  const details = await readProductRows(trx, shopId, period, codes);
  const lacking = lackingOf(await readPeriodTotals(trx, shopId, period));
  return codes.flatMap((one) => {
    const row = details.get(one);
    if (row === undefined) return [];
    const { code, name, orders, returned, contribution, missing } = toProduct(row, lacking, digits);
    return { code, name, orders, returned, contribution, missing };
  });
}
