// What is kept of orders for the scan for fraud.
export interface ScreenedOrdersTable {
  shop_id: string;
  order_id: string;
  order_on: string;
  /** Of the customer's order before it that was not called off, `-infinity` without one; null where it counts for no customer. */
  before_on: string | null;
  paid_minor: string;
  /** See `KEPT_SIGNS`. */
  signs: number;
  called_off: boolean;
  found: boolean;
  checkable: boolean;
}

export interface ScreenedDaysTable {
  shop_id: string;
  order_on: string;
  orders: number;
  checked: number;
  fraud: number;
}
