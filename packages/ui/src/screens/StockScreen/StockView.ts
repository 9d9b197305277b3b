import type { StockStatus } from '@adaos/domain';
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
  };
  suppliers: readonly SupplierRow[];
}

export type StockView = ScreenView<StockData>;
