import type { PurchaseOrderState } from '@adaos/domain';

export interface PurchaseLine {
  sku: string;
  product: string;
  units: number;
  /** Major units; null is not known. */
  unitCost: number | null;
  /** Units that have come. */
  received: number;
}

/** A product that the supplier of an order delivers. */
export interface OfferedProduct {
  sku: string;
  product: string;
  unitCost: number | null;
  /** Null is not set. */
  leastUnits: number | null;
  packUnits: number | null;
}

export interface OrderReceipt {
  id: string;
  /** ISO day. */
  receivedOn: string;
  createdBy: string | null;
  lines: readonly { sku: string; product: string; units: number }[];
  /** When it was undone; null while it counts. */
  undoneAt: string | null;
}

export interface PurchaseOrderData {
  id: string;
  number: number;
  supplier: { id: string; name: string };
  state: PurchaseOrderState;
  currency: string | null;
  /** ISO days. */
  orderedOn: string | null;
  dueOn: string | null;
  note: string;
  lines: readonly PurchaseLine[];
  /** Newest first. */
  receipts: readonly OrderReceipt[];
  cost: number;
  /** Products without a cost. */
  uncosted: number;
}

export type PurchaseOrderView =
  | { status: 'loading' }
  | { status: 'notFound' }
  | { status: 'error'; message: string }
  | { status: 'ready'; data: PurchaseOrderData };

export interface ChangedOrder {
  note: string;
  lines: { sku: string; units: number; unitCost: number | null }[];
}
export interface PlacedOrder {
  /** ISO days. */
  orderedOn: string;
  dueOn?: string;
}
export interface ReceivedGoods {
  /** ISO day. */
  receivedOn: string;
  lines: { sku: string; units: number }[];
}
