import type { CostRuleKind } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'screens.Costs.title', defaultMessage: 'Costs' },
  lead: {
    id: 'screens.Costs.lead',
    defaultMessage:
      'Your profit is complete only when every cost is known. An unknown cost is not zero: the profit leaves it out and looks higher than it is.',
  },
  loading: { id: 'screens.Costs.loading', defaultMessage: 'Costs are loading' },
  errorTitle: { id: 'screens.Costs.errorTitle', defaultMessage: 'The costs could not be loaded' },
  sampleText: {
    id: 'screens.Costs.sampleText',
    defaultMessage: 'These costs belong to an invented shop. Yours start with your own orders.',
  },
  emptyTitle: { id: 'screens.Costs.emptyTitle', defaultMessage: 'No costs yet' },
  emptyText: {
    id: 'screens.Costs.emptyText',
    defaultMessage: 'Once your orders are in, you see here which costs are known and add the ones that are missing.',
  },
  importOrders: { id: 'screens.Costs.importOrders', defaultMessage: 'Import orders' },
  addRule: { id: 'screens.Costs.addRule', defaultMessage: 'Add a rule' },
  onlyManagers: {
    id: 'screens.Costs.onlyManagers',
    defaultMessage: 'Managers and admins can add costs and take them back.',
  },
});

export const coverageMessages = defineMessages<{
  title: NoMessageValues;
  period: { range: string };
  complete: { known: number; all: number };
  allComplete: NoMessageValues;
  add: NoMessageValues;
  lines: { known: number; all: number };
  orders: { known: number; all: number };
  returns: { known: number; all: number };
  days: { known: number; all: number };
  noOrders: NoMessageValues;
  noReturns: NoMessageValues;
  notKnown: NoMessageValues;
  addRuleFor: { cost: string };
  disputes: { known: number; all: number };
  noDisputes: NoMessageValues;
  noPlatform: NoMessageValues;
  zeroVat: { count: number };
}>({
  title: { id: 'screens.Costs.coverage.title', defaultMessage: 'What is known' },
  period: { id: 'screens.Costs.coverage.period', defaultMessage: 'Share of sales with a known cost, {range}' },
  complete: { id: 'screens.Costs.coverage.complete', defaultMessage: '{known} of {all} complete' },
  allComplete: { id: 'screens.Costs.coverage.allComplete', defaultMessage: 'All complete' },
  add: { id: 'screens.Costs.coverage.add', defaultMessage: 'Add' },
  lines: {
    id: 'screens.Costs.coverage.lines',
    defaultMessage: 'known for {known, number} of {all, plural, one {# order line} other {# order lines}}',
  },
  orders: {
    id: 'screens.Costs.coverage.orders',
    defaultMessage: 'known for {known, number} of {all, plural, one {# order} other {# orders}}',
  },
  returns: {
    id: 'screens.Costs.coverage.returns',
    defaultMessage: 'known for {known, number} of {all, plural, one {# returned order} other {# returned orders}}',
  },
  days: {
    id: 'screens.Costs.coverage.days',
    defaultMessage: 'known for {known, number} of {all, plural, one {# day} other {# days}}',
  },
  noOrders: { id: 'screens.Costs.coverage.noOrders', defaultMessage: 'no orders in this period' },
  noReturns: { id: 'screens.Costs.coverage.noReturns', defaultMessage: 'no returns in this period' },
  notKnown: { id: 'screens.Costs.coverage.notKnown', defaultMessage: 'Not known' },
  addRuleFor: { id: 'screens.Costs.coverage.addRuleFor', defaultMessage: 'Add a rule: {cost}' },
  disputes: {
    id: 'screens.Costs.coverage.disputes',
    defaultMessage: 'known for {known, number} of {all, plural, one {# lost dispute} other {# lost disputes}}',
  },
  noDisputes: { id: 'screens.Costs.coverage.noDisputes', defaultMessage: 'no lost disputes in this period' },
  noPlatform: {
    id: 'screens.Costs.coverage.noPlatform',
    defaultMessage: 'no platform keeps a part, unless you add a rule',
  },
  zeroVat: {
    id: 'screens.Costs.coverage.zeroVat',
    defaultMessage:
      'given as 0 in {count, plural, one {the only order} other {all # orders}}: if taxes are not set up there, add a rule that replaces it',
  },
});

