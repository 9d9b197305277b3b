import * as z from 'zod/mini';
import { Money, RowId, Uuid } from './common.ts';
import { route } from './route.ts';

/** What a rule would change. */
export const CostPreview = z.object({
  /** Change of the net profit, major units, of all days. */
  change: Money,
  /** Orders (of fixed costs, days) that change. */
  changed: z.int(),
  /** Months that change, newest first. */
  months: z.array(z.object({ month: z.string(), change: Money })),
  /** The part of the change that is on days of the period that was asked for. */
  inPeriod: z.optional(Money),
});
export type CostPreview = z.infer<typeof CostPreview>;

/** How far the figures are with a change of costs that is stored. */
export const RecomputationState = z.object({
  id: RowId,
  /** The kind of cost that has changed; `order_costs` are several of single orders. */
  kind: z.string(),
  /** `running`: behind the answer; `getRecomputation` says how far it is. */
  state: z.enum(['done', 'running']),
});
export type RecomputationState = z.infer<typeof RecomputationState>;

/** In the answer of each call that changes costs; null where it has changed nothing. */
export const recomputationShape = { recomputation: z.nullable(RecomputationState) };
export type Recomputing<T> = T & { recomputation: RecomputationState | null };

/** Of what adds up when it is sent twice: the caller's own id for it. Sent again under the same id, it is kept once. */
export const madeOnceShape = { id: z.optional(Uuid) };

/** Whether the ledger is being brought in line with a change of costs, and what the last change did. */
export const RecomputationAnswer = z.object({
  currency: z.nullable(z.string()),
  /** Null while none waits or runs. */
  running: z.nullable(
    z.object({
      kind: z.string(),
      /** It waits for an import or another change; its costs are posted; what depends on them is counted; it failed and is tried again. */
      phase: z.enum(['waiting', 'posting', 'counting', 'failed']),
      /** Months that are done, of this phase. */
      done: z.int(),
      /** Of so many; 0 while that is not known yet. */
      months: z.int(),
    }),
  ),
  /** The last one that is done. */
  last: z.nullable(
    z.extend(CostPreview, {
      id: RowId,
      kind: z.string(),
      /** Whether an import has brought the costs. */
      imported: z.boolean(),
    }),
  ),
});
export type RecomputationAnswer = z.infer<typeof RecomputationAnswer>;

/** Apart from the other calls of the costs: the frame of every screen makes it. */
export const recomputationRoutes = {
  getRecomputation: route({
    method: 'GET',
    path: '/api/costs/recomputation',
    access: 'viewer',
    summary:
      'Whether the figures are being brought in line with a change of costs, how far that is, and what the last one changed.',
    status: 200,
    answer: RecomputationAnswer,
  }),
} as const;
