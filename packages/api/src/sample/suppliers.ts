import type { SupplierComparison } from '../contract/suppliers.ts';
import { sampleId, sampleRead } from './shop.ts';

export const sampleSuppliers: SupplierComparison = {
  ...sampleRead,
  suppliers: [
    {
      id: sampleId(301),
      name: 'Covoare Maramureș SRL',
      products: 1,
      deliveries: 12,
      deliveryTime: 14.8,
      deliverySpread: 1.2,
      latePercent: 58.3,
      returnPercent: 6.1,
      marginPercent: 48.2,
      value: 1827,
      unvalued: 0,
    },
    {
      id: sampleId(303),
      name: 'Ceramica Horezu',
      products: 2,
      deliveries: 9,
      deliveryTime: 11,
      deliverySpread: 2.4,
      latePercent: 77.8,
      returnPercent: 4.4,
      marginPercent: 55.9,
      value: 3050.4,
      unvalued: 1,
    },
    {
      id: sampleId(304),
      name: 'Atelier Sibiel',
      products: 1,
      deliveries: 0,
      deliveryTime: null,
      deliverySpread: null,
      latePercent: null,
      returnPercent: 9.2,
      marginPercent: null,
      value: 0,
      unvalued: 1,
    },
  ],
  couriers: [
    { name: 'FAN Courier', orders: 640, parcels: 655, costed: 640, cost: 3.92, charged: 3.1, returnPercent: 5.2 },
    { name: 'Sameday', orders: 210, parcels: 210, costed: 0, cost: null, charged: null, returnPercent: 7.6 },
  ],
  withoutCourier: 38,
};
