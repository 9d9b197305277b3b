import type { OAuthPlatform } from '@adaos/api';
import { sql } from 'kysely';
import type { ShopTransaction } from '../../db/database.ts';
import { createTemporaryTable } from '../../db/temporary-table.ts';
import { lockLedger } from '../../ledger/lock.ts';
import { minorDigits } from '../../ledger/money.ts';
import { postProductCosts } from '../../ledger/post-rules.ts';
import { rememberCosts } from '../../ledger/unit-costs.ts';
import { lineOrNull } from './store-order.ts';
import type { StoreProduct } from './store-stock.ts';

const MOST = 1e12;

export interface CostsOfStore {
  readonly shopId: string;
  readonly platform: OAuthPlatform;
  /** The shop's, and the store's own. */
  readonly currency: string;
  readonly storeCurrency: string;
  /** The day of the reading in the shop's calendar. */
  readonly today: string;
}

/**
 * Keeps what a store says that its products cost, from the day of the reading on: what they cost before is not known by it. What somebody
 * has entered for a product counts in its place, and a cost that was taken back stays so until the store has another. Costs in another
 * currency than the shop's are left out, and a cost of 0, which stores have where nobody has filled it in. Of variants with one code the
 * dearest counts.
 */
export async function keepStoreCosts(
  trx: ShopTransaction,
  { shopId, platform, currency, storeCurrency, today }: CostsOfStore,
  products: readonly StoreProduct[],
): Promise<void> {
  const scale = 10 ** minorDigits(currency);
  const costs = products.flatMap(({ code, cost, currency: own = storeCurrency }) => {
    const sku = lineOrNull(code);
    const isCost = cost !== null && cost > 0 && cost * scale < MOST && own === currency;
    return sku && isCost ? [{ sku, cost: (cost * scale).toFixed(4) }] : [];
  });
  if (costs.length === 0) return;
  await lockLedger(trx, shopId);
  const wanted = sql`
    select sku, ${today}::date as valid_from, cost, false as exact
    from (
      select sku collate "C" as sku, max(cost)::numeric(20, 4) as cost
      from jsonb_to_recordset(${JSON.stringify(costs)}::jsonb) as t(sku text, cost numeric) group by 1
    ) as said
    where not exists (
        select from product_costs c
        where c.shop_id = ${shopId} and c.sku = said.sku and c.read_from is null and c.withdrawn_at is null)
      and cost is distinct from (
        select cost_minor from product_costs c where c.shop_id = ${shopId} and c.sku = said.sku and c.read_from is not null
        order by c.created_at desc limit 1)`;
  await createTemporaryTable(trx, 'wanted_costs', wanted, {});
  await postProductCosts(trx, shopId, await rememberCosts(trx, shopId, null, platform));
}
