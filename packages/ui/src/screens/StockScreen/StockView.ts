import type { StockColumn, StockStatus } from '@adaos/domain';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** A product of a supplier. */
export interface SupplierRow {
  id: string;
  /** The supplier's name. */
  name: string;
  product: string;
  /** Units on hand. */
  stock: number;
  /** Days from the order to the delivery; null where it is not known. */
  deliveryTime: number | null;
  /** `Critical` at or below the reorder point. */
  status: StockStatus;
  /** The reorder point in units. */
  reorderPoint?: number | null | undefined;
  /** The count that the units follow from, with what has moved since; left out where it is not known. */
  count?:
    | { units: number; at: string; sold: number; returned: number; adjusted: number; oversold: boolean }
    | undefined;
}

export interface StockData {
  summary: {
    totalStock: number;
    suppliers: number;
    criticalProducts: number;
    /** Days. */
    averageDeliveryTime: number | null;
    /** Products of all suppliers. */
    products: number;
    /** Suppliers of critical products. */
    criticalSuppliers: number;
  };
  /** Units on hand of each supplier, the most first. */
  stockBySupplier: readonly { name: string; stock: number }[];
  /** What to order now, the most urgent first. */
  critical: readonly SupplierRow[];
  /** The rows of the table: a page of them, or all. */
  suppliers: readonly SupplierRow[];
  /** How many rows there are on all pages. */
  total: number;
}

export const STOCK_PAGE = 25;

/** Which products the table shows, and in which order. */
export interface StockQuery {
  /** A part of the supplier's or the product's name. */
  search: string;
  status: StockStatus | null;
  /** Units on hand. */
  least: number | null;
  most: number | null;
  sort: StockColumn;
  descending: boolean;
  /** From 0. */
  page: number;
}

/** The table where its rows are found by the server. */
export interface StockList {
  query: StockQuery;
  onQueryChange: (query: StockQuery) => void;
  /** The rows are of the query before. */
  refreshing: boolean;
  /** Saves all products that are asked for as a file. */
  onExport: () => void;
  exporting: boolean;
}

export type StockView = ScreenView<StockData>;
