import { ORDER_COST_KINDS } from '@adaos/domain';
import * as z from 'zod/mini';
import { Money, RowId, Timestamp, Uuid } from './common.ts';
import { Cost } from './cost-amount.ts';
import { recomputationShape } from './recomputation.ts';
import { route } from './route.ts';

export const OrderCostKind = z.enum(ORDER_COST_KINDS);
export type OrderCostKind = z.infer<typeof OrderCostKind>;

/** What an order really cost, as it was recorded. It never changes: a newer one counts in its place, or it is taken back. */
export const OrderCost = z.object({
  id: Uuid,
  kind: OrderCostKind,
  /** Of the goods: the product whose lines it is of; null: the whole order. */
  sku: z.nullable(z.string()),
  /** Major units. */
  cost: Money,
  source: z.enum(['typed', 'file']),
  fileName: z.nullable(z.string()),
  createdAt: Timestamp,
  createdBy: z.nullable(z.string()),
  /** When it was taken back; null while it is in force. */
  withdrawnAt: z.nullable(Timestamp),
});
export type OrderCost = z.infer<typeof OrderCost>;

export const OrderCostInput = z.object({ kind: OrderCostKind, cost: Cost });
export type OrderCostInput = z.infer<typeof OrderCostInput>;

/** A file of costs of orders. */
export const OrderCostFile = z.object({
  importId: Uuid,
  fileName: z.nullable(z.string()),
  createdAt: Timestamp,
  createdBy: z.nullable(z.string()),
  /** Orders that have a cost by it. */
  orders: z.int(),
  kinds: z.array(OrderCostKind),
  /** The sum of its costs. */
  amount: Money,
  /** Whether nothing of it is in force, since it was taken back. */
  withdrawn: z.boolean(),
});
export type OrderCostFile = z.infer<typeof OrderCostFile>;

export const orderCostRoutes = {
  listOrderCosts: route({
    method: 'GET',
    path: '/api/orders/:id/costs',
    access: 'viewer',
    summary: 'What was recorded of the costs of an order, newest first, with what was taken back.',
    params: z.object({ id: RowId }),
    status: 200,
    answer: z.object({ costs: z.array(OrderCost) }),
  }),
  addOrderCost: route({
    method: 'POST',
    path: '/api/orders/:id/costs',
    access: 'manager',
    summary: 'Record what an order really cost: it counts before every rule.',
    params: z.object({ id: RowId }),
    body: OrderCostInput,
    status: 201,
    answer: z.extend(OrderCost, recomputationShape),
  }),
  withdrawOrderCost: route({
    method: 'POST',
    path: '/api/costs/orders/:id/withdraw',
    access: 'manager',
    summary: 'Take a recorded cost of an order back: the one before it counts again, else the rules.',
    params: z.object({ id: Uuid }),
    status: 200,
    answer: z.extend(OrderCost, recomputationShape),
  }),
  listOrderCostFiles: route({
    method: 'GET',
    path: '/api/costs/order-files',
    access: 'viewer',
    summary: 'The latest 50 files of costs of orders.',
    status: 200,
    answer: z.object({ files: z.array(OrderCostFile) }),
  }),
  withdrawOrderCostFile: route({
    method: 'POST',
    path: '/api/costs/order-files/:id/withdraw',
    access: 'manager',
    summary: 'Take back all costs of orders that came with a file.',
    params: z.object({ id: Uuid }),
    status: 200,
    answer: z.extend(OrderCostFile, recomputationShape),
  }),
} as const;
