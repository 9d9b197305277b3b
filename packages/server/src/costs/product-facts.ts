import type { ProductFacts } from '@adaos/api';
import { sql } from 'kysely';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { recordAudit } from '../audit/record.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { postProductFacts } from '../ledger/post-rules.ts';
import { rememberFacts } from '../ledger/product-facts.ts';
import { recompute } from '../ledger/recomputation.ts';
import { costShop } from './costs.ts';

/** Sets what is known of a product, and brings the ledger in line with the rules that depend on it. The same again changes nothing. */
export async function setProductFacts(services: Services, actor: Actor, facts: ProductFacts): Promise<ProductFacts> {
  const { shopId, accountId } = actor;
  const { code, group, weightGrams } = facts;
  return recompute(services, shopId, 'cogs', async (trx, onMonth) => {
    await costShop(trx, shopId);
    const wanted = sql`
      select ${code}::text collate "C" as code, ${group}::text as product_group, ${weightGrams}::int as weight_grams`;
    await createTemporaryTable(trx, 'wanted_facts', wanted, {});
    const changed = await rememberFacts(trx, shopId, accountId, 'replace');
    if (changed.length > 0) {
      await postProductFacts(trx, shopId, changed, onMonth);
      await recordAudit(trx, actor, { action: 'product_facts_set', target: code, details: { group, weightGrams } });
    }
    return facts;
  });
}
