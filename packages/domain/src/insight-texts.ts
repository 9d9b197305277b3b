import type { WordingCode } from './wordings.ts';

/** The wordings of what follows from a shop's data: alerts, recommendations, forecasts, achievements. */
export type InsightCode = Exclude<WordingCode, `${'notification' | 'event'}.${string}`>;

/** A text that the server composes of a shop's data. English, in the ICU message format; the values are named in `WORDINGS`. */
interface InsightText {
  readonly title: string;
  readonly text?: string;
}

/**
 * What the server says of a shop's data in English, by wording, to clients that do not know the wording; the library's catalogs have the
 * same English and its translations, under `ui.wording.<code>.title` and `.text`.
 */
export const INSIGHT_TEXTS = {
  'alert.stock_critical': {
    title: '{product}: almost sold out',
    text: '{stock, plural, one {One unit is left} other {# units are left}}, enough for {days, plural, one {one day} other {# days}}.',
  },
  'alert.below_break_even': {
    title: '{campaign}: below break-even',
    text: 'Its ROI in the last week was {roi}; 100% is break-even.',
  },
  'alert.overspent': { title: '{campaign}: over budget', text: 'It has spent {percent} more than planned.' },
  'alert.fraud_rate': {
    title: 'More fraud than usual',
    text: '{percent} of last week’s orders look like fraud; your threshold is {threshold}.',
  },
  'alert.returns_rising': { title: '{product}: more returns', text: '{percent} of this month’s orders came back.' },
  'alert.supplier_late': {
    title: '{supplier}: late',
    text: 'The last delivery came {days, plural, one {one day} other {# days}} late.',
  },
  'alert.data_old': {
    title: 'Your data is out of date',
    text: 'No new orders for {days, plural, one {one day} other {# days}}. Import the latest ones.',
  },
  'recommendation.raise_budget': {
    title: 'Raise the budget of {campaign}',
    text: 'By {percent} per day: its last euro still earns more than it costs.',
  },
  'recommendation.lower_budget': {
    title: 'Lower the budget of {campaign}',
    text: 'By {percent} per day: its last euros cost more than they earn.',
  },
  'recommendation.pause_campaign': {
    title: 'Pause {campaign}',
    text: 'Its ROI is {roi}: it costs more than it earns.',
  },
  'recommendation.move_budget': {
    title: 'Move budget to {to}',
    text: '{percent} of the budget of {from} would earn more there.',
  },
  'recommendation.fill_costs': {
    title: 'Fill in the missing costs before you raise budgets',
    text: '{campaigns, plural, one {# campaign seems to earn} other {# campaigns seem to earn}} more than ads cost, but not all costs of the orders are known.',
  },
  'recommendation.reorder': {
    title: 'Order {product} now',
    text: '{units, plural, one {One unit} other {# units}} from {supplier} will last until the next delivery.',
  },
  'recommendation.raise_price': {
    title: 'Raise the price of {product}',
    text: 'By {percent}: its cost of goods has risen, and a higher price would earn more.',
  },
  'recommendation.change_courier': {
    title: 'Ship more with {courier}',
    text: 'Its parcels cost {percent} less on your routes.',
  },
  'recommendation.ask_lower_cost': {
    title: 'Ask for a lower purchase price for {product}',
    text: 'Its cost of goods has risen by {percent}, and a higher price would lose too many sales.',
  },
  'recommendation.restore_margin': {
    title: 'Restore the margin of {product}',
    text: 'It has fallen from {before} to {percent} in four weeks: check its price, discounts and order costs.',
  },
  'recommendation.clear_stock': {
    title: 'Sell off {product}',
    text: 'The stock of {units, plural, one {# unit} other {# units}} would last for more than a year.',
  },
  'recommendation.check_returns': {
    title: 'Find out why {product} comes back',
    text: '{percent} of its orders in the last four weeks were returned, more than before.',
  },
  'recommendation.press_supplier': {
    title: 'Ask {supplier} to deliver on time',
    text: 'The last delivery came {days, plural, one {one day} other {# days}} late; another delay like this and products will sell out.',
  },
  'recommendation.fill_cost': {
    title: 'Fill in a missing cost: {cost}',
    text: 'It is unknown for {percent} of the sales in the last four weeks.',
  },
  'recommendation.check_month': {
    title: 'Find out why {month} earned less',
    text: 'The net profit was {percent} below the forecast.',
  },
  'recommendation.check_sales_day': {
    title: 'Check the sales of {date}',
    text: 'Net sales differ by {percent} from what is usual on this weekday.',
  },
  'recommendation.check_orders_day': {
    title: 'Check the orders of {date}',
    text: 'The number of orders differs by {percent} from what is usual on this weekday.',
  },
  'recommendation.check_campaign': {
    title: 'Check {campaign}',
    text: 'Its ROI in the last week was {roi}; 100% is break-even.',
  },
  'recommendation.check_supplier': {
    title: 'Ask {supplier} to deliver on time',
    text: 'The last delivery came {days, plural, one {one day} other {# days}} late; the same delay again would leave nothing sold out.',
  },
  'recommendation.keep_budget': {
    title: 'Bring {campaign} back to its budget',
    text: 'In the last week it has spent {percent} more than planned.',
  },
  'recommendation.lower_fraud': {
    title: 'Find out where the suspicious orders come from',
    text: '{percent} of last week’s orders look like fraud; your threshold is {threshold}.',
  },
  'recommendation.import_orders': {
    title: 'Import the latest orders',
    text: 'There are no new orders for {days, plural, one {one day} other {# days}}: everything shown ends there.',
  },
  'recommendation.describe_product': {
    title: 'Describe {product} better',
    text: '{percent} of its returns say that the product was not as described.',
  },
  'recommendation.review_orders': {
    title: 'Check {orders, plural, one {one order} other {# orders}} before shipping',
    text: '{orders, plural, one {It shows} other {They show}} several signs of fraud.',
  },
  'campaign.fill_costs': {
    title: 'Fill in the missing costs',
    text: 'Without them, we do not know whether a higher budget would earn more.',
  },
  'campaign.refresh_creative': {
    title: 'Show new pictures',
    text: 'The current ones have been running for {days, plural, one {# day} other {# days}}.',
  },
  'campaign.exclude_audience': {
    title: 'Exclude the weakest audience',
    text: 'It brings only {percent} of the orders.',
  },
  'campaign.block_sources': {
    title: 'Block suspicious sources',
    text: '{clicks, plural, one {# suspicious click comes} other {# suspicious clicks come}} from them.',
  },
  'insight.ads_more': { title: 'Spending {percent} more on ads raises demand by about {demand}.' },
  'insight.ads_less': { title: 'Spending {percent} less on ads lowers demand by about {demand}.' },
  'insight.ads_same': { title: 'The ad budget stays as it is.' },
  'insight.price_higher': { title: 'Raising prices by {percent} lowers demand by about {demand}.' },
  'insight.price_lower': { title: 'Lowering prices by {percent} raises demand by about {demand}.' },
  'insight.price_same': { title: 'Prices stay as they are.' },
  'insight.no_change': { title: 'Move a slider to see what would change.' },
  'insight.profit_unknown': { title: 'Enter the cost of goods to see the effect on profit.' },
  'insight.go': { title: 'Go ahead: profit would be {profit} higher than without the change.' },
  'insight.try_small': { title: 'Try it on a small scale first: up to {profit} more profit than without the change.' },
  'insight.hold': { title: 'Better not: profit would change by {profit} compared with leaving things as they are.' },
  'achievement.top_week': { title: 'First place of the week with {points, plural, one {# point} other {# points}}' },
  'achievement.streak': { title: 'Active {weeks, plural, one {for one week} other {# weeks in a row}}' },
  'achievement.complete_weeks': {
    title: 'All costs known for {weeks, plural, one {one week} other {# weeks in a row}}',
  },
  'achievement.first_import': { title: 'First import of orders' },
  'achievement.costs_complete': { title: 'Cost of goods known for {percent} of products' },
  'achievement.profit_up': { title: 'Profit up {percent} on the year before' },
} as const satisfies Record<InsightCode, InsightText>;

/** The values that are percentages, by their names. */
export const PERCENT_VALUES: ReadonlySet<string> = new Set([
  'percent',
  'before',
  'roi',
  'threshold',
  'demand',
  'profit',
]);
