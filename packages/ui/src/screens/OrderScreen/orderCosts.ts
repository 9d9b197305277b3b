import type { OrderCostKind } from '@adaos/domain';

/** What an order really cost, as it was recorded. */
export interface OrderCostRow {
  id: string;
  kind: OrderCostKind;
  /** Of the goods: the product whose lines it is of; null: the whole order. */
  sku: string | null;
  /** Major units. */
  cost: number;
  source: 'typed' | 'file';
  fileName: string | null;
  /** ISO 8601. */
  createdAt: string;
  createdBy: string | null;
  /** When it was taken back; null while it is valid. */
  withdrawnAt: string | null;
}

export type OrderCostsView =
  | { status: 'loading' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string }
  /** Newest first. */
  | { status: 'ready'; costs: readonly OrderCostRow[] };

export type OrderCostState = 'inForce' | 'replaced' | 'withdrawn';

/** Whether a recorded cost counts. Of a kind the newest does; of the goods that of the whole order, or those of single products. */
export function orderCostState(cost: OrderCostRow, all: readonly OrderCostRow[]): OrderCostState {
  if (cost.withdrawnAt !== null) return 'withdrawn';
  const rivals = all.filter(({ kind, withdrawnAt }) => kind === cost.kind && withdrawnAt === null);
  const newest = rivals.filter(({ createdAt }) => createdAt === rivals[0]?.createdAt);
  const whole = newest.every(({ sku }) => sku === null);
  if (whole !== (cost.sku === null)) return 'replaced';
  return rivals.find(({ sku }) => sku === cost.sku)?.id === cost.id ? 'inForce' : 'replaced';
}
