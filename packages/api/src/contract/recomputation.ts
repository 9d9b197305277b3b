import * as z from 'zod/mini';
import { Money, RowId } from './common.ts';
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

/** Whether the ledger is being brought in line with a change of costs, and what the last change did. */
export const RecomputationAnswer = z.object({
  currency: z.nullable(z.string()),
  /** Null while none runs. */
  running: z.nullable(
    z.object({
      /** The kind of cost that has changed. */
      kind: z.string(),
      /** Months that are done. */
      done: z.int(),
      /** Of so many; 0 while that is not known yet. */
      months: z.int(),
    }),
  ),
  /** The last one that is done. */
  last: z.nullable(z.extend(CostPreview, { id: RowId, kind: z.string() })),
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
