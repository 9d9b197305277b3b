import type { ImportField } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const mappingMessages = defineMessages<{
  title: NoMessageValues;
  recognised: NoMessageValues;
  notRecognised: NoMessageValues;
  missing: { fields: string };
  needed: NoMessageValues;
  field: NoMessageValues;
  column: NoMessageValues;
  samples: NoMessageValues;
  noColumn: NoMessageValues;
  chooseColumn: NoMessageValues;
  emptyColumn: NoMessageValues;
  showMore: { count: number };
  showFewer: NoMessageValues;
  columnCount: { count: number };
  about: NoMessageValues;
  currency: NoMessageValues;
  currencyHint: NoMessageValues;
  currencyFixed: NoMessageValues;
  currencyDiffers: { fileCurrency: string; shopCurrency: string };
  currencyRequired: NoMessageValues;
  timezone: NoMessageValues;
  timezoneHint: NoMessageValues;
  timezoneRequired: NoMessageValues;
  goodsCost: NoMessageValues;
  goodsCostHint: NoMessageValues;
  goodsRule: { percent: string };
  goodsRuleFrom: { percent: string; day: string };
  goodsRuleNote: NoMessageValues;
  toCosts: NoMessageValues;
  adsDateHint: NoMessageValues;
  costsDateHint: NoMessageValues;
  aboutTable: NoMessageValues;
  adsCurrency: NoMessageValues;
  rate: { fileCurrency: string; shopCurrency: string };
  rateHint: NoMessageValues;
  rateRequired: NoMessageValues;
  costsFrom: NoMessageValues;
  costsFromHint: NoMessageValues;
  rows: NoMessageValues;
  rowsItems: NoMessageValues;
  rowsOrders: NoMessageValues;
  withoutItems: NoMessageValues;
  withoutTax: NoMessageValues;
  orderRowHint: NoMessageValues;
  start: NoMessageValues;
  starting: NoMessageValues;
  otherFile: NoMessageValues;
}>({
  title: { id: 'screens.Integrations.mapping.title', defaultMessage: 'What each column means' },
  recognised: {
    id: 'screens.Integrations.mapping.recognised',
    defaultMessage: 'Filled in from the column titles. Please check it against the samples.',
  },
  notRecognised: {
    id: 'screens.Integrations.mapping.notRecognised',
    defaultMessage: 'We could not tell what kind of file this is. Say which column holds what.',
  },
  missing: { id: 'screens.Integrations.mapping.missing', defaultMessage: 'Still needed: {fields}.' },
  needed: { id: 'screens.Integrations.mapping.needed', defaultMessage: 'Needed' },
  field: { id: 'screens.Integrations.mapping.field', defaultMessage: 'Meaning' },
  column: { id: 'screens.Integrations.mapping.column', defaultMessage: 'Column in the file' },
  samples: { id: 'screens.Integrations.mapping.samples', defaultMessage: 'Samples' },
  noColumn: { id: 'screens.Integrations.mapping.noColumn', defaultMessage: 'Not in the file' },
  chooseColumn: { id: 'screens.Integrations.mapping.chooseColumn', defaultMessage: 'Choose the column' },
  emptyColumn: { id: 'screens.Integrations.mapping.emptyColumn', defaultMessage: 'No values in the first lines' },
  showMore: {
    id: 'screens.Integrations.mapping.showMore',
    defaultMessage: '{count, plural, one {Show # more field} other {Show # more fields}}',
  },
  showFewer: { id: 'screens.Integrations.mapping.showFewer', defaultMessage: 'Show fewer fields' },
  columnCount: {
    id: 'screens.Integrations.mapping.columnCount',
    defaultMessage: '{count, plural, one {# column} other {# columns}}',
  },
  about: { id: 'screens.Integrations.mapping.about', defaultMessage: 'About these orders' },
  currency: { id: 'screens.Integrations.mapping.currency', defaultMessage: 'Currency' },
  currencyHint: {
    id: 'screens.Integrations.mapping.currencyHint',
    defaultMessage:
      'The currency of the prices in the file. It becomes your shop’s currency and cannot be changed later.',
  },
  currencyFixed: {
    id: 'screens.Integrations.mapping.currencyFixed',
    defaultMessage: 'Settled by your first import: all your figures are in this currency.',
  },
  currencyDiffers: {
    id: 'screens.Integrations.mapping.currencyDiffers',
    defaultMessage:
      'The file names {fileCurrency}, your shop counts in {shopCurrency}: lines in another currency will be rejected.',
  },
  currencyRequired: { id: 'screens.Integrations.mapping.currencyRequired', defaultMessage: 'Choose the currency.' },
  timezone: { id: 'screens.Integrations.mapping.timezone', defaultMessage: 'Timezone' },
  timezoneHint: {
    id: 'screens.Integrations.mapping.timezoneHint',
    defaultMessage: 'Decides on which day an order counts.',
  },
  timezoneRequired: { id: 'screens.Integrations.mapping.timezoneRequired', defaultMessage: 'Choose the timezone.' },
  goodsCost: { id: 'screens.Integrations.mapping.goodsCost', defaultMessage: 'Cost of goods, %' },
  goodsCostHint: {
    id: 'screens.Integrations.mapping.goodsCostHint',
    defaultMessage: 'What the goods cost you, as a share of net sales; the profit stays unknown without it.',
  },
  goodsRule: { id: 'screens.Integrations.mapping.goodsRule', defaultMessage: 'Goods: {percent} of every order' },
  goodsRuleFrom: {
    id: 'screens.Integrations.mapping.goodsRuleFrom',
    defaultMessage: 'Goods: {percent} since {day}',
  },
  goodsRuleNote: {
    id: 'screens.Integrations.mapping.goodsRuleNote',
    defaultMessage: 'It holds for these orders, too.',
  },
  toCosts: { id: 'screens.Integrations.mapping.toCosts', defaultMessage: 'Change it among the costs' },
  costsDateHint: {
    id: 'screens.Integrations.mapping.costsDateHint',
    defaultMessage:
      'The first day on which the cost counts. Without one it counts from the product’s first sale; where the product has a cost already, from today.',
  },
  adsDateHint: {
    id: 'screens.Integrations.mapping.adsDateHint',
    defaultMessage: 'The day that the spend is of.',
  },
  aboutTable: { id: 'screens.Integrations.mapping.aboutTable', defaultMessage: 'About this file' },
  adsCurrency: {
    id: 'screens.Integrations.mapping.adsCurrency',
    defaultMessage: 'The currency that the ad account is billed in.',
  },
  rate: { id: 'screens.Integrations.mapping.rate', defaultMessage: '1 {fileCurrency} in {shopCurrency}' },
  rateHint: {
    id: 'screens.Integrations.mapping.rateHint',
    defaultMessage: 'The rate at which this spend is counted in your shop’s currency.',
  },
  rateRequired: {
    id: 'screens.Integrations.mapping.rateRequired',
    defaultMessage: 'Enter the rate as a number above zero.',
  },
  costsFrom: { id: 'screens.Integrations.mapping.costsFrom', defaultMessage: 'Unit costs count from' },
  costsFromHint: {
    id: 'screens.Integrations.mapping.costsFromHint',
    defaultMessage: 'Orders from this day on are costed with them. Leave it empty to update the stock alone.',
  },
  rows: { id: 'screens.Integrations.mapping.rows', defaultMessage: 'What a row of the file is' },
  rowsItems: { id: 'screens.Integrations.mapping.rowsItems', defaultMessage: 'One row for each item' },
  rowsOrders: { id: 'screens.Integrations.mapping.rowsOrders', defaultMessage: 'One row for each order' },
  withoutItems: {
    id: 'screens.Integrations.mapping.withoutItems',
    defaultMessage:
      'One row for each order: profit without products. The file does not say what was sold, so unit costs cannot count; the cost of goods counts as a percentage. A file with a line for each item can be imported as well; no order is counted twice.',
  },
  withoutTax: {
    id: 'screens.Integrations.mapping.withoutTax',
    defaultMessage: 'No column with the VAT is chosen: VAT in the totals counts as sales.',
  },
  orderRowHint: { id: 'screens.Integrations.mapping.orderRowHint', defaultMessage: 'Each order has one row.' },
  start: { id: 'screens.Integrations.mapping.start', defaultMessage: 'Start import' },
  starting: { id: 'screens.Integrations.mapping.starting', defaultMessage: 'Starting...' },
  otherFile: { id: 'screens.Integrations.mapping.otherFile', defaultMessage: 'Choose another file' },
});

