import type { ProductFacts, Recomputing } from '@adaos/api';
import { sql } from 'kysely';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { recordAudit } from '../audit/record.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { changeCosts } from '../ledger/change-costs.ts';
import { rememberFacts } from '../ledger/product-facts.ts';
import { costShop } from './cost-shop.ts';

/** Sets what is known of a product, and has the ledger brought in line with the rules that depend on it. The same again changes nothing. */
export async function setProductFacts(
  services: Services,
  actor: Actor,
  facts: ProductFacts,
): Promise<Recomputing<ProductFacts>> {
  const { shopId, accountId } = actor;
  const { code, group, weightGrams } = facts;
  return changeCosts(services, shopId, async (trx, recompute) => {
    await costShop(trx, shopId);
    const wanted = sql`
      select ${code}::text collate "C" as code, ${group}::text as product_group, ${weightGrams}::int as weight_grams`;
    await createTemporaryTable(trx, 'wanted_facts', wanted, {});
    const changed = await rememberFacts(trx, shopId, accountId, 'replace');
    if (changed.length > 0) {
      await recordAudit(trx, actor, { action: 'product_facts_set', target: code, details: { group, weightGrams } });
      await recompute({ kind: 'cogs', work: 'facts', ids: changed });
    }
    return facts;
  });
}