/** A rule's amounts in words. */
export const amountMessages = defineMessages<{
  percent: { percent: string };
  percentOfSales: { percent: string };
  percentOfReturned: { percent: string };
  vatIncluded: { percent: string };
  vatAdded: { percent: string };
  overZero: { vat: string };
  perOrder: { amount: string };
  perReturn: { amount: string };
  perItem: { amount: string };
  perParcel: { amount: string };
  perMonth: { amount: string };
  once: { amount: string };
  perDispute: { amount: string };
}>({
  percent: { id: 'screens.Costs.amount.percent', defaultMessage: '{percent} of the payment' },
  percentOfSales: { id: 'screens.Costs.amount.percentOfSales', defaultMessage: '{percent} of net sales' },
  percentOfReturned: {
    id: 'screens.Costs.amount.percentOfReturned',
    defaultMessage: '{percent} can be sold again',
  },
  vatIncluded: { id: 'screens.Costs.amount.vatIncluded', defaultMessage: '{percent} VAT, in the prices' },
  vatAdded: { id: 'screens.Costs.amount.vatAdded', defaultMessage: '{percent} VAT, added to the prices' },
  overZero: { id: 'screens.Costs.amount.overZero', defaultMessage: '{vat}, even where 0 is given' },
  perOrder: { id: 'screens.Costs.amount.perOrder', defaultMessage: '{amount} per order' },
  perReturn: { id: 'screens.Costs.amount.perReturn', defaultMessage: '{amount} per return' },
  perItem: { id: 'screens.Costs.amount.perItem', defaultMessage: '{amount} per item' },
  perParcel: { id: 'screens.Costs.amount.perParcel', defaultMessage: '{amount} per parcel' },
  perMonth: { id: 'screens.Costs.amount.perMonth', defaultMessage: '{amount} per month' },
  once: { id: 'screens.Costs.amount.once', defaultMessage: '{amount} once' },
  perDispute: { id: 'screens.Costs.amount.perDispute', defaultMessage: '{amount} per lost dispute' },
});

export const ruleMessages = defineMessages<{
  title: NoMessageValues;
  subtitle: NoMessageValues;
  cost: NoMessageValues;
  forWhom: NoMessageValues;
  allCountries: NoMessageValues;
  allProducts: NoMessageValues;
  allCarriers: NoMessageValues;
  weightBetween: { over: string; to: string };
  weightOver: { over: string };
  weightTo: { to: string };
  wholeShop: NoMessageValues;
  amount: NoMessageValues;
  valid: NoMessageValues;
  validFrom: { day: string };
  always: NoMessageValues;
  until: { day: string };
  added: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  takeBack: NoMessageValues;
  takeBackOf: { name: string };
  takeBackTitle: { name: string };
  takeBackText: { amount: string; valid: string };
  takeBackFailed: NoMessageValues;
}>({
  title: { id: 'screens.Costs.rules.title', defaultMessage: 'Rules' },
  subtitle: {
    id: 'screens.Costs.rules.subtitle',
    defaultMessage:
      'What comes with an order counts first, then the cost of its product, then the rule with the most conditions (payment method, carrier, weight, country, product group); if equal, the newest.',
  },
  cost: { id: 'screens.Costs.rules.cost', defaultMessage: 'Cost' },
  forWhom: { id: 'screens.Costs.rules.forWhom', defaultMessage: 'For' },
  allCountries: { id: 'screens.Costs.rules.allCountries', defaultMessage: 'All countries' },
  allCarriers: { id: 'screens.Costs.rules.allCarriers', defaultMessage: 'All carriers' },
  weightBetween: { id: 'screens.Costs.rules.weightBetween', defaultMessage: 'over {over} to {to} kg' },
  weightOver: { id: 'screens.Costs.rules.weightOver', defaultMessage: 'over {over} kg' },
  weightTo: { id: 'screens.Costs.rules.weightTo', defaultMessage: 'up to {to} kg' },
  allProducts: { id: 'screens.Costs.rules.allProducts', defaultMessage: 'All products' },
  wholeShop: { id: 'screens.Costs.rules.wholeShop', defaultMessage: 'The whole shop' },
  amount: { id: 'screens.Costs.rules.amount', defaultMessage: 'Amount' },
  valid: { id: 'screens.Costs.rules.valid', defaultMessage: 'Valid' },
  validFrom: { id: 'screens.Costs.rules.validFrom', defaultMessage: 'from {day}' },
  always: { id: 'screens.Costs.rules.always', defaultMessage: 'from the first order' },
  until: { id: 'screens.Costs.rules.until', defaultMessage: 'until {day}' },
  added: { id: 'screens.Costs.rules.added', defaultMessage: 'Added' },
  emptyTitle: { id: 'screens.Costs.rules.emptyTitle', defaultMessage: 'No rules yet' },
  emptyText: {
    id: 'screens.Costs.rules.emptyText',
    defaultMessage: 'Add what goods, shipping, packing, payments or rent cost you, and from which day on.',
  },
  takeBack: { id: 'screens.Costs.rules.takeBack', defaultMessage: 'Take back' },
  takeBackOf: { id: 'screens.Costs.rules.takeBackOf', defaultMessage: 'Take back: {name}' },
  takeBackTitle: { id: 'screens.Costs.rules.takeBackTitle', defaultMessage: 'Take back “{name}”?' },
  takeBackText: {
    id: 'screens.Costs.rules.takeBackText',
    defaultMessage:
      'The rule is {amount}, {valid}. All costs that it has added are removed from your figures. It stays in the list, marked as taken back.',
  },
  takeBackFailed: {
    id: 'screens.Costs.rules.takeBackFailed',
    defaultMessage: 'The rule could not be taken back. It still counts.',
  },
});

