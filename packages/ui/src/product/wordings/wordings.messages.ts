import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What a server composes of the shop’s data, by code: a title and, for most, a text. */
export const wordings: Record<string, MessageDescriptor> = defineMessages({
  'alert.stock_critical.title': {
    id: 'ui.wording.alert.stock_critical.title',
    defaultMessage: '{product}: almost sold out',
  },
  'alert.stock_critical.text': {
    id: 'ui.wording.alert.stock_critical.text',
    defaultMessage:
      '{stock, plural, one {One unit is left} other {# units are left}}, enough for {days, plural, one {one day} other {# days}}.',
  },
  'alert.below_break_even.title': {
    id: 'ui.wording.alert.below_break_even.title',
    defaultMessage: '{campaign}: below break-even',
  },
  'alert.below_break_even.text': {
    id: 'ui.wording.alert.below_break_even.text',
    defaultMessage: 'Its ROI in the last week was {roi}; 100% is break-even.',
  },
  'alert.overspent.title': { id: 'ui.wording.alert.overspent.title', defaultMessage: '{campaign}: over budget' },
  'alert.overspent.text': {
    id: 'ui.wording.alert.overspent.text',
    defaultMessage: 'It has spent {percent} more than planned.',
  },
  'alert.fraud_rate.title': { id: 'ui.wording.alert.fraud_rate.title', defaultMessage: 'More fraud than usual' },
  'alert.fraud_rate.text': {
    id: 'ui.wording.alert.fraud_rate.text',
    defaultMessage: '{percent} of last week’s orders look like fraud; your threshold is {threshold}.',
  },
  'alert.returns_rising.title': {
    id: 'ui.wording.alert.returns_rising.title',
    defaultMessage: '{product}: more returns',
  },
  'alert.returns_rising.text': {
    id: 'ui.wording.alert.returns_rising.text',
    defaultMessage: '{percent} of this month’s orders came back.',
  },
  'alert.supplier_late.title': { id: 'ui.wording.alert.supplier_late.title', defaultMessage: '{supplier}: late' },
  'alert.supplier_late.text': {
    id: 'ui.wording.alert.supplier_late.text',
    defaultMessage: 'The last delivery came {days, plural, one {one day} other {# days}} late.',
  },
  'alert.data_old.title': { id: 'ui.wording.alert.data_old.title', defaultMessage: 'Your data is out of date' },
  'alert.data_old.text': {
    id: 'ui.wording.alert.data_old.text',
    defaultMessage: 'No new orders for {days, plural, one {one day} other {# days}}. Import the latest ones.',
  },
  'recommendation.raise_budget.title': {
    id: 'ui.wording.recommendation.raise_budget.title',
    defaultMessage: 'Raise the budget of {campaign}',
  },
  'recommendation.raise_budget.text': {
    id: 'ui.wording.recommendation.raise_budget.text',
    defaultMessage: 'By {percent} per day: its last euro still earns more than it costs.',
  },
  'recommendation.lower_budget.title': {
    id: 'ui.wording.recommendation.lower_budget.title',
    defaultMessage: 'Lower the budget of {campaign}',
  },
  'recommendation.lower_budget.text': {
    id: 'ui.wording.recommendation.lower_budget.text',
    defaultMessage: 'By {percent} per day: its last euros cost more than they earn.',
  },
  'recommendation.pause_campaign.title': {
    id: 'ui.wording.recommendation.pause_campaign.title',
    defaultMessage: 'Pause {campaign}',
  },
  'recommendation.pause_campaign.text': {
    id: 'ui.wording.recommendation.pause_campaign.text',
    defaultMessage: 'Its ROI is {roi}: it costs more than it earns.',
  },
  'recommendation.move_budget.title': {
    id: 'ui.wording.recommendation.move_budget.title',
    defaultMessage: 'Move budget to {to}',
  },
  'recommendation.move_budget.text': {
    id: 'ui.wording.recommendation.move_budget.text',
    defaultMessage: '{percent} of the budget of {from} would earn more there.',
  },
  'recommendation.fill_costs.title': {
    id: 'ui.wording.recommendation.fill_costs.title',
    defaultMessage: 'Fill in the missing costs before you raise budgets',
  },
  'recommendation.fill_costs.text': {
    id: 'ui.wording.recommendation.fill_costs.text',
    defaultMessage:
      '{campaigns, plural, one {# campaign seems to earn} other {# campaigns seem to earn}} more than ads cost, but not all costs of the orders are known.',
  },
  'recommendation.reorder.title': {
    id: 'ui.wording.recommendation.reorder.title',
    defaultMessage: 'Order {product} now',
  },
  'recommendation.reorder.text': {
    id: 'ui.wording.recommendation.reorder.text',
    defaultMessage:
      '{units, plural, one {One unit} other {# units}} from {supplier} will last until the next delivery.',
  },
  'recommendation.raise_price.title': {
    id: 'ui.wording.recommendation.raise_price.title',
    defaultMessage: 'Raise the price of {product}',
  },
  'recommendation.raise_price.text': {
    id: 'ui.wording.recommendation.raise_price.text',
    defaultMessage: 'By {percent}: demand hardly depends on the price.',
  },
  'recommendation.change_courier.title': {
    id: 'ui.wording.recommendation.change_courier.title',
    defaultMessage: 'Ship more with {courier}',
  },
  'recommendation.change_courier.text': {
    id: 'ui.wording.recommendation.change_courier.text',
    defaultMessage: 'Its parcels cost {percent} less on your routes.',
  },
  'recommendation.describe_product.title': {
    id: 'ui.wording.recommendation.describe_product.title',
    defaultMessage: 'Describe {product} better',
  },
  'recommendation.describe_product.text': {
    id: 'ui.wording.recommendation.describe_product.text',
    defaultMessage: '{percent} of its returns say that the product was not as described.',
  },
  'recommendation.review_orders.title': {
    id: 'ui.wording.recommendation.review_orders.title',
    defaultMessage: 'Check {orders, plural, one {one order} other {# orders}} before shipping',
  },
  'recommendation.review_orders.text': {
    id: 'ui.wording.recommendation.review_orders.text',
    defaultMessage: '{orders, plural, one {It shows} other {They show}} several signs of fraud.',
  },
  'achievement.top_week.title': {
    id: 'ui.wording.achievement.top_week.title',
    defaultMessage: 'First place of the week with {points, plural, one {# point} other {# points}}',
  },
  'achievement.streak.title': {
    id: 'ui.wording.achievement.streak.title',
    defaultMessage: 'Active {weeks, plural, one {for one week} other {# weeks in a row}}',
  },
  'achievement.first_import.title': {
    id: 'ui.wording.achievement.first_import.title',
    defaultMessage: 'First import of orders',
  },
  'achievement.costs_complete.title': {
    id: 'ui.wording.achievement.costs_complete.title',
    defaultMessage: 'Cost of goods known for {percent} of products',
  },
  'achievement.profit_up.title': {
    id: 'ui.wording.achievement.profit_up.title',
    defaultMessage: 'Profit up {percent} on the year before',
  },
});
