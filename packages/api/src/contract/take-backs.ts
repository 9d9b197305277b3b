import { TAKE_BACKS } from '@adaos/domain';
import * as z from 'zod/mini';
import { Uuid } from './common.ts';
import { CostPreview, recomputationShape } from './recomputation.ts';
import { route } from './route.ts';

/** What is taken back, by its id; of a file of costs of orders, that of its import. */
export const TakeBack = z.object({ what: z.enum(TAKE_BACKS), id: Uuid });
export type TakeBack = z.infer<typeof TakeBack>;

/** Apart from the other calls of the costs: the page of an order asks it as well. */
export const takeBackRoutes = {
  previewTakeBack: route({
    method: 'POST',
    path: '/api/costs/take-backs/preview',
    access: 'manager',
    summary: 'What taking back a rule, or another cost that was entered, would change in the profit.',
    body: TakeBack,
    status: 200,
    answer: CostPreview,
  }),
  undoTakeBack: route({
    method: 'POST',
    path: '/api/costs/take-backs/undo',
    access: 'manager',
    summary: 'Undo a take-back: what was taken back counts again, as it did before.',
    body: TakeBack,
    status: 200,
    answer: z.object(recomputationShape),
  }),
} as const;
