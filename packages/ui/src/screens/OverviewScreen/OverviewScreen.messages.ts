import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  loading: NoMessageValues;
  orders: { orders: number };
  updatedAt: { time: string };
  updating: NoMessageValues;
  netProfit: NoMessageValues;
  netSales: NoMessageValues;
  remains: { amount: string; hundred: string };
  lost: { amount: string; hundred: string };
  profitUnknown: NoMessageValues;
  profitUnknownPart: { share: string };
  profitUnknownOther: NoMessageValues;
  setGoodsCost: NoMessageValues;
  changeGoodsCost: NoMessageValues;
  seeCosts: NoMessageValues;
  profitRange: { low: string; high: string; share: string };
  onlyManagers: NoMessageValues;
  openFigure: NoMessageValues;
  adSpend: NoMessageValues;
  adSpendUnknown: NoMessageValues;
  connectAds: NoMessageValues;
  roi: NoMessageValues;
  roiNoAds: NoMessageValues;
  roiNoProfit: NoMessageValues;
  breakEven: NoMessageValues;
  belowBreakEven: NoMessageValues;
  prediction: { month: string };
  predictionPlain: NoMessageValues;
  predictionRange: { low: string; high: string; hit: number; tested: number };
  predictionRangeWeeks: { low: string; high: string; hit: number; tested: number };
  predictionUnknown: NoMessageValues;
  notKnown: NoMessageValues;
}>({
  title: { id: 'screens.Overview.title', defaultMessage: 'Overview' },
  loading: { id: 'screens.Overview.loading', defaultMessage: 'Loading the overview…' },
  orders: { id: 'screens.Overview.orders', defaultMessage: '{orders, plural, one {# order} other {# orders}}' },
  updatedAt: { id: 'screens.Overview.updatedAt', defaultMessage: 'updated {time}' },
  updating: { id: 'screens.Overview.updating', defaultMessage: 'Updating…' },
  netProfit: { id: 'screens.Overview.netProfit', defaultMessage: 'Net profit' },
  netSales: { id: 'screens.Overview.netSales', defaultMessage: 'Net sales' },
  remains: { id: 'screens.Overview.remains', defaultMessage: 'You keep {amount} of every {hundred} sold' },
  lost: { id: 'screens.Overview.lost', defaultMessage: 'You lose {amount} on every {hundred} sold' },
  profitUnknown: {
    id: 'screens.Overview.profitUnknown',
    defaultMessage:
      'We do not know your net profit yet: the cost of goods is missing. Enter one percentage and we’ll calculate it.',
  },
  profitUnknownPart: {
    id: 'screens.Overview.profitUnknownPart',
    defaultMessage:
      'We do not know your net profit yet: the cost of goods is known for {share} of the sales, and at least half is needed.',
  },
  profitUnknownOther: {
    id: 'screens.Overview.profitUnknownOther',
    defaultMessage: 'We do not know your net profit yet: some costs of this period are missing.',
  },
  setGoodsCost: { id: 'screens.Overview.setGoodsCost', defaultMessage: 'Enter the cost of goods' },
  changeGoodsCost: { id: 'screens.Overview.changeGoodsCost', defaultMessage: 'Change' },
  seeCosts: { id: 'screens.Overview.seeCosts', defaultMessage: 'See the costs' },
  profitRange: {
    id: 'screens.Overview.profitRange',
    defaultMessage: 'Probably {low} to {high}: the cost of goods is known for {share} of the sales.',
  },
  onlyManagers: {
    id: 'screens.Overview.onlyManagers',
    defaultMessage: 'Only managers and admins of the shop can do this.',
  },
  openFigure: { id: 'screens.Overview.openFigure', defaultMessage: 'See the formula and the orders' },
  adSpend: { id: 'screens.Overview.adSpend', defaultMessage: 'Ad spend' },
  adSpendUnknown: {
    id: 'screens.Overview.adSpendUnknown',
    defaultMessage: 'No ad spend is recorded in this period.',
  },
  connectAds: { id: 'screens.Overview.connectAds', defaultMessage: 'Go to integrations' },
  roi: { id: 'screens.Overview.roi', defaultMessage: 'Blended ROI' },
  roiNoAds: { id: 'screens.Overview.roiNoAds', defaultMessage: 'We can calculate it once your ad spend is in.' },
  roiNoProfit: {
    id: 'screens.Overview.roiNoProfit',
    defaultMessage: 'We can calculate it once you enter the cost of goods.',
  },
  breakEven: { id: 'screens.Overview.breakEven', defaultMessage: '100% is break-even' },
  belowBreakEven: {
    id: 'screens.Overview.belowBreakEven',
    defaultMessage: 'Below 100%: ads cost more than they earn.',
  },
  prediction: { id: 'screens.Overview.prediction', defaultMessage: 'Profit expected in {month}' },
  predictionPlain: { id: 'screens.Overview.predictionPlain', defaultMessage: 'Profit expected next month' },
  predictionRange: {
    id: 'screens.Overview.predictionRange',
    defaultMessage:
      'between {low} and {high}, correct in {hit} of {tested, plural, one {# tested month} other {# tested months}}',
  },
  predictionRangeWeeks: {
    id: 'screens.Overview.predictionRangeWeeks',
    defaultMessage:
      'between {low} and {high}, correct in {hit} of {tested, plural, one {# tested week} other {# tested weeks}}',
  },
  predictionUnknown: {
    id: 'screens.Overview.predictionUnknown',
    defaultMessage: 'Needs three full months with a known profit.',
  },
  notKnown: { id: 'screens.Overview.notKnown', defaultMessage: 'Not known yet' },
});

