import { LINE_KINDS } from '@adaos/domain';
import * as z from 'zod/mini';
import { Money, Timestamp, Uuid } from './common.ts';
import { recomputationShape } from './recomputation.ts';
import { route } from './route.ts';
import { exactText } from './text.ts';

/** What the owner has said of a code. It never changes: a newer one counts in its place, or it is taken back. */
export const LineDecision = z.object({
  id: Uuid,
  isProduct: z.boolean(),
  createdAt: Timestamp,
  createdBy: z.nullable(z.string()),
  /** When it was taken back or replaced; null while it counts. */
  withdrawnAt: z.nullable(Timestamp),
});
export type LineDecision = z.infer<typeof LineDecision>;

/** The lines of orders with one code, which may be no product. */
export const LineRow = z.object({
  /** As products are known: the code in the orders, else the name. */
  code: z.string(),
  name: z.nullable(z.string()),
  /** Lines of orders that were not called off, and what they sold for, less what came back. */
  lines: z.int(),
  sales: Money,
  /** What it seems to be; null where only the owner has named it. */
  kind: z.nullable(z.enum(LINE_KINDS)),
  /** What counts; null while nobody has decided, or it was taken back: it then counts as a product. */
  decision: z.nullable(LineDecision),
  /** All that was decided, newest first. */
  decisions: z.array(LineDecision),
});
export type LineRow = z.infer<typeof LineRow>;

export const LineDecisionInput = z.object({ code: exactText({ least: 1, most: 512 }), isProduct: z.boolean() });
export type LineDecisionInput = z.infer<typeof LineDecisionInput>;

export const lineRoutes = {
  listLines: route({
    method: 'GET',
    path: '/api/costs/lines',
    access: 'viewer',
    summary: 'Lines of orders that seem to be no products, or of which that was decided; undecided ones first.',
    status: 200,
    answer: z.object({ currency: z.nullable(z.string()), lines: z.array(LineRow) }),
  }),
  decideLine: route({
    method: 'POST',
    path: '/api/costs/lines',
    access: 'manager',
    summary:
      'Decide whether a code is a product. Of one that is none no goods cost counts, in all orders, also in later ones.',
    body: LineDecisionInput,
    status: 201,
    answer: z.extend(LineDecision, recomputationShape),
  }),
  withdrawLineDecision: route({
    method: 'POST',
    path: '/api/costs/lines/:id/withdraw',
    access: 'manager',
    summary: 'Take a decision back: the code counts as a product, and is proposed again.',
    params: z.object({ id: Uuid }),
    status: 200,
    answer: z.extend(LineDecision, recomputationShape),
  }),
} as const;
