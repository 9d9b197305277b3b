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
  /** The part of the tax that is on the shipping. */
  readonly shippingTax: bigint | null;
  readonly total: bigint | null;
  readonly refunded: bigint | null;
  /** What was charged for the order in addition to its goods and shipping. */
  readonly fees: bigint | null;
}

/** The product that a variant belongs to: what it is known by, as in `product_variants`, and its name. */
export interface VariantOf {
  readonly parent: string;
  readonly name: string;
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
  /** The group of its product, as the file calls it. */
  readonly group?: string | null;
  /** The product that it is a variant of, where the file says it. */
  readonly variantOf?: VariantOf | null;
  /** What was taken off of it, in minor units, where that is known apart from the order's. */
  readonly discount?: bigint | null;
  /** True where its status says that it was refunded, and nothing else says by how much. */
  readonly refunded?: boolean;
}

export interface OrderLine {
  readonly orderId: string;
  /** Null where a line of a cancelled order has none. */
  readonly date: PlacedAt | null;
  /** True of an order that was called off or never paid: its lines only take back what is known of it. */
  readonly cancelled?: boolean;
  /** What the shop calls the order, where `orderId` has more to distinguish it from others of its number. */
  readonly number?: string | null;
  /** The store of a shop with several. */
  readonly store?: string | null;
  /** When the order changed, in milliseconds since 1970. */
  readonly updatedAt?: number | null;
  /** How far it is by its status, see `orderStage`. */
  readonly stage?: number | null;
  readonly customer: string | null;
  readonly country: string | null;
  /** How it was paid, as the shop or its platform calls it. */
  readonly paymentMethod: string | null;
  /** How it was sent, as the shop or its platform calls it, in how many parcels, and their weight together. */
  readonly carrier?: string | null;
  readonly parcels?: bigint | null;
  readonly grams?: bigint | null;
  /** The codes of discounts that it was placed with, several joined. */
  readonly discountCode?: string | null;
  readonly status: string | null;
  readonly item: OrderItem | null;
  readonly amounts: OrderAmounts | null;
  /** The currency of its amounts, where it is another than the shop's. */
  readonly currency?: string | null;
}

/** Why a line is left out. */
export interface Rejection {
  readonly code: RejectionCode;
  /** English. */
  readonly reason: string;
}

/** Why an order, or a line of it, is left out of the sales. */
export type LeftOut = 'cancelled' | 'test' | 'other_currency' | 'rejected';

/** What is noted of a line beside what is counted of it, to compare its order with the platform's own total. */
export interface LineNote {
  /** The order's number. */
  readonly ref: string;
  /** Null of a line that counts. */
  readonly state: LeftOut | null;
  /** Of a line that is left out, as far as it can be read. Minor units, of `currency` where it is another than the import's. */
  readonly day?: string | null;
  readonly currency?: string | null;
  readonly total?: string | null;
  readonly discount?: string | null;
  readonly shipping?: string | null;
  readonly tax?: string | null;
  /** The line's own, where its order has no total. */
  readonly amount?: string | null;
  /** A gift card paid a part of the order. */
  readonly giftCard?: boolean;
  /** In the order's total and no sale: duties, which `OrderAmounts` has no more in its total, and the line's own gift card. */
  readonly duties?: string | null;
  readonly giftCardSold?: string | null;
}

/** The result of reading one line: what it says, why it is left out, or (of a cancelled order) both. */
export interface LineResult<L> {
  readonly line?: L;
  readonly rejection?: Rejection;
  readonly note?: LineNote;
}