export const changeMessages = defineMessages<{
  moreThan: { previous: string };
  lessThan: { previous: string };
  sameAs: { previous: string };
  was: { previous: string };
  more: NoMessageValues;
  less: NoMessageValues;
  same: NoMessageValues;
  higher: NoMessageValues;
  lower: NoMessageValues;
  nothingBefore: NoMessageValues;
}>({
  moreThan: { id: 'screens.Overview.moreThan', defaultMessage: 'more than {previous}' },
  lessThan: { id: 'screens.Overview.lessThan', defaultMessage: 'less than {previous}' },
  sameAs: { id: 'screens.Overview.sameAs', defaultMessage: 'The same as {previous}' },
  was: { id: 'screens.Overview.was', defaultMessage: 'Before: {previous}' },
  more: { id: 'screens.Overview.more', defaultMessage: 'more than before' },
  less: { id: 'screens.Overview.less', defaultMessage: 'less than before' },
  same: { id: 'screens.Overview.same', defaultMessage: 'the same as before' },
  higher: { id: 'screens.Overview.higher', defaultMessage: 'higher than before' },
  lower: { id: 'screens.Overview.lower', defaultMessage: 'lower than before' },
  nothingBefore: {
    id: 'screens.Overview.nothingBefore',
    defaultMessage: 'No comparison: those days have no orders.',
  },
});

export const summaryMessages = defineMessages<{
  title: NoMessageValues;
  totalRevenue: NoMessageValues;
  growthRate: NoMessageValues;
  activeUsers: NoMessageValues;
  averageOrder: NoMessageValues;
  refunds: NoMessageValues;
  goodsCost: NoMessageValues;
  goodsCostRule: { percent: string };
  missing: NoMessageValues;
  nothingMissing: NoMessageValues;
  missingPart: { cost: string; share: string };
  missingNote: { costs: string };
  noComparison: NoMessageValues;
}>({
  title: { id: 'screens.Overview.summary', defaultMessage: 'Performance summary' },
  totalRevenue: { id: 'screens.Overview.totalRevenue', defaultMessage: 'Total revenue' },
  growthRate: { id: 'screens.Overview.growthRate', defaultMessage: 'Growth rate' },
  activeUsers: { id: 'screens.Overview.activeUsers', defaultMessage: 'Active users' },
  averageOrder: { id: 'screens.Overview.averageOrder', defaultMessage: 'Average order value' },
  refunds: { id: 'screens.Overview.refunds', defaultMessage: 'Refunds' },
  goodsCost: { id: 'screens.Overview.goodsCost', defaultMessage: 'Cost of goods' },
  goodsCostRule: { id: 'screens.Overview.goodsCostRule', defaultMessage: '{percent} of sales' },
  missing: { id: 'screens.Overview.missing', defaultMessage: 'Incomplete costs' },
  nothingMissing: { id: 'screens.Overview.nothingMissing', defaultMessage: 'none' },
  missingPart: { id: 'screens.Overview.missingPart', defaultMessage: '{cost} (known for {share} of sales)' },
  missingNote: {
    id: 'screens.Overview.missingNote',
    defaultMessage: '{costs}. Unknown costs are not deducted from the profit.',
  },
  noComparison: { id: 'screens.Overview.noComparison', defaultMessage: 'no comparison' },
});

export const chartMessages = defineMessages<{
  title: { series: string; granularity: string };
  profit: NoMessageValues;
  ads: NoMessageValues;
  netSales: NoMessageValues;
  before: { name: string; days: string };
}>({
  title: {
    id: 'screens.Overview.chartTitle',
    defaultMessage: '{granularity, select, day {{series}, by day} other {{series}, by month}}',
  },
  profit: { id: 'screens.Overview.seriesProfit', defaultMessage: 'Profit' },
  ads: { id: 'screens.Overview.seriesAds', defaultMessage: 'Ads' },
  netSales: { id: 'screens.Overview.seriesNetSales', defaultMessage: 'Net sales' },
  before: { id: 'screens.Overview.seriesBefore', defaultMessage: '{name}, {days}' },
});

export const stateMessages = defineMessages<{
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  importOrders: NoMessageValues;
  lookAtSample: NoMessageValues;
  errorTitle: NoMessageValues;
  periodEmptyTitle: NoMessageValues;
  periodEmptyText: { range: string };
  showAll: NoMessageValues;
}>({
  emptyTitle: { id: 'screens.Overview.emptyTitle', defaultMessage: 'What did your shop really earn?' },
  emptyText: {
    id: 'screens.Overview.emptyText',
    defaultMessage:
      'Import your orders to see your net profit, where every 100 of sales went, and the orders in each figure. An orders export from Shopify or WooCommerce is enough.',
  },
  importOrders: { id: 'screens.Overview.importOrders', defaultMessage: 'Import orders' },
  lookAtSample: { id: 'screens.Overview.lookAtSample', defaultMessage: 'View sample data' },
  errorTitle: { id: 'screens.Overview.errorTitle', defaultMessage: 'The overview could not be loaded' },
  periodEmptyTitle: { id: 'screens.Overview.periodEmptyTitle', defaultMessage: 'No orders in this period' },
  periodEmptyText: { id: 'screens.Overview.periodEmptyText', defaultMessage: 'Your orders are from {range}.' },
  showAll: { id: 'screens.Overview.showAll', defaultMessage: 'Show all data' },
});
