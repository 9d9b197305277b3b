import type { AllocationKey, ProductGrouping } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  toIntegrations: NoMessageValues;
  noneTitle: NoMessageValues;
  noneText: NoMessageValues;
  list: NoMessageValues;
  amountsIn: { currency: string };
  rule: { by: string };
  allocation: NoMessageValues;
  grouping: NoMessageValues;
  allProducts: NoMessageValues;
  variantsOf: { product: string };
  variants: { count: number };
  returnsOfVariants: { returned: number; orders: number };
  byValue: { orders: number };
  toWeights: NoMessageValues;
  wholeNote: NoMessageValues;
  product: NoMessageValues;
  units: NoMessageValues;
  netSales: NoMessageValues;
  returns: NoMessageValues;
  returnsOf: { returned: number; orders: number };
  goodsCost: NoMessageValues;
  orderCosts: NoMessageValues;
  allOrderCosts: NoMessageValues;
  contribution: NoMessageValues;
  margin: NoMessageValues;
  state: NoMessageValues;
  losing: NoMessageValues;
  uncosted: NoMessageValues;
  returned: NoMessageValues;
  fine: NoMessageValues;
  rest: NoMessageValues;
  restNote: NoMessageValues;
  discounts: NoMessageValues;
  against: { amount: string };
  trend: NoMessageValues;
  stock: NoMessageValues;
  stockDays: { days: number };
  stockUnknown: NoMessageValues;
  stockUnits: { units: string };
  was: { amount: string; range: string };
}>({
  title: { id: 'screens.Products.title', defaultMessage: 'Profit by product' },
  loading: { id: 'screens.Products.loading', defaultMessage: 'Loading the products…' },
  errorTitle: { id: 'screens.Products.errorTitle', defaultMessage: 'The products could not be loaded' },
  emptyTitle: { id: 'screens.Products.emptyTitle', defaultMessage: 'No products yet' },
  emptyText: {
    id: 'screens.Products.emptyText',
    defaultMessage: 'Import your orders to see what each product earned.',
  },
  toIntegrations: { id: 'screens.Products.toIntegrations', defaultMessage: 'Import orders' },
  noneTitle: { id: 'screens.Products.noneTitle', defaultMessage: 'No products here' },
  noneText: {
    id: 'screens.Products.noneText',
    defaultMessage: 'No product was sold in this period, or none matches what you are looking for.',
  },
  list: { id: 'screens.Products.list', defaultMessage: 'Products' },
  amountsIn: { id: 'screens.Products.amountsIn', defaultMessage: 'Amounts in {currency}.' },
  rule: {
    id: 'screens.Products.rule',
    defaultMessage:
      'The costs of a whole order are shared by its products, {by}: shipping, packing, payment and platform fees, return shipping. What customers paid for shipping is taken off. Ads and fixed costs belong to no product.',
  },
  allocation: { id: 'screens.Products.allocation', defaultMessage: 'Share order costs' },
  grouping: { id: 'screens.Products.grouping', defaultMessage: 'Show' },
  allProducts: { id: 'screens.Products.allProducts', defaultMessage: 'All products' },
  variantsOf: { id: 'screens.Products.variantsOf', defaultMessage: 'Variants of {product}' },
  variants: { id: 'screens.Products.variants', defaultMessage: '{count, plural, one {# variant} other {# variants}}' },
  returnsOfVariants: {
    id: 'screens.Products.returnsOfVariants',
    defaultMessage: '{returned, number} of {orders, plural, one {# order} other {# orders}} of its variants',
  },
  byValue: {
    id: 'screens.Products.allocation.byValue',
    defaultMessage:
      '{orders, plural, one {# order of this period is} other {# orders of this period are}} shared by value, since the weight of a product is missing.',
  },
  toWeights: { id: 'screens.Products.allocation.toWeights', defaultMessage: 'Enter weights' },
  wholeNote: { id: 'screens.Products.wholeNote', defaultMessage: 'As on the overview' },
  product: { id: 'screens.Products.product', defaultMessage: 'Product' },
  units: { id: 'screens.Products.units', defaultMessage: 'Units' },
  netSales: { id: 'screens.Products.netSales', defaultMessage: 'Net sales' },
  returns: { id: 'screens.Products.returns', defaultMessage: 'Returns' },
  returnsOf: {
    id: 'screens.Products.returnsOf',
    defaultMessage: '{returned, number} of {orders, number}',
  },
  goodsCost: { id: 'screens.Products.goodsCost', defaultMessage: 'Cost of goods' },
  orderCosts: { id: 'screens.Products.orderCosts', defaultMessage: 'Order costs' },
  allOrderCosts: { id: 'screens.Products.allOrderCosts', defaultMessage: 'All other costs' },
  contribution: { id: 'screens.Products.contribution', defaultMessage: 'What remains' },
  margin: { id: 'screens.Products.margin', defaultMessage: 'Margin' },
  state: { id: 'screens.Products.state', defaultMessage: 'Status' },
  losing: { id: 'screens.Products.losing', defaultMessage: 'Loses money' },
  uncosted: { id: 'screens.Products.uncosted', defaultMessage: 'Cost missing' },
  returned: { id: 'screens.Products.returned', defaultMessage: 'Returned often' },
  fine: { id: 'screens.Products.fine', defaultMessage: 'Earns' },
  rest: { id: 'screens.Products.rest', defaultMessage: 'No product' },
  restNote: { id: 'screens.Products.restNote', defaultMessage: 'Orders without items, ads, fixed costs, rounding' },
  discounts: { id: 'screens.Products.discounts', defaultMessage: 'Discounts' },
  against: { id: 'screens.Products.against', defaultMessage: 'against {amount}' },
  trend: { id: 'screens.Products.trend', defaultMessage: '12 months' },
  stock: { id: 'screens.Products.stock', defaultMessage: 'Stock lasts' },
  stockDays: { id: 'screens.Products.stockDays', defaultMessage: '{days, plural, one {# day} other {# days}}' },
  stockUnknown: { id: 'screens.Products.stockUnknown', defaultMessage: 'not known' },
  stockUnits: { id: 'screens.Products.stockUnits', defaultMessage: '{units} in stock' },
  was: { id: 'screens.Products.was', defaultMessage: '{range}: {amount}' },
});

/** By what the costs of a whole order are shared, within the sentence that says so. */
export const byMessages = defineMessages<Record<AllocationKey, NoMessageValues>>({
  value: { id: 'screens.Products.rule.value', defaultMessage: 'by the value of their lines' },
  units: { id: 'screens.Products.rule.units', defaultMessage: 'by their units' },
  weight: { id: 'screens.Products.rule.weight', defaultMessage: 'by their weight' },
});

export const groupingMessages = defineMessages<Record<ProductGrouping, NoMessageValues>>({
  product: { id: 'screens.Products.grouping.product', defaultMessage: 'Products' },
  variant: { id: 'screens.Products.grouping.variant', defaultMessage: 'Variants' },
});
