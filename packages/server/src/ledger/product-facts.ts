import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';

/** How facts meet those that are known: they take their place, also where they are empty; only where they say something; or only what is not known yet. */
export type FactsMode = 'replace' | 'update' | 'add';

const value = (mode: FactsMode, column: string) =>
  sql.raw(
    {
      replace: `excluded.${column}`,
      update: `coalesce(excluded.${column}, f.${column})`,
      add: `coalesce(f.${column}, excluded.${column})`,
    }[mode],
  );

/**
 * Keeps the facts of the table `wanted_facts` (code, product_group, weight_grams; each code once).
 * @param accountId who enters them.
 * @returns the products of which something else is known now.
 */
export async function rememberFacts(
  trx: ShopTransaction,
  shopId: string,
  accountId: string | null,
  mode: FactsMode,
): Promise<string[]> {
  const [group, weight] = [value(mode, 'product_group'), value(mode, 'weight_grams')];
  const { rows } = await sql<{ code: string }>`
    insert into product_facts as f (shop_id, code, product_group, weight_grams, updated_by)
    select ${shopId}, code, product_group, weight_grams, ${accountId} from wanted_facts
    where product_group is not null or weight_grams is not null
      or code in (select code from product_facts where shop_id = ${shopId})
    on conflict (shop_id, code) do update set product_group = ${group}, weight_grams = ${weight}, updated_at = clock_timestamp(),
      updated_by = excluded.updated_by
    where (f.product_group, f.weight_grams) is distinct from (${group}, ${weight})
    returning code`.execute(trx);
  return rows.map(({ code }) => code);
}
