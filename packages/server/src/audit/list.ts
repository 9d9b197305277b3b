import { AuditAction, type AuditEntry } from '@adaos/api';
import type { ShopTransaction } from '../db/database.ts';
import { lineCursor } from '../paging/cursor.ts';

const PAGE = 50;

/** What has been done in a shop, newest first. @throws InvalidInputError for a cursor of another list */
export async function listAuditEntries(
  trx: ShopTransaction,
  shopId: string,
  { cursor, limit = PAGE }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ entries: AuditEntry[]; nextCursor: string | null }> {
  let rows = trx.selectFrom('audit_entries').selectAll().where('shop_id', '=', shopId);
  if (cursor !== undefined) rows = rows.where('id', '<', lineCursor.read(cursor));
  const found = await rows
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    entries: shown.map((row) => ({
      id: row.id,
      at: row.created_at.toISOString(),
      action: AuditAction.parse(row.action),
      actor: row.actor_name,
      targetId: row.target_id,
      target: row.target,
      details: row.details,
    })),
    nextCursor: found.length > limit && last ? lineCursor.of(last.id) : null,
  };
}
