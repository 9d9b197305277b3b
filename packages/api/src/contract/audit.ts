import { AUDIT_ACTIONS } from '@adaos/domain';
import * as z from 'zod/mini';
import { Cursor, PageQuery, RowId, Source, Timestamp, Uuid } from './common.ts';
import { route } from './route.ts';

export const AuditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof AuditAction>;

export const AuditEntry = z.object({
  id: RowId,
  at: Timestamp,
  action: AuditAction,
  /** Who did it, by name as it was then; null where the product did it by itself. */
  actor: z.nullable(z.string()),
  /** The user whom it was done to. */
  targetId: z.nullable(Uuid),
  /** On whom or what: a user's address, a shop's id, a plan. */
  target: z.nullable(z.string()),
  /** What it was before and is after, e.g. `{"from": "viewer", "to": "manager"}`. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditRoutes = {
  listAuditEntries: route({
    method: 'GET',
    path: '/api/audit',
    access: 'admin',
    summary: 'What admins and managers have done in the shop, newest first, by page.',
    query: PageQuery,
    status: 200,
    answer: z.object({ source: Source, entries: z.array(AuditEntry), nextCursor: z.nullable(Cursor) }),
  }),
} as const;