export const stateMessages = defineMessages({
  inForce: { id: 'screens.Costs.state.inForce', defaultMessage: 'In force' },
  later: { id: 'screens.Costs.state.later', defaultMessage: 'Starts later' },
  ended: { id: 'screens.Costs.state.ended', defaultMessage: 'Ended' },
  withdrawn: { id: 'screens.Costs.state.withdrawn', defaultMessage: 'Taken back' },
});

/** What each cost is, for the form. */
export const hintMessages = defineMessages<Record<CostRuleKind, NoMessageValues>>({
  tax: {
    id: 'screens.Costs.hint.vat',
    defaultMessage:
      'The VAT you owe on your sales. It applies to orders where neither the platform nor the file gives the VAT. A rate of 0 is valid, for example for business customers abroad.',
  },
  cogs: {
    id: 'screens.Costs.hint.goods',
    defaultMessage: 'What you pay for the goods, as a percentage of net sales. A product’s own cost takes precedence.',
  },
  returned_goods: {
    id: 'screens.Costs.hint.returnedGoods',
    defaultMessage:
      'How much of the returned goods can be sold again; their cost is reduced by that share. What your platform reports for a return takes precedence. Without a rule, we assume that all of them can be sold again.',
  },
  shipping_cost: { id: 'screens.Costs.hint.shipping', defaultMessage: 'What you pay the courier for an order.' },
  return_shipping_cost: {
    id: 'screens.Costs.hint.returnShipping',
    defaultMessage: 'What you pay the courier for a return.',
  },
  handling: { id: 'screens.Costs.hint.handling', defaultMessage: 'Boxes, filling material and the work of packing.' },
  payment_fee: {
    id: 'screens.Costs.hint.paymentFee',
    defaultMessage: 'What the bank or the payment provider keeps of a payment.',
  },
  custom_cost: {
    id: 'screens.Costs.hint.custom',
    defaultMessage: 'What belongs to no order: rent, salaries, software.',
  },
  platform_fee: {
    id: 'screens.Costs.hint.platformFee',
    defaultMessage: 'What a marketplace or the shop platform keeps of each order.',
  },
  dispute_fee: {
    id: 'screens.Costs.hint.disputeFee',
    defaultMessage:
      'What the payment provider charges for a dispute that you lost. Say on the order’s page that it was lost.',
  },
});
