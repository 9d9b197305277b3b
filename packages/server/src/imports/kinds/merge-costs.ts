import { FIRST_RULE_DAY } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../../db/database.ts';
import { createTemporaryTable } from '../../db/temporary-table.ts';
import { postProductCosts, postProductFacts } from '../../ledger/post-rules.ts';
import { noteStagedVariants } from '../../orders/staged-variants.ts';
import { rememberFacts } from '../../ledger/product-facts.ts';
import { rememberCosts } from '../../ledger/unit-costs.ts';
import type { StockOptions } from './merge-stock.ts';

/**
 * Keeps the staged costs as those of their products, of a product and day the last line; and their groups and weights, where a line says
 * them. Where a line names no day, the cost counts
 * from the first sale of a product that has no cost yet (of one that was never sold from the first day there is), else from today.
 * @returns how many products have another cost, group or weight now, or are known as variants of another product.
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
      where s.code is null and s.cost is not null
    ) as dated order by sku, valid_from, line desc`;
  await createTemporaryTable(trx, 'wanted_costs', wanted, {});
  const changed = await rememberCosts(trx, shopId, accountId);
  await postProductCosts(trx, shopId, changed);
  const facts = sql`
    select sku collate "C" as code, (array_agg(product_group order by line desc) filter (where product_group is not null))[1] as product_group,
      (array_agg(weight_grams order by line desc) filter (where weight_grams is not null))[1] as weight_grams
    from staged where code is null and (product_group is not null or weight_grams is not null) group by sku`;
  await createTemporaryTable(trx, 'wanted_facts', facts, {});
  const known = await rememberFacts(trx, shopId, accountId, 'update');
  await postProductFacts(trx, shopId, known);
  const variants = await noteStagedVariants(trx, shopId);
  return new Set([...changed, ...known, ...variants]).size;
}
