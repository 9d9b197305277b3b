import { defineMessages, type NoMessageValues } from 'react-intl';
import type { Figure, KindGroup, OrderKind } from '@adaos/domain';
import { partMessages } from '../../product/BreakdownBar/BreakdownBar.messages.ts';

export const figureMessages = defineMessages<Record<Figure, NoMessageValues>>({
  netProfit: { id: 'screens.Figure.netProfit', defaultMessage: 'Net profit' },
  netSales: { id: 'screens.Figure.netSales', defaultMessage: 'Net sales' },
  adSpend: { id: 'screens.Figure.adSpend', defaultMessage: 'Ad spend' },
  roi: { id: 'screens.Figure.roi', defaultMessage: 'Blended ROI' },
});

export const formulaMessages = defineMessages<Record<Figure, NoMessageValues>>({
  netProfit: {
    id: 'screens.Figure.formulaNetProfit',
    defaultMessage:
      'Net sales, shipping charged and tips, minus goods, shipping, packing and handling, payment fees, disputes, other costs and ads.',
  },
  netSales: {
    id: 'screens.Figure.formulaNetSales',
    defaultMessage: 'Sales minus discounts and returns. A return counts on the day it is made.',
  },
  adSpend: { id: 'screens.Figure.formulaAdSpend', defaultMessage: 'All ad spend in the period.' },
  roi: {
    id: 'screens.Figure.formulaRoi',
    defaultMessage:
      'What is left of all orders before ads, divided by all ad spend, times 100. At 100%, ads earn exactly what they cost. The ROI of a campaign or channel counts only the orders that it brought. Ad platforms usually divide sales by ad spend instead, which gives a higher number.',
  },
});

export const orderKindMessages = defineMessages<Record<OrderKind, NoMessageValues>>({
  order: { id: 'screens.Figure.kindOrder', defaultMessage: 'Order' },
  refund: { id: 'screens.Figure.kindRefund', defaultMessage: 'Refund' },
  adjustment: { id: 'screens.Figure.kindAdjustment', defaultMessage: 'Stock adjustment' },
});

