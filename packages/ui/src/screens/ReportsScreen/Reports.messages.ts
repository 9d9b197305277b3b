import type { ReportChart, ReportComparison } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  reportErrorTitle: NoMessageValues;
  new: NoMessageValues;
  statementText: NoMessageValues;
  ready: NoMessageValues;
  shared: NoMessageValues;
  private: NoMessageValues;
  visible: NoMessageValues;
  sharedBy: { name: string };
  noneTitle: NoMessageValues;
  noneText: NoMessageValues;
  notIncluded: NoMessageValues;
  kept: NoMessageValues;
  plans: NoMessageValues;
  back: NoMessageValues;
  edit: NoMessageValues;
  duplicate: NoMessageValues;
  copyName: { name: string };
  removeNamed: { name: string };
  remove: NoMessageValues;
  pdf: NoMessageValues;
  csv: NoMessageValues;
  month: NoMessageValues;
  line: NoMessageValues;
  missingTitle: NoMessageValues;
  missingText: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  toIntegrations: NoMessageValues;
  noRowsTitle: NoMessageValues;
  noRowsText: NoMessageValues;
  newTitle: NoMessageValues;
  editTitle: NoMessageValues;
  name: NoMessageValues;
  nameRequired: NoMessageValues;
  metrics: NoMessageValues;
  metricsHint: { most: number };
  metricsRequired: NoMessageValues;
  byTime: NoMessageValues;
  noTime: NoMessageValues;
  byOther: NoMessageValues;
  noOther: NoMessageValues;
  filter: NoMessageValues;
  noFilter: NoMessageValues;
  filterValues: NoMessageValues;
  filterRequired: NoMessageValues;
  from: NoMessageValues;
  to: NoMessageValues;
  daysRequired: NoMessageValues;
  compare: NoMessageValues;
  compareNone: NoMessageValues;
  comparePrevious: NoMessageValues;
  compareLastYear: NoMessageValues;
  chart: NoMessageValues;
  chartNone: NoMessageValues;
  chartBars: NoMessageValues;
  chartLine: NoMessageValues;
  sort: NoMessageValues;
  usualSort: NoMessageValues;
  order: NoMessageValues;
  ascending: NoMessageValues;
  descending: NoMessageValues;
  rows: NoMessageValues;
  model: NoMessageValues;
  share: NoMessageValues;
  save: NoMessageValues;
  cancel: NoMessageValues;
  saveFailed: NoMessageValues;
  preview: NoMessageValues;
  figures: NoMessageValues;
}>({
  title: { id: 'screens.Reports.title', defaultMessage: 'Reports' },
  loading: { id: 'screens.Reports.loading', defaultMessage: 'Loading the reports…' },
  errorTitle: { id: 'screens.Reports.errorTitle', defaultMessage: 'The reports could not be loaded' },
  reportErrorTitle: { id: 'screens.Reports.reportErrorTitle', defaultMessage: 'The report could not be calculated' },
  new: { id: 'screens.Reports.new', defaultMessage: 'New report' },
  statementText: { id: 'screens.Reports.statementText', defaultMessage: 'From gross sales to net profit, by month' },
  ready: { id: 'screens.Reports.ready', defaultMessage: 'Always there' },
  shared: { id: 'screens.Reports.shared', defaultMessage: 'Shared with the shop' },
  private: { id: 'screens.Reports.private', defaultMessage: 'Only you see it' },
  visible: { id: 'screens.Reports.visible', defaultMessage: 'Visible to' },
  sharedBy: { id: 'screens.Reports.sharedBy', defaultMessage: 'Shared by {name}' },
  noneTitle: { id: 'screens.Reports.noneTitle', defaultMessage: 'No reports of your own yet' },
  noneText: {
    id: 'screens.Reports.noneText',
    defaultMessage: 'Choose figures and what to group them by. The report is calculated again each time it is opened.',
  },
  notIncluded: {
    id: 'screens.Reports.notIncluded',
    defaultMessage: 'Custom reports are part of Growth and Enterprise.',
  },
  kept: {
    id: 'screens.Reports.kept',
    defaultMessage: 'Your reports are kept: they open again with one of these plans.',
  },
  plans: { id: 'screens.Reports.plans', defaultMessage: 'See the plans' },
  back: { id: 'screens.Reports.back', defaultMessage: 'All reports' },
  edit: { id: 'screens.Reports.edit', defaultMessage: 'Change' },
  duplicate: { id: 'screens.Reports.duplicate', defaultMessage: 'Duplicate' },
  copyName: { id: 'screens.Reports.copyName', defaultMessage: '{name} (copy)' },
  removeNamed: { id: 'screens.Reports.removeNamed', defaultMessage: 'Delete: {name}' },
  remove: { id: 'screens.Reports.remove', defaultMessage: 'Delete' },
  pdf: { id: 'screens.Reports.pdf', defaultMessage: 'PDF' },
  csv: { id: 'screens.Reports.csv', defaultMessage: 'CSV' },
  month: { id: 'screens.Reports.month', defaultMessage: 'Month' },
  line: { id: 'screens.Reports.line', defaultMessage: 'Line' },
  missingTitle: { id: 'screens.Reports.missingTitle', defaultMessage: 'There is no such report' },
  missingText: { id: 'screens.Reports.missingText', defaultMessage: 'It was deleted, or it is not shared with you.' },
  emptyTitle: { id: 'screens.Reports.emptyTitle', defaultMessage: 'No orders yet' },
  emptyText: { id: 'screens.Reports.emptyText', defaultMessage: 'Import your orders to see what your shop earned.' },
  toIntegrations: { id: 'screens.Reports.toIntegrations', defaultMessage: 'Import orders' },
  noRowsTitle: { id: 'screens.Reports.noRowsTitle', defaultMessage: 'Nothing in this period' },
  noRowsText: { id: 'screens.Reports.noRowsText', defaultMessage: 'No row matches the period and the filter.' },
  newTitle: { id: 'screens.Reports.newTitle', defaultMessage: 'New report' },
  editTitle: { id: 'screens.Reports.editTitle', defaultMessage: 'Change the report' },
  name: { id: 'screens.Reports.name', defaultMessage: 'Name' },
  nameRequired: { id: 'screens.Reports.nameRequired', defaultMessage: 'Give the report a name.' },
  metrics: { id: 'screens.Reports.metrics', defaultMessage: 'Figures' },
  metricsHint: {
    id: 'screens.Reports.metricsHint',
    defaultMessage: 'Up to {most}; only those that can be grouped this way are offered.',
  },
  metricsRequired: { id: 'screens.Reports.metricsRequired', defaultMessage: 'Choose at least one figure.' },
  byTime: { id: 'screens.Reports.byTime', defaultMessage: 'By time' },
  noTime: { id: 'screens.Reports.noTime', defaultMessage: 'Not by time' },
  byOther: { id: 'screens.Reports.byOther', defaultMessage: 'Group by' },
  noOther: { id: 'screens.Reports.noOther', defaultMessage: 'Nothing else' },
  filter: { id: 'screens.Reports.filter', defaultMessage: 'Only rows of' },
  noFilter: { id: 'screens.Reports.noFilter', defaultMessage: 'No filter' },
  filterValues: { id: 'screens.Reports.filterValues', defaultMessage: 'Values' },
  filterRequired: { id: 'screens.Reports.filterRequired', defaultMessage: 'Choose at least one value.' },
  from: { id: 'screens.Reports.from', defaultMessage: 'First day' },
  to: { id: 'screens.Reports.to', defaultMessage: 'Last day' },
  daysRequired: { id: 'screens.Reports.daysRequired', defaultMessage: 'Choose both days, the first before the last.' },
  compare: { id: 'screens.Reports.compare', defaultMessage: 'Compare with' },
  compareNone: { id: 'screens.Reports.compareNone', defaultMessage: 'Nothing' },
  comparePrevious: { id: 'screens.Reports.comparePrevious', defaultMessage: 'Previous period' },
  compareLastYear: { id: 'screens.Reports.compareLastYear', defaultMessage: 'Same days a year earlier' },
  chart: { id: 'screens.Reports.chart', defaultMessage: 'Chart' },
  chartNone: { id: 'screens.Reports.chartNone', defaultMessage: 'Table only' },
  chartBars: { id: 'screens.Reports.chartBars', defaultMessage: 'Bars' },
  chartLine: { id: 'screens.Reports.chartLine', defaultMessage: 'Line' },
  sort: { id: 'screens.Reports.sort', defaultMessage: 'Sort by' },
  usualSort: { id: 'screens.Reports.usualSort', defaultMessage: 'As usual: by time, else the highest first' },
  order: { id: 'screens.Reports.order', defaultMessage: 'Order' },
  ascending: { id: 'screens.Reports.ascending', defaultMessage: 'Lowest first' },
  descending: { id: 'screens.Reports.descending', defaultMessage: 'Highest first' },
  rows: { id: 'screens.Reports.rows', defaultMessage: 'Rows at most' },
  model: { id: 'screens.Reports.model', defaultMessage: 'Attribution' },
  share: { id: 'screens.Reports.share', defaultMessage: 'Share with everyone in the shop' },
  save: { id: 'screens.Reports.save', defaultMessage: 'Save report' },
  cancel: { id: 'screens.Reports.cancel', defaultMessage: 'Cancel' },
  saveFailed: { id: 'screens.Reports.saveFailed', defaultMessage: 'The report could not be saved.' },
  preview: { id: 'screens.Reports.preview', defaultMessage: 'Preview' },
  figures: { id: 'screens.Reports.figures', defaultMessage: 'Figures of the report' },
});

export const comparisonMessages = {
  none: messages.compareNone,
  previous: messages.comparePrevious,
  lastYear: messages.compareLastYear,
} satisfies Record<ReportComparison, unknown>;

export const chartMessages = {
  none: messages.chartNone,
  bars: messages.chartBars,
  line: messages.chartLine,
} satisfies Record<ReportChart, unknown>;
