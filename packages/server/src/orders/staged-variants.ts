import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';

/**
 * Keeps which products the variants of a file belong to, as its last line says it. What a connected store says of one stays.
 * @returns the codes of which something new is known.
 */
export async function noteStagedVariants(trx: ShopTransaction, shopId: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    insert into product_variants as v (shop_id, code, parent, parent_name)
    select distinct on (coalesce(sku, name)) ${shopId}, coalesce(sku, name), parent, parent_name
    from staged where code is null and parent is not null and coalesce(sku, name) is not null
    order by coalesce(sku, name), line desc
    on conflict (shop_id, code) do update set parent = excluded.parent, parent_name = excluded.parent_name
    where v.parent like 'file:%' and (v.parent, v.parent_name) is distinct from (excluded.parent, excluded.parent_name)
    returning code`.execute(trx);
  return rows.map(({ code }) => code);
}
