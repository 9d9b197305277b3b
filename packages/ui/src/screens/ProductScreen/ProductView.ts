import type { LedgerKind, OAuthPlatform } from '@adaos/domain';
import type { ProductAmounts, ProductProfitRow } from '../ProductsScreen/index.ts';

export interface ProductMonth extends ProductAmounts {
  /** `YYYY-MM`. */
  month: string;
  units: number;
  /** Costs that its sales of the month lack. */
  missing: readonly LedgerKind[];
}

/** What one unit costs from a day on. */
export interface UnitCostOfProduct {
  id: string;
  cost: number;
  from: string;
  /** When it was taken back; null while it counts. */
  withdrawnAt: string | null;
}

/** One product in a period, with its history. Amounts in major units. */
export interface ProductData {
  currency: string | null;
  period: { from: string; to: string };
  product: ProductProfitRow;
  /** Oldest first. */
  months: readonly ProductMonth[];
  /** The products that its orders had most often. */
  soldWith: readonly { code: string; name: string | null; orders: number }[];
  /** The most frequent first. */
  returnReasons: readonly { reason: string; count: number; percentage: number }[];
  /** The latest day first. */
  costs: readonly UnitCostOfProduct[];
  /** Where the product is changed: the store, and the start of an address there that ends with the product's code. */
  store?: { platform: OAuthPlatform; products: string } | null;
}

export type ProductView =
  | { status: 'loading' }
  /** No order has such a product. */
  | { status: 'notFound' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string }
  | { status: 'ready'; data: ProductData };
