import * as z from 'zod/mini';
import { Money, readShape } from './common.ts';
import { route } from './route.ts';

/** What a supplier's deliveries and products are like; null is not known. */
export const SupplierFigures = z.object({
  id: z.string(),
  name: z.string(),
  products: z.int(),
  /** The latest deliveries, twelve at most: how many, the mean of their days and its standard deviation. */
  deliveries: z.int(),
  deliveryTime: z.nullable(z.number()),
  deliverySpread: z.nullable(z.number()),
  /** Of those with an expected day, how many came after it, in percent. */
  latePercent: z.nullable(z.number()),
  /** Of the orders of a year with one of its products, how many had it returned, in percent. */
  returnPercent: z.nullable(z.number()),
  /** Contribution to net sales of a year, in percent; null where goods of some sales have no cost. */
  marginPercent: z.nullable(z.number()),
  /** Units on hand at what they cost, as far as it is known, and the products without a cost. */
  value: Money,
  unvalued: z.int(),
});
export type SupplierFigures = z.infer<typeof SupplierFigures>;

/** What a courier cost and was charged for, of the orders of 90 days that name it; null is not known. */
export const CourierFigures = z.object({
  name: z.string(),
  orders: z.int(),
  parcels: z.int(),
  /** Orders whose shipping cost is known. */
  costed: z.int(),
  /** A parcel: what it cost, and what customers paid for it, of the orders whose cost is known. */
  cost: z.nullable(Money),
  charged: z.nullable(Money),
  /** Orders that were given back in part or in full, in percent. */
  returnPercent: z.nullable(z.number()),
});
export type CourierFigures = z.infer<typeof CourierFigures>;

export const SupplierComparison = z.object({
  ...readShape,
  suppliers: z.array(SupplierFigures),
  /** The most orders first. */
  couriers: z.array(CourierFigures),
  /** Orders of the same 90 days that name no courier. */
  withoutCourier: z.int(),
});
export type SupplierComparison = z.infer<typeof SupplierComparison>;

export const supplierRoutes = {
  compareSuppliers: route({
    method: 'GET',
    path: '/api/stock/suppliers',
    access: 'manager',
    summary: 'Suppliers by delivery time, returns and margin, and couriers by cost, charge and returns.',
    status: 200,
    answer: SupplierComparison,
  }),
} as const;
