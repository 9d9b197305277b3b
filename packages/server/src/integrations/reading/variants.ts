import type { OAuthPlatform } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../../db/database.ts';
import { lineOrNull, type StoreOrder } from './store-order.ts';

/**
 * Keeps which products the variants among the lines of some orders belong to. A code that several products have belongs to the one that
 * was sold last.
 */
export async function noteVariants(
  trx: ShopTransaction,
  { shopId, platform }: { readonly shopId: string; readonly platform: OAuthPlatform },
  orders: readonly StoreOrder[],
): Promise<void> {
  const lines = orders.toSorted((a, b) => a.placedAt - b.placedAt).flatMap((order) => order.lines);
  const found = new Map(
    lines.flatMap(({ sku, name, variantOf }) => {
      const code = lineOrNull(sku) ?? lineOrNull(name);
      if (code === null || !variantOf) return [];
      return [[code, { code, parent: `${platform}:${variantOf.id}`, name: lineOrNull(variantOf.name) }] as const];
    }),
  );
  if (found.size === 0) return;
  await sql`
    insert into product_variants as v (shop_id, code, parent, parent_name)
    select ${shopId}, code, parent, name
    from jsonb_to_recordset(${JSON.stringify([...found.values()])}::jsonb) as t(code text, parent text, name text)
    on conflict (shop_id, code) do update set parent = excluded.parent, parent_name = excluded.parent_name
    where (v.parent, v.parent_name) is distinct from (excluded.parent, excluded.parent_name)`.execute(trx);
}
