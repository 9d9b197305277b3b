import type { AuditAction } from '@adaos/api';
import type { ShopTransaction } from '../db/database.ts';

interface AuditRecord {
  readonly action: AuditAction;
  /** The user whom it was done to. */
  readonly targetId?: string;
  /** On whom or what: a user's address, a shop's id, a plan. */
  readonly target?: string;
  /** What it was before and is after. */
  readonly details?: Readonly<Record<string, string | number | null>>;
}

/**
 * Keeps in the shop's log what was done, if the transaction commits.
 * @param by who did it, an `Actor` for one; `accountId` null where the product did it by itself.
 */
export async function recordAudit(
  trx: ShopTransaction,
  by: { readonly shopId: string; readonly accountId: string | null },
  { action, targetId, target, details = {} }: AuditRecord,
): Promise<void> {
  const actor = await trx.selectFrom('accounts').select('name').where('id', '=', by.accountId).executeTakeFirst();
  await trx
    .insertInto('audit_entries')
    .values({
      shop_id: by.shopId,
      action,
      actor_id: by.accountId,
      actor_name: actor?.name ?? null,
      target_id: targetId ?? null,
      target: target ?? null,
      details: JSON.stringify(details),
    })
    .execute();
}
