import type { StockColumn, StockStatus } from '@adaos/domain';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** In which packs a product is ordered of a supplier, and how many units at least; null is not set. */
export interface OrderTermsData {
  leastUnits: number | null;
  packUnits: number | null;
}

/** How the terms of a product are changed. */
export interface TermsActions {
  onSave: (row: SupplierRow, terms: OrderTermsData) => Promise<void>;
  failureReason: (error: unknown) => string | undefined;
}

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
    | {
        units: number;
        at: string;
        sold: number;
        received?: number | undefined;
        returned: number;
        adjusted: number;
        oversold: boolean;
      }
    | undefined;
  /** Units that are ordered and have not come. */
  onOrder?: number | undefined;
  /** How it can be ordered; null is not set. Left out where the server does not say. */
  terms?: OrderTermsData | undefined;
  /** What follows from its sales; null is not known. Left out where the server does not say. */
  plan?:
    | {
        /** Units a day. */
        velocity: number | null;
        /** Standard deviation of the delivery time, in days. */
        deliverySpread: number | null;
        coverDays: number | null;
        /** ISO day. */
        orderBy: string | null;
        /** Units to order now. */
        quantity: number | null;
        /** Major units, as is `lost`. */
        value: number | null;
        /** Days of 90 on which it was sold out, and the contribution that this cost. */
        daysOut: number;
        lost: number | null;
      }
    | undefined;
}

export interface StockData {
  /** Of the amounts. */
  currency: string | null;
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
    /** Contribution lost by being sold out in the latest 90 days, as far as it is known; left out where the server does not say. */
    lost?: number | undefined;
    /** Units on hand at what they cost, and the products without a cost; left out where the server does not say. */
    value?: number | undefined;
    unvalued?: number | undefined;
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
