import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  toIntegrations: NoMessageValues;
  totalStock: NoMessageValues;
  totalNote: { products: number };
  suppliers: NoMessageValues;
  suppliersNote: { critical: number };
  suppliersFine: NoMessageValues;
  critical: NoMessageValues;
  criticalNote: NoMessageValues;
  criticalNone: NoMessageValues;
  delivery: NoMessageValues;
  deliveryNote: NoMessageValues;
  days: { count: number; value: string };
  notKnown: NoMessageValues;
  chart: NoMessageValues;
  chartText: NoMessageValues;
  orderNow: NoMessageValues;
  orderNowText: { left: number; point: string };
  orderNowNone: NoMessageValues;
  table: NoMessageValues;
  supplier: NoMessageValues;
  product: NoMessageValues;
  stock: NoMessageValues;
  count: NoMessageValues;
  reorderPoint: NoMessageValues;
  deliveryTime: NoMessageValues;
  good: NoMessageValues;
  criticalStatus: NoMessageValues;
  toOrders: NoMessageValues;
  toSuppliers: NoMessageValues;
  toProposal: NoMessageValues;
  totalValue: { products: number; value: string };
  totalValuePart: { products: number; value: string; unvalued: number };
  onOrder: { units: number };
  cover: NoMessageValues;
  perDay: { units: string };
  orderBy: NoMessageValues;
  orderUnits: { units: number };
  value: NoMessageValues;
  lost: NoMessageValues;
  lostTotal: { amount: string };
  daysOut: { days: number };
  spread: { days: string };
}>({
  title: { id: 'screens.Stock.title', defaultMessage: 'Stock and suppliers' },
  loading: { id: 'screens.Stock.loading', defaultMessage: 'Loading stock and suppliers…' },
  errorTitle: { id: 'screens.Stock.errorTitle', defaultMessage: 'Stock and suppliers could not be loaded' },
  emptyTitle: { id: 'screens.Stock.emptyTitle', defaultMessage: 'No stock data yet' },
  emptyText: {
    id: 'screens.Stock.emptyText',
    defaultMessage: 'Once your shop is connected, you’ll see stock, supplier and reorder date for each product.',
  },
  toIntegrations: { id: 'screens.Stock.toIntegrations', defaultMessage: 'Go to integrations' },
  totalStock: { id: 'screens.Stock.totalStock', defaultMessage: 'Units in stock' },
  totalNote: {
    id: 'screens.Stock.totalNote',
    defaultMessage: '{products, plural, one {of # product} other {of # products}}',
  },
  suppliers: { id: 'screens.Stock.suppliers', defaultMessage: 'Suppliers' },
  suppliersNote: {
    id: 'screens.Stock.suppliersNote',
    defaultMessage: '{critical, plural, one {# needs an order now} other {# need an order now}}',
  },
  suppliersFine: { id: 'screens.Stock.suppliersFine', defaultMessage: 'No supplier needs an order now' },
  critical: { id: 'screens.Stock.critical', defaultMessage: 'Critical products' },
  criticalNote: { id: 'screens.Stock.criticalNote', defaultMessage: 'At or below the reorder point' },
  criticalNone: { id: 'screens.Stock.criticalNone', defaultMessage: 'Every product is above its reorder point' },
  delivery: { id: 'screens.Stock.delivery', defaultMessage: 'Average delivery time' },
  deliveryNote: { id: 'screens.Stock.deliveryNote', defaultMessage: 'From the order until the goods arrive' },
  days: { id: 'screens.Stock.days', defaultMessage: '{count, plural, one {{value} day} other {{value} days}}' },
  notKnown: { id: 'screens.Stock.notKnown', defaultMessage: 'Not known yet' },
  chart: { id: 'screens.Stock.chart', defaultMessage: 'Stock by supplier' },
  chartText: { id: 'screens.Stock.chartText', defaultMessage: 'Units on hand' },
  orderNow: { id: 'screens.Stock.orderNow', defaultMessage: 'Order now' },
  orderNowText: {
    id: 'screens.Stock.orderNowText',
    defaultMessage:
      '{left, plural, one {# unit left, reorder point {point}} other {# units left, reorder point {point}}}',
  },
  orderNowNone: { id: 'screens.Stock.orderNowNone', defaultMessage: 'Nothing to order today.' },
  table: { id: 'screens.Stock.table', defaultMessage: 'Suppliers and products' },
  supplier: { id: 'screens.Stock.supplier', defaultMessage: 'Supplier' },
  product: { id: 'screens.Stock.product', defaultMessage: 'Product' },
  stock: { id: 'screens.Stock.stock', defaultMessage: 'Stock' },
  count: { id: 'screens.Stock.count', defaultMessage: 'Based on' },
  reorderPoint: { id: 'screens.Stock.reorderPoint', defaultMessage: 'Reorder point' },
  deliveryTime: { id: 'screens.Stock.deliveryTime', defaultMessage: 'Delivery time' },
  good: { id: 'screens.Stock.good', defaultMessage: 'Good' },
  criticalStatus: { id: 'screens.Stock.criticalStatus', defaultMessage: 'Critical' },
  toSuppliers: { id: 'screens.Stock.toSuppliers', defaultMessage: 'Suppliers and couriers' },
  toOrders: { id: 'screens.Stock.toOrders', defaultMessage: 'Purchase orders' },
  toProposal: { id: 'screens.Stock.toProposal', defaultMessage: 'See what to order' },
  totalValue: {
    id: 'screens.Stock.totalValue',
    defaultMessage: '{products, plural, one {# product} other {# products}}, {value} tied up in stock',
  },
  totalValuePart: {
    id: 'screens.Stock.totalValuePart',
    defaultMessage:
      '{products, plural, one {# product} other {# products}}, at least {value} tied up in stock ({unvalued, number} without a cost)',
  },
  onOrder: { id: 'screens.Stock.onOrder', defaultMessage: '{units, number} on the way' },
  cover: { id: 'screens.Stock.cover', defaultMessage: 'Lasts for' },
  perDay: { id: 'screens.Stock.perDay', defaultMessage: '{units} a day' },
  orderBy: { id: 'screens.Stock.orderBy', defaultMessage: 'Order by' },
  orderUnits: { id: 'screens.Stock.orderUnits', defaultMessage: '{units, plural, one {# unit} other {# units}}' },
  value: { id: 'screens.Stock.value', defaultMessage: 'Value in stock' },
  lostTotal: {
    id: 'screens.Stock.lostTotal',
    defaultMessage: 'about {amount} of profit lost by being sold out in 90 days',
  },
  lost: { id: 'screens.Stock.lost', defaultMessage: 'Lost sales' },
  daysOut: {
    id: 'screens.Stock.daysOut',
    defaultMessage: '{days, plural, one {sold out on # day of 90} other {sold out on # days of 90}}',
  },
  spread: { id: 'screens.Stock.spread', defaultMessage: '± {days}' },
});

export const countMessages = defineMessages<{
  counted: { units: number; at: string; sold: number };
  received: { received: number };
  returned: { returned: number };
  adjusted: { adjusted: string };
  oversold: NoMessageValues;
}>({
  counted: {
    id: 'screens.Stock.counted',
    defaultMessage: '{units, number} counted on {at}, {sold, number} sold since then',
  },
  received: { id: 'screens.Stock.received', defaultMessage: '{received, number} received' },
  returned: { id: 'screens.Stock.returned', defaultMessage: '{returned, number} returned' },
  adjusted: { id: 'screens.Stock.adjusted', defaultMessage: '{adjusted} by adjustments' },
  oversold: { id: 'screens.Stock.oversold', defaultMessage: 'More sold than counted: count again' },
});
