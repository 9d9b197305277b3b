import type { OrderCost, OrderCostFile, OrderCostInput } from '../contract/index.ts';
import { sampleId } from './shop.ts';

/** A cost of an order that was typed just now. */
export const newSampleOrderCost = ({ kind, cost }: OrderCostInput): OrderCost => ({
  id: sampleId(808),
  kind,
  sku: null,
  cost,
  source: 'typed',
  fileName: null,
  createdAt: '2025-12-31T08:00:00Z',
  createdBy: 'Ana Ionescu',
  withdrawnAt: null,
});

export const sampleOrderCosts: OrderCost[] = [newSampleOrderCost({ kind: 'shipping_cost', cost: 14.2 })];

export const sampleOrderCostFiles: OrderCostFile[] = [
  {
    importId: sampleId(809),
    fileName: 'courier-december.csv',
    createdAt: '2025-12-31T08:00:00Z',
    createdBy: 'Ana Ionescu',
    orders: 812,
    kinds: ['shipping_cost'],
    amount: 11_530.4,
    withdrawn: false,
  },
];
