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
  currencyRead: NoMessageValues;
  currencyGuessed: NoMessageValues;
  currencyFixed: NoMessageValues;
  currencyOfFile: { shopCurrency: string };
  currencyRequired: NoMessageValues;
  timezone: NoMessageValues;
  timezoneHint: NoMessageValues;
  timezoneGuessed: NoMessageValues;
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
  repeatedNumbers: { numbers: number; orders: number };
  prices: NoMessageValues;
  pricesWithVat: NoMessageValues;
  pricesWithoutVat: NoMessageValues;
  pricesHint: NoMessageValues;
  sheet: NoMessageValues;
  sheetHint: NoMessageValues;
  sheetRead: { name: string };
  orderRowHint: NoMessageValues;
  start: NoMessageValues;
  starting: NoMessageValues;
  otherFile: NoMessageValues;
}>({
  title: { id: 'screens.Integrations.mapping.title', defaultMessage: 'What each column means' },
  recognised: {
    id: 'screens.Integrations.mapping.recognised',
    defaultMessage: 'We chose these from the column titles. Please check them against the samples.',
  },
  notRecognised: {
    id: 'screens.Integrations.mapping.notRecognised',
    defaultMessage: 'We do not recognise this kind of file. Choose what each column contains.',
  },
  missing: { id: 'screens.Integrations.mapping.missing', defaultMessage: 'Still needed: {fields}.' },
  needed: { id: 'screens.Integrations.mapping.needed', defaultMessage: 'Required' },
  field: { id: 'screens.Integrations.mapping.field', defaultMessage: 'Meaning' },
  column: { id: 'screens.Integrations.mapping.column', defaultMessage: 'Column in the file' },
  samples: { id: 'screens.Integrations.mapping.samples', defaultMessage: 'Samples' },
  noColumn: { id: 'screens.Integrations.mapping.noColumn', defaultMessage: 'Not in the file' },
  chooseColumn: { id: 'screens.Integrations.mapping.chooseColumn', defaultMessage: 'Choose the column' },
  emptyColumn: { id: 'screens.Integrations.mapping.emptyColumn', defaultMessage: 'No values in the first rows' },
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
  currencyRead: {
    id: 'screens.Integrations.mapping.currencyRead',
    defaultMessage: 'Read from the file. It becomes your shop’s currency and cannot change once there are orders.',
  },
  currencyGuessed: {
    id: 'screens.Integrations.mapping.currencyGuessed',
    defaultMessage:
      'The file names none: this is the usual one in your region. Check it, since it becomes your shop’s currency and cannot change once there are orders.',
  },
  currencyFixed: {
    id: 'screens.Integrations.mapping.currencyFixed',
    defaultMessage: 'Set by your first import: all your figures are in this currency.',
  },
  currencyOfFile: {
    id: 'screens.Integrations.mapping.currencyOfFile',
    defaultMessage: 'The currency of amounts that name none. Your figures stay in {shopCurrency}.',
  },
  currencyRequired: { id: 'screens.Integrations.mapping.currencyRequired', defaultMessage: 'Choose the currency.' },
  timezone: { id: 'screens.Integrations.mapping.timezone', defaultMessage: 'Time zone' },
  timezoneHint: {
    id: 'screens.Integrations.mapping.timezoneHint',
    defaultMessage: 'It determines the day on which an order counts.',
  },
  timezoneGuessed: {
    id: 'screens.Integrations.mapping.timezoneGuessed',
    defaultMessage: 'The one of this device. It decides which day an order counts on.',
  },
  timezoneRequired: { id: 'screens.Integrations.mapping.timezoneRequired', defaultMessage: 'Choose the time zone.' },
  goodsCost: { id: 'screens.Integrations.mapping.goodsCost', defaultMessage: 'Cost of goods, %' },
  goodsCostHint: {
    id: 'screens.Integrations.mapping.goodsCostHint',
    defaultMessage: 'Your cost of goods, as a percentage of net sales. Without it, we cannot calculate your profit.',
  },
  goodsRule: { id: 'screens.Integrations.mapping.goodsRule', defaultMessage: 'Goods: {percent} of every order' },
  goodsRuleFrom: {
    id: 'screens.Integrations.mapping.goodsRuleFrom',
    defaultMessage: 'Goods: {percent} since {day}',
  },
  goodsRuleNote: {
    id: 'screens.Integrations.mapping.goodsRuleNote',
    defaultMessage: 'It also applies to these orders.',
  },
  toCosts: { id: 'screens.Integrations.mapping.toCosts', defaultMessage: 'Change it on the Costs page' },
  costsDateHint: {
    id: 'screens.Integrations.mapping.costsDateHint',
    defaultMessage:
      'The first day the cost counts. Without a date, it counts from the product’s first sale, or from today if the product already has a cost.',
  },
  adsDateHint: {
    id: 'screens.Integrations.mapping.adsDateHint',
    defaultMessage: 'The day the money was spent.',
  },
  aboutTable: { id: 'screens.Integrations.mapping.aboutTable', defaultMessage: 'About this file' },
  adsCurrency: {
    id: 'screens.Integrations.mapping.adsCurrency',
    defaultMessage: 'The currency in which the ad account is billed.',
  },
  rate: { id: 'screens.Integrations.mapping.rate', defaultMessage: '1 {fileCurrency} in {shopCurrency}' },
  rateHint: {
    id: 'screens.Integrations.mapping.rateHint',
    defaultMessage:
      'Applies to all amounts of the file in this currency. If empty, each day uses the rate of the European Central Bank.',
  },
  rateRequired: {
    id: 'screens.Integrations.mapping.rateRequired',
    defaultMessage: 'Type a number above zero, such as 4.9712.',
  },
  costsFrom: { id: 'screens.Integrations.mapping.costsFrom', defaultMessage: 'Unit costs count from' },
  costsFromHint: {
    id: 'screens.Integrations.mapping.costsFromHint',
    defaultMessage:
      'The cost of orders from this day on is calculated with them. Leave it empty to update only the stock.',
  },
  rows: { id: 'screens.Integrations.mapping.rows', defaultMessage: 'What a row in the file is' },
  rowsItems: { id: 'screens.Integrations.mapping.rowsItems', defaultMessage: 'One row per item' },
  rowsOrders: { id: 'screens.Integrations.mapping.rowsOrders', defaultMessage: 'One row per order' },
  withoutItems: {
    id: 'screens.Integrations.mapping.withoutItems',
    defaultMessage:
      'The file has one row per order, so you see profit without products. It does not say what was sold, so we use your cost of goods as a percentage instead of unit costs. You can also import a file with one row per item; no order is counted twice.',
  },
  withoutTax: {
    id: 'screens.Integrations.mapping.withoutTax',
    defaultMessage: 'You have not chosen a VAT column, so VAT in the totals counts as sales.',
  },
  repeatedNumbers: {
    id: 'screens.Integrations.mapping.repeatedNumbers',
    defaultMessage:
      'In the first rows, {numbers, plural, one {# order number occurs} other {# order numbers occur}} again with another date, store or customer than before. They will count as {orders, plural, one {# order} other {# different orders}}, not as {numbers, number}.',
  },
  prices: { id: 'screens.Integrations.mapping.prices', defaultMessage: 'Prices in the file' },
  pricesWithVat: { id: 'screens.Integrations.mapping.pricesWithVat', defaultMessage: 'With VAT' },
  pricesWithoutVat: { id: 'screens.Integrations.mapping.pricesWithoutVat', defaultMessage: 'Without VAT' },
  pricesHint: {
    id: 'screens.Integrations.mapping.pricesHint',
    defaultMessage:
      'The file has a column with the VAT and no order total that shows whether the prices include it. VAT in the prices is taken out of the sales.',
  },
  sheet: { id: 'screens.Integrations.mapping.sheet', defaultMessage: 'Sheet' },
  sheetHint: {
    id: 'screens.Integrations.mapping.sheetHint',
    defaultMessage: 'Several sheets of the file have such a table. This one fits best.',
  },
  sheetRead: { id: 'screens.Integrations.mapping.sheetRead', defaultMessage: 'Sheet “{name}”' },
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
  lineTotal: { id: 'screens.Integrations.field.lineTotal', defaultMessage: 'Row total' },
  orderSubtotal: { id: 'screens.Integrations.field.orderSubtotal', defaultMessage: 'Order subtotal' },
  orderDiscount: { id: 'screens.Integrations.field.orderDiscount', defaultMessage: 'Order discount' },
  orderShipping: { id: 'screens.Integrations.field.orderShipping', defaultMessage: 'Shipping charged' },
  orderTax: { id: 'screens.Integrations.field.orderTax', defaultMessage: 'Order tax (VAT)' },
  orderShippingTax: { id: 'screens.Integrations.field.orderShippingTax', defaultMessage: 'VAT on shipping' },
  orderTotal: { id: 'screens.Integrations.field.orderTotal', defaultMessage: 'Order total' },
  orderRefunded: { id: 'screens.Integrations.field.orderRefunded', defaultMessage: 'Amount refunded' },
  orderFees: { id: 'screens.Integrations.field.orderFees', defaultMessage: 'Fees charged' },
  store: { id: 'screens.Integrations.field.store', defaultMessage: 'Store' },
  updated: { id: 'screens.Integrations.field.updated', defaultMessage: 'Last change' },
  productGroup: { id: 'screens.Integrations.field.productGroup', defaultMessage: 'Product group' },
  variantOf: { id: 'screens.Integrations.field.variantOf', defaultMessage: 'Product of the variant' },
  carrier: { id: 'screens.Integrations.field.carrier', defaultMessage: 'Carrier or shipping method' },
  weightGrams: { id: 'screens.Integrations.field.weightGrams', defaultMessage: 'Weight in grams' },
  weightKg: { id: 'screens.Integrations.field.weightKg', defaultMessage: 'Weight in kilograms' },
  parcels: { id: 'screens.Integrations.field.parcels', defaultMessage: 'Number of parcels' },
  discountCode: { id: 'screens.Integrations.field.discountCode', defaultMessage: 'Discount code' },
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
  leadDays: { id: 'screens.Integrations.field.leadDays', defaultMessage: 'Delivery time in days' },
  packUnits: { id: 'screens.Integrations.field.packUnits', defaultMessage: 'Units per pack' },
  leastUnits: { id: 'screens.Integrations.field.leastUnits', defaultMessage: 'Minimum order, in units' },
  unitCost: { id: 'screens.Integrations.field.unitCost', defaultMessage: 'Unit cost' },
  goodsCost: { id: 'screens.Integrations.field.goodsCost', defaultMessage: 'Cost of goods' },
  shippingCost: { id: 'screens.Integrations.field.shippingCost', defaultMessage: 'Shipping cost' },
  returnShippingCost: { id: 'screens.Integrations.field.returnShippingCost', defaultMessage: 'Return shipping' },
  handlingCost: { id: 'screens.Integrations.field.handlingCost', defaultMessage: 'Packing and handling' },
  paymentFee: { id: 'screens.Integrations.field.paymentFee', defaultMessage: 'Payment fee' },
  paymentMethod: { id: 'screens.Integrations.field.paymentMethod', defaultMessage: 'Payment method' },
});

/** What the required columns must contain. */
export const fieldHintMessages = defineMessages({
  campaign: { id: 'screens.Integrations.fieldHint.campaign', defaultMessage: 'Its name on the ad platform.' },
  spend: { id: 'screens.Integrations.fieldHint.spend', defaultMessage: 'For one campaign on one day.' },
  stock: { id: 'screens.Integrations.fieldHint.stock', defaultMessage: 'How many units you have now.' },
  sku: { id: 'screens.Integrations.fieldHint.sku', defaultMessage: 'As in your orders.' },
  orderId: {
    id: 'screens.Integrations.fieldHint.orderId',
    defaultMessage: 'Rows with the same number are one order.',
  },
  date: { id: 'screens.Integrations.fieldHint.date', defaultMessage: 'When the order was placed.' },
  quantity: {
    id: 'screens.Integrations.fieldHint.quantity',
    defaultMessage: 'Number of units; a negative number is a return.',
  },
  price: { id: 'screens.Integrations.fieldHint.price', defaultMessage: 'For one unit.' },
  orderTotal: {
    id: 'screens.Integrations.fieldHint.orderTotal',
    defaultMessage: 'What the customer paid, including shipping and VAT.',
  },
});
