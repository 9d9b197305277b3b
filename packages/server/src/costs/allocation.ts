import type { Allocation, Recomputing } from '@adaos/api';
import { recordAudit } from '../audit/record.ts';
import { changeCosts } from '../ledger/change-costs.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';

/** Sets by what the costs of whole orders are shared by their products, and has them shared again. The same again changes nothing. */
export async function setAllocation(
  services: Services,
  actor: Actor,
  { key }: Allocation,
): Promise<Recomputing<Allocation>> {
  const { shopId } = actor;
  return changeCosts(services, shopId, async (trx, recompute) => {
    const changed = await trx
      .updateTable('shops')
      .set({ allocation_key: key })
      .where('shop_id', '=', shopId)
      .where('allocation_key', '<>', key)
      .returning('shop_id')
      .executeTakeFirst();
    if (changed) {
      await recordAudit(trx, actor, { action: 'allocation_key_set', target: key });
      await recompute({ kind: 'allocation', work: 'allocation' });
    }
    return { key };
  });
}