/** What a column can mean. */
export const fieldNameMessages = defineMessages<Record<ImportField, NoMessageValues>>({
  orderId: { id: 'screens.Integrations.field.orderId', defaultMessage: 'Order number' },
  date: { id: 'screens.Integrations.field.date', defaultMessage: 'Date' },
  quantity: { id: 'screens.Integrations.field.quantity', defaultMessage: 'Quantity' },
  price: { id: 'screens.Integrations.field.price', defaultMessage: 'Unit price' },
  sku: { id: 'screens.Integrations.field.sku', defaultMessage: 'Product code (SKU)' },
  name: { id: 'screens.Integrations.field.name', defaultMessage: 'Product name' },
  customer: { id: 'screens.Integrations.field.customer', defaultMessage: 'Customer' },
  country: { id: 'screens.Integrations.field.country', defaultMessage: 'Country' },
  currency: { id: 'screens.Integrations.field.currency', defaultMessage: 'Order currency' },
  status: { id: 'screens.Integrations.field.status', defaultMessage: 'Order status' },
  lineTotal: { id: 'screens.Integrations.field.lineTotal', defaultMessage: 'Line total' },
  orderSubtotal: { id: 'screens.Integrations.field.orderSubtotal', defaultMessage: 'Order subtotal' },
  orderDiscount: { id: 'screens.Integrations.field.orderDiscount', defaultMessage: 'Order discount' },
  orderShipping: { id: 'screens.Integrations.field.orderShipping', defaultMessage: 'Shipping charged' },
  orderTax: { id: 'screens.Integrations.field.orderTax', defaultMessage: 'Order tax' },
  orderTotal: { id: 'screens.Integrations.field.orderTotal', defaultMessage: 'Order total' },
  orderRefunded: { id: 'screens.Integrations.field.orderRefunded', defaultMessage: 'Amount refunded' },
  campaign: { id: 'screens.Integrations.field.campaign', defaultMessage: 'Campaign' },
  spend: { id: 'screens.Integrations.field.spend', defaultMessage: 'Amount spent' },
  impressions: { id: 'screens.Integrations.field.impressions', defaultMessage: 'Impressions' },
  clicks: { id: 'screens.Integrations.field.clicks', defaultMessage: 'Clicks' },
  invalidClicks: { id: 'screens.Integrations.field.invalidClicks', defaultMessage: 'Invalid clicks' },
  conversions: { id: 'screens.Integrations.field.conversions', defaultMessage: 'Conversions' },
  campaignId: { id: 'screens.Integrations.field.campaignId', defaultMessage: 'Campaign ID' },
  platform: { id: 'screens.Integrations.field.platform', defaultMessage: 'Ad platform' },
  dailyBudget: { id: 'screens.Integrations.field.dailyBudget', defaultMessage: 'Daily budget' },
  stock: { id: 'screens.Integrations.field.stock', defaultMessage: 'Units in stock' },
  supplier: { id: 'screens.Integrations.field.supplier', defaultMessage: 'Supplier' },
  leadDays: { id: 'screens.Integrations.field.leadDays', defaultMessage: 'Days until delivery' },
  unitCost: { id: 'screens.Integrations.field.unitCost', defaultMessage: 'Cost of one unit' },
});

/** What the required columns must contain. */
export const fieldHintMessages = defineMessages({
  campaign: { id: 'screens.Integrations.fieldHint.campaign', defaultMessage: 'Its name at the ad platform.' },
  spend: { id: 'screens.Integrations.fieldHint.spend', defaultMessage: 'Of one campaign on one day.' },
  stock: { id: 'screens.Integrations.fieldHint.stock', defaultMessage: 'How many units are there now.' },
  sku: { id: 'screens.Integrations.fieldHint.sku', defaultMessage: 'As your orders name it.' },
  orderId: {
    id: 'screens.Integrations.fieldHint.orderId',
    defaultMessage: 'Lines with the same number are one order.',
  },
  date: { id: 'screens.Integrations.fieldHint.date', defaultMessage: 'When the order was placed.' },
  quantity: {
    id: 'screens.Integrations.fieldHint.quantity',
    defaultMessage: 'How many units; below zero is a return.',
  },
  price: { id: 'screens.Integrations.fieldHint.price', defaultMessage: 'Of one unit.' },
  orderTotal: {
    id: 'screens.Integrations.fieldHint.orderTotal',
    defaultMessage: 'What the customer paid, with shipping and VAT.',
  },
});
