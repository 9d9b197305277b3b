import type * as z from 'zod/mini';
import type { SqlBool } from 'kysely';
import { type Import, ImportErrorCode, ImportFormat } from '@adaos/api';
import type { ImportRow } from '../db/schema.ts';

/** Reading is most of an import's work; the rest is done when it is done. */
const SHARE_OF_READING = 0.9;

function progressOf(row: ImportRow): number {
  if (row.status === 'done') return 1;
  const bytes = Number(row.file_bytes);
  return bytes === 0 ? 0 : (SHARE_OF_READING * Number(row.bytes_read)) / bytes;
}

export type ListedImport = ImportRow & { readonly ahead?: number | undefined; readonly kept?: SqlBool };

/** An import as the contract has it. */
export function toImport(row: ListedImport): z.input<typeof Import> {
  const code = ImportErrorCode.safeParse(row.error_code).data;
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    fileName: row.file_name,
    format: ImportFormat.safeParse(row.format).data ?? null,
    currency: row.currency,
    timezone: row.timezone,
    progress: progressOf(row),
    linesRead: row.lines_read,
    linesAdded: row.lines_added,
    orders: row.orders,
    refunds: row.refunds,
    adjustments: row.adjustments,
    rejected: row.rejected,
    repeatedNumbers: row.repeated_numbers === 0 ? null : { numbers: row.repeated_numbers, orders: row.repeated_orders },
    doubtfulNumbers: row.doubtful_numbers,
    olderOrders: row.older_orders,
    error: code ? { code, message: row.error_message ?? '', line: row.error_line } : null,
    restarts: row.restarts,
    ahead: row.ahead ?? null,
    restartable: row.status === 'cancelled' && Boolean(row.kept),
    from: row.first_day,
    to: row.last_day,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
