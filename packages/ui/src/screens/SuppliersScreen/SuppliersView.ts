import type { ScreenView } from '../../product/frame/screenView.ts';

/** What is known of a supplier; null is not known. Percentages are of 100. */
export interface SupplierFigures {
  id: string;
  name: string;
  products: number;
  deliveries: number;
  /** Days. */
  deliveryTime: number | null;
  deliverySpread: number | null;
  latePercent: number | null;
  returnPercent: number | null;
  marginPercent: number | null;
  /** Major units, of the products with a cost. */
  value: number;
  unvalued: number;
}

/** What is known of a courier, of 90 days. */
export interface CourierFigures {
  name: string;
  orders: number;
  parcels: number;
  /** Orders with a shipping cost. */
  costed: number;
  /** A parcel, in major units. */
  cost: number | null;
  charged: number | null;
  returnPercent: number | null;
}

export interface SuppliersData {
  currency: string | null;
  suppliers: readonly SupplierFigures[];
  couriers: readonly CourierFigures[];
  /** Orders that name no courier. */
  withoutCourier: number;
}
export type SuppliersView = ScreenView<SuppliersData>;
