import type { PurchaseOrderState, StockGap } from '@adaos/domain';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** A product that should be ordered. Amounts in major units; null is not known. */
export interface ProposedRow {
  sku: string;
  product: string;
  supplier: { id: string; name: string };
  /** Units on hand, and on their way. */
  stock: number;
  onOrder: number;
  /** In drafts of orders; left out: none. */
  drafted?: number | undefined;
  coverDays: number | null;
  /** ISO day: at the latest. */
  orderBy: string | null;
  /** Units to order; 0 where the money does not reach. */
  units: number;
  /** Without a limit. */
  wanted: number;
  cost: number | null;
  /** Contribution of 30 days that is at risk without an order. */
  atRisk: number | null;
  missing: readonly StockGap[];
}

export interface ProposalData {
  currency: string | null;
  /** ISO day. */
  today: string;
  lines: readonly ProposedRow[];
  /** Of the units to order whose cost is known. */
  cost: number;
  uncosted: number;
  /** Products for which the money does not reach. */
  left: number;
}
export type ProposalView = ScreenView<ProposalData>;

export interface OrderRow {
  id: string;
  number: number;
  supplier: { id: string; name: string };
  state: PurchaseOrderState;
  /** ISO days. */
  orderedOn: string | null;
  dueOn: string | null;
  products: number;
  units: number;
  received: number;
  cost: number;
  /** Products without a cost. */
  uncosted: number;
}

export interface OrdersData {
  currency: string | null;
  orders: readonly OrderRow[];
  open: { orders: number; cost: number; uncosted: number };
}
export type OrdersView = ScreenView<OrdersData>;
