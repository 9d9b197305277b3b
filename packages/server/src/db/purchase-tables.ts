import type { ColumnType } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type PurchaseOrderState = 'draft' | 'ordered' | 'cancelled';

export interface PurchaseOrdersTable {
  shop_id: string;
  id: string;
  number: number;
  supplier_id: string;
  state: PurchaseOrderState;
  ordered_on: Optional<string>;
  due_on: Optional<string>;
  note: Defaulted<string>;
  created_at: Defaulted<Date>;
  created_by: Optional<string>;
}

export interface PurchaseOrderLinesTable {
  shop_id: string;
  order_id: string;
  sku: string;
  product: string;
  place: number;
  units: string;
  cost_minor: Optional<string>;
}

export interface GoodsReceiptsTable {
  shop_id: string;
  id: string;
  order_id: string;
  received_on: string;
  shelved_at: Date;
  created_at: Defaulted<Date>;
  created_by: Optional<string>;
  undoes: Optional<string>;
}

export interface GoodsReceiptLinesTable {
  shop_id: string;
  receipt_id: string;
  sku: string;
  units: string;
}

/** What was ordered of suppliers, and what came. */
export interface PurchaseTables {
  purchase_orders: PurchaseOrdersTable;
  purchase_order_lines: PurchaseOrderLinesTable;
  goods_receipts: GoodsReceiptsTable;
  goods_receipt_lines: GoodsReceiptLinesTable;
}
