import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  toIntegrations: NoMessageValues;
  toStock: NoMessageValues;
  suppliers: NoMessageValues;
  suppliersText: NoMessageValues;
  couriers: NoMessageValues;
  couriersText: NoMessageValues;
  noCouriers: NoMessageValues;
  without: { orders: number };
  supplier: NoMessageValues;
  products: { products: number };
  deliveryTime: NoMessageValues;
  days: { count: number; value: string };
  deliveries: { deliveries: number };
  spread: { days: string };
  late: NoMessageValues;
  returned: NoMessageValues;
  margin: NoMessageValues;
  value: NoMessageValues;
  unvalued: { products: number };
  courier: NoMessageValues;
  parcels: NoMessageValues;
  cost: NoMessageValues;
  charged: NoMessageValues;
  difference: NoMessageValues;
  costed: { costed: number; orders: number };
  notKnown: NoMessageValues;
}>({
  title: { id: 'screens.Suppliers.title', defaultMessage: 'Suppliers and couriers' },
  loading: { id: 'screens.Suppliers.loading', defaultMessage: 'Loading suppliers and couriers…' },
  errorTitle: { id: 'screens.Suppliers.errorTitle', defaultMessage: 'Suppliers and couriers could not be loaded' },
  emptyTitle: { id: 'screens.Suppliers.emptyTitle', defaultMessage: 'No suppliers yet' },
  emptyText: {
    id: 'screens.Suppliers.emptyText',
    defaultMessage: 'Import a stock file with suppliers to compare their deliveries, returns and margins here.',
  },
  toIntegrations: { id: 'screens.Suppliers.toIntegrations', defaultMessage: 'Go to integrations' },
  toStock: { id: 'screens.Suppliers.toStock', defaultMessage: 'Stock and suppliers' },
  suppliers: { id: 'screens.Suppliers.suppliers', defaultMessage: 'Suppliers' },
  suppliersText: {
    id: 'screens.Suppliers.suppliersText',
    defaultMessage: 'Delivery times of the last 12 receipts; returns and margin of a year.',
  },
  couriers: { id: 'screens.Suppliers.couriers', defaultMessage: 'Couriers' },
  couriersText: { id: 'screens.Suppliers.couriersText', defaultMessage: 'Orders of the last 90 days.' },
  noCouriers: {
    id: 'screens.Suppliers.noCouriers',
    defaultMessage: 'No order of the last 90 days names its courier. A file of orders can include it in a column.',
  },
  without: {
    id: 'screens.Suppliers.without',
    defaultMessage: '{orders, plural, one {# order names no courier.} other {# orders name no courier.}}',
  },
  supplier: { id: 'screens.Suppliers.supplier', defaultMessage: 'Supplier' },
  products: {
    id: 'screens.Suppliers.products',
    defaultMessage: '{products, plural, one {# product} other {# products}}',
  },
  deliveryTime: { id: 'screens.Suppliers.deliveryTime', defaultMessage: 'Delivery time' },
  days: { id: 'screens.Suppliers.days', defaultMessage: '{count, plural, one {{value} day} other {{value} days}}' },
  deliveries: {
    id: 'screens.Suppliers.deliveries',
    defaultMessage: '{deliveries, plural, =0 {no receipts yet} one {# receipt} other {# receipts}}',
  },
  spread: { id: 'screens.Suppliers.spread', defaultMessage: '± {days}' },
  late: { id: 'screens.Suppliers.late', defaultMessage: 'Late' },
  returned: { id: 'screens.Suppliers.returned', defaultMessage: 'Returned' },
  margin: { id: 'screens.Suppliers.margin', defaultMessage: 'Margin' },
  value: { id: 'screens.Suppliers.value', defaultMessage: 'Value in stock' },
  unvalued: {
    id: 'screens.Suppliers.unvalued',
    defaultMessage:
      '{products, plural, one {not counting # product without a cost} other {not counting # products without a cost}}',
  },
  courier: { id: 'screens.Suppliers.courier', defaultMessage: 'Courier' },
  parcels: { id: 'screens.Suppliers.parcels', defaultMessage: 'Parcels' },
  cost: { id: 'screens.Suppliers.cost', defaultMessage: 'Cost per parcel' },
  charged: { id: 'screens.Suppliers.charged', defaultMessage: 'Charged per parcel' },
  difference: { id: 'screens.Suppliers.difference', defaultMessage: 'Difference' },
  costed: {
    id: 'screens.Suppliers.costed',
    defaultMessage: 'cost known for {costed, number} of {orders, number} orders',
  },
  notKnown: { id: 'screens.Suppliers.notKnown', defaultMessage: 'Not known' },
});
