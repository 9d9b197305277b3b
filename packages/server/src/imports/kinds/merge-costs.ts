import { FIRST_RULE_DAY } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../../db/database.ts';
import { createTemporaryTable } from '../../db/temporary-table.ts';
import { postProductCosts } from '../../ledger/post-rules.ts';
import { rememberCosts } from '../../ledger/unit-costs.ts';
import type { StockOptions } from './merge-stock.ts';

/**
 * Keeps the staged costs as those of their products, of a product and day the last line. Where a line names no day, the cost counts
 * from the first sale of a product that has no cost yet (of one that was never sold from the first day there is), else from today.
 * @returns how many products have another cost now.
 */
export async function mergeCosts(
  trx: ShopTransaction,
  { shopId, accountId, today }: Omit<StockOptions, 'costsFrom'>,
): Promise<number> {
  const wanted = sql`
    select distinct on (sku, valid_from) sku, valid_from, cost, exact
    from (
      select s.sku collate "C" as sku, s.cost, s.line, s.valid_from is not null as exact,
        coalesce(s.valid_from, case when sku in (select sku from product_costs where shop_id = ${shopId} and withdrawn_at is null)
          then ${today}::date end, first.day, ${FIRST_RULE_DAY}::date) as valid_from
      from staged s left join (
        select coalesce(sku, name) as code, min(placed_on) as day from order_lines where shop_id = ${shopId} group by 1
      ) as first on first.code = s.sku
      where s.code is null
    ) as dated order by sku, valid_from, line desc`;
  await createTemporaryTable(trx, 'wanted_costs', wanted, {});
  const changed = await rememberCosts(trx, shopId, accountId);
  await postProductCosts(trx, shopId, changed);
  return changed.length;
}
