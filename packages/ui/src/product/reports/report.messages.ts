import type { ReportPeriodKind, UnknownReason } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

/** What a report says around its figures, on the screen and in its files. */
export const reportMessages = defineMessages<{
  profitAndLoss: NoMessageValues;
  ofNetSales: NoMessageValues;
  total: NoMessageValues;
  notStated: NoMessageValues;
  outsideOrders: NoMessageValues;
  newCustomer: NoMessageValues;
  returningCustomer: NoMessageValues;
  bounds: NoMessageValues;
  compared: { range: string };
  only: { dimension: string; values: string };
  firstRows: { shown: string; total: string };
  page: { page: string; pages: string };
  before: { value: string };
  beforeColumn: { name: string };
  period: NoMessageValues;
  shop: NoMessageValues;
  created: NoMessageValues;
  currency: NoMessageValues;
  missingCosts: NoMessageValues;
}>({
  profitAndLoss: { id: 'ui.Report.profitAndLoss', defaultMessage: 'Profit and loss statement' },
  ofNetSales: { id: 'ui.Report.ofNetSales', defaultMessage: '% of net sales' },
  total: { id: 'ui.Report.total', defaultMessage: 'Total' },
  notStated: { id: 'ui.Report.notStated', defaultMessage: 'Not stated' },
  outsideOrders: { id: 'ui.Report.outsideOrders', defaultMessage: 'Outside orders' },
  newCustomer: { id: 'ui.Report.newCustomer', defaultMessage: 'New customers' },
  returningCustomer: { id: 'ui.Report.returningCustomer', defaultMessage: 'Returning customers' },
  bounds: { id: 'ui.Report.bounds', defaultMessage: '≤ at most, ≥ at least: some of the costs are not known.' },
  compared: { id: 'ui.Report.compared', defaultMessage: 'Compared with {range}' },
  only: { id: 'ui.Report.only', defaultMessage: 'Only {dimension}: {values}' },
  firstRows: { id: 'ui.Report.firstRows', defaultMessage: 'The first {shown} of {total} rows' },
  page: { id: 'ui.Report.page', defaultMessage: 'Page {page} of {pages}' },
  before: { id: 'ui.Report.before', defaultMessage: 'before: {value}' },
  beforeColumn: { id: 'ui.Report.beforeColumn', defaultMessage: '{name}, before' },
  period: { id: 'ui.Report.period', defaultMessage: 'Period' },
  shop: { id: 'ui.Report.shop', defaultMessage: 'Shop' },
  created: { id: 'ui.Report.created', defaultMessage: 'Created' },
  currency: { id: 'ui.Report.currency', defaultMessage: 'Currency' },
  missingCosts: { id: 'ui.Report.missingCosts', defaultMessage: 'Missing costs' },
});

export const reportPeriodMessages = defineMessages<Record<ReportPeriodKind, NoMessageValues>>({
  last_7_days: { id: 'ui.Report.periods.last7Days', defaultMessage: 'Last 7 days' },
  last_30_days: { id: 'ui.Report.periods.last30Days', defaultMessage: 'Last 30 days' },
  last_90_days: { id: 'ui.Report.periods.last90Days', defaultMessage: 'Last 90 days' },
  this_month: { id: 'ui.Report.periods.thisMonth', defaultMessage: 'This month' },
  last_month: { id: 'ui.Report.periods.lastMonth', defaultMessage: 'Last month' },
  this_quarter: { id: 'ui.Report.periods.thisQuarter', defaultMessage: 'This quarter' },
  last_quarter: { id: 'ui.Report.periods.lastQuarter', defaultMessage: 'Last quarter' },
  last_12_months: { id: 'ui.Report.periods.last12Months', defaultMessage: 'Last 12 whole months' },
  this_year: { id: 'ui.Report.periods.thisYear', defaultMessage: 'This year' },
  last_year: { id: 'ui.Report.periods.lastYear', defaultMessage: 'Last year' },
  custom: { id: 'ui.Report.periods.custom', defaultMessage: 'Own days' },
});

/** Why a figure is not known. */
export const unknownMessages = defineMessages<Record<UnknownReason, NoMessageValues>>({
  goods_cost_unknown: {
    id: 'ui.Report.unknown.goodsCostUnknown',
    defaultMessage: 'The cost of goods is not known for enough of the sales.',
  },
  cost_unknown: { id: 'ui.Report.unknown.costUnknown', defaultMessage: 'This cost is not known yet.' },
  ad_spend_unknown: { id: 'ui.Report.unknown.adSpendUnknown', defaultMessage: 'The ad spend is not known yet.' },
  no_ad_spend: { id: 'ui.Report.unknown.noAdSpend', defaultMessage: 'Nothing was spent on ads.' },
  no_orders: { id: 'ui.Report.unknown.noOrders', defaultMessage: 'There were no orders.' },
  no_sales: { id: 'ui.Report.unknown.noSales', defaultMessage: 'There were no sales.' },
  no_new_customers: { id: 'ui.Report.unknown.noNewCustomers', defaultMessage: 'There were no new customers.' },
  no_visits: { id: 'ui.Report.unknown.noVisits', defaultMessage: 'No visits were counted.' },
  nothing_to_cover: { id: 'ui.Report.unknown.nothingToCover', defaultMessage: 'Nothing was sold that has this cost.' },
  not_counted_here: { id: 'ui.Report.unknown.notCountedHere', defaultMessage: 'This is not counted here.' },
});
