import type { RejectionCode } from '@adaos/api';

/** A moment, and the day that the shop's calendar shows then. */
export interface PlacedAt {
  /** Milliseconds since 1970 in UTC. */
  readonly at: number;
  /** The day in the shop's timezone, `YYYY-MM-DD`. */
  readonly day: string;
}

/** What an order has as a whole, in minor units as given; null where nothing is said of it. */
export interface OrderAmounts {
  readonly subtotal: bigint | null;
  readonly discount: bigint | null;
  readonly shipping: bigint | null;
  readonly tax: bigint | null;
  readonly total: bigint | null;
  readonly refunded: bigint | null;
}

/** One item of an order. */
export interface OrderItem {
  readonly sku: string | null;
  readonly name: string | null;
  readonly quantity: string;
  readonly unitPrice: string;
  /** Quantity x price in minor units, rounded half away from zero. */
  readonly amount: bigint;
  /** The `contentKey`; items of an order with the same key are counted. */
  readonly key: string;
  /** True where its status says that it was refunded, and nothing else says by how much. */
  readonly refunded?: boolean;
}

export interface OrderLine {
  readonly orderId: string;
  /** Null on lines of a cancelled order: those only take back what is known of it. */
  readonly date: PlacedAt | null;
  readonly customer: string | null;
  readonly country: string | null;
  readonly status: string | null;
  readonly item: OrderItem | null;
  readonly amounts: OrderAmounts | null;
}

/** Why a line is left out. */
export interface Rejection {
  readonly code: RejectionCode;
  /** English. */
  readonly reason: string;
}

/** The result of reading one line: what it says, why it is left out, or (of a cancelled order) both. */
export interface LineResult<L> {
  readonly line?: L;
  readonly rejection?: Rejection;
}
