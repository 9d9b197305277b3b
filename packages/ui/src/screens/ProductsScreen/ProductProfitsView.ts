import type { AllocationKey, LedgerKind, ProductGrouping, ProductProfitColumn } from '@adaos/domain';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** Rows of a page of products. */
export const PRODUCT_PROFITS_PAGE = 25;

export interface ProductAmounts {
  netSales: number;
  /** A part of the net sales: what discounts took, positive. */
  discounts: number;
  /** Positive as costs. */
  goodsCost: number;
  orderCosts: number;
  contribution: number;
}

export interface ProductProfitRow extends ProductAmounts {
  code: string;
  name: string | null;
  /** Of a product with variants, how many of them the row sums. */
  variants?: number | undefined;
  units: number;
  /** Orders with it, and those of which it came back; each variant has its own. */
  orders: number;
  returned: number;
  /** Percent; null without net sales. */
  margin: number | null;
  /** The costs that its sales lack. */
  missing: readonly LedgerKind[];
  /** The same in the period just before; null or left out: it is not compared. */
  before?: (ProductAmounts & { units: number }) | null | undefined;
  /** What remained in each of the last twelve months. */
  trend?: readonly number[] | undefined;
  /** Units on hand and the days for which they last, null where not known; left out: they were not counted. */
  stock?: { units: number; days: number | null } | undefined;
}

export interface ProductProfitsData {
  /** By what the costs of whole orders are shared; `byValue`: orders shared by value all the same, since a weight is missing. */
  allocation: { key: AllocationKey; byValue: number };
  currency: string | null;
  /** What the rows are of. */
  by: ProductGrouping;
  /** Whether any variant of a product is known. */
  hasVariants: boolean;
  /** The product whose variants these are alone; null: all. */
  product: { code: string; name: string | null } | null;
  /** One page. */
  products: readonly ProductProfitRow[];
  total: number;
  /** What belongs to no product. */
  rest: ProductAmounts;
  /** All products and the rest. */
  sum: ProductAmounts;
  missing: readonly LedgerKind[];
  /** The period just before; null or left out: it is not compared. */
  before?: { from: string; to: string; sum: ProductAmounts; missing: readonly LedgerKind[] } | null | undefined;
}

export interface ProductProfitsQuery {
  by: ProductGrouping;
  /** The code of the product whose variants are shown; null: all. */
  product: string | null;
  search: string;
  losing: boolean;
  uncosted: boolean;
  returned: boolean;
  sort: ProductProfitColumn;
  descending: boolean;
  page: number;
}

export type ProductProfitsView = ScreenView<ProductProfitsData>;
