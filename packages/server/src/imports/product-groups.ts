import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { rememberFacts } from '../ledger/product-facts.ts';

/**
 * Keeps the groups that a file of orders names of its products. One that is known already stays: it may be the owner's.
 * @returns the products whose group is known now.
 */
export async function noteProductGroups(trx: ShopTransaction, shopId: string): Promise<string[]> {
  const { rows } = await sql`select from staged where product_group is not null limit 1`.execute(trx);
  if (rows.length === 0) return [];
  const facts = sql`
    select coalesce(sku, name) collate "C" as code, (array_agg(product_group order by line desc))[1] as product_group,
      null::int as weight_grams
    from staged where key is not null and product_group is not null and coalesce(sku, name) is not null group by 1`;
  await createTemporaryTable(trx, 'wanted_facts', facts, {});
  return rememberFacts(trx, shopId, null, 'add');
}
