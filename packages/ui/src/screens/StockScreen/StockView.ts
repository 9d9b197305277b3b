import type { StockStatus } from '@adaos/domain';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** A product of a supplier. */
export interface SupplierRow {
  id: string;
  /** The supplier's name. */
  name: string;
  product: string;
  /** Units at hand. */
  stock: number;
  /** Days from the order to the goods; null where it is not known. */
  deliveryTime: number | null;
  /** `Critical` from the reorder point down. */
  status: StockStatus;
  /** Units from which to order anew. */
  reorderPoint?: number | null | undefined;
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