export const messages = defineMessages<{
  back: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  formula: NoMessageValues;
  subtotalNetSales: NoMessageValues;
  subtotalContribution: NoMessageValues;
  entries: { entries: number };
  notKnown: NoMessageValues;
  showOrdersOf: { part: string };
  ordersOf: { part: string };
  orders: NoMessageValues;
  showAll: NoMessageValues;
  ordersError: NoMessageValues;
  ordersEmpty: NoMessageValues;
  ordersEmptyText: NoMessageValues;
  setGoodsCost: NoMessageValues;
  changeGoodsCost: NoMessageValues;
  goodsCostRule: { percent: string };
  onlyManagers: NoMessageValues;
  columnOrder: NoMessageValues;
  columnKind: NoMessageValues;
  columnDate: NoMessageValues;
  columnCustomer: NoMessageValues;
  columnCountry: NoMessageValues;
  columnLines: NoMessageValues;
  columnTotal: NoMessageValues;
  columnNetSales: NoMessageValues;
  columnProfit: NoMessageValues;
  columnAmount: NoMessageValues;
  searchOrders: NoMessageValues;
  ordersWith: { product: string };
  ordersOfChannel: { channel: string };
  ordersOfNoChannel: NoMessageValues;
  sharedOrders: NoMessageValues;
  unknownProfit: NoMessageValues;
}>({
  back: { id: 'screens.Figure.back', defaultMessage: 'Overview' },
  loading: { id: 'screens.Figure.loading', defaultMessage: 'Loading the figure…' },
  errorTitle: { id: 'screens.Figure.errorTitle', defaultMessage: 'The figure could not be loaded' },
  formula: { id: 'screens.Figure.formula', defaultMessage: 'How it is calculated' },
  subtotalNetSales: { id: 'screens.Figure.subtotalNetSales', defaultMessage: 'Net sales' },
  subtotalContribution: { id: 'screens.Figure.subtotalContribution', defaultMessage: 'What is left before ads' },
  entries: { id: 'screens.Figure.entries', defaultMessage: '{entries, plural, one {# entry} other {# entries}}' },
  notKnown: { id: 'screens.Figure.notKnown', defaultMessage: 'Not known yet' },
  showOrdersOf: { id: 'screens.Figure.showOrdersOf', defaultMessage: '{part}: show the orders' },
  ordersOf: { id: 'screens.Figure.ordersOf', defaultMessage: 'Orders in: {part}' },
  orders: { id: 'screens.Figure.orders', defaultMessage: 'Orders in this figure' },
  showAll: { id: 'screens.Figure.showAll', defaultMessage: 'Show all orders' },
  ordersError: { id: 'screens.Figure.ordersError', defaultMessage: 'The orders could not be loaded' },
  ordersEmpty: { id: 'screens.Figure.ordersEmpty', defaultMessage: 'No orders in this figure' },
  ordersEmptyText: {
    id: 'screens.Figure.ordersEmptyText',
    defaultMessage: 'The amount does not come from single orders, or there were none in this period.',
  },
  setGoodsCost: { id: 'screens.Figure.setGoodsCost', defaultMessage: 'Enter the cost of goods' },
  changeGoodsCost: { id: 'screens.Figure.changeGoodsCost', defaultMessage: 'Change' },
  ordersOfChannel: { id: 'screens.Figure.ordersOfChannel', defaultMessage: 'Orders of: {channel}' },
  ordersOfNoChannel: { id: 'screens.Figure.ordersOfNoChannel', defaultMessage: 'Orders of no channel' },
  sharedOrders: {
    id: 'screens.Figure.sharedOrders',
    defaultMessage:
      'The formula covers all orders of the period. Orders are listed whole; if several channels brought an order, each has only its share.',
  },
  goodsCostRule: { id: 'screens.Figure.goodsCostRule', defaultMessage: '{percent} of net sales' },
  onlyManagers: {
    id: 'screens.Figure.onlyManagers',
    defaultMessage: 'Only managers and admins of the shop can do this.',
  },
  columnOrder: { id: 'screens.Figure.columnOrder', defaultMessage: 'Number' },
  columnKind: { id: 'screens.Figure.columnKind', defaultMessage: 'Type' },
  columnDate: { id: 'screens.Figure.columnDate', defaultMessage: 'Day' },
  columnCustomer: { id: 'screens.Figure.columnCustomer', defaultMessage: 'Customer' },
  columnCountry: { id: 'screens.Figure.columnCountry', defaultMessage: 'Country' },
  columnLines: { id: 'screens.Figure.columnLines', defaultMessage: 'Items' },
  columnTotal: { id: 'screens.Figure.columnTotal', defaultMessage: 'Order total' },
  columnNetSales: { id: 'screens.Figure.columnNetSales', defaultMessage: 'Net sales' },
  columnProfit: { id: 'screens.Figure.columnProfit', defaultMessage: 'Order profit' },
  searchOrders: { id: 'screens.Figure.searchOrders', defaultMessage: 'Number, customer or product code' },
  ordersWith: { id: 'screens.Figure.ordersWith', defaultMessage: 'Orders with {product}' },
  unknownProfit: { id: 'screens.Figure.unknownProfit', defaultMessage: 'not known' },
  columnAmount: { id: 'screens.Figure.columnAmount', defaultMessage: 'In this figure' },
});

/** Groups of kinds, as the overview names them. */
export const groupMessages = {
  ...defineMessages<{ revenue: NoMessageValues }>({
    revenue: { id: 'screens.Figure.revenue', defaultMessage: 'Total revenue' },
  }),
  logistics: partMessages.shipping,
  fees: partMessages.fees,
} satisfies Record<KindGroup, unknown>;
