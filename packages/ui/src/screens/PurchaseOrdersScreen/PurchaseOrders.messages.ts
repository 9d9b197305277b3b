import { defineMessages, type NoMessageValues } from 'react-intl';
import type { StockGap } from '@adaos/domain';

export const messages = defineMessages<{
  title: NoMessageValues;
  back: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  toIntegrations: NoMessageValues;
  week: NoMessageValues;
  weekText: NoMessageValues;
  ofProduct: { product: string };
  wholeWeek: NoMessageValues;
  nothing: NoMessageValues;
  enough: NoMessageValues;
  cash: NoMessageValues;
  cashHint: NoMessageValues;
  product: NoMessageValues;
  stock: NoMessageValues;
  onOrder: { units: number };
  drafted: { units: number };
  cover: NoMessageValues;
  coverDays: { days: number; value: string };
  orderBy: NoMessageValues;
  today: NoMessageValues;
  units: NoMessageValues;
  ofWanted: { wanted: number };
  cost: NoMessageValues;
  atRisk: NoMessageValues;
  atRiskText: NoMessageValues;
  notKnown: NoMessageValues;
  total: { cost: string };
  uncosted: { products: number };
  left: { products: number };
  save: { supplier: string; units: number };
  saved: NoMessageValues;
  orders: NoMessageValues;
  open: { orders: number; cost: string };
  noOrders: NoMessageValues;
  number: NoMessageValues;
  numbered: { number: string };
  supplier: NoMessageValues;
  orderedOn: NoMessageValues;
  dueOn: NoMessageValues;
  received: NoMessageValues;
  receivedOf: { received: string; units: string };
  ordersFailed: NoMessageValues;
}>({
  title: { id: 'screens.PurchaseOrders.title', defaultMessage: 'Purchase orders' },
  back: { id: 'screens.PurchaseOrders.back', defaultMessage: 'Stock and suppliers' },
  loading: { id: 'screens.PurchaseOrders.loading', defaultMessage: 'Loading purchase orders…' },
  errorTitle: {
    id: 'screens.PurchaseOrders.errorTitle',
    defaultMessage: 'The list of what to order could not be loaded',
  },
  emptyTitle: { id: 'screens.PurchaseOrders.emptyTitle', defaultMessage: 'No stock data yet' },
  emptyText: {
    id: 'screens.PurchaseOrders.emptyText',
    defaultMessage:
      'Import a stock file or connect a store: we calculate what to order from stock, sales and delivery times.',
  },
  toIntegrations: { id: 'screens.PurchaseOrders.toIntegrations', defaultMessage: 'Go to integrations' },
  week: { id: 'screens.PurchaseOrders.week', defaultMessage: 'To order this week' },
  weekText: {
    id: 'screens.PurchaseOrders.weekText',
    defaultMessage:
      'Products that reach their reorder point within 7 days. An order lasts for 30 days beyond its arrival.',
  },
  ofProduct: { id: 'screens.PurchaseOrders.ofProduct', defaultMessage: 'To order: {product}' },
  wholeWeek: { id: 'screens.PurchaseOrders.wholeWeek', defaultMessage: 'Show all products' },
  nothing: { id: 'screens.PurchaseOrders.nothing', defaultMessage: 'Nothing to order this week.' },
  enough: { id: 'screens.PurchaseOrders.enough', defaultMessage: 'Enough for now' },
  cash: { id: 'screens.PurchaseOrders.cash', defaultMessage: 'Money available' },
  cashHint: {
    id: 'screens.PurchaseOrders.cashHint',
    defaultMessage: 'Products with the most contribution at risk for the money spent come first.',
  },
  product: { id: 'screens.PurchaseOrders.product', defaultMessage: 'Product' },
  stock: { id: 'screens.PurchaseOrders.stock', defaultMessage: 'Stock' },
  onOrder: { id: 'screens.PurchaseOrders.onOrder', defaultMessage: '{units, number} on the way' },
  drafted: { id: 'screens.PurchaseOrders.drafted', defaultMessage: '{units, number} in a draft' },
  cover: { id: 'screens.PurchaseOrders.cover', defaultMessage: 'Lasts for' },
  coverDays: {
    id: 'screens.PurchaseOrders.coverDays',
    defaultMessage: '{days, plural, one {{value} day} other {{value} days}}',
  },
  orderBy: { id: 'screens.PurchaseOrders.orderBy', defaultMessage: 'Order by' },
  today: { id: 'screens.PurchaseOrders.today', defaultMessage: 'Today' },
  units: { id: 'screens.PurchaseOrders.units', defaultMessage: 'Units to order' },
  ofWanted: { id: 'screens.PurchaseOrders.ofWanted', defaultMessage: 'of {wanted, number} needed' },
  cost: { id: 'screens.PurchaseOrders.cost', defaultMessage: 'Cost' },
  atRisk: { id: 'screens.PurchaseOrders.atRisk', defaultMessage: 'At risk' },
  atRiskText: {
    id: 'screens.PurchaseOrders.atRiskText',
    defaultMessage:
      'At risk is the contribution you would lose if products sell out in the next 30 days because nothing is ordered now.',
  },
  notKnown: { id: 'screens.PurchaseOrders.notKnown', defaultMessage: 'Not known' },
  total: { id: 'screens.PurchaseOrders.total', defaultMessage: 'Total: {cost}' },
  uncosted: {
    id: 'screens.PurchaseOrders.uncosted',
    defaultMessage:
      '{products, plural, one {# product has no unit cost and is not counted} other {# products have no unit cost and are not counted}}',
  },
  left: {
    id: 'screens.PurchaseOrders.left',
    defaultMessage: '{products, plural, one {not enough money for # product} other {not enough money for # products}}',
  },
  save: {
    id: 'screens.PurchaseOrders.save',
    defaultMessage: 'Draft for {supplier}: {units, plural, one {# unit} other {# units}}',
  },
  saved: { id: 'screens.PurchaseOrders.saveFailed', defaultMessage: 'The draft could not be saved.' },
  orders: { id: 'screens.PurchaseOrders.orders', defaultMessage: 'All purchase orders' },
  open: {
    id: 'screens.PurchaseOrders.open',
    defaultMessage:
      '{orders, plural, =0 {Nothing is on the way} one {# order on the way, {cost}} other {# orders on the way, {cost}}}',
  },
  noOrders: { id: 'screens.PurchaseOrders.noOrders', defaultMessage: 'No purchase orders yet.' },
  number: { id: 'screens.PurchaseOrders.number', defaultMessage: 'Order' },
  numbered: { id: 'screens.PurchaseOrders.numbered', defaultMessage: 'Order {number}' },
  supplier: { id: 'screens.PurchaseOrders.supplier', defaultMessage: 'Supplier' },
  orderedOn: { id: 'screens.PurchaseOrders.orderedOn', defaultMessage: 'Ordered on' },
  dueOn: { id: 'screens.PurchaseOrders.dueOn', defaultMessage: 'Expected on' },
  received: { id: 'screens.PurchaseOrders.received', defaultMessage: 'Received' },
  receivedOf: { id: 'screens.PurchaseOrders.receivedOf', defaultMessage: '{received} of {units}' },
  ordersFailed: { id: 'screens.PurchaseOrders.ordersFailed', defaultMessage: 'Purchase orders could not be loaded' },
});

/** What a figure lacks. */
export const gapNames = defineMessages<Record<StockGap, NoMessageValues>>({
  demand: { id: 'screens.PurchaseOrders.gap.demand', defaultMessage: 'fewer than 14 days of sales' },
  lead_time: { id: 'screens.PurchaseOrders.gap.lead_time', defaultMessage: 'no delivery time' },
  unit_cost: { id: 'screens.PurchaseOrders.gap.unit_cost', defaultMessage: 'no unit cost' },
  contribution: { id: 'screens.PurchaseOrders.gap.contribution', defaultMessage: 'contribution not known' },
});
